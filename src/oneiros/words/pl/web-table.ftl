# Strona stołu, wokół samej gry.

web-table-title = Stół
web-table-heading = { $game }: { $people }
web-table-title-your-turn = (twój ruch)

web-table-seats = Gracze
web-table-seat-open = wolne miejsce
web-table-seat-bot = Komputer ({ $level })
web-table-seat-bot-of = Komputer { $seat } ({ $level })
web-table-level-scripted = rozważny
web-table-level-random = beztroski
web-table-look = Pokaż: { $name }
web-table-who = { $seat }: { $name }
web-table-player = Gracz { $seat }
web-table-you = ty
web-table-your-turn = twój ruch
web-table-to-move = teraz gra
web-table-thinking = myśli
web-table-away = poza stołem
web-table-onlookers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}

web-table-passing = Teraz gra { $seat }
web-table-cover-title = To jest tylko dla gracza { $seat }
web-table-cover = To, co teraz, może zobaczyć tylko gracz { $seat }. Przekaż ekran, a pozostali niech odwrócą wzrok.
web-table-cover-here = Jestem { $seat }: pokaż

web-table-connection-bad = Połączenie zostało przerwane. Nic nie przepadło: stół wróci sam.
web-table-missing-title = Nie ma tu tego stołu
web-table-missing = Link może być niepełny albo stół należy do innego serwera.
web-table-unknown-title = Tej gry strona nie umie pokazać
web-table-unknown = Gra „{ $game }” nie ma jeszcze stołu w przeglądarce. Można w nią grać w terminalu.

web-table-seating-seeds = Gra zacznie się, gdy przeglądarka każdego gracza poda swoje ziarno. Czekamy na: { $who }
web-table-resowing = Serwer nie mógł zachować dawnych ziaren w tajemnicy, na przykład po przywróceniu kopii zapasowej. Gra potoczy się dalej, gdy przeglądarka każdego gracza poda nowe. Czekamy na: { $who }
web-table-leave = Wstań od stołu
web-table-lobby = Do poczekalni

## Co można zrobić zawsze

web-table-tools = W każdej chwili
web-table-skip = Pomiń
web-table-menu = Ten stół
web-table-safe = Możesz zamknąć tę stronę w każdej chwili; gra zostanie taka, jaka jest.
web-table-resign = Poddaj się
web-table-resign-title = Poddać tę grę?
web-table-resign-sure = Wygrywa przeciwnik i gra się kończy.
web-table-resign-many = Gra kończy się dla wszystkich i wygrywają wszyscy pozostali.
web-table-resign-seat = Gra się kończy i ten gracz przegrywa. { $who }
web-table-close = Zamknij stół
web-table-close-title = Zamknąć ten stół na zawsze?
web-table-close-sure = Gra kończy się bez zwycięzcy. Jeśli grają tu inni, jest to możliwe dopiero po dziesięciu minutach ich nieobecności.

web-table-keys = Klawiatura
web-table-key-move = z obszaru na obszar, z wiersza do wiersza
web-table-key-choose = wybierz, potwierdź
web-table-key-number = wybierz numerem
web-table-key-usual = zwykła odpowiedź
web-table-key-end = zakończ fazę albo zrezygnuj
web-table-key-release = odłóż to, co wybrane
web-table-key-type = wpisz odpowiedź
web-table-key-undo = cofnij
web-table-key-skip = przejdź od razu do obecnego stanu gry
web-table-key-log = do dziennika
web-table-key-help = ta pomoc

## Dziennik

web-table-log = Dziennik
web-table-log-filter = Co pokazuje dziennik
web-table-log-all = Wszystko
web-table-log-important = Ważne
web-table-log-empty = Jeszcze nic się nie wydarzyło.
web-table-log-idle = Nic nie zrobiono.
web-table-log-newest = Najnowsze
web-table-log-keys = Strzałki prowadzą z wiersza do wiersza i pokazują na planszy, o czym mowa; Enter otwiera zasadę.
web-table-turn = Tura { $turn }
web-table-dreamblade-phase = { $phase ->
    [initiative] Inicjatywa
    [spawn] Faza formowania
    [first-action] Pierwsza faza akcji
    [second-action] Druga faza akcji
   *[conquest] Podbój
}
web-table-dreamblade-sum = Od twojej ostatniej odpowiedzi: { $what }.
web-table-dreamblade-sum-spawned = { $count ->
    [one] uformowano { $count } figurkę
    [few] uformowano { $count } figurki
   *[many] uformowano { $count } figurek
}
web-table-dreamblade-sum-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
web-table-dreamblade-sum-combats = { $count ->
    [one] { $count } potyczka
    [few] { $count } potyczki
   *[many] { $count } potyczek
}
web-table-dreamblade-sum-disrupted = odgonione: { $count }
web-table-dreamblade-sum-destroyed = zniszczone: { $count }

## Cofanie dalej, niż wolno samemu

web-table-takeback-back = Cofnij dalej…
web-table-takeback-ask = Poproś o cofnięcie
web-table-takeback-how = Pozostali gracze muszą się zgodzić. Jak daleko?
web-table-takeback-alone = Jak daleko? Rzuty i losowania odbędą się od nowa, a zapis gry pokaże, co cofnięto.
web-table-takeback-last = Moja ostatnia decyzja
web-table-takeback-phase = { $turn }: { $phase }
web-table-takeback-none = Nie masz czego cofnąć.
web-table-takeback-title = Zgadzasz się na cofnięcie?
web-table-takeback-asked = { $count ->
    [one] Prośba o cofnięcie o { $count } krok ({ $who }).
    [few] Prośba o cofnięcie o { $count } kroki ({ $who }).
   *[many] Prośba o cofnięcie o { $count } kroków ({ $who }).
}
web-table-takeback-dice = Rzuty i losowania odbędą się od nowa, a zapis gry pokaże, co cofnięto.
web-table-takeback-allow = Zgadzam się
web-table-takeback-refuse = Nie zgadzam się
web-table-takeback-answer = Odpowiedz
web-table-takeback-waiting = Prośba o cofnięcie wysłana. Czekamy na: { $who }
web-table-takeback-denied = Twoja prośba o cofnięcie nie została spełniona.
web-table-takeback-others = Jest prośba o cofnięcie ({ $who }).

## Koniec

web-table-ended-won = Wygrywasz
web-table-ended-lost = Przegrywasz
web-table-ended-draw = Remis
web-table-ended-shared = Dzielisz zwycięstwo
web-table-ended-winner = Zwycięzca: { $names }
web-table-ended-winners = Zwycięzcy: { $names }
web-table-ended-closed = Ten stół został zamknięty
web-table-ended-you = Ty
web-table-ended-score = Wygrane tury
web-table-ended-turns = { $count ->
    [one] Gra trwała { $count } turę.
    [few] Gra trwała { $count } tury.
   *[many] Gra trwała { $count } tur.
}
web-table-ended-resigned = Gra zakończyła się poddaniem.
web-table-ended-resigned-by = Poddanie: { $who }.
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
web-table-rematch = Rewanż
web-table-rematch-wished = Jest prośba o rewanż ({ $who }).
web-table-rematch-waiting = Twoja prośba o rewanż została wysłana. Czekamy na drugiego gracza.
web-table-rematch-waiting-for = Twoja prośba o rewanż została wysłana. Czekamy na: { $who }
web-table-next = Do następnej gry
web-table-record = Zapisz przebieg tej gry
web-table-fair = Czy los jest uczciwy?
web-table-fair-about = Nikt nie wybierał wyników. Przed grą serwer wybrał tajne ziarno i pokazał jego odcisk, więc nie mógł go już zmienić. Potem przeglądarka każdego gracza pokazała odcisk własnego ziarna, a same ziarna dopiero wtedy, gdy były już wszystkie odciski. Wszystkie rzuty i losowania wynikają z tych ziaren razem.
web-table-fair-seal = Odcisk ziarna gracza ({ $who })
web-table-fair-verified = Kości sprawdzone: ta przeglądarka obliczyła na nowo każdy rzut i każde losowanie w tej grze.
web-table-fair-late = Twoje ziarno dotarło za późno; zastąpił je jego odcisk.
web-table-fair-renewed = W trakcie gry ziarna odnowiono.
web-table-fair-alarm = Nie ufaj kościom w tej grze!
web-table-fair-alarm-what = Po zakończeniu gry zachowaj jej zapis i nie graj dalej tam, gdzie nie możesz ufać serwerowi.
web-table-fair-fault-promise = Serwer podmienił swoje tajne ziarno na inne niż to, którego odcisk pokazał przed grą.
web-table-fair-fault-server-seed = Ziarno ujawnione przez serwer nie jest tym, którego odcisk pokazał przed grą.
web-table-fair-fault-own-seed = W grze nie użyto ziarna twojej przeglądarki.
web-table-fair-fault-dropped = Serwer twierdzi, że twoja przeglądarka nie ujawniła ziarna na czas, ale je ujawniła.
web-table-fair-fault-seals = Odcisk ziarna jednego z graczy zmienił się po tym, jak twoja przeglądarka go zobaczyła.
web-table-fair-fault-seeds = Ziarno jednego z graczy nie pasuje do odcisku pokazanego wcześniej.
web-table-fair-fault-outcome = Jeden z rzutów lub losowań nie wynika z ziaren.
web-table-fair-fault-shown = Jeden z rzutów lub losowań wygląda w zapisie inaczej, niż pokazano go tobie.
web-table-fair-fault-cut = Zapis cofa coś, na co nikt nie odpowiedział.
web-table-fair-commitment = Odcisk ziarna serwera
web-table-fair-server-seed = Ziarno serwera
web-table-fair-player-seed = Ziarno gracza ({ $who })
web-table-fair-later = Ziarno serwera zostanie pokazane po grze; wtedy każdy może wszystko sprawdzić.
web-table-fair-verify = Zapisz przebieg gry i pozwól własnemu komputerowi sprawdzić każdy rzut, każde losowanie i każdą odpowiedź:

## Wskazówki pierwszej gry

web-table-hint-ok = Jasne
web-table-hint-stop = Bez wskazówek
web-table-hints-again = Pokaż wskazówki pierwszej gry
web-table-hint-board-title = Plansza
web-table-hint-board = Pięć na pięć obszarów. Twój brzeg jest na dole. Turę wygrywa się, opanowując obszary warte punkty, a grę – wygrywając sześć tur.
web-table-hint-skipped-title = Tura bez formowania
web-table-hint-skipped = Na kostce wypadła jedynka: w tej turze nikt nie formuje. Od razu zaczynają się fazy akcji.
web-table-hint-spawn-title = Twoje zasoby
web-table-hint-spawn = { $pool ->
    [one] Masz { $pool } punkt formowania. Mała liczba mówi, ile figurka dziś kosztuje; te, które świecą, możesz uformować. Wybierz jedną.
    [few] Masz { $pool } punkty formowania. Mała liczba mówi, ile figurka dziś kosztuje; te, które świecą, możesz uformować. Wybierz jedną.
   *[many] Masz { $pool } punktów formowania. Mała liczba mówi, ile figurka dziś kosztuje; te, które świecą, możesz uformować. Wybierz jedną.
}
web-table-hint-portal-title = Twój portal: { $cell }
web-table-hint-portal = Tędy twoje istoty wchodzą na planszę, a w pierwszej turze tylko tędy. Wybierz figurkę, potem ten obszar, albo przeciągnij ją tutaj.
web-table-hint-end-spawn-title = Jeszcze czy wystarczy?
web-table-hint-end-spawn = Formuj, dopóki starczy punktów, a potem zakończ fazę. Niewydane punkty przepadają.
web-table-hint-scores-title = Co daje punkty
web-table-hint-scores = Obszary z liczbą w twoim kolorze dają ci punkty na końcu tury, jeśli jesteś tam ty, a wroga nie ma. Najwięcej dają najdalsze: obszar { $cell } jest wart 5.
web-table-hint-shift-title = Przemieszczanie: w górę i w bok
web-table-hint-shift = W turze masz dwie fazy akcji, każdą na przemieszczanie albo walkę. Przemieszczając się, każda istota bez wroga na swoim obszarze rusza się o jeden obszar, nigdy na ukos: z portalu w górę, a potem w bok, do środka.
web-table-hint-undo-title = Inny pomysł?
web-table-hint-undo = Cofanie jest dowolne, dopóki nie padnie rzut kością albo nie zagra przeciwnik.
web-table-hint-turn-title = Koniec tury
web-table-hint-turn = Turę wygrywa ten, kto ma więcej punktów podboju: za opanowane obszary i po jednym za każdego zniszczonego wroga. Sześć wygranych tur wygrywa grę; następna tura zaczyna się z nowymi punktami formowania.
web-table-hint-strike-title = Możesz walczyć
web-table-hint-strike = Na jednym obszarze z tobą stoją wrogowie. Wybierz ten obszar: twoje istoty rzucają po jednej kości za każdy punkt siły. Walka zajmuje całą fazę akcji.
web-table-hint-dice-title = Kości
web-table-hint-dice = Kość pokazuje 1, 2, 3, dwa pudła albo ostrze. Liczby to obrażenia, a ostrza uruchamiają umiejętności.
web-table-hint-blades-title = Ostrze
web-table-hint-blades = Ostrze uruchamia umiejętność ze znakiem ostrza, którą ma ktoś z atakujących. Wybierz, którą.
web-table-hint-fallen-title = Odgonienie i zniszczenie
web-table-hint-fallen = Obrażenia równe obronie odganiają istotę na inny obszar; równe życiu niszczą ją, a jej właściciel dostaje dodatkowe punkty formowania.
web-table-hint-why-title = Dlaczego nie?
web-table-hint-why = Wybierz cokolwiek, co nie świeci, a dowiesz się, która zasada stoi na przeszkodzie.
web-table-keys-letters = Klawisze jednej litery, cyfry lub znaku
