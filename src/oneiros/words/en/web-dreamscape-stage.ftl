# The powers of Dreamscape in the browser, and what happens before one's eyes.

## The log. $phase is set-up, emergence, travel, creation, return or scoring.

web-dreamscape-stage-cycle = { $last ->
    [yes] Last creation
   *[no] Cycle { $cycle }
}
web-dreamscape-stage-phase = { $phase ->
    [set-up] Set-up
    [emergence] Emergence
    [travel] Travel
    [creation] Creation
    [return] Stored shards and markers
   *[scoring] Final scoring
}
web-dreamscape-stage-log-filled = Location { $location } gets: { $shards } ({ cite }).
web-dreamscape-stage-log-shown = Player { $seat } looks at: { $names } ({ cite }).
web-dreamscape-stage-log-hidden = Player { $seat } looks at { cards-counted } ({ cite }).
web-dreamscape-stage-log-markers = Order of play: { $order } ({ cite }).

## What others did, for those who hear the page

web-dreamscape-stage-sum = { $phase ->
    [travel] Travel of player { $seat }: { $what }.
    [creation] Creation of player { $seat }: { $what }.
   *[other] Player { $seat }: { $what }.
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
