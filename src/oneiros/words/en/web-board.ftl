# The Dreamblade board in the browser. $side is A or B, $cell a cell such as c3, $miniature a label such as Mirrorman#1.

web-board-title = Dreamscape
web-board-help = Arrow keys go from cell to cell, Enter chooses, Tab goes to the miniatures of a cell, Escape goes back to the cell, I tells everything about a miniature.
web-board-cell = Cell { $cell }.
web-board-portal = Portal of player { $side }.
web-board-worth = { $worth ->
    [one] Worth { $worth } point to player { $side }.
   *[other] Worth { $worth } points to player { $side }.
}
web-board-worth-both = Worth to player A: { $a }, to player B: { $b }.
web-board-empty = Empty.
web-board-creature = { $miniature }, player { $side }: power { $power }, defense { $defense }, life { $life }.
web-board-location = { $miniature }, player { $side }: location.
web-board-has-damage = Damage: { $damage }.
web-board-has-price = Price today: { $price }.
web-board-has-moved = Has moved.
web-board-mark = { $state ->
    [open] Can be chosen.
    [chosen] Chosen.
   *[target] Can be chosen as the target.
}
web-board-badge = Marked with: { $badge }.

## The phases

web-board-turn = Turn { $turn }
web-board-phase = { $phase ->
    [initiative] Initiative
    [spawn] Spawn phase of player { $side }
    [first-action] First action phase of player { $side }
    [second-action] Second action phase of player { $side }
   *[conquest] Conquest
}
web-board-phase-short = { $phase ->
    [initiative] Initiative
    [spawn] Spawn
    [first-action] Action 1
    [second-action] Action 2
   *[conquest] Conquest
}
web-board-phases = The phases of this turn
web-board-asked = { $side ->
    [chance] The dice are being rolled
   *[other] { PLAYER($side) } to move
}
web-board-asked-you = Your move

## The sides

web-board-side = { PLAYER($side) }
web-board-side-you = You, player { $side }
web-board-wins = Turns won: { $wins } of { $needed }
web-board-pool = { $pool ->
    [one] { $pool } spawn point left
   *[other] { $pool } spawn points left
}
web-board-bonus = { $bonus ->
    [one] { $bonus } bonus point for the next spawn phase
   *[other] { $bonus } bonus points for the next spawn phase
}
web-board-bonus-short = bonus
web-board-pool-short = pool
web-board-points-short = points
web-board-claims-short = if the turn ended now
web-board-points = Conquest points this turn: { $points }
web-board-claims-both = Conquest points if the turn ended now: A { $a }, B { $b }
web-board-claims = Conquest points if the turn ended now: { $claims }
web-board-reserves-of = Reserves of player { $side }
web-board-graveyard-of = Graveyard of player { $side }
web-board-removed-of = Removed from the game, of player { $side }
web-board-too-dear = Costs more than the pool holds.

## Dice and combat

web-board-initiative-dice = Initiative dice: A { $a }, B { $b }

## One miniature in full

web-board-about = About { $miniature }
web-board-kind = { $kind ->
    [location] Location
   *[creature] Creature
}
web-board-cost = Spawn cost
web-board-price = Price today
web-board-power = Power
web-board-defense = Defense
web-board-life = Life
web-board-damage = Damage
web-board-printed = printed: { $number }
web-board-number = { $number ->
    [power] Power
    [defense] Defense
   *[life] Life
} { $now }: printed { $printed }, { $changes }
web-board-change = { $signed } { $ability } ({ $miniature })
web-board-change-own = { $signed } { $ability }
web-board-least = never below { $least }
web-board-why = Why not now?
web-board-choose = Choose
web-board-choose-cell = Choose cell { $cell }
web-board-quote = “{ $text }”
web-board-no-abilities = No abilities.
web-board-in-cell = In cell { $cell }

## What is announced over the board

web-board-says-turn = Turn { $turn }
web-board-says-won = { PLAYER($side) } wins the turn
web-board-says-drawn = Nobody wins the turn
web-board-skipped-short = no spawning
web-board-says-skipped = A 1: nobody spawns this turn
web-board-says-game = { $winner ->
    [nobody] The game is drawn
   *[other] { PLAYER($winner) } wins the game
}
