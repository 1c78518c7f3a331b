# Lekcje gry Dreamblade.

web-lesson-dreamblade-score-task = To twoja ostatnia faza w tej turze. Kto będzie miał po niej więcej punktów podboju, wygra turę. Na razie byłby to przeciwnik.
web-lesson-dreamblade-score-learnt = Dziewięć punktów do siedmiu: tura jest twoja. Jedna istota poszła tam, gdzie się opłaca, a druga odebrała przeciwnikowi najlepszy obszar samą obecnością. Sześć takich tur i wygrywasz grę.
web-lesson-dreamblade-score-far = Przenieś Zwiadowcę Zmierzchu na b4
web-lesson-dreamblade-score-far-hint = Liczba w twoim kolorze mówi, ile obszar daje tobie. Najwięcej daje rząd daleko od ciebie: b4 to 5 punktów. Wybierz figurkę, potem obszar, albo ją tam przeciągnij.
web-lesson-dreamblade-score-contest = Przenieś Runicznego Zabijakę na d2
web-lesson-dreamblade-score-contest-hint = Obszar d2 dałby przeciwnikowi 5 punktów. Obszar z istotami obu stron nie daje punktów nikomu, więc wystarczy tam stać.
web-lesson-dreamblade-score-end = Zakończ fazę i policz
web-lesson-dreamblade-score-end-hint = Człowiek-Lustro zostaje: c4 to 4 punkty. Nikt nie musi się ruszać. Po ostatniej fazie tury przychodzi podbój i liczy się punkty.
web-lesson-astray-dreamblade-score-left = Obszar daje punkty tylko temu, kto na nim stoi. c4 to 4 punkty dla ciebie: zostaw tam Człowieka-Lustro.
web-lesson-astray-dreamblade-score-lost = Tura się skończyła, a punktów nie masz więcej niż przeciwnik.
web-lesson-astray-dreamblade-score-elsewhere = Ten obszar daje ci mniej, a przeciwnikowi zostawia więcej.

web-lesson-dreamblade-strike-task = Twój Człowiek-Lustro stoi na c3 naprzeciw wroga: 3 kości przeciw obronie 5. Najpierw sprowadź pomoc, potem walczcie razem.
web-lesson-dreamblade-strike-learnt = Kośćmi wszystkich atakujących rzuca się razem, a obrażenia przydzielasz ty. Spotykaj więc wroga tam, gdzie jest was więcej. Odgoniona istota traci obrażenia i stoi tam, gdzie ją postawisz.
web-lesson-dreamblade-strike-first = Przenieś Łowczynię Snów z Sawanny na c3
web-lesson-dreamblade-strike-first-hint = Masz dwie fazy akcji, każdą na przemieszczanie albo na walkę. W tej się przemieść: każda istota, która nie stoi naprzeciw wroga, może ruszyć się o jeden obszar, nigdy na ukos.
web-lesson-dreamblade-strike-second = Przenieś Szlachetnego Smoka na c3
web-lesson-dreamblade-strike-second-hint = Na obszarze mieszczą się najwyżej cztery twoje istoty. Gdy nikt już nie może się ruszyć, faza kończy się sama.
web-lesson-dreamblade-strike-strike = Walcz na c3 wszystkimi trzema
web-lesson-dreamblade-strike-strike-hint = Wybierz obszar, a zaatakują wszyscy, którzy tam stoją: 3 + 3 + 6 kości, jedna za każdy punkt siły. Kość daje średnio 1 obrażenie.
web-lesson-dreamblade-strike-throw = Odgoń wroga
web-lesson-dreamblade-strike-throw-hint = Ostrza aktywują umiejętności atakujących: wybierz które. Obrażenia nie mniejsze niż obrona odganiają: postaw wroga na pustym obszarze. Gdy nie są mniejsze niż życie, możesz go też zniszczyć.
web-lesson-astray-dreamblade-strike-alone = Sam Człowiek-Lustro rzuca 3 kośćmi i rzadko ma z nich 5 obrażeń. Najpierw się przemieść: w fazie walki nikt się nie rusza.
web-lesson-astray-dreamblade-strike-early = Faza się skończyła, a jeszcze nie wszyscy są na miejscu.
web-lesson-astray-dreamblade-strike-elsewhere = Pomoc jest potrzebna na c3.
web-lesson-astray-dreamblade-strike-few = Nie zaatakowali wszyscy trzej. Kto stoi z boku, nie rzuca, a obszar jest w tej fazie zamknięty.
web-lesson-astray-dreamblade-strike-other = To druga potyczka, jeden na jednego. Zacznij od c3.
web-lesson-astray-dreamblade-strike-unlucky = Dwanaście kości i za mało obrażeń: to rzadkie, ale kości tak mają. Cofnij i rzuć jeszcze raz; wynik będzie nowy.

web-lesson-dreamblade-fate-task = Dwóch wrogów stoi na twoich obszarach, a na obu masz przewagę. Walcz i zdecyduj, co się z nimi stanie.
web-lesson-dreamblade-fate-learnt = Zniszczenie: 1 punkt podboju dla ciebie, 2 punkty formowania dla właściciela. Odgonienie: nic dla nikogo, ale ty wybierasz miejsce. Gdy obrażenia sięgają i obrony, i życia, wybór należy do ciebie.
web-lesson-dreamblade-fate-strike = Walcz na c4 wszystkimi trzema
web-lesson-dreamblade-fate-strike-hint = Wybierz obszar: 12 kości przeciw obronie 5 i życiu 4. Dopóki stoi tam wróg, c4 nic ci nie daje.
web-lesson-dreamblade-fate-destroy = Zniszcz wroga
web-lesson-dreamblade-fate-destroy-hint = Obrażenia sięgają obrony i życia, więc wybierasz ty. Zniszczony wróg to punkt podboju i już nie wraca. Jego właściciel dostaje za to 2 punkty formowania.
web-lesson-dreamblade-fate-again = Walcz na d3 wszystkimi trzema
web-lesson-dreamblade-fate-again-hint = W fazie walki na każdym obszarze może być jedna potyczka. Te nożyce mają obronę 2, życie 5 i Regenerację.
web-lesson-dreamblade-fate-throw = Odgoń nożyce i postaw je daleko
web-lesson-dreamblade-fate-throw-hint = Zniszczone zregenerowałyby się: wróciłyby do zasobów, a ty nie masz punktu. Odgoń je więc i postaw tam, gdzie na nic się nie przydadzą, na przykład na e2 albo a1.
web-lesson-astray-dreamblade-fate-few = Nie zaatakowali wszyscy trzej. Kto stoi z boku, nie rzuca, a obszar jest w tej fazie zamknięty.
web-lesson-astray-dreamblade-fate-disrupted = Wróg jest tylko odgoniony i może wrócić. Można go było zniszczyć i dostać punkt.
web-lesson-astray-dreamblade-fate-regenerated = Nożyce się zregenerowały: znów są w zasobach, a ty nie masz punktu.
web-lesson-astray-dreamblade-fate-unlucky = Tyle kości i za mało obrażeń: to rzadkie, ale kości tak mają. Cofnij i rzuć jeszcze raz; wynik będzie nowy.
web-lesson-astray-dreamblade-fate-over = Faza się skończyła, a jednej potyczki nie było.
