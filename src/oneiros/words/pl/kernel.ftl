# Czego odmawia jądro. Komunikat nazywa się jak klucz odmowy, a jego argumenty to jej szczegóły.
# $place wskazuje miejsce w zapisie: $.answers[12] to trzynasta odpowiedź. $reason to zdanie innej odmowy.

## Odpowiedzi w rozgrywce

# $step, $expected
answer-stale = To odpowiedź na pytanie z kroku { $step }, a w grze trwa krok { $expected }.
answer-game-over = Gra jest skończona. Nie ma już żadnych pytań.
# $came, $seats
answer-no-seat = Nie ma miejsca o numerze { $came }; miejsca numeruje się od 0, a ich liczba to { $seats }.
# $seat, $asked
answer-foreign = Pytanie nie jest teraz skierowane do gracza { $seat }. Odpowiada gracz { $asked }.
# $seat
answer-awaits-chance = Pytanie nie jest teraz skierowane do gracza { $seat }. Najpierw musi nastąpić rzut lub losowanie.
# $seat
answer-by-itself = Gracz { $seat } nie ma teraz nic do wyboru: na jego pytanie jest tylko jedna odpowiedź i gra udziela jej sama.
# $came, $question
answer-not-offered = Odpowiedź { $came } nie należy do możliwych odpowiedzi na to pytanie ({ $question }).
# $number, counted from 1, $came, $stop: tried after an answer by which the seat is asked no more
answer-untried = { $stop ->
    [others] Nie da się wypróbować odpowiedzi nr { $number }, „{ $came }”: wcześniej grają inni.
    [over] Nie da się wypróbować odpowiedzi nr { $number }, „{ $came }”: wcześniej kończy się gra.
   *[chance] Nie da się wypróbować odpowiedzi nr { $number }, „{ $came }”: nie wiadomo jeszcze, co wcześniej wypadnie lub się odkryje.
}
# $asked
chance-not-asked = Nie czas na rzut ani losowanie. Odpowiada gracz { $asked }.
# $came
chance-not-offered = Wynik { $came } nie należy do tych, które mogą teraz wypaść.
# $step, $last
step-unknown = Nie ma kroku { $step }; w grze trwa krok { $last }.
# $entry, $last
entry-unknown = Wpis { $entry } nie zawiera odpowiedzi, która obowiązuje; ostatni wpis ma numer { $last }.

## Cofanie

# $seat
undo-nothing = Gracz { $seat } nie udzielił odpowiedzi, którą można by cofnąć.
# $seat, $step
undo-chance = Gracz { $seat } nie może cofnąć swojej ostatniej odpowiedzi: w kroku { $step } był rzut lub losowanie.
# $seat, $step
undo-revealed = Gracz { $seat } nie może cofnąć swojej ostatniej odpowiedzi: w kroku { $step } wyszło na jaw coś, co było ukryte.
# $seat, $step, $other
undo-other-seat = Gracz { $seat } nie może cofnąć swojej ostatniej odpowiedzi: w kroku { $step } odpowiedział już gracz { $other }.
undo-game-over = Gra jest skończona. Ostatniej odpowiedzi nie można cofnąć.

## Uczciwe kości

# $came, $expected
fair-server-seed = Ziarno serwera ma mieć długość { $expected } (w bajtach), a ma { $came }.
fair-no-player-seed = Przed pierwszym rzutem każde miejsce musi mieć swoje ziarno.
# $number, $came
fair-player-seed = Ziarno miejsca o numerze { $number } jest niedozwolone: { $came }. Ziarno ma od 1 do 64 znaków: liter od a do z, wielkich lub małych, cyfr, podkreśleń, łączników.
# $came
fair-weights = Z takimi wagami nie można losować: { $came }. Wagi są liczbami całkowitymi nie mniejszymi niż 1, a ich suma nie przekracza 4294967296.

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
# $place, $seat
verify-agreed = Na cofnięcie w miejscu { $place } nie zgodził się gracz { $seat }.
# $place, $came, $seat
verify-cut = W miejscu { $place } gracz { $seat } cofa wpis { $came }, który nie jest jego obowiązującą odpowiedzią.
# $place
verify-cut-early = W miejscu { $place } coś cofnięto, choć potem wypadłyby te same wyniki.
# $place, $came, $expected
verify-outcome = Wynik w miejscu { $place } nie jest tym, który dają ziarna: jest { $came }, a powinien być { $expected }.
# $place, $expected
verify-result = Wynik gry w miejscu { $place } nie jest zgodny z jej zakończeniem, którym jest: { $expected }.
# $place, $expected
verify-final = Skrót końcowy w miejscu { $place } nie jest skrótem ostatniej pozycji, którym jest: { $expected }.
