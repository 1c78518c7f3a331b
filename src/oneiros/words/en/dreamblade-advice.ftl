# What a hint in Dreamblade says: where to look first, and what follows from a plan.

advice-look-piece = Take a look at { $miniature } in { $cell }.
advice-look-beside = Take a look at { $miniature }, which is not on the board.
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
advice-turn-won = The turn ends: player { $player } wins it, A { $a } to B { $b }.
advice-turn-drawn = The turn ends in a draw, A { $a } to B { $b }.
advice-game-won = Player { $player } wins the game by it.
advice-cell-won = { $worth ->
    [one] { $cell } now pays player { $player } { $worth } point.
   *[other] { $cell } now pays player { $player } { $worth } points.
}
advice-cell-lost = { $worth ->
    [one] { $cell } no longer pays player { $player } its { $worth } point.
   *[other] { $cell } no longer pays player { $player } its { $worth } points.
}
advice-tally = If the turn ended now: A { $a }, B { $b }.
advice-tally-changed = If the turn ended now: A { $a }, B { $b } (before: A { $before_a }, B { $before_b }).
advice-leads = { $game ->
    [yes] As it stands then, player { $player } would win the turn and the game.
   *[no] As it stands then, player { $player } would win the turn.
}
advice-could-strike = { $exact ->
    [yes] If player { $player } then strikes in { $cell } with everybody, it clears the cell with { $chance }.
   *[no] If player { $player } then strikes in { $cell } with everybody, it clears the cell with about { $chance }.
}
advice-exposed = If player { $player } then strikes in { $cell } with everybody, { $miniature }: disrupted { $disrupted }, destroyed { $destroyed }.
advice-entered = { $count ->
    [0] No enemy can enter { $cell } with one shift.
    [one] { $count } enemy can enter { $cell } with one shift.
   *[other] { $count } enemies can enter { $cell } with one shift.
}
advice-price = { $miniature } costs { $price } now (printed: { $printed }).
advice-pool = Spawn points left after it: { $left }.
