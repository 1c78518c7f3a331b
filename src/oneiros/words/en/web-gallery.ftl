# The galleries: all miniatures, all dreamcards.

web-gallery-title = { $game ->
    [dreamblade] Miniatures
   *[dreamscape] Dreamcards
}
web-gallery-about = { $game ->
    [dreamblade] Everything a warband can be made of, figure by figure.
   *[dreamscape] Every land that can be dreamt, as it is drawn on its card.
}
web-gallery-others = Galleries
web-gallery-builder = Build a warband
web-gallery-packs = Open packs
web-gallery-search = Search
web-gallery-search-hint = { $game ->
    [dreamblade] Name, ability, text, lineage
   *[dreamscape] Name, power, shard
}
web-gallery-found = { $number ->
    [0] Nothing fits
    [one] { $number } of { $all }
   *[other] { $number } of { $all }
}
web-gallery-nothing = Nothing here fits all of that.
web-gallery-clear = Clear everything
web-gallery-filters = Filters
web-gallery-filters-set = { $number ->
    [one] Filters ({ $number })
   *[other] Filters ({ $number })
}
web-gallery-show = { $number ->
    [0] Nothing fits
    [one] Show { $number }
   *[other] Show { $number }
}
web-gallery-order = Sorted by
web-gallery-order-cost = cost
web-gallery-order-name = name
web-gallery-order-strength = strength
web-gallery-order-power = power
web-gallery-order-defense = defense
web-gallery-order-life = life
web-gallery-order-set = set and number
web-gallery-order-level = level
web-gallery-order-points = points
web-gallery-order-difficulty = difficulty
web-gallery-least = { $scale }, from
web-gallery-most = { $scale }, to
web-gallery-between = { $least } to { $most }
web-gallery-between-all = any
web-gallery-option = { $label }, { $number }
web-gallery-list = { $game ->
    [dreamblade] Miniatures; arrow keys go from one to the next, Enter looks closer
   *[dreamscape] Dreamcards; arrow keys go from one to the next, Enter looks closer
}
web-gallery-previous = The one before: { $name }
web-gallery-next = The next one: { $name }
web-gallery-unknown = Nothing in this gallery is called “{ $name }”.

## What they are told apart by

web-gallery-by-aspect = Aspect
web-gallery-by-cost = Cost
web-gallery-by-kind = Kind
web-gallery-by-rarity = Rarity
web-gallery-by-lineage = Lineage
web-gallery-by-works = Works
web-gallery-by-set = Set
web-gallery-by-level = Level
web-gallery-by-power = Power
web-gallery-by-shard = Shows
web-gallery-by-difficulty = Difficulty
web-gallery-by-points = Points

## Miniatures

web-gallery-rarity-common = common
web-gallery-rarity-uncommon = uncommon
web-gallery-rarity-rare = rare
web-gallery-rarity-none = without rarity
web-gallery-lineage-none = no lineage
web-gallery-set-first-sleep = First Sleep
web-gallery-set-rulebook = Rulebook
web-gallery-number = { $set }, number { $number }
web-gallery-works-always = always
web-gallery-works-blade = blade
web-gallery-works-multiblade = multiblade
web-gallery-works-double-blade = double blade
web-gallery-works-double-multiblade = double multiblade
web-gallery-works-spawn = for spawn points
web-gallery-works-comes-into-play = on coming into play
web-gallery-works-score = in a scoring cell
web-gallery-works-none = no ability
web-gallery-niche = { $name }: cost { $cost }, { $kind ->
    [location] location
   *[creature] power { $power }, defense { $defense }, life { $life }
}, { $aspects }
web-gallery-abilities = Abilities
web-gallery-rule = Rule { $rule }
web-gallery-example = Try it
web-gallery-strength = Strength for its cost
web-gallery-strength-share = { $share } %
web-gallery-strength-drawn = Share of games won: { $share } percent, interval from { $low } to { $high }
web-gallery-strength-verdict = { $side ->
    [above] Warbands with it win more often than they lose.
    [below] Warbands with it lose more often than they win.
   *[even] Too close to call: the interval holds 50 %.
}
web-gallery-strength-interval = 95 % interval: { $low } to { $high } %
web-gallery-strength-measured = Measured in { $games } games between random warbands; both sides were played by { $bot }. It counted { $counted } times.
web-gallery-strength-none = Not measured: only the miniatures of { $set } were.
web-gallery-warbands = Ready warbands with it
web-gallery-warbands-none = No ready warband has it.
web-gallery-warbands-copies = { $copies }×

## Dreamcards

web-gallery-card = { $name }: level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $power }, difficulty { $difficulty }
web-gallery-card-tree = a tree
web-gallery-card-difficulty = Difficulty { $difficulty }
web-gallery-card-numbers = Level and points
web-gallery-card-cost = What it takes
web-gallery-card-cost-about = The cheapest way to build it on an empty dreamscape, alone.
web-gallery-card-shards = Shards
web-gallery-card-whites = Moves that cost a white shard
web-gallery-card-cycles = Cycles
web-gallery-card-sum = Together: difficulty
web-gallery-card-points = Points
web-gallery-card-points-about = Difficulty and level together
web-gallery-card-power = Power
web-gallery-card-shows = What it shows
