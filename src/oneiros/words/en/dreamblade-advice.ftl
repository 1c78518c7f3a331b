# What a hint in Dreamblade says: where to look first, and what follows from a plan.

advice-look-piece = Take a look at { $miniature } in { $cell }.
advice-look-beside = Take a look at { $miniature }, which is not on the board.
advice-look-reserve = Take a look at { $miniature } in your reserves: it costs { $price } of your { $pool } spawn points.
advice-look-cell = Take a look at { $cell }: who stands there?

advice-clears = { $exact ->
    [yes] The strike clears { $cell } with a chance of { $chance }.
   *[no] The strike clears { $cell } with a chance of about { $chance }.
}
advice-struck = { $miniature }: disrupted { $disrupted }, destroyed { $destroyed }.
advice-risked = It may cost { $miniature }: disrupted { $disrupted }, destroyed { $destroyed }.
advice-fate = { $fate ->
    [disrupted] Disrupted at once: { $miniature }.
    [destroyed] Destroyed at once: { $miniature }.
    [sacrificed] Sacrificed: { $miniature }.
   *[banished] Banished: { $miniature }.
}
advice-deathblow = { $dice ->
    [one] The dying roll { $dice } die in { $cell } before they leave.
   *[other] The dying roll { $dice } dice in { $cell } before they leave.
}
advice-no-deathblow = The dying leave without rolling any dice.
advice-turn-won = The turn ends: { PLAYER($player, case: "within") } wins it, { PLAYER("A", case: "short") } { $a } to { PLAYER("B", case: "short") } { $b }.
advice-turn-drawn = The turn ends in a draw, { PLAYER("A", case: "short") } { $a } to { PLAYER("B", case: "short") } { $b }.
advice-game-won = { PLAYER($player) } wins the game by it.
advice-cell-won = { $worth ->
    [one] { $cell } now pays { PLAYER($player, case: "within") } { $worth } point.
   *[other] { $cell } now pays { PLAYER($player, case: "within") } { $worth } points.
}
advice-cell-lost = { $worth ->
    [one] { $cell } no longer pays { PLAYER($player, case: "within") } its { $worth } point.
   *[other] { $cell } no longer pays { PLAYER($player, case: "within") } its { $worth } points.
}
advice-tally = If the turn ended now: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b }.
advice-tally-changed = If the turn ended now: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b } (before: { PLAYER("A", case: "short") } { $before_a }, { PLAYER("B", case: "short") } { $before_b }).
advice-leads = { $game ->
    [yes] As it stands then, { PLAYER($player, case: "within") } would win the turn and the game.
   *[no] As it stands then, { PLAYER($player, case: "within") } would win the turn.
}
advice-could-strike = { $exact ->
    [yes] If { PLAYER($player, case: "within") } then strikes in { $cell } with everybody, it clears the cell with { $chance }.
   *[no] If { PLAYER($player, case: "within") } then strikes in { $cell } with everybody, it clears the cell with about { $chance }.
}
advice-exposed = If { PLAYER($player, case: "within") } then strikes in { $cell } with everybody, { $miniature }: disrupted { $disrupted }, destroyed { $destroyed }.
advice-entered = { $count ->
    [0] No enemy can enter { $cell } with one shift.
    [one] { $count } enemy can enter { $cell } with one shift.
   *[other] { $count } enemies can enter { $cell } with one shift.
}
advice-price = { $miniature } costs { $price } now (printed: { $printed }).
advice-pool = Spawn points left after it: { $left }.
