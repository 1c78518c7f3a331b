# The hints of a first game of Dreamblade.

web-table-hint-board-title = The board
web-table-hint-board = Five by five cells. Your edge is the one below. You win a turn by holding cells worth points, and the game by winning six turns.
web-table-hint-skipped-title = No spawning this turn
web-table-hint-skipped = A die shows 1: nobody spawns this turn. It goes straight on to the action phases.
web-table-hint-spawn-title = Your reserves
web-table-hint-spawn = { $pool ->
    [one] You have { $pool } spawn point. The small number is what a miniature costs today; you can afford those that light up. Choose one.
   *[other] You have { $pool } spawn points. The small number is what a miniature costs today; you can afford those that light up. Choose one.
}
web-table-hint-portal-title = Your portal: { $cell }
web-table-hint-portal = Your creatures come onto the board here, in the first turn only here. Choose a miniature, then this cell, or drag it there.
web-table-hint-spawn-row-title = More room to spawn
web-table-hint-spawn-row = Dashed cells take what you spawn: your portal always, and cells of your spawn row that had no creature of yours when the phase began, in a column where you have a miniature.
web-table-hint-end-spawn-title = More, or enough?
web-table-hint-end-spawn = Spawn as long as your points last, then end the phase. Points that are left are lost.
web-table-hint-scores-title = What scores
web-table-hint-scores = Cells with a number in your colour pay you when the turn ends, if you hold them and the enemy does not. Far away they pay most: { $cell } is worth 5.
web-table-hint-shift-title = Shift: up and over
web-table-hint-shift = You have two action phases in a turn, each for a shift or a strike. In a shift every creature that faces no enemy moves one cell, never diagonally: from the portal go up, then over to the middle.
web-table-hint-undo-title = Changed your mind?
web-table-hint-undo = Taking back is free until a die is rolled or your opponent has played.
web-table-hint-turn-title = The end of the turn
web-table-hint-turn = The player with more conquest points wins the turn: points for the cells held, and one for each enemy destroyed. Six turn wins win the game; the next turn begins with new spawn points.
web-table-hint-strike-title = You can strike
web-table-hint-strike = Enemies share a cell with you. Choose that cell: your creatures roll one die for each point of power. A strike takes the whole action phase.
web-table-hint-dice-title = The dice
web-table-hint-dice = A die shows 1, 2, 3, two misses or a blade. The numbers are damage; blades set off abilities.
web-table-hint-blades-title = A blade
web-table-hint-blades = A blade sets off an ability with the blade sign of somebody who attacks. Choose which one.
web-table-hint-why-title = Why not?
web-table-hint-why = Choose anything that does not light up, and you are told the rule that stands in the way.
web-table-hint-miniature-title = How to read a miniature
web-table-hint-miniature = The three numbers on a base, left to right. Power: so many dice it throws, here { $power }. Defense: with { $defense } damage it is driven away. Life: with { $life } damage it is destroyed. The signs above are its aspect and its abilities; press long, rest the mouse or press I to read them.
web-table-hint-price-title = The price today
web-table-hint-price = The number at its corner. { $name } is printed with { $cost }, and costs { $price } today: one more for each symbol of its aspect that you have neither in play nor in your graveyard. Spawn small ones of that aspect first.
web-table-hint-tally-title = If the turn ended now
web-table-hint-tally = So many points both sides would have: for cells that pay and hold no enemy, and for enemies destroyed. Who has more at the end wins the turn.
web-table-hint-disrupted-title = Disrupted
web-table-hint-disrupted = Damage reached the defense, but not the life. The creature is driven away without its damage, to a cell that its owner's opponent chose: { $cell }.
web-table-hint-destroyed-title = Destroyed
web-table-hint-destroyed = Damage reached the life. The miniature lies in the graveyard: 1 conquest point for the opponent, 2 points for its owner's next spawning.
web-table-hint-claimed-title = Conquest: { $cell }
web-table-hint-claimed = { $mine ->
    [yes] The turn is over, and cells are counted. You hold { $cell } alone, so it pays you { $worth }.
   *[no] The turn is over, and cells are counted. Your opponent holds { $cell } alone, so it pays { $worth }. If you had stood there, too, it would have paid nobody.
}
