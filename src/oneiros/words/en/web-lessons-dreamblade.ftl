# The lessons of Dreamblade.

web-lesson-dreamblade-score-task = It is your last phase of this turn. Whoever has more conquest points after it wins the turn. Now that would be your opponent.
web-lesson-dreamblade-score-learnt = Nine points against seven: the turn is yours. You went where it pays, and took the opponent's best cell away by standing in it. Six turns won like this win the game.
web-lesson-dreamblade-score-far = Move the Twilight Scout to b4
web-lesson-dreamblade-score-far-hint = The number in your colour is what a cell pays you. The row far from you pays most: b4 is worth 5. Choose the Scout, then the cell, or drag it there.
web-lesson-dreamblade-score-contest = Move the Runetagged Brawler to d2
web-lesson-dreamblade-score-contest-hint = d2 would pay your opponent 5. A cell with creatures of both sides pays nobody, so it is enough to stand there.
web-lesson-dreamblade-score-end = End the phase and count
web-lesson-dreamblade-score-end-hint = The Mirrorman stays: c4 is worth 4. Nobody has to move. After the last phase of a turn comes conquest, and points are counted.
web-lesson-astray-dreamblade-score-left = A cell pays only as long as you stand there. c4 is worth 4 to you: leave the Mirrorman where it is.
web-lesson-astray-dreamblade-score-lost = The turn is over, and your opponent had at least as many points as you.
web-lesson-astray-dreamblade-score-elsewhere = This cell pays you less, and leaves your opponent more.

web-lesson-dreamblade-strike-task = Your Mirrorman faces an enemy in c3: 3 dice against a defense of 5. Bring help first, then strike together.
web-lesson-dreamblade-strike-learnt = Dice of all attackers are thrown together, and the damage falls on whom you choose. So meet the enemy where you are more. A disrupted creature loses its damage and stands where you put it.
web-lesson-dreamblade-strike-first = Move the Savannah Dreamhunter to c3
web-lesson-dreamblade-strike-first-hint = You have two action phases, each for a shift or for a strike. Use this one to shift: every creature that faces no enemy may move one cell, never diagonally.
web-lesson-dreamblade-strike-second = Move the Noble Dragon to c3
web-lesson-dreamblade-strike-second-hint = At most four of your creatures fit into a cell. When nobody is left who can move, the phase ends by itself.
web-lesson-dreamblade-strike-strike = Strike in c3 with all three
web-lesson-dreamblade-strike-strike-hint = Choose the cell, and everybody there attacks: 3 + 3 + 6 dice, one for each point of power. On average a die brings 1 damage.
web-lesson-dreamblade-strike-throw = Drive the enemy away
web-lesson-dreamblade-strike-throw-hint = Blades activate abilities of the attackers: choose which. Damage of at least the defense disrupts: put the enemy into an empty cell. Damage of at least the life lets you destroy it, too.
web-lesson-astray-dreamblade-strike-alone = Alone the Mirrorman throws 3 dice, and 5 damage are seldom among them. Shift first: a phase in which you strike has no moves.
web-lesson-astray-dreamblade-strike-early = The phase is over, and not everybody is there yet.
web-lesson-astray-dreamblade-strike-elsewhere = Help is needed in c3.
web-lesson-astray-dreamblade-strike-few = Not all three attacked. Whoever stays out throws no dice, and the cell is closed for this phase.
web-lesson-astray-dreamblade-strike-other = This is the other fight, one against one. Begin with c3.
web-lesson-astray-dreamblade-strike-unlucky = Twelve dice, and not enough damage: that is rare, but dice do such things. Take it back and throw again; the dice are thrown anew.

web-lesson-dreamblade-fate-task = Two enemies stand in your cells, and you are stronger in both. Strike, and choose what becomes of them.
web-lesson-dreamblade-fate-learnt = Destroyed: 1 conquest point for you, 2 spawn points for the owner. Disrupted: nothing for anybody, but you choose the place. Where damage reaches both defense and life, the choice is yours.
web-lesson-dreamblade-fate-strike = Strike in c4 with all three
web-lesson-dreamblade-fate-strike-hint = Choose the cell: 12 dice against defense 5 and life 4. While the enemy stands there, c4 pays you nothing.
web-lesson-dreamblade-fate-destroy = Destroy the enemy
web-lesson-dreamblade-fate-destroy-hint = The damage reaches defense and life, so you choose. Destroyed, it brings you a conquest point and does not come back. Its owner gets 2 spawn points for it.
web-lesson-dreamblade-fate-again = Strike in d3 with all three
web-lesson-dreamblade-fate-again-hint = In a strike phase there may be one fight in each cell. The scissors here have defense 2 and life 5, and Regenerate.
web-lesson-dreamblade-fate-throw = Disrupt the scissors and put them far away
web-lesson-dreamblade-fate-throw-hint = Destroyed, they would regenerate: back to the reserves, no point for you. So disrupt them, and put them where they are of no use, such as e2 or a1.
web-lesson-astray-dreamblade-fate-few = Not all three attacked. Whoever stays out throws no dice, and the cell is closed for this phase.
web-lesson-astray-dreamblade-fate-disrupted = The enemy is only driven away, and walks back. You could have destroyed it for a point.
web-lesson-astray-dreamblade-fate-regenerated = The scissors regenerated: they are in the reserves again, and you got no point.
web-lesson-astray-dreamblade-fate-unlucky = So many dice, and not enough damage: that is rare, but dice do such things. Take it back and throw again; the dice are thrown anew.
web-lesson-astray-dreamblade-fate-over = The phase is over, and one fight was not fought.
