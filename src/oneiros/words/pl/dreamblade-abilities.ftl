# Wszystkie umiejętności z rozdziału 11 zasad i terminy gry.
# $number to X umiejętności, $signed to samo ze znakiem, $size to samo bez znaku, $sense to minus albo plus.
# $words to słowa zawężające, a $narrowed to enemies, gdy jest tylko to słowo, self tak samo, yes przy innych, no bez nich.

narrowing = { $narrowed ->
    [no] {""}
   *[yes] {" "}(tylko: { $words })
}
attack-dice = { $number ->
    [one] { $number } kość ataku
   *[other] { $number } kości ataku
}
by-more = { $sense ->
    [minus] o { $size } mniej
   *[plus] o { $size } więcej
}
by-less = { $sense ->
    [minus] o { $size } więcej
   *[plus] o { $size } mniej
}

ability-advance-name = Napór
ability-advance = { $narrowed ->
    [self] Możesz przesunąć tę figurkę, jeśli jest niezwiązana walką, na przyległy obszar.
   *[no] Możesz przesunąć wskazanego sprzymierzeńca niezwiązanego walką{ narrowing } na przyległy obszar.
}
ability-ambush-name = Zasadzka
ability-ambush = Ta figurka wykonuje atak specjalny ({ attack-dice }) przeciwko każdej wrogiej istocie{ narrowing }, która wchodzi na jej obszar.
ability-appease-name = Rozbrojenie
ability-appease = { $narrowed ->
    [self] Musisz poświęcić tę figurkę.
    [yes] Musisz poświęcić istotę, którą kontrolujesz{ narrowing }.
   *[no] Musisz poświęcić istotę, którą kontrolujesz; możesz poświęcić także tę figurkę.
}
ability-assault-name = Napad
ability-assault = Ta figurka wykonuje atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } na swoim obszarze.
ability-bloodthirsty-name = Spragniony krwi
ability-bloodthirsty = Jeśli ta figurka wykonała regularny atak, a żaden wróg, który otrzymał z niego obrażenia, nie został zniszczony, poświęć ją na koniec potyczki. Wróg, który się zregenerował, nie został zniszczony.
ability-bodyguard-name = Ochroniarz
ability-bodyguard = Dopóki każdy twój Ochroniarz na obszarze tej figurki nie otrzyma tylu obrażeń, by zostać odgonionym lub zniszczonym, przeciwnik nie może ich przydzielać twoim istotom bez tej umiejętności{ narrowing } na tym obszarze.
ability-bolster-name = Wsparcie
ability-bolster = { $narrowed ->
    [self] Ta figurka ma { $signed } do obrony.
   *[no] Sprzymierzeńcy{ narrowing } na obszarze tej figurki i na przyległych mają { $signed } do obrony.
}
ability-bomb-name = Bomba
ability-bomb = { $number ->
    [one] Możesz poświęcić tę figurkę, aby zadać { $number } obrażenie każdemu wrogowi{ narrowing } na jej obszarze.
    [few] Możesz poświęcić tę figurkę, aby zadać { $number } obrażenia każdemu wrogowi{ narrowing } na jej obszarze.
   *[other] Możesz poświęcić tę figurkę, aby zadać { $number } obrażeń każdemu wrogowi{ narrowing } na jej obszarze.
}
ability-channel-name = Kanał mocy
ability-channel = Formowanie twoich figurek{ narrowing } kosztuje { by-less }; ta figurka jest wyjątkiem. Kilka Kanałów mocy się sumuje.
ability-charge-name = Szarża
ability-charge = Gdy ta figurka wchodzi na obszar, na którym są wrogowie, bez względu na to, kto ją przesunął, wykonuje atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } na tym obszarze.
ability-copy-name = Kopiowanie
ability-copy = { $narrowed ->
    [enemies] Ta figurka ma także umiejętności ostrza wszystkich wrogich istot na swoim obszarze.
    [yes] Ta figurka ma także umiejętności ostrza innych istot na swoim obszarze{ narrowing }.
   *[no] Ta figurka ma także umiejętności ostrza wszystkich innych istot na swoim obszarze, twoich i wrogich.
} Użycie kopii nie zużywa oryginału, a kopii nie kopiuje się dalej.
ability-crit-name = Uderzenie krytyczne
ability-crit = Atak w tej potyczce zadaje { by-more } obrażeń.
ability-defender-name = Obrońca
ability-defender = Podczas przemieszczania ta figurka nie może wejść na obszar, na którym jest wroga istota. Inny ruch może ją tam doprowadzić, a wrogowie mogą wejść na jej obszar.
ability-demolish-name = Wyburzenie
ability-demolish = { $narrowed ->
    [enemies] Ta figurka niszczy wskazaną wrogą lokację na swoim lub przyległym obszarze.
    [yes] Ta figurka niszczy wskazaną lokację{ narrowing } na swoim lub przyległym obszarze.
   *[no] Ta figurka niszczy wskazaną lokację na swoim lub przyległym obszarze, twoją albo przeciwnika.
}
ability-detonate-name = Detonacja
ability-detonate = Jeśli ta figurka wykonała w potyczce atak, regularny lub specjalny, poświęć ją na koniec tej potyczki, chyba że została zniszczona. Atak przedśmiertny się nie liczy.
ability-dissipate-name = Rozproszenie
ability-dissipate = Wygnaj tę figurkę na koniec potyczki, chyba że została zniszczona.
ability-dominate-name = Dominacja
ability-dominate = Ta figurka opanowuje twoje obszary punktowane nawet wtedy, gdy są na nich wrogie istoty. Jeśli na obszarze dominują obie strony, punkty za niego mogą zdobyć obaj gracze.
ability-drain-name = Wyciek
ability-drain = Wrogowie{ narrowing } na obszarze tej figurki mają { by-less } życia.
ability-energize-name = Zasilenie
ability-energize = { $number ->
    [one] W swojej fazie formowania otrzymujesz { $number } punkt formowania więcej, raz na fazę, gdy tylko ta umiejętność jest aktywna.
    [few] W swojej fazie formowania otrzymujesz { $number } punkty formowania więcej, raz na fazę, gdy tylko ta umiejętność jest aktywna.
   *[other] W swojej fazie formowania otrzymujesz { $number } punktów formowania więcej, raz na fazę, gdy tylko ta umiejętność jest aktywna.
}
ability-enrage-name = Rozjuszenie
ability-enrage = { $narrowed ->
    [self] Ta figurka ma { $signed } do siły.
   *[no] Sprzymierzeńcy{ narrowing } na obszarze tej figurki i na przyległych mają { $signed } do siły.
}
ability-expel-name = Wypędzenie
ability-expel = Możesz przesunąć wskazanego wroga związanego walką{ narrowing } na obszar przyległy do jego obszaru.
ability-fade-name = Wygaśnięcie
ability-fade = Jeśli ta figurka wykonała w potyczce atak, regularny lub specjalny, wygnaj ją na koniec tej potyczki, chyba że została zniszczona. Atak przedśmiertny się nie liczy.
ability-ferocity-name = Srogość
ability-ferocity = Wskaż wroga{ narrowing } na obszarze tej figurki. Jeśli w tej potyczce miałby zostać odgoniony, zamiast tego zostaje zniszczony.
ability-fight-name = Specjalizacja walki
ability-fight = { $narrowed ->
    [yes] Ta figurka ma { $signed } do siły, gdy na jej obszarze jest wróg: { $words }.
   *[no] Ta figurka ma { $signed } do siły, gdy na jej obszarze jest wróg podanego rodzaju.
}
ability-flanking-name = Oskrzydlenie
ability-flanking = Atak zadaje { by-more } obrażeń, jeśli na obszarze potyczki masz więcej istot niż przeciwnik; nie muszą one atakować.
ability-fortunate-name = Powodzenie
ability-fortunate = { $number ->
    [one] Gdy ta figurka atakuje, możesz raz przerzucić { $number } kość. Działa to w atakach regularnych i specjalnych.
   *[other] Gdy ta figurka atakuje, możesz raz przerzucić do { $number } kości, wybranych naraz. Działa to w atakach regularnych i specjalnych.
}
ability-fumble-name = Partactwo
ability-fumble = Atak w tej potyczce zadaje { by-less } obrażeń.
ability-gather-name = Zbiórka
ability-gather = Ta figurka przesuwa wskazanego sprzymierzeńca{ narrowing }, choćby był związany walką, z przyległego obszaru na swój obszar.
ability-geomancy-name = Rozpoznanie terenu
ability-geomancy = Za każdą lokację, którą kontrolujesz w kolumnie tej figurki, ma ona { by-more } siły, obrony i życia.
ability-hells-fury-name = Piekielny szał
ability-hells-fury = Sprzymierzeńcy z rodu Piekielników{ narrowing } na obszarze tej figurki i na przyległych mają umiejętność „ostrze: Uderzenie krytyczne 2”.
ability-heroics-name = Heroizm
ability-heroics = Atak zadaje { by-more } obrażeń, jeśli na obszarze tej figurki masz mniej istot niż przeciwnik.
ability-inciter-name = Drażnienie
ability-inciter = Wrogowie{ narrowing } na obszarze tej figurki mają { by-more } siły.
ability-invigorate-name = Pokrzepienie
ability-invigorate = { $narrowed ->
    [self] Ta figurka ma { by-more } życia.
   *[no] Sprzymierzeńcy{ narrowing } na obszarze tej figurki i na przyległych mają { by-more } życia.
}
ability-loner-name = Samotnik
ability-loner = Ta figurka nie może atakować razem z innymi istotami, nawet w ataku przedśmiertnym.
ability-lure-name = Wabik
ability-lure = Możesz przyciągnąć wskazanego wroga niezwiązanego walką{ narrowing } o jeden obszar bliżej tej figurki.
ability-nullify-name = Anulowanie
ability-nullify = { $narrowed ->
    [enemies] Wrogie istoty na obszarze tej figurki nie mają umiejętności ostrza.
    [self] Ta figurka nie ma umiejętności ostrza.
    [yes] Istoty na obszarze tej figurki{ narrowing } nie mają umiejętności ostrza.
   *[no] Żadna istota na obszarze tej figurki, twoja ani wroga, ani ona sama, nie ma umiejętności ostrza.
} Lokacje zachowują swoje.
ability-pack-name = Sfora
ability-pack = Atak zadaje o 1 więcej obrażeń za każdego sprzymierzeńca{ narrowing } na obszarze tej figurki i na przyległych.
ability-panic-name = Panika
ability-panic = Wrogowie{ narrowing } na obszarze tej figurki mają { by-less } obrony.
ability-payback-name = Rewanż
ability-payback = Wskaż wroga{ narrowing } na obszarze tej figurki. Jego aktualną siłę dodaje się do obrażeń z ataku.
ability-purge-name = Czystka
ability-purge = Wybierz figurkę{ narrowing } z zasobów przeciwnika; trafia ona na jego cmentarz.
ability-raise-name = Powstanie
ability-raise = Możesz przenieść jedną istotę{ narrowing } ze swojego cmentarza do swoich zasobów.
ability-regenerate-name = Regeneracja
ability-regenerate = Jeśli ta figurka miałaby zostać zniszczona, zamiast tego wygnaj ją. Nie wykonuje wtedy ataku przedśmiertnego i nikt nie dostaje za nią punktów.
ability-reincarnate-name = Reinkarnacja
ability-reincarnate = Gdy ta figurka zostaje zniszczona, przenieś inną istotę{ narrowing } ze swojego cmentarza do swoich zasobów. Istoty zniszczone razem z nią już tam są.
ability-reinforce-name = Posiłki
ability-reinforce = Możesz uformować tę figurkę na każdym obszarze, na którym jest sprzymierzeniec{ narrowing }, w ramach limitu ilościowego i najwyżej czterech istot uformowanych tam w jednej fazie. W pierwszej turze formujesz ją w portalu, jak wszystkie figurki.
ability-relentless-name = Bezpardonowy
ability-relentless = Wrogów{ narrowing }, którzy otrzymali obrażenia z ataku tej figurki, nie można odgonić, dopóki mają te obrażenia: można ich tylko zniszczyć.
ability-respawn-name = Wskrzeszenie
ability-respawn = { $number ->
    [one] Możesz uformować tę figurkę ze swojego cmentarza za dokładnie { $number } punkt formowania.
    [few] Możesz uformować tę figurkę ze swojego cmentarza za dokładnie { $number } punkty formowania.
   *[other] Możesz uformować tę figurkę ze swojego cmentarza za dokładnie { $number } punktów formowania.
} Tej ceny nie zmieniają ani brakujące symbole aspektu, ani Kanał mocy.
ability-scare-name = Postrach
ability-scare = Możesz odepchnąć wskazanego wroga niezwiązanego walką{ narrowing } o jeden obszar dalej od tej figurki.
ability-skirmish-name = Potyczka
ability-skirmish = { $narrowed ->
    [self] Możesz przesunąć tę figurkę, jeśli jest związana walką, na przyległy obszar.
   *[no] Możesz przesunąć wskazanego sprzymierzeńca związanego walką{ narrowing } na obszar przyległy do jego obszaru.
}
ability-stalwart-name = Mężny
ability-stalwart = Atak zadaje o 1 więcej obrażeń za każdego wroga{ narrowing } na obszarze tej figurki.
ability-strikeback-name = Kontratak
ability-strikeback = Jeśli w fazie akcji przeciwnika wrogowie zaatakowali na obszarze tej figurki, a w tej potyczce żadna z twoich istot nie została odgoniona ani zniszczona, na koniec potyczki wykonuje ona atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } na tym obszarze.
ability-swap-name = Zamiana
ability-swap = Ta figurka może zamienić się miejscami ze sprzymierzeńcem{ narrowing } z innego obszaru. Zapełnione obszary w tym nie przeszkadzają.
ability-teleport-name = Teleportacja
ability-teleport = { $narrowed ->
    [enemies] Możesz przesunąć dowolną wrogą istotę
    [self] Możesz przesunąć tę figurkę
    [yes] Możesz przesunąć dowolną istotę{ narrowing }
   *[no] Możesz przesunąć dowolną istotę, twoją lub wrogą, także tę figurkę,
} na dowolny inny obszar, który nie jest portalem, w ramach limitu ilościowego.
ability-thanatomancy-name = Siła umarłych
ability-thanatomancy = Siła tej figurki przed modyfikatorami to liczba istot na twoim cmentarzu.
ability-unique-name = Unikalny
ability-unique = { $narrowed ->
    [yes] Nie możesz uformować tej figurki, gdy kontrolujesz inną o takiej unikalnej nazwie: { $words }.
   *[no] Nie możesz uformować tej figurki, gdy kontrolujesz inną o tej samej unikalnej nazwie.
} Jeśli kiedykolwiek kontrolujesz dwie takie figurki, natychmiast poświęć wszystkie poza jedną, którą wybierzesz.
ability-vengeance-name = Mściciel
ability-vengeance = { $number ->
    [one] Nie możesz uformować tej figurki, dopóki przeciwnik nie wygra co najmniej { $number } tury.
   *[other] Nie możesz uformować tej figurki, dopóki przeciwnik nie wygra co najmniej { $number } tur.
}
ability-vessel-name = Zbiornik
ability-vessel = { $number ->
    [one] Gdy ta figurka zostaje zniszczona, otrzymujesz { $number } dodatkowy punkt formowania zamiast 2.
    [few] Gdy ta figurka zostaje zniszczona, otrzymujesz { $number } dodatkowe punkty formowania zamiast 2.
   *[other] Gdy ta figurka zostaje zniszczona, otrzymujesz { $number } dodatkowych punktów formowania zamiast 2.
}
ability-wail-name = Lament
ability-wail = Rzuć dwiema kośćmi inicjatywy i zsumuj wyniki. Każda istota{ narrowing } po obu stronach, której wydrukowany koszt formowania jest równy tej sumie, zostaje wygnana.
ability-warpstrike-name = Atak na dystans
ability-warpstrike = Ta figurka wykonuje atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } poza swoim obszarem.
ability-weaken-name = Osłabienie
ability-weaken = Wrogowie{ narrowing } na obszarze tej figurki mają { by-less } siły.

aspect-valor = Dzielność
aspect-madness = Szaleństwo
aspect-fear = Trwoga
aspect-passion = Zaciekłość

lineage-janus = Janus
lineage-lost = Zagubieni
lineage-hivelings = Rojowce
lineage-hellbred = Piekielnicy
lineage-bloodcut = Krwawi

activation-blade = ostrze
activation-multiblade = ostrze powtarzalne
activation-double-blade = para ostrzy
activation-double-multiblade = powtarzalne pary ostrzy
activation-spawn = { $number ->
    [one] { $number } punkt formowania
    [few] { $number } punkty formowania
   *[other] { $number } punktów formowania
}
activation-score = pole punktowe
activation-comes-into-play = wejście do gry
activation-always = zawsze

word-enemies = wrogowie
word-self = ta figurka

power = siła
defense = obrona
life = życie
spawn-cost = koszt formowania
reserves = zasoby
dreamscape = kraina wyśniona
graveyard = cmentarz
removed = poza grą
portal = portal
spawn-row = rząd formowania
scoring-cell = obszar punktowany
creature = istota
location = lokacja
warband = zestaw figurek
turn-win = wygrana tura
conquest-point = punkt podboju
spawn-point = punkt formowania
bonus-point = dodatkowy punkt formowania
deathblow = atak przedśmiertny
disrupt = odgonić
destroy = zniszczyć
banish = wygnać
sacrifice = poświęcić
shift = przemieszczanie
strike = walka
