# What Dreamscape calls its things.
# $kind is grass, water, rock, land, movement or nightmare, $colour green, blue, gray, brown, white or red,
# $power muse, harvesters, tower, golem, lake or king, $level I, II or III. Counts and points are numbers.

dreamscape-rules-more = Read on with: oneiros rules dreamscape 7, oneiros rules dreamscape 7.7, oneiros rules dreamscape Golem, oneiros rules dreamscape all

# Kinds of shards, alone: for tables and legends.
shard-grass = grass
shard-water = water
shard-rock = rock
shard-land = land
shard-movement = movement
shard-nightmare = nightmare

# A shard in a sentence. Polish needs the form after “no” and “of” (shard-one-of) as well.
shard-one = { $kind ->
    [grass] a grass shard
    [water] a water shard
    [rock] a rock shard
    [land] a land shard
    [movement] a movement shard
   *[nightmare] a nightmare shard
}
shard-one-of = { $kind ->
    [grass] a grass shard
    [water] a water shard
    [rock] a rock shard
    [land] a land shard
    [movement] a movement shard
   *[nightmare] a nightmare shard
}
shards-counted = { $count ->
    [one] { $count } { $kind ->
        [grass] grass shard
        [water] water shard
        [rock] rock shard
        [land] land shard
        [movement] movement shard
       *[nightmare] nightmare shard
    }
   *[other] { $count } { $kind ->
        [grass] grass shards
        [water] water shards
        [rock] rock shards
        [land] land shards
        [movement] movement shards
       *[nightmare] nightmare shards
    }
}

# Colours, alone.
colour-green = green
colour-blue = blue
colour-gray = gray
colour-brown = brown
colour-white = white
colour-red = red

# The colour before one shard, before one shard after “no” and “of”, before some shards, before many.
colour-one = { $colour ->
    [green] green
    [blue] blue
    [gray] gray
    [brown] brown
    [white] white
   *[red] red
}
colour-one-of = { $colour ->
    [green] green
    [blue] blue
    [gray] gray
    [brown] brown
    [white] white
   *[red] red
}
colour-few = { $colour ->
    [green] green
    [blue] blue
    [gray] gray
    [brown] brown
    [white] white
   *[red] red
}
colour-many = { $colour ->
    [green] green
    [blue] blue
    [gray] gray
    [brown] brown
    [white] white
   *[red] red
}

# Powers and what they do (rules 7.2 to 7.7). A power bears the name of its location.
power-muse = Muse Archives
power-muse-short = Muse
power-muse-text = Draw one shard at random from the bag into your Hands, whatever you hold.
power-harvesters = Dream Harvesters
power-harvesters-short = Harvesters
power-harvesters-text = Draw two shards at random from the bag and add them at the right end of one location or of two, in the order you choose.
power-tower = Tower of Wandering
power-tower-short = Tower
power-tower-text = Take up to two empty shards, one after the other, from your dreamscape into your Hands.
power-golem = Clockwork Golem
power-golem-short = Golem
power-golem-text = Up to three times, move a shard of your dreamscape with everything on it to an adjacent slot.
power-lake = Eternal Summer Lake
power-lake-short = Lake
power-lake-text = Put the shards of one location into an order of your choice.
power-king = King of Dreams
power-king-short = King
power-king-text = Draw 6 cards from one deck and keep one or none.

# A power in a sentence; Polish needs the form after “use” (power-used) as well.
power-named = { $power ->
    [muse] the power of the Muse Archives
    [harvesters] the power of the Dream Harvesters
    [tower] the power of the Tower of Wandering
    [golem] the power of the Clockwork Golem
    [lake] the power of the Eternal Summer Lake
   *[king] the power of the King of Dreams
}
power-used = { $power ->
    [muse] the power of the Muse Archives
    [harvesters] the power of the Dream Harvesters
    [tower] the power of the Tower of Wandering
    [golem] the power of the Clockwork Golem
    [lake] the power of the Eternal Summer Lake
   *[king] the power of the King of Dreams
}

# Locations (rule 1.3).
location-1 = { power-muse }
location-2 = { power-harvesters }
location-3 = { power-tower }
location-4 = { power-golem }
location-5 = { power-lake }
location-6 = { power-king }

level = level { $level }

# Phases (rules 3.1, 8.1, 10.4).
phase-set-up = set-up
phase-emergence = emergence
phase-travel = travel
phase-creation = creation
phase-last-creation = last creation
phase-scoring = final scoring

# Numbers of things.
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-points-counted = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}

# Purposes (rules 9.1 to 9.3): a title, and who scores. With a colour where the tile has one.
purpose-most-shards = Most shards
purpose-most-shards-text = The player with the most shards in the dreamscape, each tree counting as one more, scores { points-counted }.
purpose-most-pairs = Most pairs
purpose-most-pairs-text = The player with the most stacks of exactly two shards scores { points-counted }.
purpose-most-cards = Most completed cards
purpose-most-cards-text = The player who has completed the most cards scores { points-counted }.
purpose-farthest-dreamer = Farthest from the entry
purpose-farthest-dreamer-text = The player whose Dreamer is farthest from the entry slot, in rows plus columns, scores { points-counted }.
purpose-no-nightmare = Not one nightmare
purpose-no-nightmare-text = A player without a single nightmare shard scores { points-counted }.
purpose-least-empty = Fewest empty slots
purpose-least-empty-text = The player with the fewest empty slots, counting those with a nightmare shard, scores { points-counted }.
purpose-most-of = Most { colour-many } shards
purpose-most-of-text = The player with the most { colour-many } shards, each tree on one counting as one more, scores { points-counted }.
purpose-most-singles = Most single { colour-many } shards
purpose-most-singles-text = The player with the most slots that hold exactly one shard, a { colour-one } one, scores { points-counted }; a slot with a tree counts twice.
purpose-count-of = Points for { colour-few } shards
purpose-count-of-text = Each { colour-one } shard, and each tree on one, scores 1 point, at most { points-counted } in all.
purpose-longest-path = Longest path of { colour-many } shards
purpose-longest-path-text = The player with the longest path of adjacent slots with { colour-few } shards on top, each tree on it counting as one more, scores { points-counted }.
purpose-groups-near = View of { colour-few } shards
purpose-groups-near-text = Each top { colour-one } shard, and each tree on one, scores 1 point if its connected group reaches a slot adjacent to the Dreamer; twice as much if the Dreamer stands on a mountain.

# Words on the board.
term-dreamer = Dreamer
term-tree = tree

# A kind of shard alone, where the sentence names it by its key.
shard-kind = { $kind ->
    [grass] { shard-grass }
    [water] { shard-water }
    [rock] { shard-rock }
    [land] { shard-land }
    [movement] { shard-movement }
   *[nightmare] { shard-nightmare }
}
cards-counted = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# Why something may not be done: whose turn it is, what is asked (explain.py).
why-game-over = The game is over; nothing more can be done ({ cite }).
why-not-asked = { $seat ->
    [chance] Something is drawn first; nobody is asked now ({ cite }).
   *[other] { PLAYER($seat) } is asked now ({ cite }).
}
why-no-such-thing = There is no such card, slot, location or shard in this game ({ cite }).
why-chance = This cannot be drawn now ({ cite }).
why-other-question = { $question ->
    [travel] Now you travel ({ cite }).
    [creation] Now you create ({ cite }).
    [seed] First put a nightmare shard on a link ({ cite }).
    [cross] First lead the Dreamer on, off the tree ({ cite }).
    [order] First choose which card is completed ({ cite }).
    [stored] First choose which shard stays on your completed cards ({ cite }).
    [deck] First choose a deck, or decline to draw ({ cite }).
    [keep] First keep one of the cards, or decline ({ cite }).
    [first] First keep one of the cards ({ cite }).
    [harvest] First put the shards you have drawn on locations ({ cite }).
    [tower] First finish with the Tower, or decline ({ cite }).
    [golem] First finish with the Golem, or decline ({ cite }).
    [lake] First choose a location to rearrange, or decline ({ cite }).
    [arrange] First say which shard comes next ({ cite }).
   *[chance] Something is drawn first ({ cite }).
}
why-creation-only = This belongs to creation, and now you travel ({ cite }).
why-travel-only = This belongs to travel, and now you create ({ cite }).

# Travel (why_travel.py).
why-marker-flipped = Your marker is flipped: you have used the power of a location in this cycle ({ cite }).
why-nightmare-here = Mr Nightmare is here, so the power of this location cannot be used ({ cite }).
why-nothing-to-draw = There is nothing left to draw with { power-named } ({ cite }).
why-no-points = You have no action points left ({ cite }).
why-row-empty = There is no shard on location { $location } ({ cite }).
why-colour-limit = You cannot collect { shard-one-of }: you hold at least two of that kind ({ cite }).
why-already-there = Your Sleeper is at location { $location } already ({ cite }).
why-not-linked = Location { $here } is not linked with location { $location } ({ cite }).
why-no-key = The key of location { $location } is { shard-one }, and you hold none of that kind ({ cite }).
why-key-back = Your Sleeper was at location { $location } a moment ago, and nothing else has changed since: a key does not bring it back there ({ cite }). It may move there for a point.
why-link-elsewhere = The link { $link } does not lead to the location of your Sleeper ({ cite }).
why-link-taken = There is a nightmare shard on the link { $link } already ({ cite }).

# Creation (why_creation.py).
why-red-left = { $count ->
    [one] You still hold { $count } nightmare shard, and there is a slot for it; place it before you end ({ cite }).
   *[other] You still hold { $count } nightmare shards, and there is a slot; place them before you end ({ cite }).
}
why-dreamer-there = Your Dreamer stands on { $slot } ({ cite }).
why-tree-there = A tree stands on { $slot } ({ cite }).
why-not-held = You do not hold { shard-one-of } ({ cite }).
why-entry-first = The first shard goes on the entry slot, { $slot } ({ cite }).
why-not-adjacent = { $slot } is bare, and there would be no shard beside it ({ cite }).
why-red-on-shard = A nightmare shard goes on bare slots only, and there are shards on { $slot } ({ cite }).
why-red-there = There is a nightmare shard on { $slot }; only the Dreamer may be on top of it ({ cite }).
why-dreamer-inside = Your Dreamer is in the dreamscape already ({ cite }).
why-entry-bare = The Dreamer enters on { $slot }, where there is no shard ({ cite }).
why-dreamer-outside = Your Dreamer has not entered the dreamscape ({ cite }).
why-step-too-far = { $slot } is not adjacent to your Dreamer ({ cite }).
why-slot-bare = There is no shard on { $slot } ({ cite }).
why-no-moves = You have neither a free step nor a movement shard ({ cite }).
why-step-back = Your Dreamer was on { $slot } a moment ago, and nothing else has changed since: a free step does not bring it back there ({ cite }).
why-cannot-cross = There is a tree on { $slot }, and your steps do not suffice to get off it again ({ cite }).
why-no-trees = No tree is left ({ cite }).
why-trade-for-red = Nobody can get a nightmare shard by trading ({ cite }).
why-trade-same = You cannot get { shard-one-of } for shards of the same kind ({ cite }).
why-trade-too-few = This trade takes { $needed } shards of one kind ({ shard-kind }), and you hold fewer ({ cite }).
why-not-in-bag = The bag does not hold { shard-one-of } ({ cite }).

# Cards (why_cards.py).
why-last-creation = In the last creation nothing is put on cards, and their powers rest ({ cite }).
why-card-buried = The card { $card } lies under another completed one; only the top one counts ({ cite }).
why-card-not-yours = The card { $card } is neither open before you nor on top of your completed cards ({ cite }).
why-card-covered = There is { shard-one } on the card { $card } already ({ cite }).
why-red-not-stored = Nightmare shards are never put on cards ({ cite }).
why-power-barred = While all create at the same time, no card can use { power-used } ({ cite }).
why-deck-empty = The deck of { level } is empty ({ cite }).
why-not-stored = There is no such shard to choose: { shard-kind } ({ cite }).
why-not-matched = Your dreamscape does not hold the structure of the card { $card } ({ cite }).
why-not-drawn = The card { $card } is not among those you are looking at ({ cite }).

# Powers (why_power.py).
why-nothing-to-rearrange = Location { $location } holds no two different shards, so there is nothing to rearrange ({ cite }).
why-not-in-row = There is no such shard left to arrange: { shard-kind } ({ cite }).
why-not-harvested = You have not drawn { shard-one-of } ({ cite }).
why-no-level = { $height ->
    [one] There is only { $height } shard on { $slot } ({ cite }).
   *[other] There are only { $height } shards on { $slot } ({ cite }).
}
why-shift-too-far = { $target } is not adjacent to { $slot } ({ cite }).

# Notation (reading.py).
notation-card = No dreamcard of this game is called “{ $came }”.
notation-kind = “{ $came }” is not a kind of shard; write one of: { $expected }.
notation-level = “{ $came }” is not a level; write I, II or III.
notation-link = “{ $came }” is not a link; write the two locations, such as 3-6.
notation-location = “{ $came }” is not a location; write a number from 1 to 6.
notation-purpose = “{ $came }” is not a purpose; write one of: { $expected }.
notation-seat = “{ $came }” is not a player; write a letter from A to D.
notation-shift = “{ $came }” is not a move of the Golem; write what moves and where to, such as: shift c2:1 d2
notation-slot = “{ $came }” is not a slot; write a column and a row, such as c1.
notation-needs-slot = This needs a kind of shard and a slot, such as: place water c2.
notation-needs-kind = This needs two kinds of shards, such as: trade water grass.
notation-needs-location = This needs a kind of shard and a location, such as: put water 3.

# Odds.
odds-no-draw = Nothing is drawn by this answer; choose one that draws a shard or a card.

# The log: what happened. $cause says by which rule, and by the power of which card.
dreamscape-cause-card = card { $card }, rule { $rule }
dreamscape-log-marker-dealt = { PLAYER($seat) } gets marker { $number } ({ $cause }).
dreamscape-log-tile = Purpose { $number }: { $purpose } ({ $cause }).
dreamscape-log-sleeper-placed = The Sleeper of { PLAYER($seat, case: "within") } starts on location { $location } ({ $cause }).
dreamscape-log-deck-chosen = { PLAYER($seat) } draws { cards-counted } from the deck of { level } ({ $cause }).
dreamscape-log-card-shown = { PLAYER($seat) } looks at the card { $card } ({ $cause }).
dreamscape-log-card-hidden = { PLAYER($seat) } looks at a card ({ $cause }).
dreamscape-log-card-kept = { PLAYER($seat) } keeps the card { $card } ({ $cause }).
dreamscape-log-cards-returned = { PLAYER($seat) } puts { cards-counted } under the deck of { level } ({ $cause }).
dreamscape-log-location-filled = Location { $location } gets { shard-one } ({ $cause }).
dreamscape-log-nightmares-added = { $count ->
    [one] { $count } nightmare shard goes into the bag ({ $cause }).
   *[other] { $count } nightmare shards go into the bag ({ $cause }).
}
dreamscape-log-cycle-began = Cycle { $number } begins ({ $cause }).
dreamscape-log-shard-restored = From the card { $card } { PLAYER($seat, case: "within") } takes back { shard-one } ({ $cause }).
dreamscape-log-travel-began = { PLAYER($seat) } travels ({ $cause }).
dreamscape-log-collected = { PLAYER($seat) } collects { shard-one } from location { $location } ({ $cause }).
dreamscape-log-sleeper-moved = { $spent ->
    [0] The Sleeper of { PLAYER($seat, case: "within") } moves with a key from location { $from } to location { $location } ({ $cause }).
   *[other] The Sleeper of { PLAYER($seat, case: "within") } moves from location { $from } to location { $location } ({ $cause }).
}
dreamscape-log-link-taken = { PLAYER($seat) } takes the nightmare shard of the link { $link } ({ $cause }).
dreamscape-log-power-used = { PLAYER($seat) } uses { power-used } ({ $cause }).
dreamscape-log-shard-stored = { PLAYER($seat) } puts { shard-one } on the card { $card } ({ $cause }).
dreamscape-log-power-paid = { PLAYER($seat) } puts { shard-one } on the card { $card } and uses { power-used } ({ cite }).
dreamscape-log-lain-down = The Sleeper of { PLAYER($seat, case: "within") } lies down on location { $location } ({ $cause }).
dreamscape-log-nightmare-moved = Mr Nightmare comes to location { $location } ({ $cause }).
dreamscape-log-link-seeded = { $seat ->
    [nobody] A nightmare shard is put on the link { $link } ({ $cause }).
   *[other] { PLAYER($seat) } puts a nightmare shard on the link { $link } ({ $cause }).
}
dreamscape-log-shard-taken = { PLAYER($seat) } takes { shard-one } from the bag ({ $cause }).
dreamscape-log-shard-looked-at = { PLAYER($seat) } draws { shard-one } from the bag and looks at it ({ $cause }).
dreamscape-log-shard-hidden = { PLAYER($seat) } draws a shard from the bag and looks at it ({ $cause }).
dreamscape-log-shard-put = { PLAYER($seat) } puts { shard-one } on location { $location } ({ $cause }).
dreamscape-log-row-rearranged = { PLAYER($seat) } rearranges location { $location }: { $row } ({ $cause }).
dreamscape-log-creation-began = { PLAYER($seat) } creates ({ $cause }).
dreamscape-log-placed = { PLAYER($seat) } places { shard-one } on { $slot } ({ $cause }).
dreamscape-log-entered = The Dreamer of { PLAYER($seat, case: "within") } enters on { $slot } ({ $cause }).
dreamscape-log-stepped = The Dreamer of { PLAYER($seat, case: "within") } goes from { $from } to { $slot } ({ $cause }).
dreamscape-log-free-step-gained = { PLAYER($seat) } has a free step ({ $cause }).
dreamscape-log-free-step-lost = The free step of { PLAYER($seat, case: "within") } is lost ({ $cause }).
dreamscape-log-scored = { PLAYER($seat) } scores { points-counted } ({ $cause }).
dreamscape-log-lost = { PLAYER($seat) } loses { points-counted } ({ $cause }).
dreamscape-log-planted = { PLAYER($seat) } plants a tree on { $slot } ({ $cause }).
dreamscape-log-discarded = { PLAYER($seat) } puts { shards-counted } into the bag ({ $cause }).
dreamscape-log-taken-up = { PLAYER($seat) } takes { shard-one } from { $slot } into the Hands ({ $cause }).
dreamscape-log-shifted = { PLAYER($seat) } moves everything from level { $level } of { $from } to { $slot } ({ $cause }).
dreamscape-log-completed = { PLAYER($seat) } completes the card { $card } ({ cite }).
dreamscape-log-set-aside = { $count ->
    [one] { $count } nightmare shard of { PLAYER($seat, case: "within") } has no slot and is set aside ({ $cause }).
   *[other] { $count } nightmare shards of { PLAYER($seat, case: "within") } have no slot and are set aside ({ $cause }).
}
dreamscape-log-purpose-paid = { PLAYER($seat) } scores { points-counted } for a purpose: { $purpose } ({ $cause }).
dreamscape-log-creation-ended = { PLAYER($seat) } ends the creation ({ $cause }).
dreamscape-log-game-ended = The game is over. Winning: { PLAYER($winners, case: "short") } ({ $cause }).

# What is asked.
dreamscape-question-over = The game is over.
dreamscape-question-marker = A marker is dealt.
dreamscape-question-tile = A purpose tile is drawn.
dreamscape-question-colour = A shard is dealt to a purpose tile.
dreamscape-question-card = A card is drawn.
dreamscape-question-shard = A shard is drawn from the bag.
dreamscape-question-travel = Travel: { action-points-counted } left
dreamscape-question-seed = Where does the nightmare shard go?
dreamscape-question-creation = Create your dream
dreamscape-question-cross = The Dreamer cannot stop on a tree. Where to?
dreamscape-question-order = Which card comes first?
dreamscape-question-stored = Which shard stays on the card? The other goes into the bag.
dreamscape-question-deck = Draw { cards-counted } from which deck? You keep one or none.
dreamscape-question-keep = Which card do you keep?
dreamscape-question-first = With which card do you begin?
dreamscape-question-harvest = Where do these go? { $shards }
dreamscape-question-tower = { $left ->
    [one] Tower: take one shard into your Hands
   *[other] Tower: take up to { $left } shards into your Hands
}
dreamscape-question-golem = { $left ->
    [one] Golem: { $left } move left
   *[other] Golem: { $left } moves left
}
dreamscape-question-lake = Which location do you rearrange?
dreamscape-question-arrange = Location { $location }: { $row } What comes next? The last one is taken first.

# What can be answered, each as a sentence.
dreamscape-option-end = { $question ->
    [travel] End your travel
   *[creation] End your creation
}
dreamscape-option-decline = { $question ->
    [deck] Draw no card
    [keep] Keep none
    [tower] Take nothing more
    [golem] Move nothing more
   *[lake] Rearrange nothing
}
dreamscape-option-collect = Collect { shard-one } (1 action point)
dreamscape-option-move = Move to location { $location }, { $name } (1 action point)
dreamscape-option-key = Move with a key to location { $location }, { $name } (free)
dreamscape-option-power = Use { power-used }
dreamscape-option-use = Put { shard-one } on the card { $card } and use { power-used }
dreamscape-option-store = Store { shard-one } on the card { $card }
dreamscape-option-place = Place { shard-one } on { $slot }
dreamscape-option-enter = Let the Dreamer enter on { $slot }
dreamscape-option-step = { $free ->
    [yes] Let the Dreamer go to { $slot }, by the free step
   *[no] Discard a movement shard and let the Dreamer go to { $slot }
}
dreamscape-option-plant = Discard a grass shard and plant a tree on { $slot } for { points-counted }
dreamscape-option-trade = Discard { $given } and take { $taken }
dreamscape-option-seed = Put a nightmare shard on the link { $link }
dreamscape-option-complete = Complete the card { $card } first
dreamscape-option-cover = Leave { shard-one } there
dreamscape-option-deck = Draw from the deck of { level } (cards: { $cards })
dreamscape-option-keep = Keep the card { $card }
dreamscape-option-put = Put { shard-one } on location { $location }
dreamscape-option-take = Take { shard-one } from { $slot }
dreamscape-option-shift = Move { $stack } from { $from } to { $slot }
dreamscape-option-rearrange = Rearrange location { $location }: { $row }
dreamscape-option-next = Next { shard-one }
dreamscape-option-marker = Marker { $number } goes to player { $seat }
dreamscape-option-tile = The tile { $purpose }
dreamscape-option-shard = Draw { shard-one }
dreamscape-option-card = Draw the card { $card }
