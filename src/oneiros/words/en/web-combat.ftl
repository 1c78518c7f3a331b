# The stage of a combat in the browser. $miniature is a name or a label such as Mirrorman#1, $cell a cell such as c3.

web-combat-strike = Strike in { $cell }
web-combat-deathblow = Deathblow in { $cell }
web-combat-special = { $ability ->
    [none] Special attack in { $cell }
   *[other] { $ability } in { $cell }
}
web-combat-fold = Show the board
web-combat-go-on = Go on
web-combat-attackers = Attackers
web-combat-defenders = Defenders

## Who attacks

web-combat-attacks = { $dice ->
    [one] attacks with { $dice } die
   *[other] attacks with { $dice } dice
}
web-combat-stays = stays out
web-combat-choose = { $miniature }: attacks or stays out
web-combat-apart = These do not attack together.
web-combat-nobody = Choose at least one attacker.
web-combat-tap-attacker = Choose an attacker to keep it out.
web-combat-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}

## Dice

web-combat-rolling = { $dice ->
    [one] { $dice } die is rolling
   *[other] { $dice } dice are rolling
}
web-combat-about-to-roll = About to roll…
web-combat-no-dice = No dice to roll
web-combat-idle-blades = { $blades ->
    [one] 1 blade lies on no ability and does nothing.
   *[other] { $blades } blades lie on no ability and do nothing.
}
web-combat-spared = Placed for you: it makes no difference where it goes.
web-combat-rolled = Rolled: { $dice }
web-combat-face = { $face ->
    [miss] miss
    [blade] blade
   *[other] { $face }
}
web-combat-total = { $damage ->
   *[other] damage
}
web-combat-total-said = Damage of the attack: { $damage }
web-combat-reroll = Take up dice that shall roll again.
web-combat-reroll-by = Who rerolls
web-combat-reroll-count = Taken up: { $count } of at most { $most }
web-combat-die = Die: { $face }

## Blades

web-combat-blades = { $blades ->
    [one] { $blades } blade to lay on an ability
   *[other] { $blades } blades to lay on abilities
}
web-combat-blade-takes = { $blades ->
    [one] takes { $blades } blade
   *[other] takes { $blades } blades
}
web-combat-blade-now = { $signed } damage now: { $total } in all
web-combat-blade-lent = lent by { $miniature }
web-combat-laid = { $blades ->
    [one] { $ability }: { $blades } blade
   *[other] { $ability }: { $blades } blades
}
web-combat-laid-change = { $signed } damage

## Damage

web-combat-left = { $rest ->
    [0] all placed
   *[other] left to place
}
web-combat-left-said = Left to place: { $rest } of { $total }.
web-combat-tap-defender = Choose a defender to add one.
web-combat-more = { $miniature }: more damage
web-combat-less = { $miniature }: less damage
web-combat-add = { $miniature }: add one damage
web-combat-amount-said = { $miniature }: { $amount } damage. { $outcome }
web-combat-fill = { $amount }: { $effect ->
    [disrupt] disrupt
    [destroy] destroy
    [either] disrupt or destroy
   *[all] all that is left
}
web-combat-untouched = Untouched
web-combat-holds = Holds
web-combat-effect-disrupt = Disrupted
web-combat-effect-destroy = Destroyed
web-combat-effect-either = Disrupted or destroyed
web-combat-guard-needs = { $ability }: needs { $amount } before anybody it covers takes any
web-combat-guard-enough = { $ability }: has enough, but { $miniature } still covers them
web-combat-guard-done = { $ability }: has enough; now open: { $miniature }
web-combat-covered = Covered until { $miniature } ({ $ability }) has enough

## What becomes of them

web-combat-hit = Took { $amount }
web-combat-lost = { $amount } kept off by { $miniature } ({ ability-bodyguard-name })
web-combat-fate-disrupt = Disrupt
web-combat-fate-destroy = Destroy
web-combat-became = { $fate ->
    [disrupted] Disrupted
    [destroyed] Destroyed
    [sacrificed] Sacrificed
    [banished] Banished
   *[purged] Removed from the game
}

## Odds

web-combat-odds-fate = { $disrupted }% disrupted, { $destroyed }% destroyed{ $gone ->
    [none] { "" }
   *[other] , { $gone }% gone
}
web-combat-odds-cleared = { $cleared }% to clear the cell
web-combat-odds-swing = On average { $swing } spawn points for you
web-combat-odds-swing-means = What they may lose less what you may lose, at spawn cost; a disrupted creature counts half.
web-combat-odds-sampled = about, ± { $error }
web-combat-odds-sampled-means = There is too much to work out: this was sampled { $samples } times, so a percentage may be { $error } off.
web-combat-odds-waits = Working out the odds
