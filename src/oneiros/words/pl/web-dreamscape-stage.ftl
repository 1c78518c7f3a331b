# Moce w Dreamscape w przeglądarce i to, co dzieje się na oczach graczy.

## Dziennik. $phase to set-up, emergence, travel, creation, return lub scoring.

web-dreamscape-stage-cycle = { $last ->
    [yes] Ostatnie tworzenie
   *[no] Cykl { $cycle }
}
web-dreamscape-stage-cycle-last = Koniec
web-dreamscape-stage-phase = { $phase ->
    [set-up] Przygotowanie
    [emergence] Wyłanianie
    [travel] Podróż
    [creation] Tworzenie
    [return] Przechowane odłamki i znaczniki
   *[scoring] Punktacja końcowa
}
web-dreamscape-stage-log-filled = Do lokacji { $location } trafiają: { $shards } ({ cite }).
web-dreamscape-stage-log-shown = { PLAYER($seat) } ogląda karty: { $names } ({ cite }).
web-dreamscape-stage-log-hidden = { PLAYER($seat) } ogląda { cards-counted } ({ cite }).
web-dreamscape-stage-log-markers = Kolejność graczy: { $order } ({ cite }).

## Co zrobili inni, dla tych, którzy słuchają strony

web-dreamscape-stage-sum = { $phase ->
    [travel] { PLAYER($seat) }, podróż: { $what }.
    [creation] { PLAYER($seat) }, tworzenie: { $what }.
   *[other] { PLAYER($seat) }: { $what }.
}
web-dreamscape-stage-sum-place = odwiedzono lokację { $location }
web-dreamscape-stage-sum-collected = zebrano odłamki: { $shards }
web-dreamscape-stage-sum-powers = użyto mocy: { $count }
web-dreamscape-stage-sum-placed = { $count ->
    [one] położono { $count } odłamek
    [few] położono { $count } odłamki
   *[many] położono { $count } odłamków
}
web-dreamscape-stage-sum-trees = { $count ->
    [one] posadzono { $count } drzewo
    [few] posadzono { $count } drzewa
   *[many] posadzono { $count } drzew
}
web-dreamscape-stage-sum-completed = ukończono: { $cards }
web-dreamscape-stage-sum-kept = zatrzymano: { $cards }
web-dreamscape-stage-sum-points = punkty { $points }
web-dreamscape-stage-sum-cycle = Zaczyna się cykl { $number }.

## Słowa nad stołem. $phase to travel, creation lub last-creation.

web-dreamscape-stage-says-phase = { $phase ->
    [travel] Podróż
    [creation] Tworzenie
   *[last-creation] Ostatnie tworzenie
}
web-dreamscape-stage-says-winners = Wygrywa: { $names }

## Moce i dobieranie na scenie. $question to zadane pytanie.

web-dreamscape-stage-before = teraz
web-dreamscape-stage-after = potem
web-dreamscape-stage-points = punkty { $points }
web-dreamscape-stage-completes = ukończysz: { $card }
web-dreamscape-stage-ends = na tym twój ruch się skończy
web-dreamscape-stage-location = lokacja { $location }
web-dreamscape-stage-plan-about = Te same pola są w twoim krajobrazie; liczba mówi, ile odłamków tam leży.

web-dreamscape-stage-use = Użyj mocy
web-dreamscape-stage-not-now = Nie teraz
web-dreamscape-stage-reveals = Tego nie da się cofnąć: odkryjesz coś nowego.
web-dreamscape-stage-paid = Karta { $card }: połóż na niej { shard-one }; wróci w następnym wyłanianiu.
web-dreamscape-stage-may-come = { $power ->
    [muse] Jeden z tych odłamków trafi do twoich Dłoni
   *[harvesters] Wylosujesz dwa z tych odłamków
}
web-dreamscape-stage-bag = { $count ->
    [one] W woreczku: { $count } odłamek
    [few] W woreczku: { $count } odłamki
   *[many] W woreczku: { $count } odłamków
}
web-dreamscape-stage-odds = { $kind }: { $count }, { $percent } procent

web-dreamscape-stage-drawn = Wylosowane odłamki
web-dreamscape-stage-harvest-now = { $count ->
    [one] Dołóż drugi odłamek z prawej strony wybranej lokacji.
   *[other] Wybierz odłamek, a potem lokację, do której dołożysz go z prawej strony.
}

web-dreamscape-stage-tower-left = { $left ->
    [one] możesz zabrać jeszcze jeden odłamek
   *[other] najwyżej { $left } odłamki
}
web-dreamscape-stage-tower-now = Który odłamek trafi do twoich Dłoni? Zabrać można tylko taki, na którym nic nie ma.
web-dreamscape-stage-tower-do = { $slot ->
    [none] Wybierz odłamek
   *[other] Zabierz z pola { $slot }
}

web-dreamscape-stage-golem-left = { $left ->
    [one] został jeden ruch
   *[other] najwyżej { $left } ruchy
}
web-dreamscape-stage-golem-now = { $step ->
    [what] Wybierz stos, który przenosisz w całości albo w części.
    [level] Od którego odłamka? Wszystko nad nim przenosi się razem z nim.
   *[where] Dokąd? Na sąsiednie pole, które świeci.
}
web-dreamscape-stage-golem-from = Przenieś z pola { $slot }
web-dreamscape-stage-golem-do = Przenieś z { $from } na { $slot }
web-dreamscape-stage-golem-none = Wybierz stos i pole
web-dreamscape-stage-golem-other = Inny stos
web-dreamscape-stage-levels = Od którego odłamka
web-dreamscape-stage-level = Odłamek { $height }. od dołu, { $kind }, i wszystko nad nim

web-dreamscape-stage-lake-now = { $question ->
    [lake] Wybierz lokację, której odłamki układasz.
   *[arrange] Który odłamek jest następny od lewej? Miejsce { $place }.
}
web-dreamscape-stage-lake-next = Następny od lewej
web-dreamscape-stage-lake-ends = Pierwszy z lewej jest kluczem; ostatni z prawej zostanie zebrany najpierw.

web-dreamscape-stage-draw = Ukończona karta
web-dreamscape-stage-draw-card = Ukończona karta: { $card }, { points-counted }
web-dreamscape-stage-draw-text = Możesz dobrać { cards-counted }, bo tyle wynosi numer lokacji twojego Śpiocha; zatrzymujesz najwyżej jedną.
web-dreamscape-stage-deck-now = Z której talii dobierasz { cards-counted }?
web-dreamscape-stage-deck = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
web-dreamscape-stage-deck-points = { $least }–{ $most } punktów

web-dreamscape-stage-cards = { $question ->
    [first] Twoja pierwsza karta
    [order] Kilka kart naraz
   *[keep] Dobrane karty
}
web-dreamscape-stage-cards-text = { $question ->
    [first] Zatrzymujesz dokładnie jedną; pozostałe trafiają na spód talii.
    [order] Kończysz je jedną po drugiej, każdą w całości, w wybranej kolejności.
   *[keep] Zatrzymujesz jedną albo żadnej; pozostałe trafiają na spód talii, a inni ich nie widzą.
}
web-dreamscape-stage-cards-now = { $question ->
    [first] Od której karty zaczynasz?
    [order] Którą kończysz najpierw?
   *[keep] Którą zatrzymujesz?
}
web-dreamscape-stage-cards-do = { $question ->
    [first] Zacznij od: { $card }
    [order] Najpierw { $card }
   *[keep] Zatrzymaj: { $card }
}
web-dreamscape-stage-cards-at = { $at } z { $all }
web-dreamscape-stage-cards-none = { $question ->
    [order] Wybierz pierwszą kartę
   *[other] Wybierz kartę
}

web-dreamscape-stage-stored = Spotykają się dwa odłamki
web-dreamscape-stage-stored-text = Na ukończone karty trafia { $card }, a może tam leżeć tylko jeden przechowany odłamek.
web-dreamscape-stage-stored-now = Który zostaje, by wrócić w następnym wyłanianiu?
web-dreamscape-stage-stays = zostaje: { $kind }
web-dreamscape-stage-to-bag = do woreczka

web-dreamscape-before = przed
web-dreamscape-after = po
