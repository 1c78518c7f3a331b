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
    [one] You could still spawn one miniature.
   *[other] You could still spawn one of { $count } miniatures.
}
web-asking-spawn-nothing = Really spawn nothing?
web-asking-spawn-here = Something may be spawned here.
web-asking-once-more = Press once more to end the phase.
web-asking-left-move = { $count ->
    [one] { $count } creature could still move.
   *[other] { $count } creatures could still move.
}
web-asking-left-strike = { $count ->
    [one] { $count } combat is still possible.
   *[other] { $count } combats are still possible.
}

# Who attacks.
web-asking-strike-in = Strike in { $cell }
web-asking-deathblow-in = Deathblow in { $cell }
web-asking-strike-some = Strike in { $cell } with some of: { $attackers }
web-asking-deathblow-some = Deathblow in { $cell } by some of: { $attackers }
web-asking-attack-confirm = { $count ->
    [one] Strike with { $count } die
   *[other] Strike with { $count } dice
}
web-asking-deathblow-confirm = { $count ->
    [one] Deathblow with { $count } die
   *[other] Deathblow with { $count } dice
}

# Damage, blades and disrupted creatures.
web-asking-place-damage = { $count ->
    [0] All damage is placed
   *[other] Place { $count } damage
}
web-asking-damage-confirm = Deal { $amount } damage
web-asking-damage-missing = Place { $count } more
web-asking-stage-back = Back to the combat in { $cell }
web-asking-stage-waits = The combat in { $cell } goes on after this.
web-table-key-sure = end the spawn phase unasked, though nothing was spawned
web-table-key-stage = put a combat aside to see the board, and bring it back
web-table-key-threats = show what threatens your creatures, or hide it
web-asking-to-place = Still to be placed: { $count }

# Dice to reroll.
web-asking-dice-confirm = { $count ->
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
}
web-dreamblade-see-board = See the board
web-dreamblade-ending-back = How the game ended
web-dreamblade-threats = Threats
web-dreamblade-threats-means = Show on your creatures what one strike of the other side may do to them, at once or after a shift (T)
