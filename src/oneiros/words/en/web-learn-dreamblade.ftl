# How to play Dreamblade: the illustrated page.

web-learn-dreamblade-again = Show it again
web-learn-dreamblade-lead = Two dreamers send what they dream against each other. For two players, each with up to sixteen miniatures.

web-learn-dreamblade-goal = The goal
web-learn-dreamblade-goal-1 = Whoever first wins six turns wins the game. A turn is won by the player with more conquest points at its end.
web-learn-dreamblade-goal-2 = Points come from cells: a number in your colour says what a cell pays you if you stand there alone. The row far from you pays most, up to 5. The middle row pays both sides.
web-learn-dreamblade-goal-3 = Each enemy miniature destroyed in the turn is one point more.
web-learn-dreamblade-goal-picture = You sit below. These six cells pay you; two of them are held.

web-learn-dreamblade-miniature = How to read a miniature
web-learn-dreamblade-miniature-1 = Everything you need in play is printed on the base. A longer look, with the text of its abilities: rest the mouse on it, press long on it, or press I.
web-learn-dreamblade-miniature-2 = Beside the board, in your reserves, each miniature also shows what it costs you today.
web-learn-dreamblade-miniature-picture = The Savannah Dreamhunter, wounded and stronger than usual.
web-learn-dreamblade-part-aspect = Aspect.
web-learn-dreamblade-part-aspect-text = Valor, Madness, Fear or Passion: it decides what is cheap to spawn.
web-learn-dreamblade-part-ability = Abilities.
web-learn-dreamblade-part-ability-text = A sign for each one. Some always work, some want a blade, a scoring cell or spawn points.
web-learn-dreamblade-part-damage = Damage.
web-learn-dreamblade-part-damage-text = What it has taken in this phase. At the end of a phase all damage is gone.
web-learn-dreamblade-part-power = Power.
web-learn-dreamblade-part-power-text = So many dice it throws when it attacks. An arrowhead says that the number is raised or lowered just now.
web-learn-dreamblade-part-defense = Defense.
web-learn-dreamblade-part-defense-text = With so much damage it is disrupted: driven to another cell.
web-learn-dreamblade-part-life = Life.
web-learn-dreamblade-part-life-text = With so much damage it is destroyed.
web-learn-dreamblade-part-side-text = Miniatures of player A stand on round bases, those of player B on bases with six corners.
web-learn-dreamblade-part-location-text = A location has a second ring and no numbers. It does not move, fights nobody and scores nothing, but helps those around it.

web-learn-dreamblade-turn = A turn
web-learn-dreamblade-turn-1 = Every turn has the same order. Whoever rolls higher is the first player in it.
web-learn-dreamblade-turn-2 = In each action phase you either shift or strike, with all your creatures. Shift and strike, strike and shift, the same twice: as you like.
web-learn-dreamblade-turn-initiative = Initiative
web-learn-dreamblade-turn-initiative-text = Both roll a die. Their sum is what each may spend on spawning: here 8. If one shows 1, nobody spawns in this turn.
web-learn-dreamblade-turn-spawn = Spawn
web-learn-dreamblade-turn-spawn-text = First the first player, then the other: bring miniatures onto the board.
web-learn-dreamblade-turn-actions = Actions
web-learn-dreamblade-turn-actions-text = The first player has two action phases, then the other has two.
web-learn-dreamblade-turn-conquest = Conquest
web-learn-dreamblade-turn-conquest-text = Points are counted, and somebody wins the turn, or nobody.

web-learn-dreamblade-spawn = Spawning and prices
web-learn-dreamblade-spawn-1 = Creatures always come into your portal, in the lower right corner. From the second turn on they may also come into another cell of your row, if no creature of yours stood in that cell when the phase began and you have a miniature somewhere in that file.
web-learn-dreamblade-spawn-2 = A location goes into any cell where you have a creature and no location stands.
web-learn-dreamblade-spawn-3 = Spawn as long as your points last. What is left is lost. For each miniature of yours that was destroyed you have 2 points more next time.
web-learn-dreamblade-spawn-picture = In by the portal, up and over. Then the next may come in below.
web-learn-dreamblade-price = The price today
web-learn-dreamblade-price-1 = A miniature costs what is printed, and 1 more for each symbol of its aspect that you do not have yet: in play or in your graveyard. So begin with the small ones of an aspect; the large ones get cheaper.
web-learn-dreamblade-price-cost = printed cost
web-learn-dreamblade-price-short = one symbol of three is missing
web-learn-dreamblade-price-sum = price today
web-learn-dreamblade-price-picture = Cost 7 with three Valor symbols, when you have two miniatures of Valor.

web-learn-dreamblade-shift = Shift
web-learn-dreamblade-shift-1 = Each creature may move once, to a cell beside its own: never diagonally.
web-learn-dreamblade-shift-2 = A creature that shares its cell with an enemy is engaged and cannot walk away.
web-learn-dreamblade-shift-3 = At most four creatures of each player fit into a cell. You may walk into a cell with enemies: that is how fights begin.
web-learn-dreamblade-shift-picture = Scout and Dragon move. The Mirrorman is engaged and stays.

web-learn-dreamblade-strike = Strike
web-learn-dreamblade-strike-1 = Choose a cell with creatures of both sides, and who of yours attacks there.
web-learn-dreamblade-strike-2 = Throw one die for each point of power of all attackers together. So gang up: what one cannot do, three can.
web-learn-dreamblade-strike-3 = The damage is the sum of the numbers. You deal it out among the enemies in the cell as you like.
web-learn-dreamblade-strike-4 = Then you may strike in another cell. In each cell there is one fight a phase.
web-learn-dreamblade-strike-picture = First help comes, in one phase. In the next they strike together: 3 + 6 dice.
web-learn-dreamblade-dice = Dice and blades
web-learn-dreamblade-dice-1 = On average a die brings 1 damage. Nobody can choose the dice here, and everybody can check them after the game.
web-learn-dreamblade-die-numbers = Damage.
web-learn-dreamblade-die-miss = Two faces miss.
web-learn-dreamblade-die-blade = A blade activates an ability with a blade sign of somebody who attacks; without such an ability it is a miss.

web-learn-dreamblade-fate = Disrupted or destroyed
web-learn-dreamblade-fate-1 = After the fight damage is compared with defense and life of each creature. Take one with defense 5 and life 12:
web-learn-dreamblade-fate-none = Less than both: nothing happens, and when the phase ends the damage is gone.
web-learn-dreamblade-fate-disrupted = At least the defense: disrupted.
web-learn-dreamblade-fate-either = At least both: the opponent of its owner chooses, disrupted or destroyed.
web-learn-dreamblade-fate-2 = Disrupted: it loses its damage, and you put it into any empty cell but your own portal. It will be a while until it is back.
web-learn-dreamblade-fate-3 = Destroyed: it goes to the graveyard. You get 1 conquest point, its owner 2 points for the next spawning.
web-learn-dreamblade-fate-4 = Creatures of the second player that are destroyed in the first player's phases may strike one last time: a deathblow.
web-learn-dreamblade-fate-picture = 7 damage, defense 5: off to the corner.

web-learn-dreamblade-conquest = Scoring and winning
web-learn-dreamblade-conquest-1 = You claim a cell that pays you if you have a creature there and the enemy has none.
web-learn-dreamblade-conquest-2 = Where both stand, nobody gets anything. So it can be enough to walk in.
web-learn-dreamblade-conquest-3 = Add a point for each enemy destroyed. More points win the turn; a tie wins nobody anything.
web-learn-dreamblade-conquest-4 = During the turn, “if the turn ended now” above the board says how it stands. Six turns won win the game.
web-learn-dreamblade-conquest-picture = Two steps, and 9 points against 7: this turn is yours.

# Pictures that stand beside the rules only.
web-learn-dreamblade-rows-picture = Your portal is in the lower right corner, the enemy's across from it. Your spawn row is the one next to you.
web-learn-dreamblade-beside-picture = The four cells beside the Scout: those that share a side with its own.
