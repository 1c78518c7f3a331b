# Podpowiedzi pierwszej gry Dreamscape.

web-table-hint-dreamscape-first-title = Twoja pierwsza karta
web-table-hint-dreamscape-first = Budujesz to, co widać na kartach: odłamki i miejsce, w którym musi stać Śniący. Karta daje punkty, gdy tak wygląda twój krajobraz. Dotknij karty, żeby ją przeczytać, i zatrzymaj jedną.
web-table-hint-dreamscape-world-title = Świat snów
web-table-hint-dreamscape-world = Sześć lokacji z odłamkami. Twój Śpioch podróżuje tu i zbiera; potem budujesz z tego, co przyniesie.
web-table-hint-dreamscape-candle-title = Twoja świeca
web-table-hint-dreamscape-candle = W każdej podróży masz cztery punkty. Zbieranie kosztuje jeden, ruch jeden. Niewykorzystane przepadają.
web-table-hint-dreamscape-collect-title = Zbieranie
web-table-hint-dreamscape-collect = Za 1 punkt bierzesz pierwszy z prawej odłamek lokacji { $location }. Nie można, jeśli masz już w Dłoniach dwa tego koloru.
web-table-hint-dreamscape-card-title = Twoja karta snu
web-table-hint-dreamscape-card = Pokazuje, co zbudować i gdzie ma stać Śniący. Zbieraj z myślą o niej. Karta nieukończona do końca gry kosztuje 5 punktów.
web-table-hint-dreamscape-key-title = Darmowa droga
web-table-hint-dreamscape-key = Pierwszy odłamek z lewej to klucz lokacji. Masz odłamek tego koloru, więc do lokacji { $location } idziesz za darmo, dopóki został ci choć jeden punkt. Do pustej lokacji też.
web-table-hint-dreamscape-power-title = Moc lokacji
web-table-hint-dreamscape-power = Raz na cykl możesz użyć mocy lokacji, w której jesteś. Nic nie kosztuje i działa nawet bez punktów.
web-table-hint-dreamscape-nightmare-title = Pan Koszmar
web-table-hint-dreamscape-nightmare = Tam, gdzie stoi, nie można użyć mocy. Na przejściach leżą czerwone odłamki: kto przechodzi, ten je bierze, a na koniec każdy w krajobrazie kosztuje 3 punkty.
web-table-hint-dreamscape-order-title = Ważne, gdzie leżysz
web-table-hint-dreamscape-order = W następnym cyklu zaczyna Śpioch z lokacji o najniższym numerze; z kilku w jednej lokacji ten na wierzchu. Numer mówi też, ile kart oglądasz przy dobieraniu.
web-table-hint-dreamscape-hands-title = Tworzenie
web-table-hint-dreamscape-hands = Teraz budujesz z odłamków w Dłoniach, w dowolnej kolejności. Wybierz odłamek, potem pole. Plan możesz najpierw wypróbować, a ruchy swobodnie cofać.
web-table-hint-dreamscape-place-title = Gdzie kłaść odłamki
web-table-hint-dreamscape-place = Pierwszy idzie na pole wejściowe { $slot }. Następne obok innych albo na wolny odłamek.
web-table-hint-dreamscape-enter-title = Twój Śniący
web-table-hint-dreamscape-enter = Może wejść za darmo na pole wejściowe. Karty pokazują, gdzie ma stanąć, a jego droga daje punkty.
web-table-hint-dreamscape-free-step-title = Darmowy krok
web-table-hint-dreamscape-free-step = Ziemia daje Śniącemu jeden darmowy krok, od razu: przepada po każdej innej akcji.
web-table-hint-dreamscape-walk-title = Chodzenie
web-table-hint-dreamscape-walk = Krok kosztuje jeden odłamek ruchu (biały), chyba że ziemia dała darmowy. Wejście na wodę daje 1 punkt, na górę (skała na skale) 2 punkty raz na cykl.
web-table-hint-dreamscape-tree-title = Drzewa
web-table-hint-dreamscape-tree = Odrzuć trawę, by posadzić drzewo: tyle punktów, ile masz wtedy drzew. Na tym odłamku nic już nie położysz.
web-table-hint-dreamscape-king-title = Jeszcze jedna karta
web-table-hint-dreamscape-king = Król Snów pokazuje ci sześć kart z wybranej talii i możesz zatrzymać jedną. Tylko u niego zdobędziesz drugą odkrytą kartę; za nieukończoną tracisz na koniec punkty.
web-table-hint-dreamscape-draw-title = Nowa karta
web-table-hint-dreamscape-draw = { $count ->
    [one] Karta jest ukończona. Twój Śpioch leży w lokacji 1, więc oglądasz jedną kartę z wybranej talii i możesz ją zatrzymać.
    [few] Karta jest ukończona. Twój Śpioch leży w lokacji { $count }, więc oglądasz { $count } karty z wybranej talii i możesz zatrzymać jedną.
   *[many] Karta jest ukończona. Twój Śpioch leży w lokacji { $count }, więc oglądasz { $count } kart z wybranej talii i możesz zatrzymać jedną.
}
web-table-hint-dreamscape-red-title = Czerwony odłamek
web-table-hint-dreamscape-red = Trzeba go położyć przed końcem tworzenia, na pustym polu. Trzy takie można odrzucić za dowolny jeden odłamek z woreczka.
web-table-hint-dreamscape-store-title = Moce kart
web-table-hint-dreamscape-store = Połóż na karcie jeden odłamek, by użyć jej mocy. W następnym cyklu wraca do Dłoni: tak można też odłamek przechować.
web-table-hint-dreamscape-left-title = Nic nie zostaje
web-table-hint-dreamscape-left = Odłamki, które na koniec tworzenia zostają w Dłoniach, wracają do woreczka. Połóż je, wymień dwa na jeden albo przechowaj na kartach.
web-table-hint-dreamscape-undo-title = Inny pomysł?
web-table-hint-dreamscape-undo = Cofaj do woli, dopóki nie wyjdzie na jaw coś nowego albo nie zagra ktoś inny.
web-table-hint-dreamscape-purposes-title = Cele
web-table-hint-dreamscape-purposes = Cztery kafelki dają punkty na koniec gry, takie same dla wszystkich. Widzisz, ile kto by dostał, gdyby gra skończyła się teraz.
web-table-hint-dreamscape-why-title = Dlaczego nie?
web-table-hint-dreamscape-why = Wybierz cokolwiek, co nie świeci, a dowiesz się, która zasada stoi na przeszkodzie.
web-table-hint-dreamscape-last-title = Ostatnie tworzenie
web-table-hint-dreamscape-last = Przechowane odłamki wróciły; mocy i nowych kart już nie ma. Potem liczy się cele, a każda nieukończona karta kosztuje 5 punktów.
