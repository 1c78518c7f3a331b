# What is asked at a table of Dreamblade in the browser, and how it is answered.

# The list of choices.
web-asking-choices-of = Choices: { $miniature }
web-asking-pick = { $count ->
    [one] Choose { $miniature }: { $count } possibility
   *[other] Choose { $miniature }: { $count } possibilities
}
web-asking-picked = Chosen: { $miniature }. Where to: { $cells }.
web-asking-picked-alone = Chosen: { $miniature }.
web-asking-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}

# Buttons.
web-asking-left-spawn = { $count ->
    [one] { $count } miniature could still be spawned.
   *[other] { $count } miniatures could still be spawned.
}
web-asking-left-move = { $count ->
    [one] { $count } creature could still move.
   *[other] { $count } creatures could still move.
}
web-asking-left-strike = { $count ->
    [one] { $count } combat is still possible.
   *[other] { $count } combats are still possible.
}

# Who attacks.
web-asking-attack = Who attacks in { $cell }?
web-asking-deathblow = Whose deathblow is it in { $cell }?
web-asking-strike-some = Strike in { $cell } with some of: { $attackers }
web-asking-deathblow-some = Deathblow in { $cell } by some of: { $attackers }
web-asking-power = power { $power }
web-asking-dice-total = Attack dice: { $count }
web-asking-attack-confirm = { $count ->
    [one] Strike with { $count } die
   *[other] Strike with { $count } dice
}
web-asking-deathblow-confirm = { $count ->
    [one] Deathblow with { $count } die
   *[other] Deathblow with { $count } dice
}
web-asking-apart = These do not attack together.
web-asking-nobody-attacks = Choose at least one attacker.

# Damage, blades and disrupted creatures.
web-asking-damage = Damage for { $miniature }
web-asking-damage-total = Assigned: { $amount }. Left for others: { $rest }.
web-asking-damage-less = Less damage
web-asking-damage-more = More damage
web-asking-damage-confirm = Assign { $amount }
web-asking-effect-none = Not enough to disrupt or destroy
web-asking-effect-disrupt = Enough to disrupt
web-asking-effect-destroy = Enough to destroy
web-asking-effect-either = Enough to disrupt or destroy
web-asking-mark-none = nothing
web-asking-mark-disrupt = disrupt
web-asking-mark-destroy = destroy
web-asking-mark-either = either
web-asking-mark-all = all
web-asking-blades = Blades left: { $count }
web-asking-to-place = Still to be placed: { $count }

# Dice to reroll.
web-asking-dice = Which dice are rerolled?
web-asking-dice-user = Who rerolls
web-asking-dice-count = Taken up: { $count } of at most { $most }
web-asking-dice-confirm = { $count ->
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
}
web-asking-die = Die: { $face }
