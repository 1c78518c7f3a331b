# Strona stołu, wokół samej gry.

web-table-title = Stół
web-table-heading = { $game }: { $people }
web-table-title-your-turn = (twój ruch)

web-table-seats = Gracze
web-table-seat-open = wolne miejsce
web-table-seat-bot = Komputer ({ $level })
web-table-seat-bot-of = Komputer { $seat } ({ $level })
web-table-level-drowsy = senny
web-table-level-hasty = porywczy
web-table-level-scripted = rozważny
web-table-level-planner = przezorny
web-table-level-merciless = bezlitosny
web-table-level-random = beztroski
web-table-look = Pokaż: { $name }
web-table-who = { $seat }: { $name }
web-table-player = Gracz { $seat }
web-table-you = ty
web-table-your-turn = twój ruch
web-table-to-move = teraz gra
web-table-thinking = myśli
web-table-away = nie ma przy stole
web-table-went-away = { $who } – nie ma przy stole.
web-table-came-back = { $who } – z powrotem przy stole.
web-table-clock = Czas: { $who }, { $time }
web-table-clock-hurry = szybko!
web-table-clock-left = { $seconds ->
    [one] Została ci { $seconds } sekunda.
    [few] Zostały ci { $seconds } sekundy.
   *[many] Zostało ci { $seconds } sekund.
}
web-table-clock-days = { $days } d { $hours } h
web-table-clock-hours = { $hours } h { $minutes } min

web-table-claim-wait = { $who } – nie ma przy stole, a to kolej tego gracza. Jeśli nie wróci, możesz zakończyć grę za { $time }.
web-table-claim-may = { $who } nie odpowiada. Możesz zakończyć grę albo czekać dalej.
web-table-claim-win = Przyjmij zwycięstwo
web-table-claim-draw = Przyjmij remis
web-table-claim-others = Chcesz zakończyć grę. Skończy się, gdy zechcą tego także pozostali przy stole.
web-table-closing-asked = { $who } chce zamknąć ten stół; nikt wtedy nie wygra.
web-table-closing-agree = Zamknij stół
web-table-closing-how = Kto woli grać dalej, po prostu gra.
web-table-closing-waiting = Prosisz o zamknięcie stołu. Zamknie się, gdy wszyscy się zgodzą; jeśli gra potoczy się dalej, zostanie otwarty.
web-table-outdated-title = Gra według starszych zasad
web-table-outdated = Tę grę zaczęto według zasad w wersji { $version }, a ten serwer gra według nowszej. Nie można tu grać dalej. Możesz ją poddać albo zamknąć bez zwycięzcy; wtedy da się zachować jej zapis.
web-table-outdated-over = Tę grę rozegrano według zasad w wersji { $version }, a ten serwer gra według nowszej. Nie da się pokazać stołu, ale można zachować zapis gry.
web-table-onlookers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}


web-table-connection-bad = Połączenie zostało przerwane. Nic nie przepadło: stół wróci sam.
web-table-missing-title = Nie ma tu tego stołu
web-table-missing = Link może być niepełny albo stół należy do innego serwera.
web-table-unknown-title = Tej gry jeszcze tu nie zobaczysz
web-table-unknown = Gra „{ $game }” nie ma jeszcze stołu w przeglądarce. Można w nią grać w terminalu.

web-table-match = Wygrane gry meczu: { $wins } z { $needed }
web-table-seating-seeds = Gra zacznie się, gdy przeglądarka każdego gracza poda swoje ziarno. Czekamy na: { $who }
web-table-seating-brings = Gra zacznie się, gdy każdy coś przyniesie. Czekamy na: { $who }
web-table-resowing = Serwer nie mógł zachować dawnych ziaren w tajemnicy, na przykład po przywróceniu kopii zapasowej. Gra potoczy się dalej, gdy przeglądarka każdego gracza poda nowe. Czekamy na: { $who }
web-table-leave = Wstań od stołu
web-table-leave-closes = Jeśli wstaniesz, stół zostanie zamknięty dla wszystkich.
web-table-leave-bars = Jeśli wstaniesz, ktoś inny może zająć to miejsce, a ty już tu nie usiądziesz.
web-table-change = Zmień ten zestaw
web-table-lobby = Do poczekalni

## Co można zrobić zawsze

web-table-tools = W każdej chwili
web-table-advice = Podpowiedź
web-table-skip = Pomiń
web-table-menu = Ten stół
web-table-safe = Możesz zamknąć tę kartę w każdej chwili; gra poczeka.
web-table-safe-clock = Możesz zamknąć tę kartę i wrócić, ale gdy jest twoja kolej, twój czas płynie.
web-table-safe-claim = Możesz zamknąć tę kartę i wrócić. Gdy jest twoja kolej, a nie ma cię przez dziesięć minut, pozostali mogą jednak zakończyć grę.
web-table-resign = Poddaj się
web-table-resign-title = Poddać tę grę?
web-table-resign-sure = Gra się skończy, a wygra przeciwnik.
web-table-resign-many = Gra skończy się dla wszystkich, a spośród pozostałych wygra, kto ma teraz najwięcej punktów.
web-table-resign-seat = Gra się skończy, a przegra: { $who }
web-table-close = Zamknij stół
web-table-close-title = Zamknąć ten stół na zawsze?
web-table-close-sure = Gra skończy się bez zwycięzcy.
web-table-close-others = Pozostali zostaną zapytani. Jeśli wszyscy się zgodzą, gra skończy się bez zwycięzcy; jeśli nie, potoczy się dalej.

web-table-keys = Klawiatura
web-table-key-move = z obszaru na obszar, z wiersza do wiersza
web-table-key-around = z jednej części stołu do następnej
web-table-key-look = przeczytaj wszystko o zaznaczonej figurce
web-table-key-choose = wybierz, potwierdź
web-table-key-number = wybierz numerem
web-table-key-usual = domyślny ruch
web-table-key-end = zakończ fazę albo zrezygnuj
web-table-key-release = anuluj wybór
web-table-key-list = pokaż albo schowaj listę możliwości
web-table-key-type = wpisz ruch
web-table-key-undo = cofnij
web-table-key-skip = przejdź od razu do obecnego stanu gry
web-table-key-log = przejdź do dziennika
web-table-key-mute = włącz lub wyłącz dźwięk
web-table-key-hint = podpowiedź: na co spojrzeć; jeszcze raz: co można zrobić
web-table-key-help = pokaż tę pomoc

## Dziennik

web-table-log = Dziennik
web-table-log-filter = Co pokazuje dziennik
web-table-log-all = Wszystko
web-table-log-important = Ważne
web-table-log-empty = Jeszcze nic się nie wydarzyło.
web-table-log-idle = Bez ruchu.
web-table-log-newest = Najnowsze
web-table-log-earlier = Wcześniejsze wiersze: { $count }
web-table-log-later = Późniejsze wiersze: { $count }
web-table-log-keys = Strzałki prowadzą z wiersza do wiersza i pokazują na stole, o czym mowa; Enter otwiera zasadę.
web-table-turn = Tura { $turn }
web-table-dreamblade-phase = { $phase ->
    [initiative] Inicjatywa
    [spawn] Faza formowania
    [first-action] Pierwsza faza akcji
    [second-action] Druga faza akcji
   *[conquest] Podbój
}
web-table-dreamblade-sum = Od twojego ostatniego ruchu: { $what }.
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

## Koniec

web-table-moment = Ta chwila
web-table-review = Obejrzyj grę
web-table-record = Pobierz zapis gry
web-table-fair = Czy los jest uczciwy?

## Podpowiedzi pierwszej gry

web-table-hint-ok = Jasne
web-table-hint-stop = Wyłącz podpowiedzi
web-table-hints-again = Pokaż podpowiedzi od nowa
web-table-keys-letters = Skróty jednoklawiszowe (litery, cyfry, znaki)
