# Jak grać w Dreamscape: strona z obrazkami oraz obrazki przy zasadach z numerami.

web-learn-counts = { $number ->
    [one] liczy się 1
    [few] liczą się { $number }
   *[many] liczy się { $number }
}

web-learn-dreamscape-lead = Źle sypiasz, więc budujesz sobie lepszy sen. Dla dwóch do czterech osób.
web-learn-dreamscape-goal = O co chodzi
web-learn-dreamscape-goal-1 = Każdy zbiera odłamki we wspólnym świecie snów i buduje z nich własny krajobraz, po którym chodzi jego Śniący. Po sześciu cyklach wygrywa ten, kto ma najwięcej punktów.
web-learn-dreamscape-goal-cards = Karty snu pokazują kawałek krajobrazu i miejsce Śniącego. Kto go zbuduje, zdobywa od 4 do 18 punktów.
web-learn-dreamscape-goal-walk = Droga Śniącego daje 1 punkt na wodzie i 2 na górze.
web-learn-dreamscape-goal-trees = Drzewo daje tyle punktów, ile masz wtedy drzew: 1, 2, 3…
web-learn-dreamscape-goal-purposes = Cztery cele dają punkty na koniec, takie same dla wszystkich.
web-learn-dreamscape-goal-open = Karta nieukończona do końca gry kosztuje 5 punktów.
web-learn-dreamscape-shards = Pięć rodzajów odłamków
web-learn-dreamscape-shard-grass = Trawa: odrzucona sadzi drzewo.
web-learn-dreamscape-shard-water = Woda: 1 punkt, gdy wejdzie na nią Śniący.
web-learn-dreamscape-shard-rock = Skała na skale to góra: 2 punkty, raz na cykl.
web-learn-dreamscape-shard-land = Ziemia: daje Śniącemu darmowy krok.
web-learn-dreamscape-shard-movement = Ruch: odrzucony przesuwa Śniącego o jedno pole.

web-learn-dreamscape-cycle = Jeden cykl
web-learn-dreamscape-cycle-1 = Gra ma sześć cykli, a każdy trzy fazy. W podróży i w tworzeniu gracie po kolei, według znaczników.
web-learn-dreamscape-cycle-emergence = Wyłanianie
web-learn-dreamscape-cycle-emergence-text = Lokacje uzupełnia się z woreczka, odłamki z kart wracają, a kolejność ustala się na nowo: zaczyna Śpioch z lokacji o najniższym numerze. W pierwszym cyklu tej fazy nie ma.
web-learn-dreamscape-cycle-travel = Podróż
web-learn-dreamscape-cycle-travel-text = Twój Śpioch idzie z lokacji do lokacji i zbiera odłamki do twoich Dłoni.
web-learn-dreamscape-cycle-creation = Tworzenie
web-learn-dreamscape-cycle-creation-text = Budujesz z tego, co masz w Dłoniach, a twój Śniący chodzi. Reszta wraca do woreczka.

web-learn-dreamscape-travel = Podróż i klucze
web-learn-dreamscape-travel-1 = Twoja świeca ma cztery punkty. Wydajesz je, jak chcesz; niewykorzystane przepadają.
web-learn-dreamscape-travel-collect = Zbieranie, 1 punkt: pierwszy z prawej odłamek twojej lokacji. Nie można, jeśli masz już w Dłoniach dwa tego koloru.
web-learn-dreamscape-travel-move = Ruch, 1 punkt: do połączonej lokacji.
web-learn-dreamscape-travel-key = Z kluczem, za darmo: pierwszy odłamek z lewej to klucz lokacji. Jeśli masz odłamek tego koloru, idziesz tam za darmo i zatrzymujesz swój. Do pustej lokacji też. Musi ci zostać choć jeden punkt.
web-learn-dreamscape-travel-power = Moc twojej lokacji, za darmo, raz na cykl.
web-learn-dreamscape-travel-lie = Na koniec twój Śpioch się kładzie, na wierzchu innych w tej lokacji. Niski numer gra wcześniej w następnym cyklu, wysoki pokazuje więcej kart przy dobieraniu.
web-learn-dreamscape-travel-row = Z lewej klucz, z prawej pierwszy do zabrania.
web-learn-dreamscape-travel-world = Masz wodę i jesteś nad Jeziorem. Kluczem Żniwiarzy jest woda, więc ta droga jest darmowa.

web-learn-dreamscape-creation = Tworzenie
web-learn-dreamscape-creation-1 = W dowolnej kolejności i ile razy zdołasz:
web-learn-dreamscape-creation-place = Kładziesz odłamek: pierwszy na polu wejściowym, następne obok innych albo na wolnym odłamku.
web-learn-dreamscape-creation-enter = Śniący wchodzi, za darmo, na pole wejściowe.
web-learn-dreamscape-creation-walk = Chodzi: każdy krok kosztuje odłamek ruchu, bez względu na wysokość. Ziemia daje darmowy krok, do użycia od razu.
web-learn-dreamscape-creation-tree = Sadzisz drzewo: odrzuć trawę. Na tym odłamku nic już nie położysz.
web-learn-dreamscape-creation-trade = Wymieniasz: dwa odłamki jednego koloru na jeden innego z woreczka.
web-learn-dreamscape-creation-store = Przechowujesz odłamek na karcie, by użyć jej mocy albo zachować go na następny cykl.
web-learn-dreamscape-creation-picture = Wejście na ziemię, darmowy krok na wodę (+1), potem za odłamek ruchu na górę (+2).

web-learn-dreamscape-cards = Karty snu
web-learn-dreamscape-cards-1 = Karta jest ukończona, gdy tylko twój krajobraz zawiera dokładnie to, co pokazuje: te stosy, nic pod nimi i nic na nich, drzewa tylko tam, gdzie są pokazane, Śniącego tam, gdzie jest pokazany. Dookoła może leżeć cokolwiek.
web-learn-dreamscape-cards-2 = Układ może być obrócony, ale nie odbity. Punkty są od razu. Potem możesz dobierać: wybierz talię, obejrzyj tyle kart, ile wynosi numer lokacji twojego Śpiocha, i zatrzymaj jedną albo żadnej.
web-learn-dreamscape-cards-3 = Poziom I daje od 4 do 7 punktów, poziom II od 8 do 11, poziom III od 13 do 18. Każdy zaczyna z jedną kartą poziomu I.
web-learn-dreamscape-cards-picture = Ten sam układ, obrócony o ćwierć obrotu: ukończona.

web-learn-dreamscape-powers = Sześć mocy
web-learn-dreamscape-powers-1 = Każda lokacja ma moc i każda karta ma jedną z tych sześciu. Mocy lokacji używasz w podróży, raz na cykl. Moc karty kosztuje jeden odłamek, który kładziesz na karcie i który wraca w następnym wyłanianiu. Działają karty odkryte i wierzchnia z ukończonych.

web-learn-dreamscape-purposes = Cele
web-learn-dreamscape-purposes-1 = Cztery kafelki leżą odkryte od początku i dają punkty na koniec. Większość daje je temu, kto ma czegoś najwięcej, i każdemu, kto ma tyle samo; niektóre – każdemu za to, co ma. Drzewo liczy się jak jeszcze jeden odłamek tego, na czym stoi.

web-learn-dreamscape-end = Koniec
web-learn-dreamscape-end-1 = Po szóstym cyklu odłamki z kart wracają i każdy tworzy jeszcze raz, bez mocy, przechowywania i dobierania. Potem liczy się cele, a każda nieukończona karta kosztuje 5 punktów.
web-learn-dreamscape-end-2 = Wygrywa, kto ma najwięcej punktów. Przy remisie ten, kto ukończył więcej kart.
web-learn-dreamscape-end-score = punkty dotąd
web-learn-dreamscape-end-purposes = cele
web-learn-dreamscape-end-open = nieukończona karta
web-learn-dreamscape-end-sum = na koniec

web-learn-dreamscape-nightmare = Z koszmarami
web-learn-dreamscape-nightmare-1 = Na niektórych przejściach leżą czerwone odłamki. Kto przechodzi, musi je zabrać i położyć na pustych polach: każdy kosztuje 3 punkty na koniec i 1 punkt, gdy wejdzie na niego Śniący. Trzy czerwone z Dłoni można odrzucić za wybrany odłamek.
web-learn-dreamscape-nightmare-2 = Pan Koszmar idzie za tym, kto podróżował ostatni. Tam, gdzie stoi, nie można użyć mocy, a na przejściu stamtąd zostaje czerwony odłamek.

web-learn-dreamscape-together = Wszyscy naraz
web-learn-dreamscape-together-1 = Jeśli chcecie, wszyscy tworzą w tym samym czasie; podróż zostaje po kolei. Tak jest szybciej. Karty nie mogą wtedy używać mocy Żniwiarzy i Jeziora, bo dotyczą tego, na co czekają inni.
