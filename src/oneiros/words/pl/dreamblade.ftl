# Co mówi Dreamblade: odmowy, dziennik, pytania i odpowiedzi. Umiejętności i terminy są w pliku dreamblade-abilities.ftl.
# $miniature i podobne to oznaczenia figurek, na przykład Człowiek-Lustro#1, $cell i podobne to obszary, na przykład c3, $seat to A lub B.

# Jak podaje się zasadę i przyczynę wpisu w dzienniku.
cause-ability = { $ability }, zasada { $rule }
cause-piece = { $piece }: { $ability }, zasada { $rule }

# Pytanie jest do kogoś innego albo o coś innego (explain.py).
asked-for = { $question ->
    [initiative] rzut kością inicjatywy
    [attack] rzut kością ataku
    [spawn] co zrobić w fazie formowania
    [action] przemieszczanie czy walka
    [shift] następny ruch w przemieszczaniu
    [strike] następna potyczka
    [reroll] które kości przerzucić
    [blade] która umiejętność dostaje ostrza
    [damage] jak przydzielić obrażenia
    [fate] czy istota zostaje odgoniona, czy zniszczona
    [disrupt] gdzie umieścić odgonioną istotę
    [deathblow] kto wykonuje atak przedśmiertny
    [ability] co robi umiejętność
    [order] który z czekających efektów jest pierwszy
   *[unique] która figurka o unikalnej nazwie zostaje
}
reason-game-over = Gra jest skończona i nie ma już na co odpowiadać ({ cite }).
reason-not-asked = { $seat ->
    [chance] Trwa rzut kośćmi; poczekaj na swoją kolej ({ cite }).
   *[other] Teraz kolej gracza { $seat }; poczekaj na swoją ({ cite }).
}
reason-no-such-miniature = Takiej figurki nie ma w tej grze; wybierz figurkę z jednego z dwóch zestawów ({ cite }).
reason-shifting = W tej fazie trwa przemieszczanie, więc nikt nie walczy; rusz następną istotę albo zakończ fazę ({ cite }).
reason-striking = W tej fazie trwa walka, więc nikt się nie przemieszcza; wybierz następną potyczkę albo zakończ fazę ({ cite }).
reason-other-question = Najpierw trzeba rozstrzygnąć coś innego: { asked-for } ({ cite }).

# Przemieszczanie i walka (why_action.py).
reason-not-yours = { $miniature } należy do przeciwnika; wybierz własną figurkę ({ cite }).
reason-not-in-play = Figurki { $miniature } nie ma w krainie wyśnionej; wybierz taką, która w niej jest ({ cite }).
reason-location-moves = { $miniature } to lokacja, a lokacje się nie ruszają; wybierz istotę ({ cite }).
reason-moved-already = { $miniature }: ta istota już się ruszyła w tej fazie; rusz inną ({ cite }).
reason-engaged = Figurka { $miniature } jest związana walką (na jej obszarze stoi { $enemy }), więc nie może się przemieścić; mogą to zrobić tylko istoty niezwiązane walką ({ cite }).
reason-off-the-map = Nie ma takiego obszaru; kraina wyśniona ma kolumny od a do e i rzędy od 1 do 5 ({ cite }).
reason-not-adjacent = Obszar { $cell } nie przylega do obszaru { $from }, na którym stoi { $miniature }; ruch prowadzi o jeden obszar w górę, w dół, w lewo albo w prawo ({ cite }).
reason-full = Na obszarze { $cell } są już cztery istoty tej strony, więc { $miniature } nie może tam trafić; wybierz obszar, na którym jest miejsce ({ cite }).
reason-defender = { $miniature } ma umiejętność { ability-defender-name } i nie może przemieścić się na obszar { $cell }, na którym jest wróg: { $enemy }; wybierz obszar bez wrogów ({ cite }).
reason-fought = Na obszarze { $cell } była już w tej fazie potyczka; wybierz inny obszar albo zakończ fazę ({ cite }).
reason-no-creature-there = Na obszarze { $cell } nie masz żadnej istoty; walcz tam, gdzie są istoty obu graczy ({ cite }).
reason-no-enemy-there = Na obszarze { $cell } nie ma żadnej wrogiej istoty; atakuj tam, gdzie jakaś jest ({ cite }).
reason-nobody-attacks = Na obszarze { $cell } nikt by nie atakował; wybierz co najmniej jedną atakującą istotę ({ cite }).
reason-cannot-attack-there = { $miniature } nie może atakować na obszarze { $cell }; wybierz atakujących spośród swoich istot na tym obszarze ({ cite }).
reason-loner = { $miniature } ma umiejętność { ability-loner-name } i atakuje tylko w pojedynkę; na obszarze { $cell } niech atakuje bez innych albo nie bierze udziału ({ cite }).

# Faza formowania (why_spawn.py).
reason-spawned-already = Figurka { $miniature } została już uformowana w tej fazie, a można to zrobić raz na fazę; uformuj inną ({ cite }).
reason-in-play = { $miniature } już stoi na obszarze { $cell }; uformuj figurkę ze swoich zasobów ({ cite }).
reason-removed = { $miniature } jest na stałe poza grą; uformuj figurkę ze swoich zasobów ({ cite }).
reason-in-graveyard = { $miniature } jest na cmentarzu, a stamtąd formuje się tylko figurki z umiejętnością { ability-respawn-name }; weź figurkę ze swoich zasobów ({ cite }).
reason-unique = Figurki { $miniature } nie można uformować, gdy kontrolujesz figurkę { $rival } o tej samej unikalnej nazwie; uformuj inną ({ cite }, { ability-unique-name }).
reason-vengeance = { $turns ->
    [one] Figurkę { $miniature } można uformować, gdy przeciwnik wygra jeszcze { $turns } turę ({ cite }, { ability-vengeance-name }).
    [few] Figurkę { $miniature } można uformować, gdy przeciwnik wygra jeszcze { $turns } tury ({ cite }, { ability-vengeance-name }).
   *[many] Figurkę { $miniature } można uformować, gdy przeciwnik wygra jeszcze { $turns } tur ({ cite }, { ability-vengeance-name }).
}
reason-too-expensive = { $miniature } kosztuje { $price } pkt formowania, a w puli masz { $pool }; wybierz coś tańszego ({ cite }).
reason-first-turn = W pierwszej turze figurki formuje się tylko w portalu; uformuj figurkę { $miniature } na obszarze { $portal }, a nie na obszarze { $cell } ({ cite }).
reason-reinforce = Poza rzędem formowania figurkę { $miniature } można uformować tylko tam, gdzie jest sprzymierzeniec podany w jej umiejętności { ability-reinforce-name }, a na obszarze { $cell } takiego nie ma; wybierz taki obszar albo portal ({ cite }).
reason-not-spawn-row = Obszar { $cell } nie należy do twojego rzędu formowania; uformuj figurkę { $miniature } w portalu albo na innym obszarze tego rzędu ({ cite }).
reason-row-cell-taken = Na początku tej fazy na obszarze { $cell } była twoja istota, więc nikogo się tam nie formuje; wybierz portal albo inny obszar swojego rzędu formowania ({ cite }).
reason-empty-file = W kolumnie { $file } nie kontrolujesz żadnej figurki, więc obszar { $cell } jest zamknięty; wybierz portal albo kolumnę, w której kontrolujesz figurkę ({ cite }).
reason-four-spawned = Na obszarze { $cell } uformowano już w tej fazie cztery istoty; wybierz inny obszar ({ cite }).
reason-location-needs-creature = Na obszarze { $cell } nie kontrolujesz żadnej istoty; uformuj lokację { $miniature } tam, gdzie kontrolujesz istotę ({ cite }).
reason-location-stands = Na obszarze { $cell } stoi już lokacja { $other }; uformuj lokację { $miniature } na obszarze bez lokacji ({ cite }).
reason-no-spawn-ability = { $miniature } nie ma takiej umiejętności formowania; aktywuj tę, którą ma ({ cite }).
reason-ability-used = Figurka { $miniature } użyła już w tej fazie tej umiejętności formowania; aktywuj inną, a tę w swojej następnej fazie formowania ({ cite }).
reason-not-scoring = Ta umiejętność figurki { $miniature } działa tylko na obszarze punktowanym jej gracza; najpierw doprowadź tam figurkę ({ cite }).
reason-no-open-number = Przy tej umiejętności figurki { $miniature } nie wybiera się liczby X; aktywuj ją bez X ({ cite }).

# Potyczka (why_combat.py).
reason-other-fate = Teraz rozstrzyga się los figurki { $miniature }; odgoń ją albo zniszcz ({ cite }).
reason-effect-not-waiting = Taki efekt nie czeka na rozpatrzenie; wybierz jeden z czekających ({ cite }).
reason-not-among-uniques = { $miniature } nie należy do tych, z których zostaje jedna; zachowaj figurkę o wspólnej unikalnej nazwie ({ cite }, { ability-unique-name }).
reason-no-such-face = Kość nie ma takiej ścianki; kość ataku pokazuje pudło, 1, 2, 3 albo ostrze, kość inicjatywy od 1 do 6 ({ cite }).
reason-not-attacking = { $miniature } nie bierze udziału w tym ataku; wybierz figurkę, która bierze ({ cite }).
reason-not-fortunate = Kości przerzuca tylko atakująca istota z umiejętnością { ability-fortunate-name }; wybierz taką albo zostaw kości ({ cite }).
reason-rerolled-already = Figurka { $miniature } użyła już w tym rzucie tej umiejętności { ability-fortunate-name }; zostaw kości albo użyj innej ({ cite }).
reason-rerolls-nothing = Figurka { $miniature } nie przerzuciłaby żadnej kości; wskaż kości albo je zostaw ({ cite }).
reason-no-such-dice = { $miniature } nie może przerzucić kości, których nie ma na stole; podaj wyniki, które wypadły ({ cite }).
reason-too-many-dice = { $most ->
    [one] { $miniature } przerzuca najwyżej { $most } kość; wybierz jedną ({ cite }, { ability-fortunate-name }).
   *[many] { $miniature } przerzuca najwyżej { $most } kości; wybierz mniej ({ cite }, { ability-fortunate-name }).
}
reason-left-the-dreamscape = Figurka { $miniature } opuściła krainę wyśnioną i nie używa ostrzy; wybierz atakującą istotę, która w niej jest ({ cite }).
reason-nullified = { $by } odbiera umiejętności ostrza, których użyłaby figurka { $miniature }; wybierz inną umiejętność ({ cite }, { ability-nullify-name }).
reason-no-blade-ability = { $miniature } nie ma teraz takiej umiejętności ostrza; wybierz tę, którą ma ({ cite }).
reason-blade-used = Figurka { $miniature } użyła już tej umiejętności ostrza, a działa ona raz na atak; wybierz inną ({ cite }).
reason-few-blades = { $left ->
    [one] Ta umiejętność figurki { $miniature } wymaga { $needs } ostrzy, a zostało { $left } ostrze; wybierz taką, która wymaga mniej ({ cite }).
    [few] Ta umiejętność figurki { $miniature } wymaga { $needs } ostrzy, a zostały { $left } ostrza; wybierz taką, która wymaga mniej ({ cite }).
   *[many] Ta umiejętność figurki { $miniature } wymaga { $needs } ostrzy, a zostało { $left } ostrzy; wybierz taką, która wymaga mniej ({ cite }).
}
reason-no-defender = { $miniature } nie należy do istot, którym można jeszcze przydzielić obrażenia z tego ataku; wybierz wrogą istotę na tym obszarze ({ cite }).
reason-bodyguard = { $guard } ma umiejętność { ability-bodyguard-name } i osłania figurkę { $miniature }; najpierw przydziel obrażenia figurce { $guard } ({ cite }).
reason-damage-order = Najpierw zdecyduj, ile obrażeń otrzymuje { $first }; { $miniature } jest w kolejce dalej ({ cite }).
reason-too-much-damage = { $left ->
    [one] Do przydzielenia zostało tylko { $left } obrażenie, a nie { $amount }; przydziel figurce { $miniature } najwyżej tyle ({ cite }).
    [few] Do przydzielenia zostały tylko { $left } obrażenia, a nie { $amount }; przydziel figurce { $miniature } najwyżej tyle ({ cite }).
   *[many] Do przydzielenia zostało tylko { $left } obrażeń, a nie { $amount }; przydziel figurce { $miniature } najwyżej tyle ({ cite }).
}
reason-damage-rest = Z reszty obrażeń figurka { $miniature } otrzymała { $found }, a nie { $came }; o resztę nikt nie pyta: przypada ostatniemu obrońcy, którego wolno trafić ({ cite }).
reason-damage-held-back = Nie wolno zatrzymać obrażeń, a poza figurką { $miniature } nikt już nie może ich otrzymać; przydziel jej wszystkie pozostałe: { $left } ({ cite }).
reason-bodyguard-lacks = Najpierw { ability-bodyguard-name }: figurka { $guard }. Do odgonienia lub zniszczenia brakuje jej obrażeń: { $lacks }; do przydzielenia zostało: { $left }. Przydziel tyle, ile brakuje, albo wszystko, jeśli to za mało; dopiero potem { $other } ({ cite }).
reason-not-disrupted = Figurka { $miniature } nie jest odgoniona; wybierz odgonioną istotę ({ cite }).
reason-own-disrupted = { $miniature } należy do ciebie, więc o miejscu decyduje przeciwnik; wybierz odgonioną istotę przeciwnika ({ cite }).
reason-not-empty = Na obszarze { $cell } stoi { $other }; umieść figurkę { $miniature } na obszarze, na którym nie ma żadnej figurki ({ cite }).
reason-own-portal = Obszar { $cell } to twój własny portal; umieść figurkę { $miniature } na innym pustym obszarze ({ cite }).
reason-not-dying-there = { $miniature } nie ginie na obszarze { $cell }; atak przedśmiertny wykonują tam tylko istoty, które właśnie giną ({ cite }).

# Cele umiejętności (why_target.py).
reason-must-be-done = Z umiejętności { $ability } nie można zrezygnować, dopóki ma cel; wskaż go ({ cite }).
reason-other-answer = Umiejętność { $ability } wymaga innej odpowiedzi; wybierz jedną z tych, które proponuje ({ cite }).
reason-target-words = Umiejętność { $ability } działa tylko na wymienione w niej figurki, a { $miniature } do nich nie należy; wskaż inną ({ cite }).
reason-target-in-play = Umiejętność { $ability } wymaga celu w krainie wyśnionej, a figurki { $miniature } tam nie ma; wskaż taką, która jest ({ cite }).
reason-target-creature = Umiejętność { $ability } wymaga istoty, a { $miniature } to lokacja; wskaż istotę ({ cite }).
reason-target-location = Umiejętność { $ability } wymaga lokacji, a { $miniature } to istota; wskaż lokację ({ cite }).
reason-target-ally = Umiejętność { $ability } wymaga sprzymierzeńca, czyli innej twojej istoty, a { $miniature } nim nie jest; wskaż sprzymierzeńca ({ cite }).
reason-target-enemy = Umiejętność { $ability } wymaga wrogiej istoty, a { $miniature } należy do ciebie; wskaż wroga ({ cite }).
reason-target-yours = Umiejętność { $ability } wymaga twojej figurki, a { $miniature } należy do przeciwnika; wskaż własną ({ cite }).
reason-target-enemys = Umiejętność { $ability } wymaga figurki przeciwnika, a { $miniature } należy do ciebie; wskaż figurkę przeciwnika ({ cite }).
reason-target-another = Umiejętność { $ability } wymaga innej istoty niż sama figurka { $miniature }; wskaż inną ({ cite }).
reason-target-engaged = Umiejętność { $ability } wymaga istoty związanej walką, a na obszarze figurki { $miniature } nie ma jej wrogów; wskaż związaną walką ({ cite }).
reason-target-unengaged = Umiejętność { $ability } wymaga istoty niezwiązanej walką, a na obszarze figurki { $miniature } jest jej wróg; wskaż niezwiązaną walką ({ cite }).
reason-target-step = Umiejętność { $ability } przesuwa na przyległy obszar, a obszar { $cell } nie przylega do obszaru figurki { $miniature }; wybierz przyległy ({ cite }).
reason-target-closer = Umiejętność { $ability } przyciąga o jeden obszar, a na obszarze { $cell } figurka { $miniature } nie byłaby bliżej; wybierz obszar, na którym będzie ({ cite }).
reason-target-farther = Umiejętność { $ability } odpycha o jeden obszar, a na obszarze { $cell } figurka { $miniature } nie byłaby dalej; wybierz obszar, na którym będzie ({ cite }).
reason-target-adjacent = Umiejętność { $ability } sięga tylko na przyległe obszary, a figurki { $miniature } tam nie ma; wskaż istotę na przyległym obszarze ({ cite }).
reason-target-near = Umiejętność { $ability } sięga tylko na swój obszar i na przyległe, a { $miniature } stoi dalej; wskaż lokację w zasięgu ({ cite }).
reason-target-local = Umiejętność { $ability } sięga tylko na swój obszar, a { $miniature } stoi na innym; wskaż cel na tym samym obszarze ({ cite }).
reason-target-nonlocal = Umiejętność { $ability } sięga tylko na inne obszary, a { $miniature } stoi na tym samym; wskaż cel gdzie indziej ({ cite }).
reason-target-home = Umiejętność { $ability } sprowadza figurkę { $miniature } na obszar figurki, która ją ma, a nie na obszar { $cell }; wybierz tamten ({ cite }).
reason-target-elsewhere = { $miniature } już stoi na obszarze { $cell }; umiejętność { $ability } wymaga innego obszaru ({ cite }).
reason-target-no-portal = Obszar { $cell } to portal; umiejętność { $ability } może przesunąć figurkę { $miniature } tylko na obszar, który nie jest portalem ({ cite }).
reason-target-in-reserves = Umiejętność { $ability } wymaga figurki w zasobach, a figurki { $miniature } tam nie ma; wskaż taką, która jest ({ cite }).
reason-target-in-graveyard = Umiejętność { $ability } wymaga istoty na cmentarzu, a figurki { $miniature } tam nie ma; wskaż taką, która jest ({ cite }).

# Zapisy umiejętności (ability.py).
ability-unknown = W zapisie „{ $text }” nie ma znanej umiejętności: „{ $came }” nie zaczyna się od żadnej nazwy z rozdziału 11 zasad. Zapisz ją angielską nazwą, tak jak w zasadach.
ability-needs-number = W zapisie „{ $text }” brakuje liczby umiejętności { $keyword }; napisz ją na końcu, na przykład { $keyword } 2.
ability-words = Zapis „{ $text }”: słowa „{ $came }” nie pasują do umiejętności { $keyword }. Użyj aspektu, rodu, nazwy figurki, Enemies albo Self, zależnie od tego, na co pozwala rozdział 11 zasad.
ability-activation = Zapis „{ $text }”: { $came ->
    [none] umiejętność { $keyword } nie może stać bez aktywacji
    [score] samo „score” nie może stać przed umiejętnością { $keyword }
   *[other] „{ $came }” nie może stać przed umiejętnością { $keyword }
}. Napisz jedno z: { $expected }. { $score ->
    [yes] Na początku można dodać „score”
   *[no] Słowo „score” do niej nie pasuje
} (zasada 10.2).
ability-creatures-only = Zapis „{ $text }”: umiejętność { $keyword } może mieć tylko istota. Daj lokacji inną umiejętność albo zrób z niej istotę.
ability-self-location = Zapis „{ $text }”: umiejętność { $keyword } dotyczy tylko istot, więc ze słowem Self nic nie daje lokacji. Usuń Self albo zrób z niej istotę (zasada 10.10).
ability-open-number = Zapis „{ $text }”: X musi stać w obu miejscach, jak w „spawn X: Assault X”, albo w żadnym (zasada 10.11).
ability-number-range = Zapis „{ $text }”: liczba jest za duża; największa dozwolona to { $most }.

# Pliki z figurkami (catalogue.py).
file-shape = Ten plik nie zawiera tego, co dodatek z figurkami. Popraw to: { $why }
miniature-twice = Są dwie figurki o tej nazwie; zmień nazwę jednej z nich albo ją usuń.
miniature-shape = { $missing ->
    [yes] Brakuje pola { $field }
   *[no] Pole { $field } nie może mieć wartości „{ $came }”
}; zapisz je tak: { $expected } (zasada 2.1).
miniature-field = Figurka nie ma pola o nazwie { $field }.{ $near ->
    [none] { "" }
   *[other] { " " }Podobne nazwy: { $near }.
}
miniature-location-stats = Lokacja nie ma siły, obrony ani życia (zasada 2.1); usuń je albo zrób z niej istotę.
miniature-needs-stats = Istota musi mieć siłę, obronę i życie (zasada 2.1); dopisz, czego brakuje, albo zrób z niej lokację.
miniature-power = Siła „{ $came }” nie jest liczbą; podaj liczbę albo * dla istoty z umiejętnością Thanatomancy.
miniature-word = Pole { $field } nie może mieć wartości „{ $came }”; wpisz jedną z: { $expected }.
miniature-unknown-word = Zapis „{ $text }” wymienia „{ $came }”, a to nie jest aspekt, ród ani figurka (zasada 10.10); wpisz coś, co istnieje.
miniature-unknown = Żadna figurka nie nazywa się „{ $came }”.{ $near ->
    [none] { "" }
   *[other] { " " }Podobne nazwy: { $near }.
}

# Zestawy i ustawienia gry (warband.py, rules.py).
warband-size = { $came ->
    [one] Ten zestaw ma { $came } figurkę, a musi ich mieć od 1 do { $most } (zasada 3.1).
    [few] Ten zestaw ma { $came } figurki, a musi ich mieć od 1 do { $most } (zasada 3.1).
   *[many] Ten zestaw ma { $came } figurek, a musi ich mieć od 1 do { $most } (zasada 3.1).
}
warband-copies = { $came ->
    [one] W tym zestawie jest { $came } kopia figurki { $name }; może ich być najwyżej { $most } (zasada 3.1).
    [few] W tym zestawie są { $came } kopie figurki { $name }; może ich być najwyżej { $most } (zasada 3.1).
   *[many] W tym zestawie jest { $came } kopii figurki { $name }; może ich być najwyżej { $most } (zasada 3.1).
}
setup-warbands = W polu warbands muszą być dwa zestawy, każdy jako lista nazw albo nazwa gotowego zestawu, a nie „{ $came }”.
setup-warband-name = Żaden gotowy zestaw nie nazywa się „{ $came }”; gotowe zestawy: { $expected }.
setup-miniatures = W polu miniatures musi być lista figurek, każda z nazwą i tym, czego wymaga zasada 2.1, a nie „{ $came }”.
setup-format = Pole format może zawierać reroll_ones (true albo false) i turn_limit (od 0 do 1000), a nie „{ $came }”.
odds-deed = Szanse ma tylko uderzenie; wybierz jedno z tych, które można teraz wykonać.
odds-cell = Na obszarze { $cell } nie można teraz uderzyć.
odds-nowhere = Nie można teraz uderzyć, więc nie ma szans do podania.
threats-later = Zagrożenia podaje się między ruchami; zapytaj, gdy ten się skończy.
aim = { $aim ->
    [destroy] zniszczenie
    [disrupt] odgonienie
    [clear] oczyszczenie
   *[score] punkty
}
aim-means = { $aim ->
    [destroy] zniszczyć jak najwięcej, licząc wartość
    [disrupt] odgonić lub zniszczyć jak najwięcej, licząc wartość
    [clear] oczyścić obszar
   *[score] zdobyć punkty
}
setup-turn-limit = Przy stole gra ma od 1 do { $most } tur, a nie { $came }.
sealed-rarity = W tym dodatku nie ma żadnej figurki o rzadkości „{ $rarity }”, więc nie można zapełnić pakietu (zasada 3.3); dodaj taką figurkę albo otwórz inny dodatek.

# Zapis ruchów (reading.py).
notation-needs-name = Która figurka? Napisz jej nazwę po „{ $verb }”, na przykład „{ $verb } Żelazny Zbir”.
notation-needs-cell = Na który obszar? Napisz go za „{ $came }”, na przykład „{ $came } c3”.
notation-needs-attackers = Kto atakuje na obszarze { $cell }? Napisz „with all” albo „with” i nazwy oddzielone przecinkami.
notation-needs-amount = Ile? Napisz liczbę obrażeń za „{ $came }”, na przykład „{ $came } 3”.
notation-name = Żadna figurka w tej grze nie nazywa się „{ $came }”; napisz jej nazwę, a jeśli jest ich kilka, także numer, na przykład Żelazny Zbir#1.
notation-copy = Nie ma figurki { $came }; jej egzemplarze w tej grze to: { $copies }.
notation-ability = „{ $came }” nie jest umiejętnością, której { $miniature } może tak użyć; ma wydrukowane: { $printed }.
notation-cell = „{ $came }” nie jest obszarem; napisz kolumnę od a do e i rząd od 1 do 5, na przykład c3.
notation-number = „{ $came }” nie jest liczbą od 0 do { $most }.
notation-too-vague = „{ $text }” może oznaczać zbyt wiele rzeczy; podaj figurki z numerami, na przykład Żelazny Zbir#1.
notation-name-twice = „{ $text }” wymienia dwa razy tę samą figurkę; wymień każdą atakującą istotę raz.
notation-die = „{ $came }” nie jest ścianką tej kości; jej ścianki zapisuje się: { $expected }.

# Pozycje (position.py).
position-field = { $field ->
    [turn] Część „turn” musi wystąpić raz, z liczbą od 1 do 1000, na przykład „turn 3”, a nie „{ $came }”.
    [first] Część „first” musi wystąpić raz, z pierwszym graczem, na przykład „first A”, a nie „{ $came }”.
    [phase] Część „phase” musi wystąpić raz, ze słowem spawn, first action albo second action i graczem, na przykład „phase spawn A”, a nie „{ $came }”.
    [initiative] Część „initiative” musi wystąpić raz, z kośćmi graczy A i B, na przykład „initiative 4-6”, a nie „{ $came }”.
    [wins] Część „wins” musi wystąpić raz, z wygranymi turami graczy A i B, najwyżej po 5, na przykład „wins 2-1”, a nie „{ $came }”.
    [bonus] Część „bonus” musi wystąpić raz, z dodatkowymi punktami formowania graczy A i B, na przykład „bonus 0-2”, a nie „{ $came }”.
    [points] Część „points” musi wystąpić raz, z punktami podboju graczy A i B, na przykład „points 0-1”, a nie „{ $came }”.
    [question] Część „question” musi wystąpić raz: w fazie formowania ze słowem spawn, w fazie akcji ze słowem action, shift albo strike, a nie „{ $came }”.
    [pool] Część „pool” musi wystąpić raz w fazie formowania, z pozostałymi punktami formowania, na przykład „pool 7”, a nie „{ $came }”.
    [barred] Część „barred” musi wystąpić raz w fazie formowania, z zamkniętymi kolumnami albo słowem none, na przykład „barred ce”, a nie „{ $came }”.
    [filled] Część „filled” musi wystąpić raz w fazie formowania, z obszarami, na których uformowano istoty, na przykład „filled b1 b1 c3” albo „filled none”, a nie „{ $came }”.
    [fought] Część „fought” może wystąpić raz, z obszarami, na przykład „fought c3 d4”, a nie „{ $came }”.
    [A] Część „A:” musi wystąpić raz, z figurkami gracza A i ich miejscami, na przykład „A: Mirrorman @c3”, a nie „{ $came }”.
    [B] Część „B:” musi wystąpić raz, z figurkami gracza B i ich miejscami, na przykład „B: Mirrorman @c3”, a nie „{ $came }”.
   *[other] Pozycja nie ma części „{ $field }” (wpisano „{ $came }”); jej części to turn, first, phase, initiative, wins, bonus, points, question, pool, barred, filled, fought, A i B.
}
position-mark = Figurka { $name } nie może mieć oznaczenia „{ $came }”; oznaczenia to moved, spawned, od used1 do used4, od energized1 do energized4, a przy istocie w krainie wyśnionej obrażenia, na przykład -3.
position-miniature = „{ $came }” musi być nazwą z miejscem, na przykład „Mirrorman @c3”.
position-place = „{ $came }” nie jest miejscem; napisz obszar, na przykład c3, albo reserves, graveyard lub removed.
position-stacking = Na obszarze { $cell } jest za dużo figurek; mogą na nim być cztery istoty każdego z graczy i jedna lokacja, a tylko we własnym portalu więcej istot danego gracza (zasada 1.7).

# Dziennik (facts.py). $cause to jedna z przyczyn podanych wyżej.
face = { $face ->
    [miss] pudło
    [blade] ostrze
   *[other] { $face }
}
log-turn-began = Zaczyna się tura { $turn } ({ $cause }).
log-initiative-rolled = { PLAYER($player) } rzuca na inicjatywę: { $number } ({ $cause }).
log-went-first = Tę turę zaczyna { PLAYER($player, case: "within") } ({ $cause }).
log-phase-began = { $phase ->
    [initiative] Zaczyna się faza inicjatywy ({ $cause }).
    [spawn] Zaczyna się faza formowania: { PLAYER($player, case: "within") } ({ $cause }).
    [first-action] Zaczyna się pierwsza faza akcji: { PLAYER($player, case: "within") } ({ $cause }).
    [second-action] Zaczyna się druga faza akcji: { PLAYER($player, case: "within") } ({ $cause }).
   *[conquest] Zaczyna się faza podboju ({ $cause }).
}
log-points-gained = { $amount ->
    [one] { PLAYER($player) } dostaje do puli { $amount } punkt formowania ({ $cause }).
    [few] { PLAYER($player) } dostaje do puli { $amount } punkty formowania ({ $cause }).
   *[many] { PLAYER($player) } dostaje do puli { $amount } punktów formowania ({ $cause }).
}
log-points-spent = { $amount ->
    [one] Wydano { $amount } punkt formowania: { $piece } ({ cite }).
    [few] Wydano { $amount } punkty formowania: { $piece } ({ cite }).
   *[many] Wydano { $amount } punktów formowania: { $piece } ({ cite }).
}
log-bonus-taken = { $amount ->
    [one] { PLAYER($player) } dodaje do puli { $amount } dodatkowy punkt formowania ({ $cause }).
    [few] { PLAYER($player) } dodaje do puli { $amount } dodatkowe punkty formowania ({ $cause }).
   *[many] { PLAYER($player) } dodaje do puli { $amount } dodatkowych punktów formowania ({ $cause }).
}
log-spawned = Uformowano: { $miniature }, obszar { $cell } ({ $cause }).
log-ability-used = { $miniature } aktywuje umiejętność { $ability } ({ cite }).
log-energized = { $amount ->
    [one] { $miniature } daje { $amount } punkt formowania ({ $cause }).
    [few] { $miniature } daje { $amount } punkty formowania ({ $cause }).
   *[many] { $miniature } daje { $amount } punktów formowania ({ $cause }).
}
log-moved = Figurka { $miniature } zostaje przesunięta na obszar { $cell } ({ $cause }).
log-shifted = { $miniature } przemieszcza się na obszar { $cell } ({ $cause }).
log-struck = Potyczka na obszarze { $cell }, atak: { $attackers } ({ $cause }).
log-face-rolled = Kość ataku pokazuje: { face } ({ $cause }).
log-roll = Kości ataku: { $dice }. Obrażenia: { $damage }, ostrza: { $blades } (zasada { $rule }).
log-harmless = Atak nie zadaje obrażeń (zasada { $rule }).
log-dice-taken-up = Przerzucane kości: { $dice } ({ $cause }).
log-blades-assigned = { $borrowed ->
    [yes] { $blades ->
        [one] Przydzielono { $blades } ostrze: { $miniature }, { $ability }, dzięki figurce { $source } ({ cite }).
        [few] Przydzielono { $blades } ostrza: { $miniature }, { $ability }, dzięki figurce { $source } ({ cite }).
       *[many] Przydzielono { $blades } ostrzy: { $miniature }, { $ability }, dzięki figurce { $source } ({ cite }).
    }
   *[no] { $blades ->
        [one] Przydzielono { $blades } ostrze: { $miniature }, { $ability } ({ cite }).
        [few] Przydzielono { $blades } ostrza: { $miniature }, { $ability } ({ cite }).
       *[many] Przydzielono { $blades } ostrzy: { $miniature }, { $ability } ({ cite }).
    }
}
log-damage-modified = { $signed } do obrażeń z tego ataku ({ $cause }).
log-damage-held = { $miniature }: odłożone obrażenia: { $amount } ({ $cause }).
log-damaged = { $amount ->
    [one] { $miniature } otrzymuje { $amount } obrażenie ({ $cause }).
    [few] { $miniature } otrzymuje { $amount } obrażenia ({ $cause }).
   *[many] { $miniature } otrzymuje { $amount } obrażeń ({ $cause }).
}
log-ability-lit = { $miniature }: { $ability } działa do końca tej potyczki ({ $cause }).
log-damage-lost = { $miniature }: przepadają obrażenia: { $amount } ({ $cause }).
log-damage-cleared = Wszystkie obrażenia znikają ({ $cause }).
log-disrupted = Figurka { $miniature } zostaje odgoniona na obszar { $cell } ({ $cause }).
log-destroyed = Figurka { $miniature } zostaje zniszczona. { PLAYER($opponent) }: punkty podboju +{ $point }. { PLAYER($owner) }: dodatkowe punkty formowania +{ $bonus } ({ $cause }).
log-sacrificed = Figurka { $miniature } zostaje poświęcona ({ $cause }).
log-banished = Figurka { $miniature } zostaje wygnana do zasobów ({ $cause }).
log-purged = { $miniature } trafia z zasobów na cmentarz ({ $cause }).
log-raised = { $miniature } wraca z cmentarza do zasobów ({ $cause }).
log-marked-relentless = Obrażenia figurki { $miniature } nie mogą jej odgonić ({ $cause }).
log-marked-ferocious = Figurka { $miniature } zostanie zniszczona, jeśli w tej potyczce miałaby zostać odgoniona ({ $cause }).
log-deathblow-struck = Atak przedśmiertny na obszarze { $cell }, atak: { $attackers } ({ $cause }).
log-wail-rolled = Kość inicjatywy pokazuje { $number } ({ $cause }).
log-claimed = { $worth ->
    [one] { PLAYER($player) } opanowuje obszar { $cell } i zdobywa { $worth } punkt podboju ({ $cause }).
    [few] { PLAYER($player) } opanowuje obszar { $cell } i zdobywa { $worth } punkty podboju ({ $cause }).
   *[many] { PLAYER($player) } opanowuje obszar { $cell } i zdobywa { $worth } punktów podboju ({ $cause }).
}
log-turn-won = { PLAYER($player) } wygrywa turę; punkty podboju: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b } ({ $cause }).
log-turn-drawn = Nikt nie wygrywa tury; punkty podboju: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b } ({ $cause }).
log-spawning-skipped = Na kości inicjatywy wypadła jedynka: w tej turze nikt nie formuje ({ $cause }).
log-special-attack = { $dice ->
    [one] { $miniature } atakuje { $dice } kością; cel: { $target } ({ $cause }).
   *[other] { $miniature } atakuje { $dice } kośćmi; cel: { $target } ({ $cause }).
}
log-game-ended = { $winner ->
    [nobody] Gra kończy się remisem ({ $cause }).
   *[other] { PLAYER($winner) } wygrywa grę ({ $cause }).
}

# Pytania (questions.py).
question-over = Gra jest skończona.
question-initiative = Gracz { $player } rzuca kością inicjatywy.
question-wail = Rzut kością inicjatywy: { $miniature }, { ability-wail-name }.
question-attack = Rzut kością ataku.
question-special-attack = Rzut kością ataku: { $ability } przeciwko figurce { $miniature }.
question-spawn = { $pool ->
    [0] Formowanie: brak punktów
    [one] Formowanie: został { $pool } punkt
    [few] Formowanie: zostały { $pool } punkty
   *[many] Formowanie: zostało { $pool } punktów
}
question-action = { $choice ->
    [move] Przemieszczanie czy pas?
    [strike] Walka czy pas?
   *[both] Przemieszczanie czy walka?
}
question-shift = Kto się teraz rusza?
question-strike = Gdzie następna potyczka?
question-reroll = Które kości przerzucasz? { $dice }
question-blade = { $blades ->
    [one] { $blades } ostrze: dla której umiejętności?
    [few] { $blades } ostrza: dla której umiejętności najpierw?
   *[many] { $blades } ostrzy: dla której umiejętności najpierw?
}
question-damage = Zostało obrażeń: { $left }. Ile otrzymuje { $miniature }?
question-target = { $miniature }: obrona { $defense }, życie { $life }, obrażenia dotąd { $damage }.
question-fate = Odganiasz czy niszczysz figurkę { $miniature }?
question-disrupt = { $count ->
    [one] Dokąd ucieka { $miniature }?
   *[other] Kto ucieka i dokąd?
}
question-dying = Zniszczone: { $miniatures }.
question-deathblow = { $count ->
    [one] Atak przedśmiertny na obszarze { $cell }: kto atakuje?
   *[other] Atak przedśmiertny: kto atakuje i gdzie?
}
question-ability = { $choice ->
    [move] { $miniature }, { $ability }: kto się rusza i dokąd?
    [bomb] { $ability }: poświęcasz figurkę { $miniature }?
   *[target] { $miniature }, { $ability }: kogo wskazujesz?
}
question-order = Który efekt najpierw?
question-unique = Która figurka zostaje? Pozostałe zostają poświęcone.

# Możliwe odpowiedzi.
option-end = { $question ->
    [spawn] Zakończ fazę formowania
    [action] Spasuj w tej fazie
    [shift] Zakończ przemieszczanie
   *[strike] Zakończ walkę
}
option-decline-ability = Nie używaj umiejętności { $ability }
option-decline-deathblow = Zrezygnuj z ataków przedśmiertnych
option-keep-dice = Zostaw kości
option-bomb = Poświęć figurkę { $miniature } i użyj umiejętności { ability-bomb-name }
option-spawn = Uformuj: { $miniature } na { $cell } za { $price } pkt
option-activate = Aktywuj { $ability } ({ $miniature }) za { $price } pkt
option-activate-idle = { option-activate } – teraz bez skutku
option-move = Przesuń: { $miniature } z { $from } na { $cell }
option-strike = Walcz na obszarze { $cell }, atak: { $attackers }
option-deathblow = Atak przedśmiertny na obszarze { $cell }, atak: { $attackers }
option-reroll = Przerzuć kości: { $dice } ({ $miniature }: { ability-fortunate-name })
option-blade = { $miniature }: { $ability }
option-blade-borrowed = { $miniature }: { $ability } (dzięki figurce { $source })
option-damage = { $amount ->
    [one] { $amount } obrażenie dla figurki { $miniature }
    [few] { $amount } obrażenia dla figurki { $miniature }
   *[many] { $amount } obrażeń dla figurki { $miniature }
}
option-disrupt = Odgoń: { $miniature }
option-destroy = Zniszcz: { $miniature }
option-place = Umieść: { $miniature } na { $cell }
option-target = Wskaż: { $miniature } ({ $place })
option-resolve = Najpierw { $miniature }: { $ability }
option-resolve-against = Najpierw { $miniature }: { $ability } przeciwko figurce { $target }
option-keep = Zachowaj: { $miniature } ({ $place })
option-face = Kość ataku pokazuje: { face }
option-die = Kość inicjatywy pokazuje { $number }

# Cała umiejętność: nagłówek tak, jak jest wydrukowany, a potem to, co robi.
ability-heading = { $activated ->
    [yes] { $activation }: { $said }
   *[no] { $said }
}
ability-said = { $name }{ $narrowed ->
    [no] {""}
   *[yes] {" "}({ $words })
}{ $numbered ->
    [no] {""}
   *[yes] {" "}{ $amount }
}
ability-full = { $heading } – { $text }
