# The dreamcards: what is wrong with one that somebody made up, and the names of those we made.

# Files of cards (catalogue.py, structure.py).
dreamcards-shape = The file does not hold what a file of dreamcards holds. Correct this: { $why }
dreamcard-shape = The card does not hold what a dreamcard holds (rule 6.1). Correct this: { $why }
dreamcard-power = No power is called “{ $came }” (rule 7); write one of: { $expected }.
dreamcard-twice = There are two dreamcards of this name; rename or remove one.
dreamcard-unknown = No dreamcard is called “{ $came }”.{ $near ->
    [none] { "" }
   *[other] { " " }Names that come near: { $near }.
}
structure-too-wide = The structure is too wide; at most { $most } slots each way are allowed.
structure-too-many = The structure shows { $came } stacks; at most { $most } are allowed.
structure-too-high = The stack “{ $came }” is too high; at most { $most } shards are allowed.
structure-ragged = The row “{ $came }” is shorter than another; write a dot for each slot that is not shown, { $expected } slots in all.
structure-token = “{ $came }” is not a stack. Write its shards from the bottom ({ $expected }), then * for a tree or @ for the Dreamer, or a single dot for a slot that is not shown (rule 6.1).
structure-dreamers = { $came ->
    [0] The structure does not show the Dreamer; write @ behind one stack (rule 6.1).
   *[other] The structure shows { $came } Dreamers; write @ behind one stack only (rule 6.1).
}

# The command `oneiros cards`.
cli-command-cards = list and draw the dreamcards
cli-command-cards-about = List the dreamcards with what they need and how hard they are, only those that mention a word, or everything about one of them. Or draw them into a file.
cards-option-word = a name, or part of a name, a power, a kind of shard
cards-option-level = only the cards of one level
cards-option-svg = draw the cards into this file, as an SVG picture
cards-option-markdown = write the cards and the shards they need into this file, as a Markdown page
cards-near = No dreamcard mentions “{ $came }”. Names that come near: { $near }.
cards-unknown = No dreamcard mentions “{ $came }”.
cards-column-name = name
cards-column-level = level
cards-column-points = points
cards-column-power = power
cards-column-structure = structure
cards-column-grass = grass
cards-column-water = water
cards-column-rock = rock
cards-column-land = land
cards-column-trees = trees
cards-column-shards = shards
cards-column-whites = whites
cards-column-turns = cycles
cards-column-difficulty = difficulty
cards-head-name = name
cards-head-level = level
cards-head-points = points
cards-head-power = power
cards-head-grass = G
cards-head-water = W
cards-head-rock = R
cards-head-land = L
cards-head-trees = *
cards-head-difficulty = hard
cards-head-meaning = G grass, W water, R rock, L land, * trees; hard: how hard to build
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-heading = { $name }: { $level }, { $points }
cards-power = { $power }: { $text }
cards-picture-meaning = The farthest row stands above. G grass, W water, R rock, L land, * a tree, @ the Dreamer. Any of the four rotations will do (rule 6.1).
cards-measured = Cheapest build on an empty dreamscape: shards { $shards }, of them white { $whites }, cycles at least { $turns }. Difficulty { $difficulty }.
cards-sheet-title = Dreamscape: the dreamcards
cards-sheet-level = Level { $level }
cards-sheet-tree = tree
cards-sheet-dreamer = the Dreamer
cards-sheet-plan = The letters below each card are its structure seen from above: a stack from the bottom to the top, * a tree, @ the Dreamer, a dot for a slot that is not shown.
cards-page-title = The dreamcards
cards-page-about =
    The cards of the set first-night are our own. [One picture](cards.svg) shows them all. In the table
    a structure is written from above, the farthest row first, with a slash between rows: `WR` is water
    under rock, `*` a tree, `@` the Dreamer, and a dot is a slot that is not shown.
cards-page-measures =
    The difficulty of a card was measured by finding its cheapest build on an empty dreamscape. *Shards*
    counts everything it takes: the shards placed, white ones for the Dreamer's moves and a green one
    for each tree. *Whites* counts the moves that cost a white shard. *Cycles* is the least that
    collecting allows, at four shards a cycle and two of a kind. *Difficulty* is the sum of the three,
    and the points are the difficulty plus the level.
cards-page-shards = Shards needed
cards-page-shards-about = What the structures show, with a grass shard for each tree, against the bag.
cards-row-all = all cards
cards-row-most = most on one card
cards-row-bag = in the bag

# Names. The key is the English name in small letters, without apostrophes, its words joined by hyphens.
card-the-first-stone = The First Stone
card-doorstep-of-grass = Doorstep of Grass
card-puddle-after-no-rain = Puddle after No Rain
card-well-of-small-hours = Well of Small Hours
card-sleepwalkers-ford = Sleepwalker's Ford
card-moss-pillow = Moss Pillow
card-the-drifting-raft = The Drifting Raft
card-crooked-footpath = Crooked Footpath
card-the-stubborn-seed = The Stubborn Seed
card-hermits-tree = Hermit's Tree
card-islet-of-one-evening = Islet of One Evening
card-knuckle-of-the-giant = Knuckle of the Giant
card-mirror-pool = Mirror Pool
card-reeds-in-the-mist = Reeds in the Mist
card-the-lost-stepping-stone = The Lost Stepping Stone
card-lamp-on-the-cliff = Lamp on the Cliff
card-hill-of-the-leaning-pine = Hill of the Leaning Pine
card-where-the-shallows-end = Where the Shallows End
card-watershed = Watershed
card-meadow-of-slow-clocks = Meadow of Slow Clocks
card-the-road-that-forgot = The Road That Forgot
card-moonwater-basin = Moonwater Basin
card-memory-rock = Memory Rock
card-whispering-wind-bay = Whispering Wind Bay
card-the-unkept-lighthouse = The Unkept Lighthouse
card-willow-in-the-flood = Willow in the Flood
card-garden-without-a-gate = Garden without a Gate
card-spring-beneath-the-stone = Spring beneath the Stone
card-the-drowned-staircase = The Drowned Staircase
card-bridge-of-held-breath = Bridge of Held Breath
card-terraces-of-patience = Terraces of Patience
card-salt-marsh-choir = Salt Marsh Choir
card-the-shepherds-notch = The Shepherd's Notch
card-the-ferrymans-hesitation = The Ferryman's Hesitation
card-orchard-of-unsaid-words = Orchard of Unsaid Words
card-the-listing-tower = The Listing Tower
card-spiral-of-the-falling-moon = Spiral of the Falling Moon
card-valley-of-two-rivers = Valley of Two Rivers
card-amphitheatre-of-silence = Amphitheatre of Silence
card-the-sky-aqueduct = The Sky Aqueduct
card-palace-of-the-tides = Palace of the Tides
card-avenue-of-poplars = Avenue of Poplars
card-the-last-summit = The Last Summit
card-the-island-that-waits = The Island That Waits
card-the-broken-ring = The Broken Ring
card-glacier-of-forgotten-summers = Glacier of Forgotten Summers
card-archipelago-of-lost-names = Archipelago of Lost Names
card-harbour-of-return = Harbour of Return
card-cathedral-of-pines = Cathedral of Pines
card-throne-at-the-end-of-sleep = Throne at the End of Sleep
