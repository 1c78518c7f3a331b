# What one game of Dreamscape shows about a player (registry/dreamscape/lookback.py).

# The player is not named. $who is the best of the others, or those who got a purpose, and $theirs is theirs.
dreamscape-lookback-completed = { $cards ->
    [0] none
    [one] { $cards } card ({ $levels }), { points-counted }
   *[other] { $cards } cards ({ $levels }), { points-counted }
}
dreamscape-lookback-part = { $cycle ->
    [7] the last creation
   *[other] cycle { $cycle }
}
dreamscape-lookback-since = { $cycle ->
    [0] { $card } (held from the start)
   *[other] { $card } (held since cycle { $cycle })
}
dreamscape-lookback-cards = Cards completed, by level: { $own }. { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-best = Best card: { $card }, { points-counted } in { $part } ({ cite }).
dreamscape-lookback-barren = { $number ->
    [0] A card was completed in every cycle.
    [one] No card was completed in { $number } cycle ({ $cycles }).
   *[other] No card was completed in { $number } cycles ({ $cycles }).
} { PLAYER($who) }: { $theirs ->
    [0] no such cycle
    [one] { $theirs } such cycle
   *[other] { $theirs } such cycles
} ({ cite }).
dreamscape-lookback-outside = The Dreamer never entered the dreamscape, so no card could be completed ({ cite }).
dreamscape-lookback-steps = The Dreamer’s way brought { points-counted }: water { $water }, mountains { $mountains }. { PLAYER($who) }: { $theirs } in all ({ cite }).
dreamscape-lookback-trees = { $number ->
    [0] No tree was planted.
    [one] { $number } tree was planted, for { points-counted }.
   *[other] { $number } trees were planted, for { points-counted }.
} { PLAYER($who) }: { $theirs ->
    [0] none
   *[other] { $theirs }, for { $theirpoints }
} ({ cite }).
dreamscape-lookback-idle = { $number ->
    [one] { $number } action point of { $all } was not used
   *[other] { $number } action points of { $all } were not used
}, most in { $part }: { $most }. { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-unused = { $number ->
    [one] { $number } shard was left in Hands and went back into the bag
   *[other] { $number } shards were left in Hands and went back into the bag
}, most in { $part }: { $most }. { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-free = { $number ->
    [one] { $number } free step of { $all } was not taken.
   *[other] { $number } free steps of { $all } were not taken.
} { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-powers = { $number ->
    [0] No power was used.
    [one] { $number } power was used: of locations { $places }, of cards { $cards }.
   *[other] { $number } powers were used: of locations { $places }, of cards { $cards }.
} { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-nightmares = { $points ->
    [0] Nightmare shards cost nothing.
   *[other] Nightmare shards cost { points-counted }; in the dreamscape in the end: { $number }.
} { PLAYER($who) }: { $theirs ->
    [0] nothing
   *[other] { $theirs }
} ({ cite }).
dreamscape-lookback-open = { $number ->
    [one] { $number } card was still open at the end and cost { points-counted }
   *[other] { $number } cards were still open at the end and cost { points-counted }
}: { $cards } ({ cite }).

# Purposes: $gap is what was lacking, $unit what is counted.
dreamscape-lookback-gap = { $unit ->
    [pairs] { $gap ->
        [one] { $gap } pair
       *[other] { $gap } pairs
    }
    [cards] { $gap ->
        [one] { $gap } card
       *[other] { $gap } cards
    }
    [slots] { $gap ->
        [one] { $gap } slot
       *[other] { $gap } slots
    }
   *[shards] { $gap ->
        [one] { $gap } shard
       *[other] { $gap } shards
    }
}
dreamscape-lookback-missed = “{ $purpose }” went to { PLAYER($who, case: "short") } by { dreamscape-lookback-gap }, { $theirs } against { $own }: { points-counted } ({ cite }).
dreamscape-lookback-not-without = “{ $purpose }” went to { PLAYER($who, case: "short") }: { points-counted }. Here { $own ->
    [one] { $own } nightmare shard was left
   *[other] { $own } nightmare shards were left
} ({ cite }).
dreamscape-lookback-counted = “{ $purpose }”: { points-counted }. { PLAYER($who, case: "short") }: { $theirs } ({ cite }).
dreamscape-lookback-alone = “{ $purpose }” was won, { $own } against { $theirs }: { points-counted } ({ cite }).
