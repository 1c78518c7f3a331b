# The powers of Dreamscape in the browser, and what happens before one's eyes.

## The log. $phase is set-up, emergence, travel, creation, return or scoring.

web-dreamscape-stage-cycle = { $last ->
    [yes] Last creation
   *[no] Cycle { $cycle }
}
web-dreamscape-stage-cycle-last = End
web-dreamscape-stage-phase = { $phase ->
    [set-up] Set-up
    [emergence] Emergence
    [travel] Travel
    [creation] Creation
    [return] Stored shards and markers
   *[scoring] Final scoring
}
web-dreamscape-stage-log-filled = Location { $location } gets: { $shards } ({ cite }).
web-dreamscape-stage-log-shown = { PLAYER($seat) } looks at: { $names } ({ cite }).
web-dreamscape-stage-log-hidden = { PLAYER($seat) } looks at { cards-counted } ({ cite }).
web-dreamscape-stage-log-markers = Order of play: { $order } ({ cite }).

## What others did, for those who hear the page

web-dreamscape-stage-sum = { $phase ->
    [travel] Travel of { PLAYER($seat, case: "within") }: { $what }.
    [creation] Creation of { PLAYER($seat, case: "within") }: { $what }.
   *[other] { PLAYER($seat) }: { $what }.
}
web-dreamscape-stage-sum-place = moved to location { $location }
web-dreamscape-stage-sum-collected = collected { $shards }
web-dreamscape-stage-sum-powers = { $count ->
    [one] used { $count } power
   *[other] used { $count } powers
}
web-dreamscape-stage-sum-placed = { $count ->
    [one] placed { $count } shard
   *[other] placed { $count } shards
}
web-dreamscape-stage-sum-trees = { $count ->
    [one] planted { $count } tree
   *[other] planted { $count } trees
}
web-dreamscape-stage-sum-completed = completed { $cards }
web-dreamscape-stage-sum-kept = took the card { $cards }
web-dreamscape-stage-sum-points = points { $points }
web-dreamscape-stage-sum-cycle = Cycle { $number } begins.

## Words over the table. $phase is travel, creation or last-creation.

web-dreamscape-stage-says-phase = { $phase ->
    [travel] Travel
    [creation] Creation
   *[last-creation] Last creation
}
web-dreamscape-stage-says-winners = Winning: { $names }

## Powers and draws on their stage. $question is the one that is asked.

web-dreamscape-stage-before = now
web-dreamscape-stage-after = then
web-dreamscape-stage-points = points { $points }
web-dreamscape-stage-completes = completes { $card }
web-dreamscape-stage-ends = your turn ends with it
web-dreamscape-stage-location = location { $location }
web-dreamscape-stage-plan-about = The same slots lie on your land; the number is how many shards lie there.

web-dreamscape-stage-use = Use the power
web-dreamscape-stage-not-now = Not now
web-dreamscape-stage-reveals = It cannot be taken back freely: something comes to light.
web-dreamscape-stage-paid = Put { shard-one } on { $card }; it comes back in the next emergence.
web-dreamscape-stage-may-come = { $power ->
    [muse] One of these comes into your Hands
   *[harvesters] Two of these are drawn
}
web-dreamscape-stage-bag = { $count ->
    [one] In the bag: { $count } shard
   *[other] In the bag: { $count } shards
}
web-dreamscape-stage-odds = { $kind }: { $count }, { $percent } percent

web-dreamscape-stage-drawn = Shards you have drawn
web-dreamscape-stage-harvest-now = { $count ->
    [one] Put the other one at the right end of a location.
   *[other] Choose a shard, then the location where it is put at the right end.
}

web-dreamscape-stage-tower-left = { $left ->
    [one] one shard may still be taken
   *[other] up to { $left } shards
}
web-dreamscape-stage-tower-now = Which shard goes into your Hands? Only shards with nothing on them can be taken.
web-dreamscape-stage-tower-do = { $slot ->
    [none] Choose a shard
   *[other] Take it from { $slot }
}

web-dreamscape-stage-golem-left = { $left ->
    [one] one move is left
   *[other] up to { $left } moves
}
web-dreamscape-stage-golem-now = { $step ->
    [what] Choose the stack that is moved, or a part of it.
    [level] From which shard on? Everything above it goes along.
   *[where] Where does it go? To an adjacent slot that is lit.
}
web-dreamscape-stage-golem-from = Move from { $slot }
web-dreamscape-stage-golem-do = Move { $from } to { $slot }
web-dreamscape-stage-golem-none = Choose a stack and a slot
web-dreamscape-stage-golem-other = Another stack
web-dreamscape-stage-levels = From which shard on
web-dreamscape-stage-level = Shard { $height } from the bottom, { $kind }, and everything above it

web-dreamscape-stage-lake-now = { $question ->
    [lake] Choose the location whose shards you put in order.
   *[arrange] Which shard comes next from the left? Place { $place }.
}
web-dreamscape-stage-lake-next = Next from the left
web-dreamscape-stage-lake-ends = The leftmost is the key; the last one on the right is taken first.

web-dreamscape-stage-draw = A card completed
web-dreamscape-stage-draw-card = { $card } completed: { points-counted }
web-dreamscape-stage-draw-text = { $cards ->
    [one] You may draw { $cards } card, as many as the number of your Sleeper's location, and keep it or not.
   *[other] You may draw { $cards } cards, as many as the number of your Sleeper's location, and keep one or none.
}
web-dreamscape-stage-deck-now = { $cards ->
    [one] From which deck do you draw { $cards } card?
   *[other] From which deck do you draw { $cards } cards?
}
web-dreamscape-stage-deck = { cards-counted }
web-dreamscape-stage-deck-points = { $least }–{ $most } points

web-dreamscape-stage-cards = { $question ->
    [first] Your first card
    [order] Several cards at once
   *[keep] Cards you have drawn
}
web-dreamscape-stage-cards-text = { $question ->
    [first] You keep exactly one; the others go under the deck.
    [order] They are completed one after another, each wholly, in the order you choose.
   *[keep] Keep one or none; the others go under the deck, unseen by the other players.
}
web-dreamscape-stage-cards-now = { $question ->
    [first] With which card do you begin?
    [order] Which one is completed first?
   *[keep] Which one do you keep?
}
web-dreamscape-stage-cards-do = { $question ->
    [first] Begin with { $card }
    [order] Complete { $card } first
   *[keep] Keep { $card }
}
web-dreamscape-stage-cards-at = { $at } of { $all }
web-dreamscape-stage-cards-none = { $question ->
    [order] Choose the first one
   *[other] Choose a card
}

web-dreamscape-stage-stored = Two shards meet
web-dreamscape-stage-stored-text = { $card } goes onto your completed cards, and only one stored shard can lie there.
web-dreamscape-stage-stored-now = Which one stays, to come back in the next emergence?
web-dreamscape-stage-stays = { $kind } stays
web-dreamscape-stage-to-bag = into the bag

web-dreamscape-before = before
web-dreamscape-after = after
