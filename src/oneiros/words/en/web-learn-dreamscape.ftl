# How to play Dreamscape: the illustrated page, and the pictures beside its numbered rules.

web-learn-counts = { $number ->
    [one] counts 1
   *[other] counts { $number }
}

web-learn-dreamscape-lead = You sleep badly, so you build yourself a better dream. For two to four players.
web-learn-dreamscape-goal = The goal
web-learn-dreamscape-goal-1 = Everybody collects dreamshards in the common dreamworld and builds a dreamscape of their own with them, where their Dreamer walks. After six cycles the player with the most points wins.
web-learn-dreamscape-goal-cards = Dreamcards show a piece of dreamscape and where the Dreamer stands. Whoever has built it scores 4 to 18 points.
web-learn-dreamscape-goal-walk = The Dreamer's walk scores 1 point on water and 2 on a mountain.
web-learn-dreamscape-goal-trees = A tree scores as many points as you have trees then: 1, 2, 3 …
web-learn-dreamscape-goal-purposes = Four purposes pay at the end, the same for all.
web-learn-dreamscape-goal-open = A card that is still open at the end costs 5 points.
web-learn-dreamscape-shards = Five kinds of shards
web-learn-dreamscape-shard-grass = Grass, discarded, plants a tree.
web-learn-dreamscape-shard-water = Water scores 1 point when the Dreamer comes onto it.
web-learn-dreamscape-shard-rock = Rock on rock is a mountain: 2 points, once a cycle.
web-learn-dreamscape-shard-land = Land gives the Dreamer a free step.
web-learn-dreamscape-shard-movement = Movement, discarded, moves the Dreamer by one slot.

web-learn-dreamscape-cycle = A cycle
web-learn-dreamscape-cycle-1 = The game has six cycles, each of three phases. In travel and creation the players take their turns in the order of their markers.
web-learn-dreamscape-cycle-emergence = Emergence
web-learn-dreamscape-cycle-emergence-text = Places are filled again from the bag, shards on cards come back, and the order is dealt anew: the Sleeper at the lowest location plays first. The first cycle has none.
web-learn-dreamscape-cycle-travel = Travel
web-learn-dreamscape-cycle-travel-text = Your Sleeper goes from place to place and collects shards into your Hands.
web-learn-dreamscape-cycle-creation = Creation
web-learn-dreamscape-cycle-creation-text = You build with what is in your Hands, and your Dreamer walks. What is left goes back into the bag.

web-learn-dreamscape-travel = Travel and keys
web-learn-dreamscape-travel-1 = Your candle has four points. Spend them as you like; what is left is lost.
web-learn-dreamscape-travel-collect = Collect, 1 point: the rightmost shard of your place. Not if two of its colour are in your Hands already.
web-learn-dreamscape-travel-move = Move, 1 point: to a linked place.
web-learn-dreamscape-travel-key = By key, free: the leftmost shard of a place is its key. If you hold one of its colour, you go there for nothing and keep yours. An empty place is free as well. You need a point left for it.
web-learn-dreamscape-travel-power = The power of your place, free, once a cycle.
web-learn-dreamscape-travel-lie = At the end your Sleeper lies down, on top of others at that place. A low number plays early in the next cycle; a high one shows you more cards when you draw.
web-learn-dreamscape-travel-row = Left is the key, right is taken first.
web-learn-dreamscape-travel-world = You hold water and sleep at the Lake. The Harvesters' key is water, so that way is free.

web-learn-dreamscape-creation = Creation
web-learn-dreamscape-creation-1 = In any order and as often as you can:
web-learn-dreamscape-creation-place = Place a shard: the first on the entry slot, others beside shards or on top of one with nothing on it.
web-learn-dreamscape-creation-enter = Let the Dreamer enter, free, on the entry slot.
web-learn-dreamscape-creation-walk = Walk: each step costs a movement shard, however high it goes. Land gives a free step, which must be used at once.
web-learn-dreamscape-creation-tree = Plant a tree: discard grass. Nothing more goes on that shard.
web-learn-dreamscape-creation-trade = Trade: discard two of one colour for one of another from the bag.
web-learn-dreamscape-creation-store = Store a shard on a card, to use its power or to keep it for the next cycle.
web-learn-dreamscape-creation-picture = In on land, a free step onto water (+1), then with a movement shard up the mountain (+2).

web-learn-dreamscape-cards = Dreamcards
web-learn-dreamscape-cards-1 = A card is complete as soon as your dreamscape holds exactly what it shows: these stacks, nothing under and nothing over them, trees only where shown, the Dreamer where shown. Around them anything may lie.
web-learn-dreamscape-cards-2 = It may be turned, but not mirrored. The points come at once. Then you may draw: choose a deck, see as many cards as the number of your Sleeper's location, keep one or none.
web-learn-dreamscape-cards-3 = Level I pays 4 to 7 points, level II 8 to 11, level III 13 to 18. Everybody begins with one card of level I.
web-learn-dreamscape-cards-picture = The same structure, a quarter turned: complete.

web-learn-dreamscape-powers = Six powers
web-learn-dreamscape-powers-1 = Every place has a power, and every card has one of the six. The place's power you use in travel, once a cycle. A card's power costs one shard, which is put on the card and comes back in the next emergence. Open cards can be used, and the top one of those you have completed.

web-learn-dreamscape-purposes = Purposes
web-learn-dreamscape-purposes-1 = Four tiles lie open from the start and pay at the end. Most of them pay the player who has most of something, and everybody who is tied; some pay each player for what they have. A tree counts as one more shard of what it stands on.

web-learn-dreamscape-end = The end
web-learn-dreamscape-end-1 = After the sixth cycle shards on cards come back, and everybody creates once more, without powers, storing or drawing. Then purposes are paid, and each open card costs 5 points.
web-learn-dreamscape-end-2 = Most points win. If that is a tie, more completed cards do.
web-learn-dreamscape-end-score = points so far
web-learn-dreamscape-end-purposes = purposes
web-learn-dreamscape-end-open = an open card
web-learn-dreamscape-end-sum = at the end

web-learn-dreamscape-nightmare = With nightmares
web-learn-dreamscape-nightmare-1 = Red shards lie on some ways. Whoever crosses must take them, and must place them on bare slots: each costs 3 points at the end, and 1 point when the Dreamer treads on it. Three red in Hands can be discarded for a shard of your choice.
web-learn-dreamscape-nightmare-2 = Mr Nightmare follows whoever has travelled last. Where he stands the power cannot be used, and he leaves a red shard on a way from there.

web-learn-dreamscape-together = All at once
web-learn-dreamscape-together-1 = If you like, all players create at the same time; travel stays in order. It is quicker. Cards cannot use the powers of the Harvesters and the Lake then, because these touch what others wait for.
