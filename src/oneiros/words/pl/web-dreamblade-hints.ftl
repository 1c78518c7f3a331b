# Podpowiedzi pierwszej gry Dreamblade.

web-table-hint-board-title = Mapa
web-table-hint-board = Pięć na pięć obszarów. Twój brzeg jest na dole. Turę wygrywa się, opanowując obszary punktowane, a grę – wygrywając sześć tur.
web-table-hint-skipped-title = Tura bez formowania
web-table-hint-skipped = Na kości inicjatywy wypadła jedynka: w tej turze nikt nie formuje. Od razu zaczynają się fazy akcji.
web-table-hint-spawn-title = Twoje zasoby
web-table-hint-spawn = { $pool ->
    [one] Masz { $pool } punkt formowania. Mała liczba mówi, ile figurka teraz kosztuje; te, które świecą, możesz uformować. Wybierz jedną.
    [few] Masz { $pool } punkty formowania. Mała liczba mówi, ile figurka teraz kosztuje; te, które świecą, możesz uformować. Wybierz jedną.
   *[many] Masz { $pool } punktów formowania. Mała liczba mówi, ile figurka teraz kosztuje; te, które świecą, możesz uformować. Wybierz jedną.
}
web-table-hint-portal-title = Twój portal: { $cell }
web-table-hint-portal = Tu zawsze możesz formować istoty, a w pierwszej turze tylko tu. Wybierz figurkę, potem ten obszar, albo przeciągnij ją tutaj.
web-table-hint-spawn-row-title = Więcej miejsca na formowanie
web-table-hint-spawn-row = Formujesz na obszarach z przerywaną ramką: zawsze w portalu, a w swoim rzędzie formowania tam, gdzie na początku fazy nie było twojej istoty, o ile w tej kolumnie masz figurkę.
web-table-hint-end-spawn-title = Jeszcze czy wystarczy?
web-table-hint-end-spawn = Formuj, dopóki starczy punktów, a potem zakończ fazę. Niewydane punkty przepadają.
web-table-hint-scores-title = Co daje punkty
web-table-hint-scores = Obszary z liczbą w twoim kolorze dają ci punkty na końcu tury, jeśli stoi tam twoja istota, a nie ma wrogiej. Najwięcej dają najdalsze: obszar { $cell } jest wart 5.
web-table-hint-shift-title = Przemieszczanie: w górę i w bok
web-table-hint-shift = W turze masz dwie fazy akcji, każdą na przemieszczanie albo walkę. Przemieszczając się, każda istota, która nie ma na swoim obszarze wroga, rusza się o jeden obszar, nigdy na ukos: z portalu w górę, a potem w bok, do środka.
web-table-hint-undo-title = Inny pomysł?
web-table-hint-undo = Cofaj do woli, dopóki nie rzucono kością i nie zagrał przeciwnik.
web-table-hint-turn-title = Koniec tury
web-table-hint-turn = Turę wygrywa ten, kto ma więcej punktów podboju: za opanowane obszary i po jednym za każdego zniszczonego wroga. Kto pierwszy wygra sześć tur, wygrywa grę; następna tura zaczyna się z nowymi punktami formowania.
web-table-hint-strike-title = Możesz walczyć
web-table-hint-strike = Na jednym obszarze z twoimi istotami stoją wrogowie. Wybierz ten obszar: twoje istoty rzucają po jednej kości za każdy punkt siły. Walka zajmuje całą fazę akcji.
web-table-hint-dice-title = Kości
web-table-hint-dice = Ścianki kości to 1, 2, 3, dwa pudła i ostrze. Liczby to obrażenia, a ostrza aktywują umiejętności.
web-table-hint-blades-title = Ostrze
web-table-hint-blades = Ostrze aktywuje jedną umiejętność ze znakiem ostrza wśród atakujących. Wybierz którą.
web-table-hint-why-title = Dlaczego nie?
web-table-hint-why = Wybierz cokolwiek, co nie świeci, a dowiesz się, która zasada stoi na przeszkodzie.
web-table-hint-miniature-title = Jak czytać figurkę
web-table-hint-miniature = Trzy liczby na podstawce, od lewej. Siła: tyloma kośćmi rzuca, tutaj { $power }. Obrona: obrażenia od { $defense } w górę odganiają. Życie: obrażenia od { $life } w górę niszczą. Znaki u góry to jej aspekt i umiejętności; przytrzymaj palec, zatrzymaj mysz albo wciśnij I, żeby je przeczytać.
web-table-hint-price-title = Cena teraz
web-table-hint-price = Liczba w rogu. { $name } ma wydrukowany koszt { $cost }, a teraz kosztuje { $price }: o jeden więcej za każdy symbol aspektu, którego nie masz ani w grze, ani na cmentarzu. Formuj najpierw małe figurki tego aspektu.
web-table-hint-tally-title = Gdyby tura skończyła się teraz
web-table-hint-tally = Tyle punktów miałyby obie strony: za obszary, które dają punkty i nie ma na nich wroga, oraz za zniszczonych wrogów. Kto na końcu ma więcej, wygrywa turę.
web-table-hint-disrupted-title = Odgonienie
web-table-hint-disrupted = Obrażenia sięgnęły obrony, ale nie życia. Istota bez obrażeń trafia na obszar, który wybrał przeciwnik jej właściciela: { $cell }.
web-table-hint-destroyed-title = Zniszczenie
web-table-hint-destroyed = Obrażenia sięgnęły życia. Figurka leży na cmentarzu: 1 punkt podboju dla przeciwnika, 2 punkty na następne formowanie dla właściciela.
web-table-hint-claimed-title = Podbój: { $cell }
web-table-hint-claimed = { $mine ->
    [yes] Tura się skończyła i liczy się obszary. Na { $cell } nie ma wroga, więc dostajesz punkty: { $worth }.
   *[no] Tura się skończyła i liczy się obszary. Przeciwnik ma { $cell } tylko dla siebie i dostaje punkty: { $worth }. Gdyby stała tam też twoja istota, nie dostałby nikt.
}
