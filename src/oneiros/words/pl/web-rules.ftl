# Strony z zasadami.

web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo albo numer: 7.8
web-rules-found = { $number ->
    [0] Nic nie znaleziono
    [one] { $number } zasada
    [few] { $number } zasady
    [many] { $number } zasad
   *[other] { $number } zasady
}
web-rules-sources = Pokaż, skąd pochodzi każde zdanie
web-rules-marks = Co znaczą oznaczenia: zdanie bez oznaczenia jest w instrukcji, innymi słowami. [F] (z ang. found, znalezione) to fakt, o którym instrukcja milczy, a który podają inne opublikowane źródła. [H] (z ang. house rule, zasada domowa) to nasze własne rozstrzygnięcie albo nasza własna treść, bo źródła milczą lub się różnią.
web-rules-contents = Spis treści
web-rules-link = { $number } { $name }: link do tej zasady
web-rules-table = Tabela w zasadach

web-rules-choose = Zasady której gry?
web-rules-guide = Jak grać, w obrazkach
