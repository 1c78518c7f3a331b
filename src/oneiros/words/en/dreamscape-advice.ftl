# What a hint in Dreamscape says: where to look first, and what follows from a plan.

advice-look-place = Take a look at location { $location }, { $name }.
advice-look-card = Take a look at this dreamcard: { $card }.
advice-look-slot = Take a look at slot { $slot }.

advice-completes = { $points ->
    [one] Completes { $card }: { $points } point.
   *[other] Completes { $card }: { $points } points.
}
advice-scores = { $points ->
    [one] Scores { $points } point at once (rule { $rule }).
   *[other] Scores { $points } points at once (rule { $rule }).
}
advice-card-lacks = { $card }: what is still to be put down or spent for it goes from { $before } to { $after }.
advice-card-nearer = { $card }: of the shards it takes, { $after } are missing in Hands afterwards (before: { $before }).
advice-card-farther = { $card } gets farther away: it lacks { $after } instead of { $before }.
advice-purpose = { $purpose }: as it stands it would pay { PLAYER($seat, case: "within") } { $after } instead of { $before }.
advice-purpose-other = { $purpose }: as it stands it would pay { PLAYER($seat, case: "within") } { $after } instead of { $before }.
advice-collects = Brings: { $shards }.
advice-free-ways = { $count ->
    [one] The way to location { $locations } costs nothing.
   *[other] Ways that cost nothing, to locations: { $locations }.
}
advice-draws = Then chance decides what is drawn.
advice-nightmares = { $count ->
    [one] It takes { $count } nightmare shard on the way.
   *[other] It takes { $count } nightmare shards on the way.
}
advice-points-left = Action points that stay unused: { $left }.
advice-card-pays = { $points ->
    [one] { $card } (level { $level }) pays { $points } point when completed.
   *[other] { $card } (level { $level }) pays { $points } points when completed.
}
advice-card-takes = As the land is, { $card } takes { $takes } shards, { $absent } of them not in Hands.
