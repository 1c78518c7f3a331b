# A dreamscape and the dreamcards in the browser.

# A slot in words, for those who hear the land. $shards are their kinds, from the bottom.
web-dreamscape-land-slot = { $count ->
    [one] { $slot }: 1 shard, { $shards }.
   *[other] { $slot }: { $count } shards, from the bottom { $shards }.
}
web-dreamscape-land-bare = { $slot }: bare slot.
web-dreamscape-land-entry = Entry slot.
web-dreamscape-land-tree = Tree.
web-dreamscape-land-dreamer = The Dreamer is here.
# $where is top or buried, $paid yes or no.
web-dreamscape-land-mountain = { $where ->
    [top] Mountain
   *[buried] Mountain under other shards
}{ $paid ->
    [yes] , has paid in this cycle.
   *[no] .
}
# What a card lacks here or a plan would change; $tone is missing, in-the-way, planned or gone, $many the number of $things.
web-dreamscape-land-ghost = { $tone ->
    [missing] Missing here: { $things }.
    [in-the-way] In the way of the card.
    [planned] { $many ->
        [0] Changed by the plan.
       *[other] Planned: { $things }.
    }
   *[gone] { $many ->
        [0] Gone after the plan.
       *[other] Gone after the plan: { $things }.
    }
}
# $state is open, chosen or target; $about says what choosing it does.
web-dreamscape-land-mark = { $state ->
    [chosen] Chosen
   *[open] Can be chosen
}{ $more ->
    [yes] : { $about }.
   *[no] .
}
web-dreamscape-land-help = Arrow keys go from slot to slot as the land is seen, Enter chooses.
web-dreamscape-land-summary = Dreamscape of player { $seat }: { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}, { $trees ->
    [one] 1 tree
   *[other] { $trees } trees
}.
web-dreamscape-land-free = free

# How the land is seen.
web-dreamscape-land-view = How the land is shown
web-dreamscape-land-isometric = Isometric
web-dreamscape-land-flat = Flat
web-dreamscape-land-turn-left = Turn left
web-dreamscape-land-turn-right = Turn right

# Dreamcards.
web-dreamscape-land-card = { level }, { points-counted }.
web-dreamscape-land-card-store = put a shard
web-dreamscape-land-card-stored = stored
# How near it is; $all is the number of its stacks.
web-dreamscape-land-card-stands = { $all ->
    [one] { $stands } of 1 stack stands
   *[other] { $stands } of { $all } stacks stand
}
web-dreamscape-land-card-turned = { $quarter ->
    [1] turned a quarter
    [2] turned round
    [3] turned three quarters
   *[other] as shown
}
web-dreamscape-land-card-mirrored = mirrored
web-dreamscape-land-card-lacks = lacks { $what }
web-dreamscape-land-card-dreamer = only the Dreamer is missing
web-dreamscape-land-card-held = your Hands hold all of it
web-dreamscape-land-card-not-held = not in Hands: { $what }
web-dreamscape-land-card-way = in the way: { $slots }
web-dreamscape-land-card-nowhere = fits nowhere now
web-dreamscape-land-card-impossible = { $cause ->
    [tree] No tree is left: cannot be completed
   *[shard] Not enough { $kind ->
        [grass] grass
        [water] water
        [rock] rock
        [land] land
        [movement] movement
       *[nightmare] nightmare
    } shards are left: cannot be completed
}
web-dreamscape-land-card-left = Left open: { $points }
# A structure in words: its stacks, from the far row and from the left.
web-dreamscape-land-card-structure = Structure: { $stacks }.
web-dreamscape-land-card-stack = { $shards }{ $on ->
    [tree] { " " }with a tree
    [dreamer] { " " }with the Dreamer
   *[none] { "" }
}
web-dreamscape-land-pile = { $cards ->
    [0] No card completed yet
    [one] Completed: 1 card
   *[other] Completed: { $cards } cards
}
web-dreamscape-land-pile-covered = its power is covered by { shard-one }
