# To, co wspólne dla wszystkich stron w przeglądarce.

web-title = Oneiros
web-tagline = Stół do dwóch gier o snach
web-home = Oneiros: do poczekalni
web-skip = Przejdź do treści

web-cancel = Anuluj
web-close = Zamknij
web-save = Zapisz
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-failed = Kopiowanie jest zablokowane; zaznacz tekst i skopiuj go ręcznie.
web-retry = Spróbuj ponownie
web-loading = Chwileczkę…
web-more = Więcej
web-less = Mniej

web-refused-offline = Serwer nie odpowiada. Twoje gry są bezpieczne; spróbuj za chwilę.
web-refused-fault = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj ponownie.

web-nowhere-title = Tu nikt niczego nie śni
web-nowhere = Pod tym adresem nie ma strony.
web-nowhere-home = Do poczekalni

web-language = Język
web-language-en = English
web-language-pl = Polski

web-theme = Pora
web-theme-dark = Noc
web-theme-light = Świt
web-theme-system = Jak w systemie

web-name-change = Twoje imię: { $name }. Zmień je
web-name-title = Jak mają się do ciebie zwracać inni?
web-name-label = Twoje imię
web-name-hint = Do { $most } znaków. Widzą je wszyscy przy twoich stołach.
web-name-empty = Imię musi mieć choć jedną widoczną literę albo znak. Wpisz je.
web-name-me = Moje gry, wyniki i ustawienia
web-name-renew-about = Twoje miejsca należą do tej przeglądarki. Jeśli ktoś inny mógłby z nich korzystać w twoim imieniu, możesz to tutaj przerwać.
web-name-renew = Zapomnij mnie gdzie indziej
web-name-renewed = Gotowe: zna cię już tylko ta przeglądarka.
web-name-nobody = Gość
web-name-joining = Widzą je wszyscy przy stole. Weź to imię ze snu albo podaj własne.
web-name-dreams = Nocna Latarnia; Kapitan Poduszka; Cicha Kometa; Papierowy Sokół; Wpół do Księżyca; Aksamitny Grom; Śnieżny Kartograf; Zgubiony Parasol; Bursztynowa Sowa; Szept Przypływu; Nakręcana Paproć; Błękitne Schody; Sędzia Piórko; Piekarz Północy; Szklany Zając; Senny Sokolnik; Listonosz Iskier; Głuchy Dzwon; Srebrny Naparstek; Ogrodnik Mgły; Atramentowy Delfin; Ślusarz Chmur; Żeglarz w Łupinie; Tkaczka Echa

web-game-dreamblade = Dreamblade
web-game-dreamscape = Dreamscape
web-game-dreamblade-about = Dwa zestawy figurek walczą o obszary warte punktów
web-game-dreamscape-about = Odłamki, krajobrazy i karty snu, dla 2–4 osób

web-rules = Zasady
web-rules-title = { $game ->
    [dreamblade] Dreamblade: zasady gry
   *[dreamscape] Dreamscape: zasady gry
}

web-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-pace-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
web-pace-minutes = { $increment ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $increment } s za ruch
}
web-abilities-all = { $game ->
    [dreamscape] Wszystkie moce
   *[other] Wszystkie umiejętności
}
