# Czego odmawia jądro. Komunikat nazywa się jak klucz odmowy, a jego argumenty to jej szczegóły.
# $place wskazuje miejsce w zapisie: $.answers[12] to trzynasta odpowiedź. $reason to zdanie innej odmowy.

## Odpowiedzi w rozgrywce

# $step, $expected
answer-stale = To odpowiedź na pytanie z kroku { $step }, a w grze trwa krok { $expected }.
answer-game-over = Gra jest skończona. Nie ma już żadnych pytań.
# $came, $seats
answer-no-seat = Nie ma miejsca o numerze { $came }; miejsca numeruje się od 0, a ich liczba to { $seats }.
# $seat, $asked
answer-foreign = To nie jest kolej gracza { $seat }. Teraz kolej gracza { $asked }.
# $seat
answer-awaits-chance = To nie jest kolej gracza { $seat }. Najpierw musi nastąpić rzut lub losowanie.
# $seat
answer-by-itself = Gracz { $seat } nie ma teraz nic do wyboru: na jego pytanie jest tylko jedna odpowiedź i gra udziela jej sama.
# $came, $question
answer-not-offered = Odpowiedź { $came } nie należy do możliwych odpowiedzi na to pytanie ({ $question }).
state-version = Ten stan ({ $state }) zapisano według wersji { $came } zasad i nie można go tu odczytać: oczekiwano wersji { $expected }.
# $number, counted from 1, $came, $stop: tried after an answer by which the seat is asked no more
answer-untried = { $stop ->
    [others] Nie da się wypróbować odpowiedzi nr { $number }, „{ $came }”: wcześniej grają inni.
    [over] Nie da się wypróbować odpowiedzi nr { $number }, „{ $came }”: wcześniej kończy się gra.
   *[chance] Nie da się wypróbować odpowiedzi nr { $number }, „{ $came }”: nie wiadomo jeszcze, co wcześniej wypadnie lub się odkryje.
}
# $asked
chance-not-asked = Nie czas na rzut ani losowanie. Teraz kolej gracza { $asked }.
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
fair-no-player-seed = Przed pierwszym rzutem każdy gracz musi mieć swoje ziarno.
# $number, $came
fair-player-seed = Ziarno gracza numer { $number } jest niedozwolone: { $came }. Ziarno ma od 1 do 64 znaków: liter od a do z, wielkich lub małych, cyfr, podkreśleń, łączników.
# $came
fair-weights = Z takimi wagami nie można losować: { $came }. Wagi są liczbami całkowitymi nie mniejszymi niż 1, a ich suma nie przekracza 4294967296.
# $came, $scheme
fair-root = Odcisk tego, co uzgodniono, ma 64 cyfry i należy do trzeciego schematu; dla schematu { $scheme } podano „{ $came }”.
