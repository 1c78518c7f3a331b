# Puzzles: what is asked for, and what became of an attempt.

puzzle-kind = { $kind ->
    [win-game] Win the game
    [win-turn] Win the turn
    [save-turn] Do not lose the turn
    [finish-take] Finish a card and take a purpose
    [finish-more] Finish two cards
    [take] Take a purpose
    [finish] Finish a card
    [finish-power] Finish a card by a power
    [gather-more] Gather what two cards lack
    [gather] Gather what a card lacks
    [strike] The right strike
    [spawn] The right spawning
    [action] The best action phase
    [travel] The best travel
   *[creation] The best creation
}
puzzle-task = { $kind ->
    [win-game] Player { $seat } can win the game in this phase. How?
    [win-turn] Player { $seat } can win this turn in this phase. How?
    [save-turn] Player { $seat } is about to lose this turn. Prevent it in this phase.
    [finish-take] Player { $seat } can finish a card in this phase, and have a purpose pay more to { $seat } and less to the other. How?
    [finish-more] Player { $seat } can finish two cards or more in this phase. How?
    [take] Player { $seat } can have a purpose pay more to { $seat } and less to the other by the end of this phase. How?
    [finish] Player { $seat } can finish a card in this phase. How?
    [finish-power] Player { $seat } can finish a card in this phase, with the help of a power. How?
    [gather-more] Player { $seat } can have everything in Hands by the end of this phase that two open cards or more still take. How?
    [gather] Player { $seat } can have everything in Hands by the end of this phase that an open card still takes. How?
    [strike] One strike is far better for player { $seat } than anything else. Which, and who takes part?
    [spawn] What should player { $seat } spawn, and where? One choice is far better than the others.
    [action] Find what is far better for player { $seat } than anything else in this phase: to shift or to strike, and how.
    [travel] Find the travel that is far better for player { $seat } than any other.
   *[creation] Find the creation that is far better for player { $seat } than any other.
}
puzzle-until = The attempt ends with the phase, or when dice, draws or others decide. The order of your answers does not matter, and luck does not count.
puzzle-solved = { $same ->
    [yes] Solved!
   *[no] Solved! There is another way, which is about as good.
}
puzzle-wrong = Not the one. It leaves player { $seat } a { $chance } % chance of winning; { $best } % could be had.
puzzle-wrong-goal = { $kind ->
    [win-game] The game is not won by it.
    [win-turn] The turn is not won by it.
    [save-turn] The turn is lost all the same.
    [finish-take] It does not finish a card and take a purpose from the other.
    [finish-more] It does not finish two cards.
    [take] It takes no purpose from the other.
    [finish] It finishes no card.
    [finish-power] It finishes no card.
    [gather-more] Of two cards at least one still lacks something.
    [gather] Every card still lacks something.
   *[other] Something else is far better.
}
puzzle-yours = What follows from your attempt:
puzzle-solution = The solution, with a { $chance } % chance of winning:
puzzle-instead = Instead of this, which leaves { $chance } %: { $deeds }
puzzle-unknown = There is no puzzle “{ $came }” for { $game }; it has { $known } puzzles. List them with: oneiros puzzles { $game }
puzzle-nobody-asked = Player { $seat } is asked nothing in the position of this puzzle.
puzzle-none = There are no puzzles for { $game }.
learn-mined-line = { $file } has a line that is no mined game: { $why }
puzzle-grade = { $level ->
    [drowsy] drowsy
    [hasty] hasty
    [scripted] steady
    [planner] far-sighted
   *[merciless] merciless
}

# At the terminal.

cli-command-puzzles = list the puzzles of a game, and which you have solved
cli-command-puzzles-about = List the puzzles of a game, the easiest first. The grade of a puzzle is the gentlest level of the computer that finds its solution reliably.
cli-command-puzzle = solve puzzles: positions from games with one thing to find
cli-command-puzzle-about = Solve the puzzle of an id, or the puzzles of a game that you have not solved yet, the easiest first. The table is played as in “oneiros play”; “undo” takes back, “hint” helps, and “solution” shows the solution with its reasons.
puzzle-metavar = PUZZLE
puzzle-option-which = the id of a puzzle, or a game for the next one that is not solved
puzzle-option-grade = only puzzles of this grade, from 1 (drowsy) to 5 (merciless)
puzzle-title = Puzzle { $id }: { $kind } ({ $level })
puzzle-words = Besides an answer you can say: undo, hint, solution, quit; help lists everything.
puzzle-again-word = again
puzzle-solution-word = solution
puzzle-next-word = next
puzzle-quit-word = quit
puzzle-prompt = again, solution, next or quit? ({ $usual ->
    [again] Enter: again
   *[next] Enter: next
})
puzzle-wish-unknown = “{ $came }” is none of these: again, solution, next, quit.
puzzle-which = There is no puzzle “{ $came }”. Give the id of a puzzle, as “oneiros puzzles” lists them, or a game: { $games }.
puzzle-count = { $solved } of { $count } solved. Solve the next one with: { $program } puzzle { $game }
puzzle-all-solved = { $grade ->
    [0] All puzzles are solved.
   *[other] All puzzles of grade { $grade } are solved.
}
puzzle-not-kept = That it is solved cannot be kept: { $why }
server-puzzle-none = No puzzle is solved at this table.
