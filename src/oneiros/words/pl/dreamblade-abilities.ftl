# Wszystkie umiejętności z działu 11 zasad i terminy gry.
# $number to X umiejętności, $signed to samo ze znakiem, $words to słowa zawężające, $narrowed ma wartość "yes", gdy takie są.

narrowing = { $narrowed ->
    [yes] {" "}(zawężenie: { $words })
   *[no] {""}
}
attack-dice = { $number ->
    [one] { $number } kość ataku
   *[other] { $number } kości ataku
}

ability-advance-name = Napór
ability-advance = Możesz przesunąć wskazanego sprzymierzeńca niezwiązanego walką{ narrowing } na przyległy obszar.
ability-ambush-name = Zasadzka
ability-ambush = Wykonuje atak specjalny ({ attack-dice }) przeciwko każdej wrogiej istocie{ narrowing }, która wchodzi na jej obszar.
ability-appease-name = Rozbrojenie
ability-appease = Musisz poświęcić istotę, którą kontrolujesz{ narrowing }; może to być ona sama.
ability-assault-name = Napad
ability-assault = Wykonuje atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } na swoim obszarze.
ability-bloodthirsty-name = Spragniony krwi
ability-bloodthirsty = Jeśli wykonała regularny atak i żaden z wrogów, którym przydzielono obrażenia z tego ataku, nie został zniszczony, poświęć ją na koniec potyczki. Wróg, który się zregenerował, nie został zniszczony.
ability-bodyguard-name = Ochroniarz
ability-bodyguard = Przeciwnik nie może przydzielać obrażeń sprzymierzeńcom bez umiejętności Ochroniarz{ narrowing } na jej obszarze, dopóki każdy twój Ochroniarz na tym obszarze nie ma tylu obrażeń, by zostać odgonionym lub zniszczonym.
ability-bolster-name = Wsparcie
ability-bolster = Sprzymierzeńcy na jej obszarze i na obszarach przyległych{ narrowing } mają { $signed } do obrony.
ability-bomb-name = Bomba
ability-bomb = { $number ->
    [one] Możesz ją poświęcić, aby zadać { $number } obrażenie każdemu wrogowi{ narrowing } na jej obszarze.
    [few] Możesz ją poświęcić, aby zadać { $number } obrażenia każdemu wrogowi{ narrowing } na jej obszarze.
   *[other] Możesz ją poświęcić, aby zadać { $number } obrażeń każdemu wrogowi{ narrowing } na jej obszarze.
}
ability-channel-name = Kanał mocy
ability-channel = Formowanie twoich figurek{ narrowing } kosztuje o { $number } mniej; nie dotyczy to jej samej. Kilka takich umiejętności sumuje się.
ability-charge-name = Szarża
ability-charge = Gdy wchodzi na obszar, na którym są wrogowie, bez względu na to, kto ją przesunął, wykonuje atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } na tym obszarze.
ability-copy-name = Kopiowanie
ability-copy = Ma także umiejętności ostrza wszystkich innych istot na swoim obszarze, twoich i wrogich{ narrowing }. Użycie kopii nie zużywa oryginału, a kopii nie kopiuje się dalej.
ability-crit-name = Uderzenie krytyczne
ability-crit = Obrażenia z ataku w tej potyczce są większe o { $number }.
ability-defender-name = Obrońca
ability-defender = Podczas przemieszczania nie może wejść na obszar, na którym jest wroga istota. Inny ruch może ją tam doprowadzić.
ability-demolish-name = Wyburzenie
ability-demolish = Niszczy wskazaną lokację{ narrowing } na swoim lub przyległym obszarze, twoją albo przeciwnika.
ability-detonate-name = Detonacja
ability-detonate = Jeśli w potyczce wykonała atak, regularny lub specjalny, poświęć ją na koniec tej potyczki, chyba że została zniszczona. Atak przedśmiertny się nie liczy.
ability-dissipate-name = Rozproszenie
ability-dissipate = Wygnaj ją na koniec potyczki, chyba że została zniszczona.
ability-dominate-name = Dominacja
ability-dominate = Opanowuje twoje obszary punktowane nawet wtedy, gdy są na nich wrogie istoty. Jeśli na obszarze dominują obie strony, punkty za niego mogą zdobyć obaj gracze.
ability-drain-name = Wyciek
ability-drain = Wrogowie na jej obszarze{ narrowing } mają życie mniejsze o { $number }.
ability-energize-name = Zasilenie
ability-energize = { $number ->
    [one] W swojej fazie formowania otrzymujesz { $number } punkt formowania więcej, raz na fazę, z chwilą gdy ta umiejętność jest aktywna.
    [few] W swojej fazie formowania otrzymujesz { $number } punkty formowania więcej, raz na fazę, z chwilą gdy ta umiejętność jest aktywna.
   *[other] W swojej fazie formowania otrzymujesz { $number } punktów formowania więcej, raz na fazę, z chwilą gdy ta umiejętność jest aktywna.
}
ability-enrage-name = Rozjuszenie
ability-enrage = Sprzymierzeńcy na jej obszarze i na obszarach przyległych{ narrowing } mają { $signed } do siły.
ability-expel-name = Wypędzenie
ability-expel = Możesz przesunąć wskazanego wroga związanego walką{ narrowing } na obszar przyległy do jego obszaru.
ability-fade-name = Wygaśnięcie
ability-fade = Jeśli w potyczce wykonała atak, regularny lub specjalny, wygnaj ją na koniec tej potyczki, chyba że została zniszczona. Atak przedśmiertny się nie liczy.
ability-ferocity-name = Srogość
ability-ferocity = Wskaż wroga{ narrowing } na jej obszarze. Jeśli w tej potyczce miałby zostać odgoniony, zamiast tego zostaje zniszczony.
ability-fight-name = Specjalizacja walki
ability-fight = { $narrowed ->
    [yes] Ma { $signed } do siły, gdy na jej obszarze jest wróg tego rodzaju: { $words }.
   *[no] Ma { $signed } do siły, gdy na jej obszarze jest wróg podanego rodzaju.
}
ability-flanking-name = Oskrzydlenie
ability-flanking = Obrażenia z ataku są większe o { $number }, jeśli na obszarze potyczki kontrolujesz więcej istot niż przeciwnik; nie muszą one atakować.
ability-fortunate-name = Powodzenie
ability-fortunate = { $number ->
    [one] Gdy atakuje, możesz raz przerzucić { $number } kość. Działa to w atakach regularnych i specjalnych.
   *[other] Gdy atakuje, możesz raz przerzucić co najwyżej { $number } kości, wybrane wszystkie naraz. Działa to w atakach regularnych i specjalnych.
}
ability-fumble-name = Partactwo
ability-fumble = Obrażenia z ataku w tej potyczce są mniejsze o { $number }.
ability-gather-name = Zbiórka
ability-gather = Przesuwa wskazanego sprzymierzeńca{ narrowing } z przyległego obszaru na ten obszar, także związanego walką.
ability-geomancy-name = Rozpoznanie terenu
ability-geomancy = Ma siłę, obronę i życie większe o { $number } za każdą lokację, którą kontrolujesz w jej kolumnie.
ability-hells-fury-name = Piekielny szał
ability-hells-fury = Sprzymierzeńcy z rodu Hellbred na jej obszarze i na obszarach przyległych{ narrowing } mają umiejętność „ostrze: Uderzenie krytyczne 2”.
ability-heroics-name = Heroizm
ability-heroics = Obrażenia z ataku są większe o { $number }, jeśli na jej obszarze kontrolujesz mniej istot niż przeciwnik.
ability-inciter-name = Drażnienie
ability-inciter = Wrogowie na jej obszarze{ narrowing } mają siłę większą o { $number }.
ability-invigorate-name = Pokrzepienie
ability-invigorate = Sprzymierzeńcy na jej obszarze i na obszarach przyległych{ narrowing } mają życie większe o { $number }.
ability-loner-name = Samotnik
ability-loner = Nie może atakować razem z innymi istotami, nawet w ataku przedśmiertnym.
ability-lure-name = Wabik
ability-lure = Możesz przyciągnąć wskazanego wroga niezwiązanego walką{ narrowing } o jeden obszar bliżej tej figurki.
ability-nullify-name = Anulowanie
ability-nullify = { $narrowed ->
    [yes] Spośród istot na jej obszarze umiejętności ostrza nie mają: { $words }.
   *[no] Żadna istota na jej obszarze, twoja ani wroga, ani ona sama, nie ma umiejętności ostrza.
} Lokacje zachowują swoje.
ability-pack-name = Sfora
ability-pack = Obrażenia z ataku są większe o 1 za każdego sprzymierzeńca na jej obszarze i na obszarach przyległych{ narrowing }.
ability-panic-name = Panika
ability-panic = Wrogowie na jej obszarze{ narrowing } mają obronę mniejszą o { $number }.
ability-payback-name = Rewanż
ability-payback = Wskaż wroga{ narrowing } na jej obszarze. Jego aktualną siłę dodaje się do obrażeń z ataku.
ability-purge-name = Czystka
ability-purge = Wybierz figurkę{ narrowing } z zasobów przeciwnika, a on przenosi ją na swój cmentarz.
ability-raise-name = Powstanie
ability-raise = Możesz przenieść jedną istotę{ narrowing } ze swojego cmentarza do swoich zasobów.
ability-regenerate-name = Regeneracja
ability-regenerate = Jeśli miałaby zostać zniszczona, zamiast tego wygnaj ją. Nie ma wtedy za nią ataku przedśmiertnego, punktu podboju ani dodatkowych punktów formowania.
ability-reincarnate-name = Reinkarnacja
ability-reincarnate = Gdy zostaje zniszczona, przenieś inną istotę{ narrowing } ze swojego cmentarza do swoich zasobów. Istoty zniszczone razem z nią już tam są.
ability-reinforce-name = Posiłki
ability-reinforce = Możesz ją uformować na każdym obszarze, na którym jest sprzymierzeniec{ narrowing }, w ramach limitu ilościowego i najwyżej czterech istot uformowanych tam w jednej fazie. W pierwszej turze formujesz ją w portalu, jak inne.
ability-relentless-name = Bezpardonowy
ability-relentless = Wrogowie{ narrowing }, którzy otrzymali obrażenia z ataku z jej udziałem, nie mogą zostać odgonieni, dopóki mają na sobie te obrażenia. Jeśli obrażenia osiągną wartość ich życia, zostają zniszczeni; w przeciwnym razie nic się z nimi nie dzieje.
ability-respawn-name = Wskrzeszenie
ability-respawn = { $number ->
    [one] Możesz ją uformować ze swojego cmentarza za dokładnie { $number } punkt formowania.
    [few] Możesz ją uformować ze swojego cmentarza za dokładnie { $number } punkty formowania.
   *[other] Możesz ją uformować ze swojego cmentarza za dokładnie { $number } punktów formowania.
} Tej ceny nie zmieniają ani brakujące symbole aspektu, ani Kanał mocy.
ability-scare-name = Postrach
ability-scare = Możesz odepchnąć wskazanego wroga niezwiązanego walką{ narrowing } o jeden obszar dalej od tej figurki.
ability-skirmish-name = Potyczka
ability-skirmish = Możesz przesunąć wskazanego sprzymierzeńca związanego walką{ narrowing } na obszar przyległy do jego obszaru.
ability-stalwart-name = Mężny
ability-stalwart = Obrażenia z ataku są większe o 1 za każdego wroga{ narrowing } na jej obszarze.
ability-strikeback-name = Kontratak
ability-strikeback = Jeśli w fazie akcji przeciwnika wrogowie zaatakowali na jej obszarze, a w tej potyczce żadna z twoich istot nie została odgoniona ani zniszczona, na koniec potyczki wykonuje atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } na tym obszarze.
ability-swap-name = Zamiana
ability-swap = Może zamienić się miejscami ze sprzymierzeńcem{ narrowing } z innego obszaru. Zapełnione obszary w tym nie przeszkadzają.
ability-teleport-name = Teleportacja
ability-teleport = Możesz przesunąć dowolną istotę{ narrowing }, twoją lub wrogą, także ją samą, na dowolny inny obszar, który nie jest portalem, w ramach limitu ilościowego.
ability-thanatomancy-name = Siła umarłych
ability-thanatomancy = Jej siła przed modyfikatorami to liczba istot na twoim cmentarzu.
ability-unique-name = Unikalny
ability-unique = { $narrowed ->
    [yes] Nie możesz jej uformować, gdy kontrolujesz figurkę o takiej unikalnej nazwie: { $words }.
   *[no] Nie możesz jej uformować, gdy kontrolujesz figurkę o tej samej unikalnej nazwie.
} Jeśli kiedykolwiek kontrolujesz dwie takie figurki, natychmiast poświęć wszystkie oprócz jednej wybranej.
ability-vengeance-name = Mściciel
ability-vengeance = { $number ->
    [one] Nie możesz jej uformować, dopóki przeciwnik nie wygra co najmniej { $number } tury.
   *[other] Nie możesz jej uformować, dopóki przeciwnik nie wygra co najmniej { $number } tur.
}
ability-vessel-name = Zbiornik
ability-vessel = { $number ->
    [one] Gdy zostaje zniszczona, otrzymujesz { $number } dodatkowy punkt formowania zamiast 2.
    [few] Gdy zostaje zniszczona, otrzymujesz { $number } dodatkowe punkty formowania zamiast 2.
   *[other] Gdy zostaje zniszczona, otrzymujesz { $number } dodatkowych punktów formowania zamiast 2.
}
ability-wail-name = Lament
ability-wail = Rzuć dwiema kośćmi inicjatywy i zsumuj wyniki. Każda istota{ narrowing } po obu stronach, której wydrukowany koszt formowania jest równy dokładnie tej sumie, zostaje wygnana.
ability-warpstrike-name = Atak na dystans
ability-warpstrike = Wykonuje atak specjalny ({ attack-dice }) przeciwko wskazanemu wrogowi{ narrowing } poza swoim obszarem.
ability-weaken-name = Osłabienie
ability-weaken = Wrogowie na jej obszarze{ narrowing } mają siłę mniejszą o { $number }.

aspect-valor = Dzielność
aspect-madness = Szaleństwo
aspect-fear = Trwoga
aspect-passion = Zaciekłość

lineage-janus = Janus
lineage-lost = Lost
lineage-hivelings = Hivelings
lineage-hellbred = Hellbred
lineage-bloodcut = Bloodcut

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

word-enemies = Wrogowie
word-self = Ta figurka

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
