# Lekcje na prawdziwych pozycjach: co mówi każda gra, potem lekcje gry Dreamscape, potem podpowiedzi jej pierwszej gry.

web-lesson-number = Lekcja { $number } z { $count }
web-lesson-minutes = około dwóch minut
web-lesson-step = krok { $number } z { $count }
web-lesson-steps = Kroki tej lekcji
web-lesson-step-done = zrobione
web-lesson-step-now = teraz
web-lesson-task = Zadanie
web-lesson-hide = Bez podpowiedzi
web-lesson-show = Z podpowiedziami
web-lesson-show-me = Pokaż gdzie
web-lesson-close = Zamknij tę podpowiedź
web-lesson-again = Zacznij od nowa
web-lesson-leave = Wyjdź
web-lesson-kept = Ta przeglądarka pamięta, dokąd udało ci się dojść.
web-lesson-astray-title = Wolno, ale nie tędy droga
web-lesson-astray = To nie pomaga w zadaniu. Cofnij i spróbuj jeszcze raz; nic nie przepada.
web-lesson-astray-back = Cofnij to
web-lesson-over = Gra skończyła się przed wykonaniem zadania. Zacznij od nowa: to dwie minuty.
web-lesson-learnt = Bardzo dobrze!
web-lesson-learnt-all = Znasz już grę. Zagraj pierwszą z podpowiedziami albo ze znajomymi.
web-lesson-next = Następna lekcja: { $title }
web-lesson-play = Do gier
web-lesson-read = Jak grać
web-lesson-go-on = Możesz też grać tę grę dalej.

web-lesson-dreamscape-travel-title = Podróż i klucze
web-lesson-dreamscape-travel-task = Na świecy masz cztery punkty. Wróć z odłamkami i połóż się w dobrym miejscu.
web-lesson-dreamscape-travel-learnt = Umiesz już zbierać, iść za darmo dzięki kluczowi, płacić za drogę i używać mocy. Twój Śpioch leży w lokacji 1: im niższy numer, tym wcześniej grasz w następnym cyklu.
web-lesson-dreamscape-travel-collect = Zbierz wodę nad Jeziorem
web-lesson-dreamscape-travel-collect-hint = Twój Śpioch jest nad Jeziorem Wiecznego Lata. Pierwszy odłamek z prawej jest twój za 1 punkt.
web-lesson-dreamscape-travel-key = Idź do Żniwiarzy za darmo
web-lesson-dreamscape-travel-key-hint = Pierwszy odłamek z lewej to klucz lokacji. Kluczem lokacji 2 jest woda, a ty masz teraz wodę w Dłoniach: idziesz tam za darmo i zatrzymujesz swój odłamek.
web-lesson-dreamscape-travel-again = Zbierz tam ziemię
web-lesson-dreamscape-travel-again-hint = To następny punkt. Pamiętaj o limicie: mając w Dłoniach dwa odłamki jednego koloru, nie zbierzesz trzeciego.
web-lesson-dreamscape-travel-move = Zapłać punkt i idź do Archiwum Muz
web-lesson-dreamscape-travel-move-hint = Kluczem lokacji 1 jest skała, a tej nie masz. Dlatego ta droga kosztuje 1 punkt.
web-lesson-dreamscape-travel-power = Użyj mocy Archiwum Muz
web-lesson-dreamscape-travel-power-hint = Raz na cykl możesz za darmo użyć mocy lokacji, w której jesteś. Muza losuje dla ciebie odłamek z woreczka.
web-lesson-dreamscape-travel-lie-down = Wydaj ostatni punkt i tu zakończ podróż
web-lesson-dreamscape-travel-lie-down-hint = Za ostatni punkt weź, jeśli chcesz, biały odłamek, a potem zakończ podróż: twój Śpioch się kładzie. Im niższy numer lokacji, tym wcześniej grasz w następnym cyklu.
web-lesson-astray-dreamscape-travel-first = Zapłacono za ruch, choć w Dłoniach nic jeszcze nie było. Z odłamkiem w Dłoniach pasujący klucz otwiera drogę za darmo.
web-lesson-astray-dreamscape-travel-paid = Miejsce jest dobre, ale kosztowało punkt. Klucz był w twoich Dłoniach: ruch z kluczem jest darmowy.
web-lesson-astray-dreamscape-travel-elsewhere = Stąd trzeba iść do Archiwum Muz, do lokacji 1.
web-lesson-astray-dreamscape-travel-power = W cyklu masz jedną moc lokacji, obojętnie którą. Tym razem zachowaj ją na Archiwum Muz.
web-lesson-astray-dreamscape-travel-end = Podróż się skończyła, a niewykorzystane punkty przepadły.
web-lesson-astray-dreamscape-travel-short = Podróż się skończyła, a moc lokacji nie została użyta: jest darmowa, nawet bez punktów.
web-lesson-astray-dreamscape-travel-away = Połóż się w lokacji 1: kto leży najniżej, ten zaczyna następny cykl.

web-lesson-dreamscape-creation-title = Buduj i kończ karty
web-lesson-dreamscape-creation-task = Karta pokazuje trawę z drzewem na ziemi, a obok Śniącego na skale. Zbuduj to.
web-lesson-dreamscape-creation-learnt = Umiesz już układać stosy, chodzić i sadzić: 1 punkt za wodę, 1 za pierwsze drzewo, 6 za kartę. Jeden odłamek został w Dłoniach; na koniec wróci do woreczka, jeśli go nie położysz.
web-lesson-dreamscape-creation-stack = Połóż trawę na ziemi na b3
web-lesson-dreamscape-creation-stack-hint = Odłamek kładziesz na pustym polu obok innych albo na wolnym odłamku. Karta chce trawy na ziemi: dokładnie takiego stosu.
web-lesson-dreamscape-creation-rock = Połóż skałę na b2
web-lesson-dreamscape-creation-rock-hint = Na karcie Śniący stoi na skale, obok drzewa. Układ może być dowolnie obrócony, ale nie odbity.
web-lesson-dreamscape-creation-enter = Wprowadź Śniącego
web-lesson-dreamscape-creation-enter-hint = Śniący wchodzi za darmo na pole wejściowe c1. Leży tam ziemia: daje darmowy krok.
web-lesson-dreamscape-creation-water = Wejdź na wodę, za darmo
web-lesson-dreamscape-creation-water-hint = Użyj darmowego kroku teraz; po każdej innej akcji przepada. Za każde wejście Śniącego na wodę masz 1 punkt.
web-lesson-dreamscape-creation-white = Idź dalej na skałę za biały odłamek
web-lesson-dreamscape-creation-white-hint = Każdy krok, który nie jest darmowy, kosztuje jeden biały odłamek, bez względu na wysokość stosu.
web-lesson-dreamscape-creation-tree = Posadź drzewo na b3
web-lesson-dreamscape-creation-tree-hint = Odrzuć trawę i posadź drzewo na wolnym odłamku. Dostajesz 1 punkt za każde swoje drzewo. Wtedy karta jest ukończona, sama z siebie.
web-lesson-dreamscape-creation-draw = Dobierz karty i zatrzymaj jedną
web-lesson-dreamscape-creation-draw-hint = Najpierw wybierz talię. Twój Śpioch leży w lokacji 3, więc oglądasz trzy karty i zatrzymujesz jedną. Wyższe poziomy dają więcej i więcej wymagają.
web-lesson-astray-dreamscape-creation-beside = Karta pokazuje trawę na ziemi. Na osobnym polu to już inny układ.
web-lesson-astray-dreamscape-creation-tree = Na odłamku z drzewem nic się nie położy, a to drzewo nie rośnie tam, gdzie pokazuje karta.
web-lesson-astray-dreamscape-creation-lost = Darmowy krok przepadł: traci się go przez każdą akcję inną niż krok.
web-lesson-astray-dreamscape-creation-walk = Biały odłamek wydany, a Śniący nie stoi na skale.
web-lesson-astray-dreamscape-creation-declined = Nie masz nowej karty. Przynoszą je tylko ukończone karty i Król Snów: skorzystaj z okazji.

web-lesson-dreamscape-powers-title = Moce i cele
web-lesson-dreamscape-powers-task = Ostatni cykl. Popraw krajobraz mocą Wieży, wejdź na górę i zobacz, co liczy się na koniec.
web-lesson-dreamscape-powers-learnt = Cele zapłaciły każdemu za to, co leży na koniec, za wodę po 1 punkcie. Karta, która została nieukończona, kosztowała 5 punktów.
web-lesson-dreamscape-powers-use = Połóż wodę na karcie i użyj jej mocy
web-lesson-dreamscape-powers-use-hint = Karta z odłamkiem użycza ci swojej mocy, raz na cykl. Ta ma moc Wieży. Woda nie przepada: wraca w następnym cyklu.
web-lesson-dreamscape-powers-take = Zabierz skałę z e1 do Dłoni
web-lesson-dreamscape-powers-take-hint = Wieża zabiera do dwóch wolnych odłamków. Tam, gdzie leży ta skała, nie ma z niej pożytku.
web-lesson-dreamscape-powers-mountain = Połóż ją na skale na c2
web-lesson-dreamscape-powers-mountain-hint = Drugi odłamek nie jest potrzebny: zakończ działanie Wieży. Potem połóż skałę na skale: to góra.
web-lesson-dreamscape-powers-walk = Wejdź na górę
web-lesson-dreamscape-powers-walk-hint = Za pierwsze w cyklu wejście Śniącego na górę są 2 punkty.
web-lesson-dreamscape-powers-end = Zakończ tworzenie
web-lesson-dreamscape-powers-end-hint = Co zostało w Dłoniach, trafia do woreczka. Woda z karty wraca do ciebie: po szóstym cyklu każdy tworzy jeszcze raz, bez mocy.
web-lesson-dreamscape-powers-last = Połóż wodę gdziekolwiek
web-lesson-dreamscape-powers-last-hint = Jeden z celów daje 1 punkt za każdy odłamek wody, więc ten liczy się wszędzie. Potem gra się kończy, a każda nieukończona karta kosztuje 5 punktów.
web-lesson-astray-dreamscape-powers-stored = Odłamek leży na karcie, ale jej moc nie została użyta. W tym cyklu nic więcej się tu nie zmieści.
web-lesson-astray-dreamscape-powers-shard = Wieża zabrała inny odłamek; w złym miejscu leży skała na e1.
web-lesson-astray-dreamscape-powers-declined = Moc jest opłacona, a nic nie zostało zabrane.
web-lesson-astray-dreamscape-powers-beside = Skała obok skały to jeszcze nie góra: jedna musi leżeć na drugiej.
web-lesson-astray-dreamscape-powers-stay = Tworzenie się skończyło bez wejścia na górę: 2 punkty mniej.
web-lesson-astray-dreamscape-powers-last = Woda nie została położona, więc cel policzył o jeden odłamek mniej.

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
web-table-hint-dreamscape-nightmare = Tam, gdzie stoi, mocy użyć nie można. Na przejściach leżą czerwone odłamki: kto przechodzi, ten je bierze, a na koniec każdy w krajobrazie kosztuje 3 punkty.
web-table-hint-dreamscape-order-title = Ważne, gdzie leżysz
web-table-hint-dreamscape-order = W następnym cyklu zaczyna Śpioch z lokacji o najniższym numerze; z kilku w jednej lokacji ten na wierzchu. Numer mówi też, ile kart oglądasz przy dobieraniu.
web-table-hint-dreamscape-hands-title = Tworzenie
web-table-hint-dreamscape-hands = Teraz budujesz z odłamków w Dłoniach, w dowolnej kolejności. Wybierz odłamek, potem pole. Plan możesz najpierw wypróbować, a ruchy swobodnie cofać.
web-table-hint-dreamscape-place-title = Gdzie kłaść odłamki
web-table-hint-dreamscape-place = Pierwszy idzie na pole wejściowe { $slot }. Następne obok innych albo na wolny odłamek.
web-table-hint-dreamscape-enter-title = Twój Śniący
web-table-hint-dreamscape-enter = Może wejść za darmo na pole wejściowe. Karty chcą go w określonym miejscu, a jego droga daje punkty.
web-table-hint-dreamscape-free-step-title = Darmowy krok
web-table-hint-dreamscape-free-step = Ziemia daje Śniącemu jeden darmowy krok, od razu: przepada po każdej innej akcji.
web-table-hint-dreamscape-walk-title = Chodzenie
web-table-hint-dreamscape-walk = Krok kosztuje jeden biały odłamek, chyba że ziemia dała darmowy. Wejście na wodę daje 1 punkt, na górę (skała na skale) 2 punkty raz na cykl.
web-table-hint-dreamscape-tree-title = Drzewa
web-table-hint-dreamscape-tree = Odrzuć trawę, by posadzić drzewo: tyle punktów, ile masz wtedy drzew. Na tym odłamku nic już nie położysz.
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
web-table-hint-dreamscape-undo = Cofać można swobodnie, dopóki nie wyjdzie na jaw coś nowego albo nie zagra ktoś inny.
web-table-hint-dreamscape-purposes-title = Cele
web-table-hint-dreamscape-purposes = Cztery kafelki płacą na koniec gry, takie same dla wszystkich. Widzisz, kto ile by dostał, gdyby gra skończyła się teraz.
web-table-hint-dreamscape-why-title = Dlaczego nie?
web-table-hint-dreamscape-why = Wybierz cokolwiek, co się nie świeci, a dowiesz się, jaka zasada stoi na przeszkodzie.
web-table-hint-dreamscape-last-title = Ostatnie tworzenie
web-table-hint-dreamscape-last = Przechowane odłamki wróciły; mocy i nowych kart już nie ma. Potem płacą cele, a każda nieukończona karta kosztuje 5 punktów.

# The page that shows how to play, for every game.
web-learn-contents = Na tej stronie
web-learn-lesson-again = Jeszcze raz
web-learn-lesson-begin = Zacznij
web-learn-lesson-begun = rozpoczęta
web-learn-lesson-go-on = Kontynuuj
web-learn-lesson-learnt = ukończona
web-learn-lessons = Naucz się przy stole
web-learn-lessons-about = Trzy krótkie lekcje na prawdziwych pozycjach. Wolno ci wszystko, na co pozwalają zasady, i wszystko można cofnąć.
web-learn-minutes = dziesięć minut
web-learn-none = Ta gra nie ma jeszcze przewodnika. Wszystko mówią jej zasady z numerami.
web-learn-play = Zagraj
web-learn-rules = Wszystkie zasady z numerami
web-learn-rules-about = Czego nie ma tutaj, jest tam, z obrazkiem każdej mocy i każdego celu.
web-learn-title = Jak grać w { $game ->
    [dreamscape] Dreamscape
    [dreamblade] Dreamblade
   *[other] { $game }
}
