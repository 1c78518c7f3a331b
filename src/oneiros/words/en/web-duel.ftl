## Whether it was the warband, at the end of a game and beside its analysis.

web-duel-title = Was it the warband?
web-duel-about = Bots play these two warbands against each other, from both sides and in equal hands. That takes seconds, and tells the warbands apart from dice and choices.
web-duel-ask = Let bots play { $games } games
web-duel-closer = Look closer: { $games } games
web-duel-on = Play on: { $done } of { $games } games are played
web-duel-busy = Bots are playing
web-duel-done = { $done } of { $total }
web-duel-stop = Stop
web-duel-drawn = Share of games won: { $share } percent, interval from { $low } to { $high }
web-duel-parts = Warband, dice and choices, with 95% intervals
web-duel-warband = Warband, in equal hands
web-duel-luck = Dice
web-duel-choices = { $whose ->
    [own] Your choices
   *[other] Choices of player { $seat }
}
web-duel-others = Opponent’s choices
web-duel-between = { $share } ({ $low } to { $high })
web-duel-next = { $most ->
    [warband] The warband cost most: build first.
    [luck] The dice cost most. Nothing has to change because of them.
    [choices] { $whose ->
        [own] Your own choices cost most: look at the worst of them first.
       *[other] Own choices cost most: look at the worst of them first.
    }
   *[others] The opponent’s good choices cost most: see how they played.
}
web-duel-either = So few games and playouts do not tell which cost most: { $parts }.
web-duel-or = { $first } or { $last }
web-duel-part = { $part ->
    [warband] the warband
    [luck] the dice
    [choices] { $whose ->
        [own] your own choices
       *[other] the choices of player { $seat }
    }
   *[others] the opponent’s choices
}
web-duel-unclear = So few games and playouts do not tell what cost most.
web-duel-first = { $side ->
    [below] Build first; whether dice or choices cost more, the analysis tells.
   *[other] Whether it was dice or choices, the analysis tells.
}
web-duel-change = Change this warband
web-duel-mistake = Look at the worst mistake
web-duel-analyse = Analyse the game
