## What decided a game, beside looking at it again.

web-analysis-title = Analysis
web-analysis-begin = Analyse
web-analysis-waits = The game is played on from each of its moments, many times. That takes a minute or so; you may close this, and ask again later.
web-analysis-progress = { $done } of { $total }
web-analysis-again = Ask again
web-analysis-curve = The chances of everybody to win, from the first moment to the last. The same stands in the table at the end.
web-analysis-shares = What the result is made of
web-analysis-start = Start
web-analysis-luck = Luck
web-analysis-choices = Own choices
web-analysis-others = Others’ choices
web-analysis-result = Result
web-analysis-adds-up = { $finished ->
    [yes] Start, luck and choices add up to the result.
   *[no] Start, luck and choices add up to how the game stood in the end.
} Luck is what nobody chose: what dice and draws brought beyond what was to be expected. Choices are measured against what a quick player would do there.
web-analysis-given-away = Given away by graded choices, against the best that was found: { $lost }. This is another measure, and no part of the sum above.
web-analysis-luck-is = { $who }: luck is measured to within about { $error }. Of it, { $unforeseen } came not from rolls but from positions that a longer look judged otherwise.
web-analysis-missed = What would have been better
web-analysis-none-missed = Nothing was found that would clearly have been better.
web-analysis-grade = { $grade ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
web-analysis-cost = { $turn } · { $who } · cost { $cost } of a victory against the best found (standard error { $error })
web-analysis-chose = Chosen: { $done }
web-analysis-better = Better: { $better }
web-analysis-look = Look at mistake { $number }
web-analysis-decisive = What decided it
web-analysis-yardstick = Changes of the chances. A choice is measured against a quick player here.
web-analysis-decided = { $kind ->
    [choice] { $turn }: { $who } chose { $done }.
    [people] { $turn }: the players ended the game.
    [outlook] { $turn }: a longer look corrected the chances.
   *[chance] { $turn }: { $done }.
}
web-analysis-see = Look at turning point { $number }
web-analysis-by-turn = The chances as a table
web-analysis-before = Before the first cycle
web-analysis-turn = After
web-analysis-how = Each moment was played on { $playouts } times. An inaccuracy costs 5%, a mistake 10% and a blunder 15% of a victory or more, and at least twice its standard error. Each choice is judged by what its player could know.
web-analysis-here = { $grade ->
    [inaccuracy] An inaccuracy was made here, which cost { $cost }. Better: { $better }
    [mistake] A mistake was made here, which cost { $cost }. Better: { $better }
   *[blunder] A blunder was made here, which cost { $cost }. Better: { $better }
}
