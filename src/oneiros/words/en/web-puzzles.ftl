# The page of puzzles, and a puzzle beside its table.

web-puzzles-title = Puzzles of { $game }
web-puzzles-lead = Positions from real games in which one thing is far better than all else. Find it. The grade is the gentlest level of the computer that finds it reliably.
web-puzzles-solved-of = { $solved } of { $count } solved
web-puzzles-next = Next puzzle
web-puzzles-solved = solved
web-puzzles-none = There are no puzzles for this game.
web-puzzles-learn = How it is played
web-puzzle-title = Puzzle { $id }
web-puzzle-judging = Looking at your attempt…
web-puzzle-again = Try again
web-puzzle-solution = Show the solution
web-puzzle-list = All puzzles
web-puzzle-because = What follows from it
web-puzzle-all-solved = All puzzles are solved.
