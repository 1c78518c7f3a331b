# Every ability of rules section 11 and the terms of the game.
# $number is the X of the ability, $signed the same with its sign, $size the same without it, $sense is minus or plus.
# $words are the narrowing words; $narrowed is enemies or self where there is that word only, yes with others, no without.

narrowing = { $narrowed ->
    [no] {""}
   *[yes] {" "}(narrowed to: { $words })
}
attack-dice = { $number ->
    [one] { $number } attack die
   *[other] { $number } attack dice
}
by-more = { $sense ->
    [minus] { $size } less
   *[plus] { $size } more
}
by-less = { $sense ->
    [minus] { $size } more
   *[plus] { $size } less
}

ability-advance-name = Advance
ability-advance = { $narrowed ->
    [self] You may move this miniature to an adjacent cell if it is unengaged.
   *[no] You may move one unengaged ally of your choice{ narrowing } to an adjacent cell.
}
ability-ambush-name = Ambush
ability-ambush = It makes a special attack ({ attack-dice }) against each enemy creature{ narrowing } that enters its cell.
ability-appease-name = Appease
ability-appease = { $narrowed ->
    [self] You must sacrifice this miniature.
    [yes] You must sacrifice a creature you control{ narrowing }.
   *[no] You must sacrifice a creature you control; it may be this one.
}
ability-assault-name = Assault
ability-assault = It makes a special attack ({ attack-dice }) against one enemy of your choice{ narrowing } in its cell.
ability-bloodthirsty-name = Bloodthirsty
ability-bloodthirsty = If it made a regular attack and no enemy that was assigned damage of that attack was destroyed, sacrifice it at the end of the combat. An enemy that regenerated was not destroyed.
ability-bodyguard-name = Bodyguard
ability-bodyguard = Opponents cannot assign damage to allies without Bodyguard{ narrowing } in its cell until every Bodyguard of your side there has enough damage to be disrupted or destroyed.
ability-bolster-name = Bolster
ability-bolster = { $narrowed ->
    [self] It has { $signed } defense.
   *[no] Allies in its cell and in adjacent cells{ narrowing } have { $signed } defense.
}
ability-bomb-name = Bomb
ability-bomb = You may sacrifice it to deal { $number } damage to each enemy{ narrowing } in its cell.
ability-channel-name = Channel
ability-channel = Your miniatures{ narrowing } cost { by-less } to spawn, this one excepted. Several Channels add up.
ability-charge-name = Charge
ability-charge = When it enters a cell with enemies, no matter who moved it, it makes a special attack ({ attack-dice }) against one enemy of your choice{ narrowing } there.
ability-copy-name = Copy
ability-copy = { $narrowed ->
    [enemies] It also has the blade abilities of every enemy creature in its cell.
    [yes] It also has the blade abilities of other creatures in its cell{ narrowing }.
   *[no] It also has the blade abilities of every other creature in its cell, on either side.
} Using a copy does not use up the original, and copies are not copied again.
ability-crit-name = Crit
ability-crit = The attack in this combat deals { by-more } damage.
ability-defender-name = Defender
ability-defender = It cannot enter a cell with an enemy creature by shifting. Other movement may still bring it there, and enemies may enter its cell.
ability-demolish-name = Demolish
ability-demolish = { $narrowed ->
    [enemies] Destroys one enemy location of your choice in its cell or an adjacent cell.
    [yes] Destroys one location of your choice{ narrowing } in its cell or an adjacent cell.
   *[no] Destroys one location of your choice in its cell or an adjacent cell, yours or the opponent's.
}
ability-detonate-name = Detonate
ability-detonate = If it attacked in a combat, by a regular or a special attack, sacrifice it at the end of that combat unless it was destroyed. A deathblow does not count.
ability-dissipate-name = Dissipate
ability-dissipate = Banish it at the end of the combat unless it was destroyed.
ability-dominate-name = Dominate
ability-dominate = It claims your scoring cells even while enemy creatures stand there too. If both sides dominate a cell, both may score it.
ability-drain-name = Drain
ability-drain = Enemies in its cell{ narrowing } have { by-less } life.
ability-energize-name = Energize
ability-energize = { $number ->
    [one] You get { $number } extra spawn point in your spawn phase, once per phase, as soon as this ability is active.
   *[other] You get { $number } extra spawn points in your spawn phase, once per phase, as soon as this ability is active.
}
ability-enrage-name = Enrage
ability-enrage = { $narrowed ->
    [self] It has { $signed } power.
   *[no] Allies in its cell and in adjacent cells{ narrowing } have { $signed } power.
}
ability-expel-name = Expel
ability-expel = You may move one engaged enemy of your choice{ narrowing } to a cell adjacent to its own.
ability-fade-name = Fade
ability-fade = If it attacked in a combat, by a regular or a special attack, banish it at the end of that combat unless it was destroyed. A deathblow does not count.
ability-ferocity-name = Ferocity
ability-ferocity = Choose one enemy{ narrowing } in its cell. If that enemy would be disrupted in this combat, it is destroyed instead.
ability-fight-name = Fight
ability-fight = { $narrowed ->
    [yes] It has { $signed } power while its cell holds an enemy of this kind: { $words }.
   *[no] It has { $signed } power while its cell holds an enemy of the named kind.
}
ability-flanking-name = Flanking
ability-flanking = The attack deals { by-more } damage if you control more creatures in the combat cell than the opponent, whether they attack or not.
ability-fortunate-name = Fortunate
ability-fortunate = { $number ->
    [one] When it attacks, you may reroll { $number } die once. This works for regular and special attacks.
   *[other] When it attacks, you may reroll up to { $number } dice once, all chosen together. This works for regular and special attacks.
}
ability-fumble-name = Fumble
ability-fumble = The attack in this combat deals { by-less } damage.
ability-gather-name = Gather
ability-gather = Moves one ally of your choice{ narrowing } from an adjacent cell into this cell, engaged or not.
ability-geomancy-name = Geomancy
ability-geomancy = It has { by-more } power, defense and life for each location you control in its file.
ability-hells-fury-name = Hell's Fury
ability-hells-fury = Hellbred allies in its cell and in adjacent cells{ narrowing } have the ability "blade: Crit 2".
ability-heroics-name = Heroics
ability-heroics = The attack deals { by-more } damage if you control fewer creatures in its cell than the opponent.
ability-inciter-name = Inciter
ability-inciter = Enemies in its cell{ narrowing } have { by-more } power.
ability-invigorate-name = Invigorate
ability-invigorate = { $narrowed ->
    [self] It has { by-more } life.
   *[no] Allies in its cell and in adjacent cells{ narrowing } have { by-more } life.
}
ability-loner-name = Loner
ability-loner = It cannot attack together with other creatures, not even in a deathblow.
ability-lure-name = Lure
ability-lure = You may pull one unengaged enemy of your choice{ narrowing } one cell closer to this miniature.
ability-nullify-name = Nullify
ability-nullify = { $narrowed ->
    [enemies] Enemy creatures in its cell have no blade abilities.
    [self] It has no blade abilities.
    [yes] Creatures in its cell{ narrowing } have no blade abilities.
   *[no] No creature in its cell has any blade ability, on either side and itself included.
} Locations keep theirs.
ability-pack-name = Pack
ability-pack = The attack deals 1 more damage for each ally in its cell and in adjacent cells{ narrowing }.
ability-panic-name = Panic
ability-panic = Enemies in its cell{ narrowing } have { by-less } defense.
ability-payback-name = Payback
ability-payback = Choose one enemy{ narrowing } in its cell. That enemy's current power is added to the damage of the attack.
ability-purge-name = Purge
ability-purge = Choose a miniature{ narrowing } in the reserves of an opponent, who moves it to the graveyard.
ability-raise-name = Raise
ability-raise = You may put one creature{ narrowing } from your graveyard into your reserves.
ability-regenerate-name = Regenerate
ability-regenerate = If it would be destroyed, banish it instead. Then there is no deathblow, no conquest point and no bonus points for it.
ability-reincarnate-name = Reincarnate
ability-reincarnate = When it is destroyed, put another creature{ narrowing } from your graveyard into your reserves. Creatures destroyed together with it are there already.
ability-reinforce-name = Reinforce
ability-reinforce = You may spawn it into any cell that holds an ally{ narrowing }, within the stacking limit and with at most four spawned there in the phase. On the first turn it goes to your portal like the others.
ability-relentless-name = Relentless
ability-relentless = Enemies{ narrowing } damaged by an attack it takes part in cannot be disrupted while that damage is on them. They are destroyed if their damage reaches their life; otherwise nothing happens to them.
ability-respawn-name = Respawn
ability-respawn = { $number ->
    [one] You may spawn it from your graveyard for exactly { $number } spawn point.
   *[other] You may spawn it from your graveyard for exactly { $number } spawn points.
} Neither missing aspect symbols nor Channel change this price.
ability-scare-name = Scare
ability-scare = You may push one unengaged enemy of your choice{ narrowing } one cell farther from this miniature.
ability-skirmish-name = Skirmish
ability-skirmish = { $narrowed ->
    [self] You may move this miniature to an adjacent cell if it is engaged.
   *[no] You may move one engaged ally of your choice{ narrowing } to a cell adjacent to its own.
}
ability-stalwart-name = Stalwart
ability-stalwart = The attack deals 1 more damage for each enemy{ narrowing } in its cell.
ability-strikeback-name = Strikeback
ability-strikeback = If, in an opponent's action phase, enemies attacked in its cell and none of your creatures was disrupted or destroyed in that combat, it makes a special attack ({ attack-dice }) against one enemy of your choice{ narrowing } there at the end of the combat.
ability-swap-name = Swap
ability-swap = It may trade places with one ally of your choice{ narrowing } in another cell. Full cells do not prevent this.
ability-teleport-name = Teleport
ability-teleport = { $narrowed ->
    [enemies] You may move any enemy creature
    [self] You may move this miniature
    [yes] You may move any creature{ narrowing }
   *[no] You may move any creature, of either side and itself included,
} to any other cell that is not a portal, within the stacking limit.
ability-thanatomancy-name = Thanatomancy
ability-thanatomancy = Its power before modifiers is the number of creatures in your graveyard.
ability-unique-name = Unique
ability-unique = { $narrowed ->
    [yes] You cannot spawn it while you control a miniature with this Unique name: { $words }.
   *[no] You cannot spawn it while you control a miniature with the same Unique name.
} If you ever control two of them, sacrifice all but one of your choice at once.
ability-vengeance-name = Vengeance
ability-vengeance = { $number ->
    [one] You cannot spawn it until an opponent has won at least { $number } turn.
   *[other] You cannot spawn it until an opponent has won at least { $number } turns.
}
ability-vessel-name = Vessel
ability-vessel = { $number ->
    [one] When it is destroyed, you get { $number } bonus point instead of 2.
   *[other] When it is destroyed, you get { $number } bonus points instead of 2.
}
ability-wail-name = Wail
ability-wail = Roll two initiative dice and add them up. Every creature{ narrowing } of either side whose printed spawn cost is exactly that sum is banished.
ability-warpstrike-name = Warpstrike
ability-warpstrike = It makes a special attack ({ attack-dice }) against one enemy of your choice{ narrowing } outside its cell.
ability-weaken-name = Weaken
ability-weaken = Enemies in its cell{ narrowing } have { by-less } power.

aspect-valor = Valor
aspect-madness = Madness
aspect-fear = Fear
aspect-passion = Passion

lineage-janus = Janus
lineage-lost = Lost
lineage-hivelings = Hivelings
lineage-hellbred = Hellbred
lineage-bloodcut = Bloodcut

activation-blade = blade
activation-multiblade = multiblade
activation-double-blade = double blade
activation-double-multiblade = double multiblade
activation-spawn = spawn { $number }
activation-score = score
activation-comes-into-play = comes into play
activation-always = always

word-enemies = Enemies
word-self = Self

power = power
defense = defense
life = life
spawn-cost = spawn cost
reserves = reserves
dreamscape = dreamscape
graveyard = graveyard
removed = removed from the game
portal = portal
spawn-row = spawn row
scoring-cell = scoring cell
creature = creature
location = location
warband = warband
turn-win = turn win
conquest-point = conquest point
spawn-point = spawn point
bonus-point = bonus point
deathblow = deathblow
disrupt = disrupt
destroy = destroy
banish = banish
sacrifice = sacrifice
shift = shift
strike = strike
