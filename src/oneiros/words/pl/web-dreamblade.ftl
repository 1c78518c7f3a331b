# O co pyta stół Dreamblade w przeglądarce i jak się na to odpowiada.

# Lista możliwości.
web-asking-choices-of = Możliwości: { $miniature }
web-asking-pick = { $count ->
    [one] Wybierz: { $miniature }, { $count } możliwość
    [few] Wybierz: { $miniature }, { $count } możliwości
   *[many] Wybierz: { $miniature }, { $count } możliwości
}
web-asking-picked = Wybrano: { $miniature }. Dokąd: { $cells }.
web-asking-picked-alone = Wybrano: { $miniature }.
web-asking-price = { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}

# Przyciski.
web-asking-left-spawn = { $count ->
    [one] Można jeszcze uformować { $count } figurkę.
    [few] Można jeszcze uformować { $count } figurki.
   *[many] Można jeszcze uformować { $count } figurek.
}
web-asking-left-move = { $count ->
    [one] Może się jeszcze ruszyć { $count } istota.
    [few] Mogą się jeszcze ruszyć { $count } istoty.
   *[many] Może się jeszcze ruszyć { $count } istot.
}
web-asking-left-strike = { $count ->
    [one] Możliwa jest jeszcze { $count } potyczka.
    [few] Możliwe są jeszcze { $count } potyczki.
   *[many] Możliwych jest jeszcze { $count } potyczek.
}

# Kto atakuje.
web-asking-attack = Kto atakuje na obszarze { $cell }?
web-asking-deathblow = Kto wykonuje atak przedśmiertny na obszarze { $cell }?
web-asking-strike-some = Walcz na obszarze { $cell }, atakujące istoty do wyboru: { $attackers }
web-asking-deathblow-some = Atak przedśmiertny na obszarze { $cell }, atakujące istoty do wyboru: { $attackers }
web-asking-power = siła { $power }
web-asking-dice-total = Kości ataku: { $count }
web-asking-attack-confirm = { $count ->
    [one] Walcz { $count } kością
   *[other] Walcz { $count } kośćmi
}
web-asking-deathblow-confirm = { $count ->
    [one] Atak przedśmiertny { $count } kością
   *[other] Atak przedśmiertny { $count } kośćmi
}
web-asking-apart = Te istoty nie mogą atakować razem.
web-asking-nobody-attacks = Wybierz co najmniej jedną atakującą istotę.

# Obrażenia, ostrza i odgonione istoty.
web-asking-damage = Obrażenia dla figurki { $miniature }
web-asking-damage-total = Przydzielono: { $amount }. Zostaje dla innych: { $rest }.
web-asking-damage-less = Mniej obrażeń
web-asking-damage-more = Więcej obrażeń
web-asking-damage-confirm = Przydziel { $amount }
web-asking-effect-none = Za mało, żeby odgonić albo zniszczyć
web-asking-effect-disrupt = Wystarczy, żeby odgonić
web-asking-effect-destroy = Wystarczy, żeby zniszczyć
web-asking-effect-either = Wystarczy, żeby odgonić albo zniszczyć
web-asking-mark-none = nic
web-asking-mark-disrupt = odgonić
web-asking-mark-destroy = zniszczyć
web-asking-mark-either = do wyboru
web-asking-mark-all = wszystko
web-asking-blades = Pozostałe ostrza: { $count }
web-asking-to-place = Jeszcze do umieszczenia: { $count }

# Kości do przerzucenia.
web-asking-dice = Które kości przerzucasz?
web-asking-dice-user = Kto przerzuca
web-asking-dice-count = Wybrane kości: { $count }, najwyżej { $most }
web-asking-dice-confirm = { $count ->
    [one] Przerzuć { $count } kość
    [few] Przerzuć { $count } kości
   *[many] Przerzuć { $count } kości
}
web-asking-die = Kość: { $face }
