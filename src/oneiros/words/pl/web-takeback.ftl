## Cofanie przy stole, gdy pytani są inni albo rzuty odbędą się od nowa.

web-table-takeback-ask = Poproś o cofnięcie
web-table-takeback-how = Pozostali gracze muszą się zgodzić. Jak daleko?
web-table-takeback-alone = Jak daleko? Rzuty i losowania odbędą się od nowa, a zapis gry pokaże, co cofnięto.
web-table-takeback-last = Moja ostatnia decyzja
web-table-takeback-phase = { $turn }: { $phase }
web-table-takeback-none = Nie masz czego cofnąć.
web-table-takeback-title = Zgadzasz się na cofnięcie?
web-table-takeback-asked = { $count ->
    [one] { $who } prosi o cofnięcie o { $count } krok.
    [few] { $who } prosi o cofnięcie o { $count } kroki.
   *[many] { $who } prosi o cofnięcie o { $count } kroków.
}
web-table-takeback-dice = Rzuty i losowania odbędą się od nowa, a zapis gry pokaże, co cofnięto.
web-table-takeback-allow = Zgadzam się
web-table-takeback-refuse = Nie zgadzam się
web-table-takeback-answer = Odpowiedz
web-table-takeback-waiting = Prośba o cofnięcie wysłana. Czekamy na: { $who }
web-table-takeback-denied = Nie ma zgody na cofnięcie.
web-table-takeback-others = O cofnięcie prosi { $who }.
