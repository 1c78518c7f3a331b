## Przebieg gry, opowiedziany po jej zakończeniu.

web-ending-points = Przebieg punktacji
web-ending-points-at = { $turn }: { $points }
web-ending-deed = Przełomowy ruch
web-ending-roll = Przełomowy rzut
web-ending-strike = Najlepszy atak
web-ending-strike-damage = Obrażenia: { $damage }, obszar { $cell }, tura { $turn }
web-ending-strike-dice = Kości: { $faces }
web-ending-destroyed = Zniszczone i stracone
web-ending-fell = Zniszczone przez ciebie
web-ending-lost = Stracone
web-ending-lost-by = Straty: { $who }
web-ending-none = brak
web-ending-card = Najlepsza karta: { $card }, { $points }, { $who }

## Wynik, punkty i co dalej

web-table-ended-won = Wygrana!
web-table-ended-lost = Przegrana
web-table-ended-draw = Remis
web-table-ended-shared = Wspólna wygrana
web-table-ended-winner = Wygrywa: { $names }
web-table-ended-winners = Wygrywają: { $names }
web-table-ended-long = Ten stół został zamknięty: padło zbyt wiele odpowiedzi
web-table-ended-closed = Ten stół został zamknięty
web-table-ended-you = Ty
web-table-ended-points = Punkty
web-table-ended-score = Wygrane tury
web-table-ended-turns = { $count ->
    [one] Gra trwała { $count } turę.
    [few] Gra trwała { $count } tury.
   *[many] Gra trwała { $count } tur.
}
web-table-ended-resigned = Gra zakończyła się poddaniem.
web-table-ended-resigned-by = Poddanie: { $who }.
web-table-ended-time = Jednemu z graczy skończył się czas.
web-table-ended-time-by = Koniec czasu: { $who }.
web-table-ended-claimed = Ktoś nie wrócił do gry, więc ją zakończono.
web-table-reckoning = Jak to policzono: punkty, a w nawiasach liczba
web-table-reckoning-now = Gdyby gra skończyła się teraz
web-table-reckoning-before = Punkty z gry
web-table-reckoning-from-cards = Za ukończone karty
web-table-reckoning-from-trees = Za posadzone drzewa
web-table-reckoning-from-water = Za wodę po drodze
web-table-reckoning-from-mountains = Za góry
web-table-reckoning-from-crossed = Za koszmary po drodze
web-table-reckoning-open = Nieukończone karty
web-table-reckoning-nightmares = Odłamki koszmaru
web-table-reckoning-total = Razem
web-table-reckoning-cards = Ukończone karty
web-table-reckoning-count = policzono: { $count }
web-table-reckoning-tie = Równe punkty: wygrywa, kto ma więcej ukończonych kart.
web-table-reckoning-tie-nightmare = Równe punkty: wygrywa, kto ma mniej odłamków koszmaru, a potem więcej ukończonych kart.
web-table-reckoning-shared = Równość we wszystkim: zwycięstwo jest wspólne.
web-table-review-lost = Zobacz, gdzie przechyliła się szala
web-table-suits-up = Wyraźne zwycięstwo. Poczekalnia proponuje teraz silniejszego przeciwnika: { $name }.
web-table-suits-down = Ciężka gra. Poczekalnia proponuje teraz łagodniejszego przeciwnika: { $name }.
web-table-rematch = Rewanż
web-table-rematch-wished = { $who } chce rewanżu.
web-table-rematch-waiting = Proponujesz rewanż. Czekamy na drugiego gracza.
web-table-rematch-waiting-for = Proponujesz rewanż. Czekamy na: { $who }
web-ending-rubber = { $best ->
    [3] Do dwóch wygranych
   *[other] Mecz, gry: { $best }
}
web-ending-rubber-wins = { $count ->
    [one] { $count } wygrana gra
    [few] { $count } wygrane gry
   *[many] { $count } wygranych gier
}
web-ending-rubber-game = To była gra { $number } z najwyżej { $best }.
web-ending-rubber-draws = Remisy: { $count }.
web-ending-rubber-won = Wygrywasz cały mecz.
web-ending-rubber-winner = Cały mecz wygrywa: { $who }
web-ending-rubber-drawn = Mecz kończy się remisem.
web-ending-rubber-next = Następna gra
web-ending-rubber-change = Najpierw zmień zestaw
web-ending-rubber-anew = Nowy mecz
web-ending-rubber-wished = { $who }: gotowość do następnej gry.
web-ending-rubber-waiting = Zgłaszasz gotowość do następnej gry. Czekamy na drugiego gracza.
web-table-next = Do następnej gry
