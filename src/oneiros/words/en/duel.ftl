## How the two warbands of a finished game do against each other in equal hands.

duel-share = { $whose ->
    [own] In equal hands your warband wins { $share }% of games against the opponent’s (95% interval: { $low }–{ $high }%).
   *[other] In equal hands the warband of player { $seat } wins { $share }% of games against the other one (95% interval: { $low }–{ $high }%).
}
duel-means = { $side ->
    [below] { $result ->
        [lost] The warband was behind from the start.
        [won] The warband was behind from the start, and the game was won all the same.
       *[other] The warband is behind in this pairing.
    }
    [above] { $result ->
        [lost] The warband was ahead from the start: the game was lost at the table.
        [won] The warband was ahead from the start.
       *[other] The warband is ahead in this pairing.
    }
   *[even] { $result ->
        [lost] No difference between the warbands was seen in { $games } games, though more of them may show one. Look for the reason at the table first.
       *[other] No difference between the warbands was seen in { $games } games, though more of them may show one.
    }
}
duel-how = { $games } games, half of them from each side; both warbands were in the hands of the { $bot } bot. In other hands it may be otherwise. A draw counts as half a victory.
duel-same = Both sides have brought the same warband: the difference was made at the table.
