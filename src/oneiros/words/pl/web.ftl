# To, co wspólne dla wszystkich stron w przeglądarce.

web-title = Oneiros
web-tagline = Stół do dwóch gier o snach
web-home = Oneiros: do poczekalni
web-skip = Do treści

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

web-theme = Światło
web-theme-dark = Noc
web-theme-light = Świt
web-theme-system = Jak w systemie

web-name-change = Twoje imię: { $name }. Zmień je
web-name-title = Jak mają się do ciebie zwracać inni?
web-name-label = Twoje imię
web-name-hint = Do { $most } znaków. Widzą je wszyscy przy twoich stołach.
web-name-renew-about = Twoje miejsca należą do tej przeglądarki. Jeśli ktoś inny mógłby z nich korzystać w twoim imieniu, możesz to tutaj przerwać.
web-name-renew = Zapomnij mnie gdzie indziej
web-name-renewed = Gotowe: zna cię już tylko ta przeglądarka.
web-name-nobody = Gość

web-game-dreamblade = Dreamblade
web-game-dreamscape = Dreamscape
web-game-dreamblade-about = Dwa zestawy figurek walczą o cenne obszary
web-game-dreamscape-about = Odłamki, krajobrazy i karty snów, od dwóch do czterech osób

web-rules = Zasady
web-rules-title = { $game ->
    [dreamblade] Dreamblade: zasady gry
   *[dreamscape] Dreamscape: zasady gry
}
web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo albo numer: 7.8
web-rules-found = { $number ->
    [0] Nic nie znaleziono
    [one] { $number } zasada
    [few] { $number } zasady
    [many] { $number } zasad
   *[other] { $number } zasady
}
web-rules-marks = Co znaczą oznaczenia: zdanie bez oznaczenia jest w instrukcji, innymi słowami. [F] (z ang. found, znalezione) to fakt, o którym instrukcja milczy, a który podają inne opublikowane źródła. [H] (z ang. house rule, zasada domowa) to nasze własne rozstrzygnięcie albo nasza własna treść, bo źródła milczą lub się różnią.
web-rules-contents = Spis treści
web-rules-link = { $number } { $name }: odnośnik do tej zasady
web-rules-table = Tabela w zasadach

web-rules-choose = Zasady której gry?
web-rules-guide = Jak grać, w obrazkach
