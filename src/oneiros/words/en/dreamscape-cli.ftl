# Dreamscape in the terminal. Names of commands, options and notation stay English in every language.

## Options, and questions before a game

dreamscape-wish-players = how many play (otherwise: { $usual })
dreamscape-wish-nightmare = with Mr Nightmare and his red shards (rule 10)
dreamscape-wish-simultaneous = creation at the same time for all (rule 5.11)
dreamscape-wish-mirror = a card may be built as its mirror image, too (rule 6.1)
dreamscape-setup-players = How many players [{ $usual }]:
dreamscape-setup-nightmare = With Mr Nightmare and his red shards? [no]:
dreamscape-setup-simultaneous = Creation at the same time for all? [no]:
dreamscape-setup-mirror = Do mirror images of cards count? [no]:

## The table

dreamscape-heading = { $phase ->
    [setup] Set-up
    [emergence] Cycle { $cycle } of { $cycles }: emergence
    [travel] Cycle { $cycle } of { $cycles }: travel of player { $seat }
    [creation] Cycle { $cycle } of { $cycles }: creation of player { $seat }
    [last-creation] Last creation of player { $seat }
   *[over] The end
}
dreamscape-track-points = points
dreamscape-track-order = order { $order }
dreamscape-track-bag = Bag
dreamscape-track-trees = trees left { $trees }
dreamscape-track-decks = decks { $decks }
dreamscape-track-reserve = reserve { $shards }
dreamscape-world-empty = empty
dreamscape-world-nightmare = Nightmare
dreamscape-world-links = Nightmare shards on links: { $links }
dreamscape-hands = Hands
dreamscape-nothing = empty
dreamscape-power-used = { $used ->
    [yes] power used
   *[no] power unused
}
dreamscape-free-step = a free step
dreamscape-dreamer-outside = Dreamer outside
dreamscape-nightmares = nightmares { $shards }
dreamscape-doubt-lost = You still hold { $shards }, which would be lost. Really end the creation? Say it once more to end it.
dreamscape-open = open { $cards }
dreamscape-completed = completed { $number } ({ $card })
dreamscape-completed-number = completed { $number }
dreamscape-card-lacks = lacks { $lacking }
dreamscape-card-get = get
dreamscape-card-impossible = { $lacking ->
    [tree] can no longer be completed: no tree is left
    [shard] can no longer be completed: too few { $kind }
   *[all] can no longer be completed
}
dreamscape-card-nowhere = fits nowhere
dreamscape-card-golem = too few trees are left, only the Golem can bring one
dreamscape-legend =
    Locations: [key], bold if you hold one; the rightmost shard is taken first.
    Letters behind a name are the Sleepers there, the topmost first.
    Slots: stacks from the bottom to the top, * a tree, @ the Dreamer, ○ the entry.
    Cards: level, points, power, [stored shard]; drawn where they come nearest. They
    lack: +R c2 rock on c2, *c2 a tree, @c2 the Dreamer, !c2 RR change the stack;
    get: shards for it that you do not hold.
    G grass, W water, R rock, L land, M movement, N nightmare. (+5): as it stands.

## What happened, in few words

dreamscape-brief-travel = Player { $seat } travels: { $deeds }.
dreamscape-brief-creation = Player { $seat } creates: { $deeds }.
dreamscape-brief-on = Player { $seat }: { $deeds }.
dreamscape-brief-last = Player { $seat } creates for the last time: { $deeds }.
dreamscape-brief-nothing = Player { $seat } creates nothing.
dreamscape-brief-completed = *** Player { $seat } completes a card of { level }: { $card }, { points-counted }! ***
dreamscape-brief-first = Cycle 1 begins.
dreamscape-brief-cycle = Cycle { $cycle } begins. Order of play: { $order }.
dreamscape-brief-last-order = The cycles are over. Everybody creates once more, in this order: { $order }.
dreamscape-brief-order = Order of play: { $order }.
dreamscape-brief-by-itself = That phase is over: nothing else could be done in it.
dreamscape-deed-collected = collects { shard-one } from { $location }
dreamscape-deed-moved = moves to { $location }
dreamscape-deed-key = moves with a key to { $location }
dreamscape-deed-link-taken = takes a nightmare shard from { $link }
dreamscape-deed-power = uses { power-used }
dreamscape-deed-stored = stores { shard-one } on { $card }
dreamscape-deed-used = puts { shard-one } on { $card } for { power-named }
dreamscape-deed-lain-down = lies down on { $location }
dreamscape-deed-seeded = puts a nightmare shard on { $link }
dreamscape-deed-taken = takes { shard-one } from the bag
dreamscape-deed-put = puts { shard-one } on { $location }
dreamscape-deed-rearranged = rearranges { $location } to { $row }
dreamscape-deed-placed = places { shard-one } on { $slot }
dreamscape-deed-entered = enters on { $slot }
dreamscape-deed-stepped = steps to { $slot }
dreamscape-deed-planted = plants a tree on { $slot }
dreamscape-deed-traded = trades { $given } for { $taken }
dreamscape-deed-taken-up = takes { shard-one } up from { $slot }
dreamscape-deed-shifted = { $level ->
    [1] moves the stack of { $from } to { $slot }
   *[other] moves the stack of { $from } from level { $level } up to { $slot }
}
dreamscape-deed-deck = draws { cards-counted } of { level }
dreamscape-deed-kept = keeps { $card }
dreamscape-deed-set-aside = sets nightmare shards aside: { $count }
dreamscape-deeds-collected = collects { $items } from { $location }
dreamscape-deeds-moved = moves to { $items }
dreamscape-deeds-key = moves with a key to { $items }
dreamscape-deeds-placed = places { $items }
dreamscape-deeds-stepped = steps to { $items }
dreamscape-deeds-taken-up = takes up { $items }
dreamscape-deeds-lost = loses what is left: { $items }

## Options in lists

dreamscape-choice-move = Move (1 action point):
dreamscape-choice-with-nothing-there = it is empty
dreamscape-choice-key = Move for free, with a key:
dreamscape-choice-power = Use { power-used }: { $power ->
    [muse] a random shard
    [harvesters] two random shards onto locations
    [tower] take back up to two shards
    [golem] move shards up to three times
    [lake] rearrange a location
   *[king] look at 6 cards, keep one
}
dreamscape-choice-use = Use a card's power for a shard:
dreamscape-choice-use-written = Use a card's power for a shard, such as “{ $example }”
dreamscape-choice-store = Store a shard on a card:
dreamscape-choice-store-written = Store a shard on a card, such as “{ $example }”
dreamscape-choice-place = Place:
dreamscape-choice-place-written = Place, such as “{ $example }”:
dreamscape-choice-step = { $free ->
    [yes] Move the Dreamer (free step) to:
   *[no] Move the Dreamer (white shards: { $whites }) to:
}
dreamscape-choice-over-tree = { $slot } over a tree
dreamscape-choice-plant = Plant a tree (a grass shard, { points-counted }) on:
dreamscape-choice-trade = Trade { $given } for:
dreamscape-choice-put = Put on a location:
dreamscape-choice-take = Take:
dreamscape-choice-shift = Move:
dreamscape-choice-shift-written = Move, such as “{ $example }”:
dreamscape-choice-keep = Keep:
dreamscape-choice-deck = Draw from the deck of { level } (cards: { $cards }, points: { $least } to { $most })
dreamscape-choice-rearrange = Rearrange:
dreamscape-choice-next = Next from the left:
dreamscape-none = none

## The end

dreamscape-standing = If the game ended now:
dreamscape-final = Final scoring
dreamscape-final-before = Points before the end
dreamscape-final-open = Open cards
dreamscape-final-nightmares = Nightmare shards
dreamscape-final-total = In all

## Playing

dreamscape-summary = gather shards, build landscapes, complete cards (2–4 players)
dreamscape-primer =
    Most points after six cycles win. In a cycle everybody travels, then creates.
    Travel: 4 action points. Collecting the rightmost shard of your Sleeper's
    location costs 1, moving to a linked one costs 1 – or nothing, if you hold a
    shard like its [key] or it is empty, and have a point left. Once a cycle you
    may use the power of a location.
    Creation: place shards beside or on top of others, the first on the entry c1,
    and let the Dreamer enter and walk; a white shard is a step. Water pays 1, a
    mountain (RR) 2, land gives a free step; a grass shard can become a tree.
    A card is complete when your landscape holds what it shows, the Dreamer too.
    It pays its points, and you may draw another; an open one costs 5 at the end.
    Shards left in your Hands are lost, except one stored on each card. After the
    sixth cycle there is one last creation with the shards stored. Nightmare game:
    red shards (N) lie on links, cost 3 each at the end and must be placed; three
    of them buy another shard. See rule 10.
    G grass, W water, R rock, L land, M movement (white); WR is water under rock, a
    tree is *, the Dreamer @. A card lacks +R c1: rock on c1, *c1: a tree, @c1: the
    Dreamer there; get R: you do not hold it. (+6) is what an option scores at once.
dreamscape-look-word = look
dreamscape-look-help = look PLAYER – show the dreamscape and the cards of a player
dreamscape-look-what = Say at whom, such as: look B
dreamscape-about-word = about
dreamscape-about-help = about NAME – explain a card, a power, a purpose, a kind of shard or a word such as mountain
dreamscape-about-what = Say what about, such as: about Golem
dreamscape-about-near = Nothing here is called “{ $came }”. Names that come near: { $near }.
dreamscape-about-unknown = Nothing here is called “{ $came }”.
dreamscape-about-power = { $power }: the power of location { $number }
dreamscape-about-grass = Grass (G, green): discard one in creation to plant a tree; it scores as many points as you have trees then.
dreamscape-about-water = Water (W, blue): the Dreamer scores 1 point whenever it comes onto water.
dreamscape-about-rock = Rock (R, gray): two rocks directly on one another are a mountain, which pays the Dreamer 2 points, once in a cycle.
dreamscape-about-land = Land (L, brown): a Dreamer that comes onto land has a free step.
dreamscape-about-movement = Movement (M, white): discard one in creation to let the Dreamer go to an adjacent stack.
dreamscape-about-nightmare = Nightmare (N, red): it goes on bare slots only, nothing but the Dreamer may be on it, the Dreamer loses 1 point there, and each costs 3 points at the end.
dreamscape-purposes-word = purposes
dreamscape-purposes-help = purposes – show what scores at the end, and how everybody stands
dreamscape-odds-word = odds
dreamscape-odds-help = odds, odds power, odds deck II, odds 3 – what a draw may bring, and with what a location would be filled now
cli-draw = { $option }:
cli-draw-helps = { $card }: something that it lacks comes with { $helps }{ $told ->
    [yes] , and then Hands hold all that it lacks with { $enough }
   *[no] { "" }
}
cli-draw-deck = deck { $level }: { $chances }
cli-draw-names = by name: { $cards }
cli-draw-name = { $card } { $chance }{ $state ->
    [matched] {" "}(complete at once)
    [ready] {" "}(all it lacks in Hands)
   *[far] { "" }
}
cli-draw-deeper = not now: { $cards }
cli-draw-deep = { $card } ({ $over ->
    [one] under one other card
   *[other] under { $over } other cards
})
cli-draw-ready = all it lacks in Hands
cli-draw-matched = complete at once
cli-refill-now = If the locations were filled now:
cli-refill = location { $location }: { $chances }
cli-refill-key = as key { $chances }
cli-refill-nothing = No location would get a shard if they were filled now.
cli-refill-full = Nothing would come to location { $location }.
cli-odds-location = There is no location { $came }; they are numbered from 1 to { $most }.

# What players may call a thing when they ask about it; the first name is the usual one.
dreamscape-term-action-points = action points, action point, points, point, candle, flame
dreamscape-term-bag = bag
dreamscape-term-collecting = collect, collecting
dreamscape-term-completing = complete, completing, completion, structure, rotation
dreamscape-term-creation = creation, create, creating
dreamscape-term-cycle = cycle, cycles, clock
dreamscape-term-deck = deck, decks, level
dreamscape-term-drawing = draw, drawing, new card
dreamscape-term-dreamer = Dreamer, step, walk, white shard, white shards
dreamscape-term-emergence = emergence, refill, refilling
dreamscape-term-end = end of the game, scoring, final scoring, winning, win
dreamscape-term-entry-slot = entry slot, entry, enter
dreamscape-term-free-step = free step, free steps, free
dreamscape-term-hands = Hands, hand, limit
dreamscape-term-key = key, keys, key movement
dreamscape-term-last-creation = last creation
dreamscape-term-link = link, links, road, roads
dreamscape-term-marker = initiative marker, marker, markers, initiative, order of play
dreamscape-term-mountain = mountain, mountains, peak
dreamscape-term-mr-nightmare = Mr Nightmare, Mr. Nightmare, Mister Nightmare
dreamscape-term-nightmare = nightmare shard, nightmare shards, nightmares, red shard, red shards
dreamscape-term-open-card = open card, open cards
dreamscape-term-pile = pile, completed cards, completed card, completed
dreamscape-term-placing = place, placing, stack, stacks
dreamscape-term-power = power, powers, location power
dreamscape-term-purpose = purpose, purposes, tile, tiles, goal, goals
dreamscape-term-sleeper = Sleeper, move, moving
dreamscape-term-slot = slot, slots, adjacent, empty, bare
dreamscape-term-storing = store, storing, stored, stored shard, stored shards
dreamscape-term-tie = tie, ties, draw of the game
dreamscape-term-together = simultaneous, simultaneous creation, at the same time
dreamscape-term-trading = trade, trading, discard, exchange
dreamscape-term-travel = travel, travelling
dreamscape-term-tree = tree, trees, plant, planting
