# Podawanie pakietów: pakiety krążą, a każdy bierze po jednej figurce.

web-draft-title = Podawanie pakietów
web-draft-about = Weź jedną figurkę, podaj pakiet dalej i wybierz z następnego; każdy otwiera trzy. Potem zbuduj zestaw z tego, co masz.
web-draft-players = Ilu wybiera
web-draft-players-number = { $number ->
    [one] { $number }
    [few] { $number }
   *[many] { $number }
}
web-draft-people = Osoby z linku
web-draft-people-number = { $number ->
    [0] nikt, resztą gra komputer
    [one] { $number }
    [few] { $number }
   *[many] { $number }
}
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
web-draft-mine = Moje wybieranie
web-draft-row = { $status ->
    [seating] Miejsca: { $seats }, jeszcze się nie zaczęło
    [drafting] Miejsca: { $seats }, trwa
   *[over] Miejsca: { $seats }, można grać
}
web-draft-with = grają też: { $names }
