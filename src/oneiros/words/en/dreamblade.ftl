# What Dreamblade says: refusals, the log, questions and options. Abilities and terms are in dreamblade-abilities.ftl.
# $miniature and the like are labels such as Mirrorman#1, $cell and the like are cells such as c3, $seat is A or B.

# How a rule is cited, and what caused a line of the log.
cause-ability = { $ability }, rule { $rule }
cause-piece = { $piece }: { $ability }, rule { $rule }

# Somebody else, or something else, is asked (explain.py).
asked-for = { $question ->
    [initiative] an initiative die
    [attack] an attack die
    [spawn] what to do in the spawn phase
    [action] whether to shift or to strike
    [shift] the next move of the shift
    [strike] the next combat of the strike
    [reroll] which dice are rerolled
    [blade] which ability takes blades
    [damage] how the damage is assigned
    [fate] whether a creature is disrupted or destroyed
    [disrupt] where a disrupted creature is put
    [deathblow] whether the dying strike a deathblow
    [ability] what an ability does
    [order] which waiting effect comes first
   *[unique] which miniature of a Unique name stays
}
reason-game-over = The game is over, and nothing more is asked ({ cite }).
reason-not-asked = { $seat ->
    [chance] The dice are being rolled; wait until a player is asked ({ cite }).
   *[other] Player { $seat } is asked now; wait for your turn to answer ({ cite }).
}
reason-no-such-miniature = No such miniature takes part in this game; choose one of the two warbands ({ cite }).
reason-shifting = You are shifting in this phase, so nobody strikes; move another creature or end the phase ({ cite }).
reason-striking = You are striking in this phase, so nobody shifts; strike in another cell or end the phase ({ cite }).
reason-other-question = Something else is asked now: { asked-for } ({ cite }).

# Shift and strike (why_action.py).
reason-not-yours = { $miniature } belongs to your opponent; choose a miniature of your own ({ cite }).
reason-not-in-play = { $miniature } is not in the dreamscape; choose a miniature that is ({ cite }).
reason-location-moves = { $miniature } is a location, and locations do not move; choose a creature ({ cite }).
reason-moved-already = { $miniature } has already moved in this phase, and each creature shifts once; move another one ({ cite }).
reason-engaged = { $miniature } is engaged by { $enemy } and cannot shift; only unengaged creatures can ({ cite }).
reason-off-the-map = There is no such cell; the dreamscape has files a to e and ranks 1 to 5 ({ cite }).
reason-not-adjacent = { $cell } is not adjacent to { $from }, where { $miniature } stands; go one cell up, down, left or right ({ cite }).
reason-full = { $cell } already holds four creatures of that side, so { $miniature } cannot go there; choose a cell with room ({ cite }).
reason-defender = { $miniature } is a Defender and cannot shift into { $cell }, where { $enemy } stands; choose a cell without enemies ({ cite }).
reason-fought = There has already been a combat in { $cell } in this phase; strike in another cell or end the phase ({ cite }).
reason-no-creature-there = You have no creature in { $cell }; strike where creatures of both players stand ({ cite }).
reason-no-enemy-there = No enemy creature stands in { $cell }; attack where there is one ({ cite }).
reason-nobody-attacks = Nobody attacks in { $cell }; name at least one attacker ({ cite }).
reason-cannot-attack-there = { $miniature } cannot attack in { $cell }; choose attackers among your creatures in that cell ({ cite }).
reason-loner = { $miniature } is a Loner and attacks only alone; in { $cell } let it attack by itself or stay out ({ cite }).

# The spawn phase (why_spawn.py).
reason-spawned-already = { $miniature } has already been spawned in this phase, and that happens once per phase; spawn another one ({ cite }).
reason-in-play = { $miniature } already stands in { $cell }; spawn a miniature from your reserves ({ cite }).
reason-removed = { $miniature } is removed from the game for good; spawn a miniature from your reserves ({ cite }).
reason-in-graveyard = { $miniature } is in the graveyard, and only a miniature with Respawn is spawned from there; take one from your reserves ({ cite }).
reason-unique = { $miniature } cannot be spawned while you control { $rival }, which has the same Unique name; spawn another miniature ({ cite }, { ability-unique-name }).
reason-vengeance = { $turns ->
    [one] { $miniature } can be spawned after your opponent has won { $turns } more turn ({ cite }, { ability-vengeance-name }).
   *[other] { $miniature } can be spawned after your opponent has won { $turns } more turns ({ cite }, { ability-vengeance-name }).
}
reason-too-expensive = { $price ->
    [one] { $miniature }: this costs { $price } spawn point, and your pool holds { $pool }; choose something cheaper ({ cite }).
   *[other] { $miniature }: this costs { $price } spawn points, and your pool holds { $pool }; choose something cheaper ({ cite }).
}
reason-first-turn = On the first turn miniatures are spawned into your portal only; spawn { $miniature } into { $portal }, not into { $cell } ({ cite }).
reason-reinforce = { $miniature } may be spawned outside your spawn row only beside an ally that its Reinforce names, and { $cell } holds none; choose such a cell or your portal ({ cite }, { ability-reinforce-name }).
reason-not-spawn-row = { $cell } is not in your spawn row; spawn { $miniature } into your portal or another cell of that row ({ cite }).
reason-row-cell-taken = A creature of yours stood in { $cell } when this phase began, so nobody is spawned there; use your portal or another cell of your spawn row ({ cite }).
reason-empty-file = You control no miniature in file { $file }, so { $cell } is closed; use your portal or a file where you control one ({ cite }).
reason-four-spawned = Four creatures have already been spawned into { $cell } in this phase; choose another cell ({ cite }).
reason-location-needs-creature = You control no creature in { $cell }; spawn the location { $miniature } where you control one ({ cite }).
reason-location-stands = The location { $other } already stands in { $cell }; spawn { $miniature } into a cell without a location ({ cite }).
reason-no-spawn-ability = { $miniature } has no such spawn ability; activate one that is printed on it ({ cite }).
reason-ability-used = { $miniature } has already used that spawn ability in this phase; activate another one, or this one in your next spawn phase ({ cite }).
reason-not-scoring = That ability of { $miniature } works only in a scoring cell of its player; bring it into one first ({ cite }).
reason-no-open-number = That ability of { $miniature } has no X to choose; activate it without one ({ cite }).

# Combat (why_combat.py).
reason-other-fate = The fate of { $miniature } is asked now; disrupt it or destroy it ({ cite }).
reason-effect-not-waiting = No such effect is waiting; choose one that is ({ cite }).
reason-not-among-uniques = { $miniature } is not among the miniatures of which one stays; keep one that shares the Unique name ({ cite }, { ability-unique-name }).
reason-no-such-face = The die has no such face; an attack die shows miss, 1, 2, 3 or blade, an initiative die 1 to 6 ({ cite }).
reason-not-attacking = { $miniature } takes no part in this attack; choose one that does ({ cite }).
reason-not-fortunate = Only an attacker with Fortunate rerolls dice; choose one, or keep the dice ({ cite }).
reason-rerolled-already = { $miniature } has already used that Fortunate in this roll; keep the dice or use another one ({ cite }).
reason-rerolls-nothing = { $miniature } would reroll no die at all; name the dice, or keep them ({ cite }).
reason-no-such-dice = { $miniature } cannot reroll dice that do not lie on the table; name faces that were rolled ({ cite }).
reason-too-many-dice = { $most ->
    [one] { $miniature } rerolls { $most } die at most; choose one ({ cite }, { ability-fortunate-name }).
   *[other] { $miniature } rerolls { $most } dice at most; choose fewer ({ cite }, { ability-fortunate-name }).
}
reason-left-the-dreamscape = { $miniature } has left the dreamscape and uses no blades; choose an attacker that is there ({ cite }).
reason-nullified = { $by } takes away the blade abilities that { $miniature } would use; choose another ability ({ cite }, { ability-nullify-name }).
reason-no-blade-ability = { $miniature } does not have that blade ability now; choose one it has ({ cite }).
reason-blade-used = { $miniature } has already used that blade ability, which works once per attack; choose another ({ cite }).
reason-few-blades = { $left ->
    [one] That ability of { $miniature } takes { $needs } blades, and { $left } is left; choose one that takes fewer ({ cite }).
   *[other] That ability of { $miniature } takes { $needs } blades, and { $left } are left; choose one that takes fewer ({ cite }).
}
reason-no-defender = { $miniature } is not among the creatures that can still be assigned damage of this attack; choose an enemy creature in the cell ({ cite }).
reason-bodyguard = { $guard } is a Bodyguard and comes before { $miniature }; assign damage to { $guard } first ({ cite }).
reason-damage-order = { $first } is asked about before { $miniature }; say first how much damage { $first } is assigned ({ cite }).
reason-too-much-damage = Only { $left } damage is left to assign, not { $amount }; assign { $miniature } at most { $left } ({ cite }).
reason-damage-rest = { $miniature } got { $found } of the rest, not { $came }; nobody is asked about the rest, which goes to the last defender who may be hit ({ cite }).
reason-damage-held-back = No damage may be held back, and { $miniature } is the last to be assigned any; assign it all { $left } ({ cite }).
reason-bodyguard-lacks = The Bodyguard { $guard } lacks { $lacks } damage to be disrupted or destroyed, and { $other } gets none before; assign { $guard } that much, or all { $left } if it is not enough ({ cite }).
reason-not-disrupted = { $miniature } is not disrupted; choose a creature that is ({ cite }).
reason-own-disrupted = { $miniature } is yours, and your opponent decides where it is put; choose a disrupted creature of your opponent ({ cite }).
reason-not-empty = { $other } stands in { $cell }; put { $miniature } into a cell that holds no miniature at all ({ cite }).
reason-own-portal = { $cell } is your own portal; put { $miniature } into another empty cell ({ cite }).
reason-not-dying-there = { $miniature } is not being destroyed in { $cell }; only creatures that are strike a deathblow there ({ cite }).

# Targets of abilities (why_target.py).
reason-must-be-done = { $ability } cannot be declined while it has a target; choose one ({ cite }).
reason-other-answer = { $ability } asks for something else; choose one of the answers it offers ({ cite }).
reason-target-words = { $ability } is narrowed to certain miniatures, and { $miniature } is not one of them; choose one that its words name ({ cite }).
reason-target-in-play = { $ability } needs a target in the dreamscape, and { $miniature } is not there; choose one that is ({ cite }).
reason-target-creature = { $ability } needs a creature, and { $miniature } is a location; choose a creature ({ cite }).
reason-target-location = { $ability } needs a location, and { $miniature } is a creature; choose a location ({ cite }).
reason-target-ally = { $ability } needs an ally, another creature of your own, and { $miniature } is none; choose one ({ cite }).
reason-target-enemy = { $ability } needs an enemy creature, and { $miniature } is yours; choose an enemy ({ cite }).
reason-target-yours = { $ability } needs a miniature of your own, and { $miniature } is your opponent's; choose one of yours ({ cite }).
reason-target-enemys = { $ability } needs a miniature of your opponent, and { $miniature } is yours; choose one of the opponent's ({ cite }).
reason-target-another = { $ability } needs another creature than { $miniature } itself; choose one ({ cite }).
reason-target-engaged = { $ability } needs an engaged creature, and { $miniature } shares its cell with no enemy; choose one that does ({ cite }).
reason-target-unengaged = { $ability } needs an unengaged creature, and { $miniature } shares its cell with an enemy; choose one that does not ({ cite }).
reason-target-step = { $ability } moves to an adjacent cell, and { $cell } is not adjacent to { $miniature }; choose a cell that is ({ cite }).
reason-target-closer = { $ability } pulls one cell closer, and { $cell } would not bring { $miniature } closer; choose a cell that does ({ cite }).
reason-target-farther = { $ability } pushes one cell farther, and { $cell } would not bring { $miniature } farther away; choose a cell that does ({ cite }).
reason-target-adjacent = { $ability } reaches adjacent cells only, and { $miniature } does not stand in one; choose a creature that does ({ cite }).
reason-target-near = { $ability } reaches its own cell and adjacent cells only, and { $miniature } stands farther away; choose a location within reach ({ cite }).
reason-target-local = { $ability } reaches its own cell only, and { $miniature } stands in another; choose a target in the same cell ({ cite }).
reason-target-nonlocal = { $ability } reaches other cells only, and { $miniature } stands in the same cell; choose a target elsewhere ({ cite }).
reason-target-home = { $ability } brings { $miniature } into the cell of the miniature that has it, not into { $cell }; choose that cell ({ cite }).
reason-target-elsewhere = { $miniature } already stands in { $cell }; { $ability } needs another cell ({ cite }).
reason-target-no-portal = { $cell } is a portal; { $ability } may bring { $miniature } into any cell that is none ({ cite }).
reason-target-in-reserves = { $ability } needs a miniature in the reserves, and { $miniature } is not there; choose one that is ({ cite }).
reason-target-in-graveyard = { $ability } needs a creature in the graveyard, and { $miniature } is not there; choose one that is ({ cite }).

# Texts of abilities (ability.py).
ability-unknown = “{ $text }” names no ability: “{ $came }” begins with no keyword of rule 11. Write the ability as the rules spell it.
ability-needs-number = “{ $text }” lacks the number of { $keyword }; write it last, such as { $keyword } 2.
ability-words = “{ $text }”: the words “{ $came }” do not go with { $keyword }. Use an aspect, a lineage, a miniature's name, Enemies or Self, whichever rule 11 allows for it.
ability-activation = “{ $text }”: { $came ->
    [none] { $keyword } cannot stand without an activation
    [score] “score” alone cannot stand before { $keyword }
   *[other] “{ $came }” cannot stand before { $keyword }
}. Write one of these: { $expected }. { $score ->
    [yes] In front “score” may be added
   *[no] It takes no “score”
} (rule 10.2).
ability-creatures-only = “{ $text }”: only a creature can have { $keyword }. Give a location another ability, or make it a creature.
ability-self-location = “{ $text }”: { $keyword } touches creatures only, so with Self it does nothing on a location. Leave Self out, or make it a creature (rule 10.10).
ability-open-number = “{ $text }”: X must stand in both places, as in “spawn X: Assault X”, or in neither (rule 10.11).
ability-number-range = “{ $text }”: the number is too large; at most { $most } is allowed.

# Files of miniatures (catalogue.py).
file-shape = The file does not hold what a set of miniatures holds. Correct this: { $why }
miniature-twice = There are two miniatures of this name; rename or remove one.
miniature-shape = { $missing ->
    [yes] { $field } is missing
   *[no] { $field } cannot be “{ $came }”
}; write it as: { $expected } (rule 2.1).
miniature-field = A miniature has no field called { $field }.{ $near ->
    [none] { "" }
   *[other] { " " }Names that come near: { $near }.
}
miniature-location-stats = A location has no power, defense or life (rule 2.1); leave them out, or make it a creature.
miniature-needs-stats = A creature needs power, defense and life (rule 2.1); add what is missing, or make it a location.
miniature-power = The power “{ $came }” is not a number; write one, or * for a creature with Thanatomancy.
miniature-word = { $field } cannot be “{ $came }”; write one of: { $expected }.
miniature-unknown-word = “{ $text }” names “{ $came }”, which is not an aspect, lineage or miniature (rule 10.10); write one that exists.
miniature-unknown = No miniature is called “{ $came }”.{ $near ->
    [none] { "" }
   *[other] { " " }Names that come near: { $near }.
}

# Warbands and set-ups (warband.py, rules.py).
warband-size = { $came ->
    [one] This warband has { $came } miniature; it must have 1 to { $most } (rule 3.1).
   *[other] This warband has { $came } miniatures; it must have 1 to { $most } (rule 3.1).
}
warband-copies = This warband has { $came } copies of { $name }; at most { $most } are allowed (rule 3.1).
setup-warbands = The warbands must be two, each a list of names or the name of a ready one, not “{ $came }”.
setup-warband-name = No ready warband is called “{ $came }”; there are: { $expected }.
setup-miniatures = The miniatures must be a list of tables, each with a name and what rule 2.1 asks for, not “{ $came }”.
setup-format = The format may hold reroll_ones (true or false) and turn_limit (0 to 1000), not “{ $came }”.
odds-deed = Only a strike has odds; choose one of the strikes that may be made now.
odds-cell = No strike can be made in { $cell } now.
odds-nowhere = No strike can be made now, so there are no odds to tell.
threats-later = Threats are told between deeds; ask again when this one is done.
aim = { $aim ->
    [destroy] destroy
    [disrupt] disrupt
    [clear] clear
   *[score] score
}
aim-means = { $aim ->
    [destroy] destroy as much as possible, by worth
    [disrupt] disrupt or destroy as much as possible, by worth
    [clear] clear the cell
   *[score] score points
}
setup-turn-limit = At a table a game has from 1 to { $most } turns, not { $came }.
sealed-rarity = The set holds no miniature of rarity “{ $rarity }”, so no pack can be filled from it (rule 3.3); add one, or open another set.

# Notation (reading.py).
notation-needs-name = Which miniature? Write its name behind “{ $verb }”, for example “{ $verb } Mirrorman”.
notation-needs-cell = Into which cell? Write it behind “{ $came }”, for example “{ $came } c3”.
notation-needs-attackers = Who attacks in { $cell }? Write “with all” or “with” and the names, separated by commas.
notation-needs-amount = How much? Write the damage behind “{ $came }”, for example “{ $came } 3”.
notation-name = No miniature of this game is called “{ $came }”; write its name, with its number if there are several, such as Mirrorman#1.
notation-copy = There is no { $came }; its copies here are: { $copies }.
notation-ability = “{ $came }” is not an ability that { $miniature } can use this way; printed on it: { $printed }.
notation-cell = “{ $came }” is not a cell; write a file from a to e and a rank from 1 to 5, such as c3.
notation-number = “{ $came }” is not a number from 0 to { $most }.
notation-too-vague = “{ $text }” may mean too many things; name the miniatures with their numbers, such as Mirrorman#1.
notation-name-twice = “{ $text }” names the same miniature twice; name each attacker once.
notation-die = “{ $came }” is not a face of this die; its faces are: { $expected }.

# Positions (position.py).
position-field = { $field ->
    [turn] The part “turn” must stand once, with a number from 1 to 1000, as in “turn 3”, not “{ $came }”.
    [first] The part “first” must stand once, with the first player, as in “first A”, not “{ $came }”.
    [phase] The part “phase” must stand once, with spawn, first action or second action and the player, as in “phase spawn A”, not “{ $came }”.
    [initiative] The part “initiative” must stand once, with the dice of A and B, as in “initiative 4-6”, not “{ $came }”.
    [wins] The part “wins” must stand once, with the turn wins of A and B, up to 5 each, as in “wins 2-1”, not “{ $came }”.
    [bonus] The part “bonus” must stand once, with the bonus points of A and B, as in “bonus 0-2”, not “{ $came }”.
    [points] The part “points” must stand once, with the conquest points of A and B, as in “points 0-1”, not “{ $came }”.
    [question] The part “question” must stand once, with spawn in a spawn phase and with action, shift or strike in an action phase, not “{ $came }”.
    [pool] The part “pool” must stand once in a spawn phase, with the spawn points left, as in “pool 7”, not “{ $came }”.
    [barred] The part “barred” must stand once in a spawn phase, with the closed files or none, as in “barred ce”, not “{ $came }”.
    [filled] The part “filled” must stand once in a spawn phase, with the cells into which creatures were spawned, as in “filled b1 b1 c3” or “filled none”, not “{ $came }”.
    [fought] The part “fought” may stand once, with cells, as in “fought c3 d4”, not “{ $came }”.
    [A] The part “A:” must stand once, with the miniatures of A and where they are, as in “A: Mirrorman @c3”, not “{ $came }”.
    [B] The part “B:” must stand once, with the miniatures of B and where they are, as in “B: Mirrorman @c3”, not “{ $came }”.
   *[other] A position has no part “{ $field }” (it came as “{ $came }”); its parts are turn, first, phase, initiative, wins, bonus, points, question, pool, barred, filled, fought, A and B.
}
position-mark = { $name } cannot have the mark “{ $came }”; the marks are moved, spawned, used1 to used4, energized1 to energized4 and, on a creature in the dreamscape, damage such as -3.
position-miniature = “{ $came }” must be a name and a place, as in “Mirrorman @c3”.
position-place = “{ $came }” is not a place; write a cell such as c3, or reserves, graveyard or removed.
position-stacking = Too many miniatures stand in { $cell }; it may hold four creatures of each player and one location, a player's own portal more creatures of that player (rule 1.7).

# The log (facts.py). $cause is one of the causes above.
face = { $face ->
    [miss] miss
    [blade] blade
   *[other] { $face }
}
log-turn-began = Turn { $turn } begins ({ $cause }).
log-initiative-rolled = { PLAYER($player) } rolls { $number } for initiative ({ $cause }).
log-went-first = { PLAYER($player) } is the first player of this turn ({ $cause }).
log-phase-began = { $phase ->
    [initiative] The initiative phase begins ({ $cause }).
    [spawn] The spawn phase of { PLAYER($player, case: "within") } begins ({ $cause }).
    [first-action] The first action phase of { PLAYER($player, case: "within") } begins ({ $cause }).
    [second-action] The second action phase of { PLAYER($player, case: "within") } begins ({ $cause }).
   *[conquest] The conquest phase begins ({ $cause }).
}
log-points-gained = { $amount ->
    [one] The pool of { PLAYER($player, case: "within") } receives { $amount } spawn point ({ $cause }).
   *[other] The pool of { PLAYER($player, case: "within") } receives { $amount } spawn points ({ $cause }).
}
log-points-spent = { $amount ->
    [one] { $amount } spawn point is spent: { $piece } ({ cite }).
   *[other] { $amount } spawn points are spent: { $piece } ({ cite }).
}
log-bonus-taken = { $amount ->
    [one] { PLAYER($player) } adds { $amount } bonus point to the pool ({ $cause }).
   *[other] { PLAYER($player) } adds { $amount } bonus points to the pool ({ $cause }).
}
log-spawned = { $miniature } is spawned into { $cell } ({ $cause }).
log-ability-used = { $miniature } activates { $ability } ({ cite }).
log-energized = { $amount ->
    [one] { $miniature } gives { $amount } spawn point ({ $cause }).
   *[other] { $miniature } gives { $amount } spawn points ({ $cause }).
}
log-moved = { $miniature } moves to { $cell } ({ $cause }).
log-shifted = { $miniature } shifts to { $cell } ({ $cause }).
log-struck = Combat in { $cell }, attackers: { $attackers } ({ $cause }).
log-face-rolled = An attack die shows { face } ({ $cause }).
log-roll = Attack dice: { $dice }. Damage: { $damage }, blades: { $blades } (rule { $rule }).
log-harmless = The attack deals no damage (rule { $rule }).
log-dice-taken-up = Rerolled: { $dice } ({ $cause }).
log-blades-assigned = { $borrowed ->
    [yes] { $blades ->
        [one] { $miniature } takes { $blades } blade for { $ability }, lent by { $source } ({ cite }).
       *[other] { $miniature } takes { $blades } blades for { $ability }, lent by { $source } ({ cite }).
    }
   *[no] { $blades ->
        [one] { $miniature } takes { $blades } blade for { $ability } ({ cite }).
       *[other] { $miniature } takes { $blades } blades for { $ability } ({ cite }).
    }
}
log-damage-modified = The damage of this attack changes by { $signed } ({ $cause }).
log-damage-held = { $amount } damage is held for { $miniature } ({ $cause }).
log-damaged = { $miniature } is dealt { $amount } damage ({ $cause }).
log-ability-lit = { $miniature }: { $ability } works until the end of this combat ({ $cause }).
log-damage-lost = { $amount } damage for { $miniature } is lost ({ $cause }).
log-damage-cleared = All damage clears ({ $cause }).
log-disrupted = { $miniature } is disrupted and put into { $cell } ({ $cause }).
log-destroyed = { $miniature } is destroyed. Conquest points for { PLAYER($opponent, case: "within") }: { $point }. Bonus points for { PLAYER($owner, case: "within") }: { $bonus } ({ $cause }).
log-sacrificed = { $miniature } is sacrificed ({ $cause }).
log-banished = { $miniature } is banished to the reserves ({ $cause }).
log-purged = { $miniature } goes from the reserves to the graveyard ({ $cause }).
log-raised = { $miniature } returns from the graveyard to the reserves ({ $cause }).
log-marked-relentless = The damage on { $miniature } cannot disrupt it ({ $cause }).
log-marked-ferocious = { $miniature } will be destroyed if it would be disrupted in this combat ({ $cause }).
log-deathblow-struck = Deathblow in { $cell }, attackers: { $attackers } ({ $cause }).
log-wail-rolled = An initiative die shows { $number } ({ $cause }).
log-claimed = { $worth ->
    [one] { PLAYER($player) } claims { $cell } for { $worth } conquest point ({ $cause }).
   *[other] { PLAYER($player) } claims { $cell } for { $worth } conquest points ({ $cause }).
}
log-turn-won = { PLAYER($player) } wins the turn; conquest points: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b } ({ $cause }).
log-turn-drawn = Nobody wins the turn; conquest points: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b } ({ $cause }).
log-spawning-skipped = A die shows 1: both spawn phases are skipped ({ $cause }).
log-special-attack = { $dice ->
    [one] { $miniature } attacks { $target } with { $dice } die ({ $cause }).
   *[other] { $miniature } attacks { $target } with { $dice } dice ({ $cause }).
}
log-game-ended = { $winner ->
    [nobody] The game ends in a draw ({ $cause }).
   *[other] { PLAYER($winner) } wins the game ({ $cause }).
}

# Questions (questions.py).
question-over = The game is over.
question-initiative = Player { $player } rolls the initiative die.
question-wail = An initiative die is rolled for { ability-wail-name } of { $miniature }.
question-attack = An attack die is rolled.
question-special-attack = An attack die is rolled for { $ability } against { $miniature }.
question-spawn = { $pool ->
    [0] Spawn: no points left
    [one] Spawn: { $pool } point left
   *[other] Spawn: { $pool } points left
}
question-action = { $choice ->
    [move] Move or wait
    [strike] Strike or wait
   *[both] Move or strike
}
question-shift = Who moves next?
question-strike = Where is the next combat?
question-reroll = Which dice do you reroll? { $dice }
question-blade = { $blades ->
    [one] { $blades } blade: for which ability?
   *[other] { $blades } blades: for which ability first?
}
question-damage = { $left } damage left: how much for { $miniature }?
question-target = { $miniature } has defense { $defense }, life { $life } and damage { $damage } so far.
question-fate = Disrupt or destroy { $miniature }?
question-disrupt = { $count ->
    [one] Where does { $miniature } flee?
   *[other] Who flees where?
}
question-dying = Destroyed: { $miniatures }.
question-deathblow = { $count ->
    [one] Deathblow in { $cell }: who strikes?
   *[other] Deathblow: who strikes, and where?
}
question-ability = { $choice ->
    [move] { $miniature }, { $ability }: who moves where?
    [bomb] { $ability }: sacrifice { $miniature }?
   *[target] { $miniature }, { $ability }: on whom?
}
question-order = Which effect comes first?
question-unique = Which one stays? The others are sacrificed.

# Options.
option-end = { $question ->
    [spawn] End the spawn phase
    [action] Do nothing in this phase
    [shift] End the shift
   *[strike] End the strike
}
option-decline-ability = Do not use { $ability }
option-decline-deathblow = No more deathblows
option-keep-dice = Keep the dice
option-bomb = Sacrifice { $miniature } and set off { ability-bomb-name }
option-spawn = { $price ->
    [one] Spawn { $miniature } into { $cell } for { $price } spawn point
   *[other] Spawn { $miniature } into { $cell } for { $price } spawn points
}
option-activate = { $price ->
    [one] Activate { $ability } of { $miniature } for { $price } spawn point
   *[other] Activate { $ability } of { $miniature } for { $price } spawn points
}
option-activate-idle = { option-activate } – without any effect now
option-move = Move { $miniature } from { $from } to { $cell }
option-strike = Strike in { $cell } with { $attackers }
option-deathblow = Deathblow in { $cell } by { $attackers }
option-reroll = Reroll { $dice } with { ability-fortunate-name } of { $miniature }
option-blade = { $ability } of { $miniature }
option-blade-borrowed = { $ability } of { $miniature }, lent by { $source }
option-damage = { $amount } damage for { $miniature }
option-disrupt = Disrupt { $miniature }
option-destroy = Destroy { $miniature }
option-place = Put { $miniature } into { $cell }
option-target = Choose { $miniature } ({ $place })
option-resolve = First { $ability } of { $miniature }
option-resolve-against = First { $ability } of { $miniature } against { $target }
option-keep = Keep { $miniature } ({ $place })
option-face = An attack die shows { face }
option-die = An initiative die shows { $number }

# An ability in full: its heading as printed, then what it does.
ability-heading = { $activated ->
    [yes] { $activation }: { $said }
   *[no] { $said }
}
ability-said = { $name }{ $narrowed ->
    [no] {""}
   *[yes] {" "}{ $words }
}{ $numbered ->
    [no] {""}
   *[yes] {" "}{ $amount }
}
ability-full = { $heading } – { $text }
