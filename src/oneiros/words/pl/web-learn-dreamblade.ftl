# Jak grać w Dreamblade: strona z obrazkami.

web-learn-dreamblade-again = Pokaż jeszcze raz
web-learn-dreamblade-lead = Dwoje śniących wysyła przeciw sobie to, co im się śni. Dla dwóch osób, każda ma do szesnastu figurek.

web-learn-dreamblade-goal = Cel gry
web-learn-dreamblade-goal-1 = Grę wygrywa, kto pierwszy wygra sześć tur. Turę wygrywa, kto ma na jej końcu więcej punktów podboju.
web-learn-dreamblade-goal-2 = Punkty dają obszary: liczba w twoim kolorze mówi, ile dostaniesz, jeśli stoisz tam bez wrogów. Najwięcej, do 5, daje rząd daleko od ciebie. Środkowy rząd daje punkty obu stronom.
web-learn-dreamblade-goal-3 = Każda figurka wroga zniszczona w tej turze to jeszcze jeden punkt.
web-learn-dreamblade-goal-picture = Siedzisz na dole. Tych sześć obszarów daje ci punkty; dwa są zajęte.

web-learn-dreamblade-miniature = Jak czytać figurkę
web-learn-dreamblade-miniature-1 = Wszystko, co w grze potrzebne, jest na podstawce. Więcej, z tekstem umiejętności, zobaczysz, gdy zatrzymasz na figurce mysz, przytrzymasz na niej palec albo wciśniesz I.
web-learn-dreamblade-miniature-2 = Obok mapy, w twoich zasobach, każda figurka pokazuje też swoją cenę teraz.
web-learn-dreamblade-miniature-picture = Łowczyni Snów z Sawanny, zraniona i silniejsza niż zwykle.
web-learn-dreamblade-part-aspect = Aspekt.
web-learn-dreamblade-part-aspect-text = Dzielność, Szaleństwo, Trwoga lub Zaciekłość: od niego zależy, co formuje się tanio.
web-learn-dreamblade-part-ability = Umiejętności.
web-learn-dreamblade-part-ability-text = Znak za każdą. Jedne działają zawsze, inne potrzebują ostrza, pola punktowego albo punktów formowania.
web-learn-dreamblade-part-damage = Obrażenia.
web-learn-dreamblade-part-damage-text = Te otrzymane w tej fazie. Na końcu fazy wszystkie znikają.
web-learn-dreamblade-part-power = Siła.
web-learn-dreamblade-part-power-text = Tyloma kośćmi rzuca, gdy atakuje. Grot strzałki mówi, że liczba jest teraz wyższa albo niższa niż zwykle.
web-learn-dreamblade-part-defense = Obrona.
web-learn-dreamblade-part-defense-text = Od tylu obrażeń jest odgoniona na inny obszar.
web-learn-dreamblade-part-life = Życie.
web-learn-dreamblade-part-life-text = Od tylu obrażeń jest zniszczona.
web-learn-dreamblade-part-side-text = Figurki gracza A stoją na okrągłych podstawkach, a gracza B na sześciokątnych.
web-learn-dreamblade-part-location-text = Lokacja ma drugi pierścień i nie ma liczb. Nie rusza się, z nikim nie walczy i nie zdobywa punktów, ale pomaga tym, którzy są w pobliżu.

web-learn-dreamblade-turn = Tura
web-learn-dreamblade-turn-1 = Każda tura przebiega tak samo. Kto wyrzuci więcej, jest w niej pierwszym graczem.
web-learn-dreamblade-turn-2 = W każdej fazie akcji wszystkie twoje istoty albo się przemieszczają, albo walczą. Ruch i walka, walka i ruch, dwa razy to samo: jak wolisz.
web-learn-dreamblade-turn-initiative = Inicjatywa
web-learn-dreamblade-turn-initiative-text = Każdy rzuca kością. Tyle, ile wynosi suma, każdy może wydać na formowanie: tutaj 8. Gdy na którejś wypadnie 1, w tej turze nikt nie formuje.
web-learn-dreamblade-turn-spawn = Formowanie
web-learn-dreamblade-turn-spawn-text = Najpierw pierwszy gracz, potem drugi: figurki wchodzą do gry.
web-learn-dreamblade-turn-actions = Akcje
web-learn-dreamblade-turn-actions-text = Pierwszy gracz ma dwie fazy akcji, potem dwie ma drugi.
web-learn-dreamblade-turn-conquest = Podbój
web-learn-dreamblade-turn-conquest-text = Liczy się punkty i ktoś wygrywa turę albo nikt.

web-learn-dreamblade-spawn = Formowanie i ceny
web-learn-dreamblade-spawn-1 = Istoty zawsze można formować w swoim portalu, w prawym dolnym rogu. Od drugiej tury także na innym obszarze swojego rzędu, jeśli na początku fazy nie było na nim twojej istoty, a gdzieś w tej kolumnie masz figurkę.
web-learn-dreamblade-spawn-2 = Lokację formuje się na dowolnym obszarze, na którym masz istotę i nie ma innej lokacji.
web-learn-dreamblade-spawn-3 = Formuj, dopóki masz punkty. Reszta przepada. Za każdą twoją zniszczoną figurkę masz następnym razem 2 punkty więcej.
web-learn-dreamblade-spawn-picture = Z portalu w górę i w bok. Potem następną możesz uformować niżej.
web-learn-dreamblade-price = Cena teraz
web-learn-dreamblade-price-1 = Figurka kosztuje tyle, ile na niej wydrukowano, i o 1 więcej za każdy symbol jej aspektu, którego jeszcze nie masz: w grze albo na cmentarzu. Zaczynaj więc od małych figurek jednego aspektu; duże będą tańsze.
web-learn-dreamblade-price-cost = wydrukowany koszt
web-learn-dreamblade-price-short = brakuje jednego z trzech symboli
web-learn-dreamblade-price-sum = cena teraz
web-learn-dreamblade-price-picture = Koszt 7 i trzy symbole Dzielności, gdy masz dwie figurki Dzielności.

web-learn-dreamblade-shift = Przemieszczanie
web-learn-dreamblade-shift-1 = Każda istota może ruszyć się raz, na przyległy obszar: nigdy na ukos.
web-learn-dreamblade-shift-2 = Istota, która ma na swoim obszarze wroga, jest związana walką i nie może odejść.
web-learn-dreamblade-shift-3 = Na obszarze mieszczą się najwyżej cztery istoty każdego gracza. Wolno wejść tam, gdzie stoją wrogowie: tak zaczynają się potyczki.
web-learn-dreamblade-shift-picture = Ruszają się Zwiadowca i Smok. Człowiek-Lustro jest związany walką i zostaje.

web-learn-dreamblade-strike = Walka
web-learn-dreamblade-strike-1 = Wybierz obszar z istotami obu stron i te swoje istoty, które tam zaatakują.
web-learn-dreamblade-strike-2 = Rzuć jedną kością za każdy punkt siły wszystkich atakujących razem. Atakuj więc wspólnie: czego nie zdoła jedna istota, zdołają trzy.
web-learn-dreamblade-strike-3 = Obrażenia to suma liczb. Przydzielasz je wrogom na tym obszarze, jak chcesz.
web-learn-dreamblade-strike-4 = Potem możesz walczyć na innym obszarze. Na każdym jest w fazie najwyżej jedna potyczka.
web-learn-dreamblade-strike-picture = Najpierw przychodzi pomoc, w jednej fazie. W następnej walczą razem: 3 + 6 kości.
web-learn-dreamblade-dice = Kości i ostrza
web-learn-dreamblade-dice-1 = Kość daje średnio 1 obrażenie. Nikt nie może tu wybrać wyniku, a po grze każdy może go sprawdzić.
web-learn-dreamblade-die-numbers = Obrażenia.
web-learn-dreamblade-die-miss = Dwie ścianki to pudło.
web-learn-dreamblade-die-blade = Ostrze aktywuje umiejętność ze znakiem ostrza kogoś, kto atakuje; bez takiej umiejętności to pudło.

web-learn-dreamblade-fate = Odgonienie i zniszczenie
web-learn-dreamblade-fate-1 = Po potyczce porównuje się obrażenia z obroną i życiem każdej istoty. Niech ma obronę 5 i życie 12:
web-learn-dreamblade-fate-none = Mniej niż jedno i drugie: nic się nie dzieje, a na końcu fazy obrażenia znikają.
web-learn-dreamblade-fate-disrupted = Co najmniej tyle, ile obrona: odgonienie.
web-learn-dreamblade-fate-either = Co najmniej tyle, ile jedno i drugie: przeciwnik właściciela wybiera odgonienie albo zniszczenie.
web-learn-dreamblade-fate-2 = Odgoniona istota traci obrażenia, a ty stawiasz ją na dowolnym pustym obszarze poza swoim portalem. Trochę potrwa, nim wróci.
web-learn-dreamblade-fate-3 = Zniszczona trafia na cmentarz. Ty dostajesz 1 punkt podboju, a jej właściciel 2 punkty na następne formowanie.
web-learn-dreamblade-fate-4 = Istoty drugiego gracza zniszczone w fazach pierwszego mogą jeszcze raz zaatakować: to atak przedśmiertny.
web-learn-dreamblade-fate-picture = 7 obrażeń, obrona 5: precz do kąta.

web-learn-dreamblade-conquest = Punkty i zwycięstwo
web-learn-dreamblade-conquest-1 = Opanowujesz obszar, który daje ci punkty, jeśli masz tam istotę, a wróg nie ma żadnej.
web-learn-dreamblade-conquest-2 = Tam, gdzie stoją obie strony, nikt nic nie dostaje. Czasem więc wystarczy wejść.
web-learn-dreamblade-conquest-3 = Dodaj punkt za każdego zniszczonego wroga. Kto ma więcej, wygrywa turę; przy remisie nie wygrywa nikt.
web-learn-dreamblade-conquest-4 = W czasie tury nad mapą widać, jak skończyłaby się ona teraz. Kto pierwszy wygra sześć tur, wygrywa grę.
web-learn-dreamblade-conquest-picture = Dwa kroki i 9 punktów do 7: ta tura jest twoja.

# Pictures that stand beside the rules only.
web-learn-dreamblade-rows-picture = Twój portal jest w prawym dolnym rogu, portal przeciwnika naprzeciw niego. Twój rząd formowania to ten najbliżej ciebie.
web-learn-dreamblade-beside-picture = Cztery obszary przyległe do obszaru Zwiadowcy: te, które mają z nim wspólny bok.
