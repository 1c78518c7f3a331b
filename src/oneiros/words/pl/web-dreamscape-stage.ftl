# Moce w Dreamscape w przeglądarce i to, co dzieje się na oczach graczy.

## Dziennik. $phase to set-up, emergence, travel, creation, return lub scoring.

web-dreamscape-stage-cycle = { $last ->
    [yes] Ostatnie tworzenie
   *[no] Cykl { $cycle }
}
web-dreamscape-stage-phase = { $phase ->
    [set-up] Przygotowanie
    [emergence] Wyłanianie
    [travel] Podróż
    [creation] Tworzenie
    [return] Przechowane odłamki i znaczniki
   *[scoring] Punktacja końcowa
}
web-dreamscape-stage-log-filled = Do lokacji { $location } trafiają: { $shards } ({ cite }).
web-dreamscape-stage-log-shown = Gracz { $seat } ogląda karty: { $names } ({ cite }).
web-dreamscape-stage-log-hidden = Gracz { $seat } ogląda { cards-counted } ({ cite }).
web-dreamscape-stage-log-markers = Kolejność graczy: { $order } ({ cite }).

## Co zrobili inni, dla tych, którzy słuchają strony

web-dreamscape-stage-sum = { $phase ->
    [travel] Podróż gracza { $seat }: { $what }.
    [creation] Tworzenie gracza { $seat }: { $what }.
   *[other] Gracz { $seat }: { $what }.
}
web-dreamscape-stage-sum-place = przejście do lokacji { $location }
web-dreamscape-stage-sum-collected = zebrane odłamki: { $shards }
web-dreamscape-stage-sum-powers = użyte moce: { $count }
web-dreamscape-stage-sum-placed = { $count ->
    [one] położony { $count } odłamek
    [few] położone { $count } odłamki
   *[many] położonych { $count } odłamków
}
web-dreamscape-stage-sum-trees = { $count ->
    [one] posadzone { $count } drzewo
    [few] posadzone { $count } drzewa
   *[many] posadzonych { $count } drzew
}
web-dreamscape-stage-sum-completed = ukończono: { $cards }
web-dreamscape-stage-sum-kept = zatrzymano: { $cards }
web-dreamscape-stage-sum-points = punkty { $points }
web-dreamscape-stage-sum-cycle = Zaczyna się cykl { $number }.
