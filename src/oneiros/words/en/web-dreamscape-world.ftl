# The dreamworld in the browser, and what lies around it.
# $kind is a shard's kind and $power a power as in dreamscape.ftl; numbers of things are numbers.

web-dreamscape-world = Dreamworld
web-dreamscape-world-you = You
web-dreamscape-world-seat = Player { $seat }

# A place, for those who hear it: its number, its name, its shards from the left.
web-dreamscape-world-place = { $number }, { $name }: { $row }; key { $key }.
web-dreamscape-world-place-empty = { $number }, { $name }: no shards.
web-dreamscape-world-sleepers = Sleepers, the lowest first: { $seats }.
web-dreamscape-world-blocked = Mr Nightmare stands here: the power of this location cannot be used.

# What going there costs, and why.
web-dreamscape-world-free-key = Free: your { shard-kind } key.
web-dreamscape-world-free-empty = Free: no shard lies there.
web-dreamscape-world-one-point = 1 action point.
web-dreamscape-world-takes-red = On the way you take the nightmare shard into your Hands.
web-dreamscape-world-far = No link leads there from here: { $steps } steps away.
web-dreamscape-world-price-free = free
web-dreamscape-world-price-point = 1 point
web-dreamscape-world-price-point-short = 1
web-dreamscape-world-price-far = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

# What the shards of a place would mean for one's cards: $cards are their names, $count is how many.
web-dreamscape-world-next = Then { shard-kind } is 1 point: { $count ->
    [one] { $cards } lacks it.
   *[other] { $cards } lack it.
}
web-dreamscape-world-behind = Further left lies { shard-kind }: { $count ->
    [one] { $cards } lacks it.
   *[other] { $cards } lack it.
}

# What can be touched there.
web-dreamscape-world-key = The key: { $kind }
web-dreamscape-world-collect = Collect { shard-one }
web-dreamscape-world-power = Use { power-used }.
web-dreamscape-world-power-used = You have used a location's power in this cycle.
web-dreamscape-world-link = Link { $link }
web-dreamscape-world-link-red = Link { $link }: a nightmare shard

# The ribbon: how far the game is, and what is left.
web-dreamscape-world-ribbon = The game so far
web-dreamscape-world-cycle = Cycle { $cycle }
web-dreamscape-world-cycle-of = of { $cycles }
web-dreamscape-world-phases = Phases of the cycle
web-dreamscape-world-order = Order
web-dreamscape-world-order-of = Order of play: { $seats }
web-dreamscape-world-bag = { $shards } in the bag
web-dreamscape-world-bag-kinds = In the bag
web-dreamscape-world-left = What is left
web-dreamscape-world-trees = { $trees ->
    [one] { $trees } tree left
   *[other] { $trees } trees left
}
web-dreamscape-world-decks = Decks
web-dreamscape-world-deck = { $cards ->
    [one] Deck of level { $level }: { $cards } card
   *[other] Deck of level { $level }: { $cards } cards
}
web-dreamscape-world-reserve = Red in reserve: { $shards }

# The candle.
web-dreamscape-world-candle = { $points ->
    [one] { $points } action point of { $most } left
   *[other] { $points } action points of { $most } left
}

# Hands.
web-dreamscape-world-hands = Hands
web-dreamscape-world-hands-empty = Your Hands are empty.
web-dreamscape-world-hands-of = Hands of { $name }
web-dreamscape-world-hands-empty-of = { $name }: nothing in Hands.
web-dreamscape-world-nothing = empty
web-dreamscape-world-hands-planned = in the plan: { $numbers }
web-dreamscape-world-keys = Keys you hold
web-dreamscape-world-no-keys = You hold no key.
web-dreamscape-world-full = No more { shard-kind } can be collected.

# Purposes, and where everybody stands.
web-dreamscape-world-purposes = Purposes, and where all stand now
web-dreamscape-world-stands = { $name }: { $number }
web-dreamscape-world-leads = { $name }: { $number }, which pays { $points } now
web-dreamscape-world-after = with the plan: { $number }
web-dreamscape-world-worth = pays at most { $points }
web-dreamscape-world-each = 1 each
web-dreamscape-world-ended = If the game ended now
web-dreamscape-world-ended-points = Points so far
web-dreamscape-world-ended-purposes = Purposes
web-dreamscape-world-ended-cards = Open cards
web-dreamscape-world-ended-red = Nightmare shards
web-dreamscape-world-ended-total = In all

# Other players.
web-dreamscape-world-others = Other players
web-dreamscape-world-enlarge = Enlarge
web-dreamscape-world-enlarge-of = Enlarge the dreamscape of { $name }
web-dreamscape-world-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-dreamscape-world-open-cards = Open cards
web-dreamscape-world-no-cards = no open card
web-dreamscape-world-cards-done = { $cards ->
    [one] { $cards } card completed
   *[other] { $cards } cards completed
}
web-dreamscape-world-doing = { $doing ->
    [travelling] travelling
    [travelled] has travelled
    [creating] creating
    [created] has created
    [choosing] choosing
   *[waiting] waits
}
