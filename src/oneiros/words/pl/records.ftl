# Co jest nie tak z zapisem gry. $place wskazuje miejsce: $.answers[12] to trzynasta odpowiedź. $reason to zdanie innej
# odmowy. Strony nigdy tego nie mówią.

## Czytanie zapisów

# $came, $limit
record-too-large = Plik jest za duży na zapis gry: rozmiar w bajtach to { $came }, a dozwolony to { $limit }.
# $line, $column
record-not-text = Zapis jest uszkodzony: w wierszu { $line }, w kolumnie { $column } jest bajt, który nie jest tekstem UTF-8.
# $line, $column
record-not-json = Zapis jest uszkodzony: od wiersza { $line }, kolumny { $column } nie jest poprawnym JSON-em.
# $line, $column
record-truncated = Zapis jest ucięty: kończy się za wcześnie, w wierszu { $line }, w kolumnie { $column }.
# $place, $expected
record-foreign = To nie jest zapis gry: w miejscu { $place } brakuje słowa „{ $expected }”.
# $place, $came, $known
record-newer = Ten zapis jest nowszy niż ten program: w miejscu { $place } ma wersję { $came }, a najnowsza znana wersja to { $known }.
# $place, $why
record-shape = Zapis jest uszkodzony w miejscu { $place } ({ $why }).
# $place
record-too-deep = Zapis jest uszkodzony w miejscu { $place }: wartości są zagnieżdżone zbyt głęboko.
# $place
record-number = Zapis jest uszkodzony w miejscu { $place }: liczba nie jest całkowita albo jest za duża.
# $place
record-half-letter = Zapis jest uszkodzony w miejscu { $place }: tekst zawiera połowę znaku.
# $place
record-name-twice = Zapis jest uszkodzony w miejscu { $place }: ta nazwa występuje tam dwa razy.
# $place
record-seat-twice = Zapis jest uszkodzony w miejscu { $place }: to samo miejsce przy stole występuje tam dwa razy.
# $place, $came
record-no-seat = Zapis jest uszkodzony w miejscu { $place }: w tej grze nie występuje gracz { $came }.
# $place, $limit
record-weights = Zapis jest uszkodzony w miejscu { $place }: suma wag przekracza { $limit }.
# $place, $came, $weights
record-index = Zapis jest uszkodzony w miejscu { $place }: wynik { $came } nie należy do wag, których liczba to { $weights } (licząc od 0).
# $place, $came, $expected
record-player-seeds = Zapis jest uszkodzony w miejscu { $place }: każde miejsce przy stole musi mieć jedno ziarno; liczba miejsc to { $expected }, a liczba ziaren to { $came }.
# $place, $came, $expected
record-seals = Zapis jest uszkodzony w miejscu { $place }: każde miejsce przy stole może mieć jeden odcisk ziarna; liczba miejsc to { $expected }, a liczba odcisków to { $came }.
# $place, $came, $most
record-since = Zapis jest uszkodzony w miejscu { $place }: nowe ziarna obowiązują od wpisu { $came }, a ten jest późniejszy niż { $most }.
# $place, $came, $most
record-sowing-number = Zapis jest uszkodzony w miejscu { $place }: porzucone ziarna stoją w kolejności numerów, najwyżej { $most }, a ten numer to { $came }.
# $place
record-no-table = Zapis jest uszkodzony w miejscu { $place }: w tym schemacie bez stołu nie da się obliczyć rzutów.

## Odtwarzanie zapisów

# $place, $came, $expected
record-other-game = To zapis innej gry (jest: { $came }, oczekiwana: { $expected }; miejsce { $place }).
# $place, $came, $expected
record-other-rules = Ten zapis powstał według wersji { $came } zasad, a ten program zna wersję { $expected } (w miejscu { $place }).
# $place, $reason
record-setup = Ustawienia gry w miejscu { $place } są niedozwolone. { $reason }
# $place, $expected
record-seats = Miejsca przy stole podane w miejscu { $place } nie są miejscami tej gry, którymi są: { $expected }.
# $place, $number, $reason
record-answer = Odpowiedź numer { $number } (w miejscu { $place }) nie pasuje. { $reason }
# $came, $entry, $expected
record-cut-foreign = Wpis { $entry } nie jest odpowiedzią gracza { $came }, który go cofa; należy do: { $expected }.
record-no-roll = Nie czas na rzut ani losowanie.
# $expected
record-other-weights = Wagi nie są zgodne z zasadami. Powinny to być: { $expected }.

## Sprawdzanie zapisów

# $place
verify-no-seed = Zapisu nie można jeszcze sprawdzić: ziarno serwera w miejscu { $place } nie zostało ujawnione.
# $place, $expected
verify-commitment = Ziarno serwera nie jest tym, które obiecano: odcisk w miejscu { $place } powinien brzmieć { $expected }.
# $place, $seat
verify-seal = Ziarno gracza { $seat } w miejscu { $place } nie jest tym, którego odcisk podano, zanim ktokolwiek ujawnił ziarno.
# $place, $seat, $expected
verify-unsealed = Ziarno gracza { $seat } w miejscu { $place } nie ma odcisku, więc to miejsce bota, a jego ziarnem musi być „{ $expected }”.
# $place, $came
verify-scheme = Schemat { $came } w miejscu { $place } nie zna odcisków ziaren graczy, a zapis je zawiera.
# $place
verify-reason = Ziarna odnowiono, a w miejscu { $place } brakuje powodu.
# $place, $seat
verify-agreed = Na cofnięcie w miejscu { $place } nie zgodził się gracz { $seat }.
# $place, $came, $seat
verify-cut = W miejscu { $place } gracz { $seat } cofa wpis { $came }, który nie jest jego obowiązującą odpowiedzią.
# $place
verify-put-aside = W miejscu { $place } odłożono ziarna przy wpisie { $came }, ale do wpisu { $expected } grano dalej według starszych.
verify-cut-early = W miejscu { $place } coś cofnięto, choć potem wypadłyby te same wyniki.
# $place, $came, $expected
verify-outcome = Wynik w miejscu { $place } nie jest tym, który dają ziarna: jest { $came }, a powinien być { $expected }.
# $place, $expected
verify-result = Wynik gry w miejscu { $place } nie jest zgodny z jej zakończeniem, którym jest: { $expected }.
# $place, $expected
verify-final = Odcisk końcowy w miejscu { $place } nie jest odciskiem ostatniej pozycji, którym jest: { $expected }.
