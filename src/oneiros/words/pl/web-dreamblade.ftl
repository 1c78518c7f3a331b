# O co pyta stół Dreamblade w przeglądarce i jak się na to odpowiada.

# Lista odpowiedzi do wyboru.
web-asking-choices-of = Do wyboru: { $miniature }
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
    [one] Możesz jeszcze uformować jedną figurkę.
   *[other] Możesz jeszcze uformować jedną z { $count } figurek.
}
web-asking-spawn-nothing = Na pewno nic nie formujesz?
web-asking-spawn-here = Tu można coś uformować.
web-asking-once-more = Naciśnij jeszcze raz, żeby zakończyć fazę.
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
web-asking-strike-in = Walcz na { $cell }
web-asking-deathblow-in = Atak przedśmiertny na { $cell }
web-asking-strike-some = Walcz na obszarze { $cell }; atakujących wybierzesz z: { $attackers }
web-asking-deathblow-some = Atak przedśmiertny na obszarze { $cell }; atakujących wybierzesz z: { $attackers }
web-asking-attack-confirm = { $count ->
    [one] Atakuj { $count } kością
   *[other] Atakuj { $count } kośćmi
}
web-asking-deathblow-confirm = { $count ->
    [one] Atak przedśmiertny { $count } kością
   *[other] Atak przedśmiertny { $count } kośćmi
}

# Obrażenia, ostrza i odgonione istoty.
web-asking-place-damage = { $count ->
    [0] Obrażenia przydzielone
   *[other] Obrażenia do przydzielenia: { $count }
}
web-asking-damage-confirm = Zadaj obrażenia: { $amount }
web-asking-damage-missing = Przydziel jeszcze: { $count }
web-asking-stage-back = Wróć do potyczki na obszarze { $cell }
web-asking-stage-waits = Potem toczy się dalej potyczka na obszarze { $cell }.
web-table-key-sure = zakończ fazę formowania bez pytania, choć nic nie uformowano
web-table-key-stage = odłóż potyczkę na bok, żeby zobaczyć mapę, i wróć do niej
web-table-key-threats = pokaż zagrożenia swoich istot albo je ukryj
web-asking-to-place = Jeszcze do umieszczenia: { $count }

# Kości do przerzucenia.
web-asking-dice-confirm = { $count ->
    [one] Przerzuć { $count } kość
    [few] Przerzuć { $count } kości
   *[many] Przerzuć { $count } kości
}
web-dreamblade-see-board = Zobacz mapę
web-dreamblade-ending-back = Jak skończyła się gra
web-dreamblade-threats = Zagrożenia
web-dreamblade-threats-means = Pokaż przy swoich istotach, co może im zrobić jedno uderzenie drugiej strony, od razu lub po przesunięciu (T)
