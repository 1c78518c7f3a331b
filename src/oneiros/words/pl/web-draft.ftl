# Wybieranie z pakietów: pakiety krążą, a każdy bierze po jednej figurce.

web-draft-title = Wybieranie z pakietów
web-draft-about = Weź jedną figurkę, podaj pakiet dalej i wybierz z następnego; każdy otwiera trzy. Potem zbuduj zestaw z tego, co masz.
web-draft-players = Ilu wybiera
web-draft-players-number = { $number ->
    [one] { $number }
    [few] { $number }
   *[many] { $number }
}
web-draft-people = Osoby z linku
web-draft-people-number = { $number ->
    [0] nikt
    [one] { $number }
    [few] { $number }
   *[many] { $number }
}
web-draft-bots = Pozostałe miejsca zajmuje komputer.
web-draft-pace = Czas na wybór
web-draft-pace-quick = Szybko
web-draft-pace-usual = Spokojnie
web-draft-pace-slow = Przez wiele dni
web-draft-pace-about = { $days ->
    [0] { $seconds } s
    [one] { $days } doba
    [few] { $days } doby
   *[many] { $days } dób
}
web-draft-begin = Zacznij
web-draft-call = Zaproś innych
web-draft-mine = Moje wybierania
web-draft-row = { $status ->
    [seating] Miejsca: { $seats }, jeszcze się nie zaczęło
    [drafting] Miejsca: { $seats }, trwa
   *[over] Miejsca: { $seats }, można grać
}
web-draft-with = grają też: { $names }

## Zbieranie się

web-draft-gathering = { $free ->
    [0] Wszystkie miejsca są zajęte: { $seats }.
    [one] Miejsca: { $seats }, w tym { $free } wolne.
    [few] Miejsca: { $seats }, w tym { $free } wolne.
   *[many] Miejsca: { $seats }, w tym { $free } wolnych.
}
web-draft-invite = Link dla innych
web-draft-begin-bots = Zacznij; wolne miejsca zajmie komputer
web-draft-close = Odwołaj
web-draft-leave = Odejdź
web-draft-leave-title = Przerwać wybieranie?
web-draft-leave-others = Pozostali wybierają dalej, a twoje figurki przejmie komputer i będzie wybierać za ciebie. Powrotu nie ma.
web-draft-leave-alone = Poza tobą wybiera tylko komputer, więc wybieranie się skończy, a wzięte figurki przepadną.
web-draft-join = Dosiądź się
web-draft-full = Nie ma wolnego miejsca.
web-draft-owner-begins = Zaczyna osoba, która zaprosiła innych.
web-draft-closed = To wybieranie odwołano.
web-draft-begun = To wybieranie trwa w innym gronie.
web-draft-another = Inne pakiety
web-draft-seats = Kto wybiera
web-draft-seat-open = wolne
web-draft-seat-you = Ty
web-draft-seat-bot = Komputer { $number }
web-draft-has-picked = już wybrane
web-draft-picks = wybiera
web-draft-passes = dostanie twój pakiet

## Wybieranie

web-draft-pack = Pakiet { $round } z { $rounds }, wybór { $pick } z { $size }
web-draft-hand = Mój pakiet; strzałki prowadzą od jednej figurki do drugiej, Enter wskazuje, drugi Enter bierze
web-draft-how = Naciśnij figurkę, żeby ją obejrzeć, i jeszcze raz, żeby ją wziąć.
web-draft-choose = Wskaż figurkę
web-draft-take = Weź: { $name }
web-draft-my-picks = Wybrane figurki
web-draft-left = Czas na ten wybór
web-draft-missed = Czas minął, więc wybrano za ciebie: { $name }.
web-draft-waiting = Czekamy na pozostałych
web-draft-waiting-for = Czekamy na: { $names }

## Budowanie i gra

web-draft-building = Budowanie z wybranych figurek
web-draft-play-title = Zagraj tym, co masz
web-draft-somebody = z kimś, kto też wybierał
web-draft-somebody-about = Twój stół widzą wszyscy, którzy wybierali; zagra z tobą ten, kto pierwszy się dosiądzie.
web-draft-bot-about = Komputer gra zestawem z własnych figurek.
web-draft-tables = Stoły po tym wybieraniu
web-draft-table-status = { $status ->
    [seating] czeka na kogoś
    [playing] gra trwa
   *[over] po grze
}
web-draft-table-game = gra { $number } z najwyżej { $best }, { $wins }
web-draft-sit = Zagraj tam
web-draft-sit-down = Dosiądź się z tym zestawem
web-draft-sit-how = Gdy zestaw będzie gotowy, przycisk na dole zabierze cię do stołu.
web-draft-go-on = Idź do stołu
web-draft-watch = Obejrzyj
