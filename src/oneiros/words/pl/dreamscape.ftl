# Jak Dreamscape nazywa swoje rzeczy.
# $kind to grass, water, rock, land, movement lub nightmare, $colour to green, blue, gray, brown, white lub red,
# $power to muse, harvesters, tower, golem, lake lub king, $level to I, II lub III. Ilości i punkty to liczby.

dreamscape-rules-more = Czytaj dalej: oneiros rules dreamscape 7, oneiros rules dreamscape 7.7, oneiros rules dreamscape Golem, oneiros rules dreamscape wszystko

# Same rodzaje odłamków: do tabel i legend.
shard-grass = trawa
shard-water = woda
shard-rock = skała
shard-land = ziemia
shard-movement = ruch
shard-nightmare = koszmar

# Odłamek w zdaniu: mianownik i biernik (shard-one), dopełniacz (shard-one-of).
shard-one = { $kind ->
    [grass] odłamek trawy
    [water] odłamek wody
    [rock] odłamek skały
    [land] odłamek ziemi
    [movement] odłamek ruchu
   *[nightmare] odłamek koszmaru
}
shard-one-of = { $kind ->
    [grass] odłamka trawy
    [water] odłamka wody
    [rock] odłamka skały
    [land] odłamka ziemi
    [movement] odłamka ruchu
   *[nightmare] odłamka koszmaru
}
shards-counted = { $count ->
    [one] { $count } odłamek { $kind ->
        [grass] trawy
        [water] wody
        [rock] skały
        [land] ziemi
        [movement] ruchu
       *[nightmare] koszmaru
    }
    [few] { $count } odłamki { $kind ->
        [grass] trawy
        [water] wody
        [rock] skały
        [land] ziemi
        [movement] ruchu
       *[nightmare] koszmaru
    }
   *[many] { $count } odłamków { $kind ->
        [grass] trawy
        [water] wody
        [rock] skały
        [land] ziemi
        [movement] ruchu
       *[nightmare] koszmaru
    }
}

# Same kolory.
colour-green = zielony
colour-blue = niebieski
colour-gray = szary
colour-brown = brązowy
colour-white = biały
colour-red = czerwony

# Kolor przed słowem: odłamek, odłamka, odłamki, odłamków.
colour-one = { $colour ->
    [green] zielony
    [blue] niebieski
    [gray] szary
    [brown] brązowy
    [white] biały
   *[red] czerwony
}
colour-one-of = { $colour ->
    [green] zielonego
    [blue] niebieskiego
    [gray] szarego
    [brown] brązowego
    [white] białego
   *[red] czerwonego
}
colour-few = { $colour ->
    [green] zielone
    [blue] niebieskie
    [gray] szare
    [brown] brązowe
    [white] białe
   *[red] czerwone
}
colour-many = { $colour ->
    [green] zielonych
    [blue] niebieskich
    [gray] szarych
    [brown] brązowych
    [white] białych
   *[red] czerwonych
}

# Moce i ich działanie (zasady od 7.2 do 7.7). Moc nazywa się jak jej lokacja.
power-muse = Archiwum Muz
power-muse-short = Archiwum
power-muse-text = Wylosuj z woreczka jeden odłamek do Dłoni, bez względu na to, co w nich masz.
power-harvesters = Żniwiarze Snów
power-harvesters-short = Żniwiarze
power-harvesters-text = Wylosuj z woreczka dwa odłamki i dołóż je z prawej strony jednej lokacji albo dwóch, w wybranej kolejności.
power-tower = Wieża Wędrówki
power-tower-short = Wieża
power-tower-text = Zabierz do dwóch wolnych odłamków, jeden po drugim, ze swojego krajobrazu do Dłoni.
power-golem = Mechaniczny Golem
power-golem-short = Golem
power-golem-text = Do trzech razy przenieś odłamek swojego krajobrazu, ze wszystkim, co na nim jest, na sąsiednie pole.
power-lake = Jezioro Wiecznego Lata
power-lake-short = Jezioro
power-lake-text = Ułóż odłamki jednej lokacji w wybranej kolejności.
power-king = Król Snów
power-king-short = Król
power-king-text = Dobierz 6 kart z jednej talii i zatrzymaj jedną albo żadnej.

# Moc w zdaniu: mianownik i biernik (power-named), dopełniacz po „użyć” (power-used).
power-named = { $power ->
    [muse] moc Archiwum Muz
    [harvesters] moc Żniwiarzy Snów
    [tower] moc Wieży Wędrówki
    [golem] moc Mechanicznego Golema
    [lake] moc Jeziora Wiecznego Lata
   *[king] moc Króla Snów
}
power-used = { $power ->
    [muse] mocy Archiwum Muz
    [harvesters] mocy Żniwiarzy Snów
    [tower] mocy Wieży Wędrówki
    [golem] mocy Mechanicznego Golema
    [lake] mocy Jeziora Wiecznego Lata
   *[king] mocy Króla Snów
}

# Lokacje (zasada 1.3).
location-1 = { power-muse }
location-2 = { power-harvesters }
location-3 = { power-tower }
location-4 = { power-golem }
location-5 = { power-lake }
location-6 = { power-king }

level = poziom { $level }

# Fazy (zasady 3.1, 8.1, 10.4).
phase-set-up = przygotowanie
phase-emergence = wyłanianie
phase-travel = podróż
phase-creation = tworzenie
phase-last-creation = ostatnie tworzenie
phase-scoring = końcowa punktacja

# Liczby rzeczy.
points-counted = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
action-points-counted = { $points ->
    [one] { $points } punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
}

# Cele (zasady od 9.1 do 9.3): tytuł i kto zdobywa punkty. Z kolorem, jeśli kafelek go ma.
purpose-most-shards = Najwięcej odłamków
purpose-most-shards-text = Kto ma w krajobrazie najwięcej odłamków, licząc drzewo jako jeszcze jeden, zdobywa { points-counted }.
purpose-most-pairs = Najwięcej par
purpose-most-pairs-text = Kto ma najwięcej stosów z dokładnie dwóch odłamków, zdobywa { points-counted }.
purpose-most-cards = Najwięcej ukończonych kart
purpose-most-cards-text = Kto ma najwięcej ukończonych kart, zdobywa { points-counted }.
purpose-farthest-dreamer = Najdalej od wejścia
purpose-farthest-dreamer-text = Czyj Śniący jest najdalej od pola wejściowego, licząc rzędy i kolumny razem, ten zdobywa { points-counted }.
purpose-no-nightmare = Ani jednego koszmaru
purpose-no-nightmare-text = Kto nie ma ani jednego odłamka koszmaru, zdobywa { points-counted }.
purpose-least-empty = Najmniej pustych pól
purpose-least-empty-text = Kto ma najmniej pustych pól, licząc wśród nich pola z odłamkiem koszmaru, zdobywa { points-counted }.
purpose-most-of = Najwięcej { colour-many } odłamków
purpose-most-of-text = Kto ma najwięcej { colour-many } odłamków, licząc drzewo na takim odłamku jako jeszcze jeden, zdobywa { points-counted }.
purpose-most-singles = Najwięcej samotnych { colour-many } odłamków
purpose-most-singles-text = Kto ma najwięcej pól, na których leży dokładnie jeden odłamek, i to { colour-one }, licząc pole z drzewem podwójnie, zdobywa { points-counted }.
purpose-count-of = Punkty za { colour-few } odłamki
purpose-count-of-text = Każdy { colour-one } odłamek i każde drzewo na takim odłamku daje 1 punkt, w sumie najwyżej { points-counted }.
purpose-longest-path = Najdłuższa ścieżka { colour-many } odłamków
purpose-longest-path-text = Kto ma najdłuższą ścieżkę sąsiednich pól, na których wierzchu są { colour-few } odłamki, licząc drzewo na niej jako jeszcze jeden, zdobywa { points-counted }.
purpose-groups-near = Widok na { colour-few } odłamki
purpose-groups-near-text = Każdy wierzchni { colour-one } odłamek i każde drzewo na takim odłamku daje 1 punkt, jeśli jego spójna grupa sięga pola sąsiadującego ze Śniącym; dwa razy tyle, jeśli Śniący stoi na górze.

# Słowa na stole.
term-dreamer = Śniący
term-tree = drzewo

# Sam rodzaj odłamka, gdy zdanie podaje jego klucz.
shard-kind = { $kind ->
    [grass] { shard-grass }
    [water] { shard-water }
    [rock] { shard-rock }
    [land] { shard-land }
    [movement] { shard-movement }
   *[nightmare] { shard-nightmare }
}
cards-counted = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}

# Dlaczego czegoś nie wolno: czyja kolej i o co jest pytanie (explain.py).
why-game-over = Gra jest skończona; nic więcej nie można zrobić ({ cite }).
why-not-asked = { $seat ->
    [chance] Najpierw musi nastąpić losowanie; teraz nikt nie wybiera ({ cite }).
   *[other] Teraz odpowiada { PLAYER($seat, case: "within") } ({ cite }).
}
why-no-such-thing = W tej grze nie ma takiej karty, pola, lokacji ani odłamka ({ cite }).
why-chance = Tego nie można teraz wylosować ({ cite }).
why-other-question = { $question ->
    [travel] Teraz trwa twoja podróż ({ cite }).
    [creation] Teraz trwa twoje tworzenie ({ cite }).
    [seed] Najpierw połóż odłamek koszmaru na przejściu ({ cite }).
    [cross] Najpierw zejdź Śniącym z drzewa ({ cite }).
    [order] Najpierw wybierz kartę, która będzie ukończona ({ cite }).
    [stored] Najpierw wybierz odłamek, który zostanie na ukończonych kartach ({ cite }).
    [deck] Najpierw wybierz talię albo zrezygnuj z dobierania ({ cite }).
    [keep] Najpierw zatrzymaj jedną z kart albo zrezygnuj ({ cite }).
    [first] Najpierw zatrzymaj jedną z kart ({ cite }).
    [harvest] Najpierw dołóż wylosowane odłamki do lokacji ({ cite }).
    [tower] Najpierw skończ z Wieżą albo zrezygnuj ({ cite }).
    [golem] Najpierw skończ z Golemem albo zrezygnuj ({ cite }).
    [lake] Najpierw wybierz lokację do ułożenia albo zrezygnuj ({ cite }).
    [arrange] Najpierw wskaż następny odłamek ({ cite }).
   *[chance] Najpierw musi nastąpić losowanie ({ cite }).
}
why-creation-only = To należy do tworzenia, a teraz trwa podróż ({ cite }).
why-travel-only = To należy do podróży, a teraz trwa tworzenie ({ cite }).

# Podróż (why_travel.py).
why-marker-flipped = Twój znacznik jest odwrócony: moc lokacji została już użyta w tym cyklu ({ cite }).
why-nightmare-here = Jest tu Pan Koszmar, więc nie można użyć mocy tej lokacji ({ cite }).
why-nothing-to-draw = Nie ma już czego losować ani dobierać, więc nie zadziała { power-named } ({ cite }).
why-no-points = Nie masz już punktów akcji ({ cite }).
why-row-empty = W lokacji { $location } nie ma odłamka ({ cite }).
why-colour-limit = Nie możesz zebrać { shard-one-of }: masz już w Dłoniach co najmniej dwa tego rodzaju ({ cite }).
why-already-there = Twój Śpioch już jest w lokacji { $location } ({ cite }).
why-not-linked = Lokacja { $here } nie jest połączona z lokacją { $location } ({ cite }).
why-no-key = Kluczem lokacji { $location } jest { shard-one }, a nie masz w Dłoniach żadnego tego rodzaju ({ cite }).
why-key-back = Twój Śpioch był w lokacji { $location } przed chwilą i od tego czasu nic innego się nie zmieniło: dzięki kluczowi tam nie wróci ({ cite }). Może przejść tam za punkt akcji.
why-link-elsewhere = Przejście { $link } nie prowadzi do lokacji twojego Śpiocha ({ cite }).
why-link-taken = Na przejściu { $link } leży już odłamek koszmaru ({ cite }).

# Tworzenie (why_creation.py).
why-red-left = { $count ->
    [one] Masz jeszcze w Dłoniach { $count } odłamek koszmaru i jest dla niego pole; połóż go przed końcem ({ cite }).
    [few] Masz jeszcze w Dłoniach { $count } odłamki koszmaru i jest dla nich pole; połóż je przed końcem ({ cite }).
   *[many] Masz jeszcze w Dłoniach { $count } odłamków koszmaru i jest dla nich pole; połóż je przed końcem ({ cite }).
}
why-dreamer-there = Na polu { $slot } stoi twój Śniący ({ cite }).
why-tree-there = Na polu { $slot } stoi drzewo ({ cite }).
why-not-held = Nie masz w Dłoniach { shard-one-of } ({ cite }).
why-entry-first = Pierwszy odłamek kładzie się na polu wejściowym { $slot } ({ cite }).
why-not-adjacent = Pole { $slot } jest puste i nie byłoby obok niego żadnego odłamka ({ cite }).
why-red-on-shard = Odłamek koszmaru kładzie się tylko na pustym polu, a na polu { $slot } są odłamki ({ cite }).
why-red-there = Na polu { $slot } leży odłamek koszmaru; stać na nim może tylko Śniący ({ cite }).
why-dreamer-inside = Twój Śniący jest już w krajobrazie ({ cite }).
why-entry-bare = Śniący wchodzi na pole { $slot }, a nie ma tam odłamka ({ cite }).
why-dreamer-outside = Twój Śniący nie wszedł jeszcze do krajobrazu ({ cite }).
why-step-too-far = Pole { $slot } nie sąsiaduje z twoim Śniącym ({ cite }).
why-slot-bare = Na polu { $slot } nie ma odłamka ({ cite }).
why-no-moves = Nie masz ani darmowego kroku, ani odłamka ruchu ({ cite }).
why-step-back = Twój Śniący był na polu { $slot } przed chwilą i od tego czasu nic innego się nie zmieniło: darmowym krokiem tam nie wróci ({ cite }).
why-cannot-cross = Na polu { $slot } stoi drzewo, a kroków nie wystarczy, aby z niego zejść ({ cite }).
why-no-trees = Nie ma już drzew ({ cite }).
why-trade-for-red = Odłamka koszmaru nie można dostać z wymiany ({ cite }).
why-trade-same = Nie można dostać { shard-one-of } za odłamki tego samego rodzaju ({ cite }).
why-trade-too-few = Za mało na tę wymianę ({ shard-kind }); potrzeba: { $needed } ({ cite }).
why-not-in-bag = W woreczku nie ma { shard-one-of } ({ cite }).

# Karty (why_cards.py).
why-last-creation = W ostatnim tworzeniu niczego nie kładzie się na kartach, a ich moce nie działają ({ cite }).
why-card-buried = Karta { $card } leży pod inną ukończoną; liczy się tylko wierzchnia ({ cite }).
why-card-not-yours = Karta { $card } nie jest ani twoją odkrytą kartą, ani wierzchnią ukończoną ({ cite }).
why-card-covered = Na karcie { $card } leży już { shard-one } ({ cite }).
why-red-not-stored = Odłamków koszmaru nigdy nie kładzie się na kartach ({ cite }).
why-power-barred = Gdy wszyscy tworzą jednocześnie, z karty nie można użyć { power-used } ({ cite }).
why-deck-empty = Ta talia jest pusta: { level } ({ cite }).
why-not-stored = Nie ma takiego odłamka do wyboru: { shard-kind } ({ cite }).
why-not-matched = W twoim krajobrazie nie ma układu karty { $card } ({ cite }).
why-not-drawn = Karty { $card } nie ma wśród oglądanych ({ cite }).

# Moce (why_power.py).
why-nothing-to-rearrange = W lokacji { $location } nie ma dwóch różnych odłamków, więc nie ma czego układać ({ cite }).
why-not-in-row = Do ułożenia nie ma już takiego odłamka: { shard-kind } ({ cite }).
why-not-harvested = Wśród wylosowanych nie ma { shard-one-of } ({ cite }).
why-no-level = { $height ->
    [one] Na polu { $slot } jest tylko { $height } odłamek ({ cite }).
    [few] Na polu { $slot } są tylko { $height } odłamki ({ cite }).
   *[many] Na polu { $slot } jest tylko { $height } odłamków ({ cite }).
}
why-shift-too-far = Pole { $target } nie sąsiaduje z polem { $slot } ({ cite }).

# Zapis ruchów (reading.py).
notation-card = Żadna karta tej gry nie nazywa się „{ $came }”.
notation-kind = „{ $came }” nie jest rodzajem odłamka; napisz jedno z: { $expected }.
notation-level = „{ $came }” nie jest poziomem; napisz I, II lub III.
notation-link = „{ $came }” nie jest przejściem; podaj dwie lokacje, na przykład 3-6.
notation-location = „{ $came }” nie jest lokacją; podaj liczbę od 1 do 6.
notation-purpose = „{ $came }” nie jest celem; napisz jedno z: { $expected }.
notation-seat = „{ $came }” nie jest graczem; podaj literę od A do D.
notation-shift = „{ $came }” nie jest ruchem Golema; podaj, co i dokąd, na przykład: shift c2:1 d2
notation-slot = „{ $came }” nie jest polem; podaj kolumnę i rząd, na przykład c1.
notation-needs-slot = Podaj rodzaj odłamka i pole, na przykład: place water c2.
notation-needs-kind = Podaj dwa rodzaje odłamków, na przykład: trade water grass.
notation-needs-location = Podaj rodzaj odłamka i lokację, na przykład: put water 3.

# Szanse.
odds-no-draw = Ta odpowiedź niczego nie dobiera; wybierz taką, która dobiera odłamek lub kartę.

# Dziennik: co się stało. $cause mówi, według której zasady i mocą której karty.
dreamscape-cause-card = karta { $card }, zasada { $rule }
dreamscape-log-marker-dealt = { PLAYER($seat) } dostaje znacznik { $number } ({ $cause }).
dreamscape-log-tile = Cel { $number }: { $purpose } ({ $cause }).
dreamscape-log-sleeper-placed = { PLAYER($seat) }: Śpioch zaczyna w lokacji { $location } ({ $cause }).
dreamscape-log-deck-chosen = { PLAYER($seat) } dobiera z talii: poziom { $level }, { cards-counted } ({ $cause }).
dreamscape-log-card-shown = { PLAYER($seat) } ogląda kartę { $card } ({ $cause }).
dreamscape-log-card-hidden = { PLAYER($seat) } ogląda kartę ({ $cause }).
dreamscape-log-card-kept = { PLAYER($seat) } zatrzymuje kartę { $card } ({ $cause }).
dreamscape-log-cards-returned = { PLAYER($seat) } odkłada na spód talii: { cards-counted }, { level } ({ $cause }).
dreamscape-log-location-filled = Do lokacji { $location } trafia { shard-one } ({ $cause }).
dreamscape-log-nightmares-added = { $count ->
    [one] Do woreczka trafia { $count } odłamek koszmaru ({ $cause }).
    [few] Do woreczka trafiają { $count } odłamki koszmaru ({ $cause }).
   *[many] Do woreczka trafia { $count } odłamków koszmaru ({ $cause }).
}
dreamscape-log-cycle-began = Zaczyna się cykl { $number } ({ $cause }).
dreamscape-log-shard-restored = { PLAYER($seat) }: z karty { $card } do Dłoni wraca { shard-one } ({ $cause }).
dreamscape-log-travel-began = { PLAYER($seat) } podróżuje ({ $cause }).
dreamscape-log-collected = { PLAYER($seat) } zbiera { shard-one } z lokacji { $location } ({ $cause }).
dreamscape-log-sleeper-moved = { $spent ->
    [0] { PLAYER($seat) }: Śpioch za darmo przechodzi z lokacji { $from } do lokacji { $location } ({ $cause }).
   *[other] { PLAYER($seat) }: Śpioch przechodzi z lokacji { $from } do lokacji { $location } ({ $cause }).
}
dreamscape-log-link-taken = { PLAYER($seat) } bierze odłamek koszmaru z przejścia { $link } ({ $cause }).
dreamscape-log-power-used = { PLAYER($seat) } używa { power-used } ({ $cause }).
dreamscape-log-shard-stored = { PLAYER($seat) } kładzie { shard-one } na karcie { $card } ({ $cause }).
dreamscape-log-power-paid = { PLAYER($seat) } kładzie { shard-one } na karcie { $card } i używa { power-used } ({ cite }).
dreamscape-log-lain-down = { PLAYER($seat) }: Śpioch kładzie się w lokacji { $location } ({ $cause }).
dreamscape-log-nightmare-moved = Pan Koszmar przychodzi do lokacji { $location } ({ $cause }).
dreamscape-log-link-seeded = { $seat ->
    [nobody] Na przejściu { $link } pojawia się odłamek koszmaru ({ $cause }).
   *[other] { PLAYER($seat) } kładzie odłamek koszmaru na przejściu { $link } ({ $cause }).
}
dreamscape-log-shard-taken = { PLAYER($seat) } bierze z woreczka { shard-one } ({ $cause }).
dreamscape-log-shard-looked-at = { PLAYER($seat) } losuje z woreczka i ogląda { shard-one } ({ $cause }).
dreamscape-log-shard-hidden = { PLAYER($seat) } losuje z woreczka i ogląda odłamek ({ $cause }).
dreamscape-log-shard-put = { PLAYER($seat) } dokłada { shard-one } do lokacji { $location } ({ $cause }).
dreamscape-log-row-rearranged = { PLAYER($seat) } układa odłamki lokacji { $location }: { $row } ({ $cause }).
dreamscape-log-creation-began = { PLAYER($seat) } tworzy ({ $cause }).
dreamscape-log-placed = { PLAYER($seat) } kładzie { shard-one } na polu { $slot } ({ $cause }).
dreamscape-log-entered = { PLAYER($seat) }: Śniący wchodzi na pole { $slot } ({ $cause }).
dreamscape-log-stepped = { PLAYER($seat) }: Śniący idzie z pola { $from } na pole { $slot } ({ $cause }).
dreamscape-log-free-step-gained = { PLAYER($seat) } ma darmowy krok ({ $cause }).
dreamscape-log-free-step-lost = { PLAYER($seat) }: darmowy krok przepada ({ $cause }).
dreamscape-log-scored = { PLAYER($seat) } zdobywa { points-counted } ({ $cause }).
dreamscape-log-lost = { PLAYER($seat) } traci { points-counted } ({ $cause }).
dreamscape-log-planted = { PLAYER($seat) } sadzi drzewo na polu { $slot } ({ $cause }).
dreamscape-log-discarded = { PLAYER($seat) } odrzuca { shards-counted } ({ $cause }).
dreamscape-log-taken-up = { PLAYER($seat) } zabiera { shard-one } z pola { $slot } do Dłoni ({ $cause }).
dreamscape-log-shifted = { PLAYER($seat) } przenosi z pola { $from } na pole { $slot } wszystko od { $level }. odłamka w górę ({ $cause }).
dreamscape-log-completed = { PLAYER($seat) }: ukończona karta { $card } ({ cite }).
dreamscape-log-set-aside = { $count ->
    [one] { PLAYER($seat) }: { $count } odłamek koszmaru nie ma pola i jest odłożony na bok ({ $cause }).
    [few] { PLAYER($seat) }: { $count } odłamki koszmaru nie mają pola i są odłożone na bok ({ $cause }).
   *[many] { PLAYER($seat) }: { $count } odłamków koszmaru nie ma pola i jest odłożonych na bok ({ $cause }).
}
dreamscape-log-purpose-paid = { PLAYER($seat) } zdobywa { points-counted } za cel: { $purpose } ({ $cause }).
dreamscape-log-creation-ended = { PLAYER($seat) } kończy tworzenie ({ $cause }).
dreamscape-log-game-ended = Gra jest skończona. Zwycięstwo: { PLAYER($winners, case: "short") } ({ $cause }).

# O co jest pytanie.
dreamscape-question-over = Gra jest skończona.
dreamscape-question-marker = Losowanie znacznika.
dreamscape-question-tile = Losowanie kafelka celu.
dreamscape-question-colour = Losowanie koloru celu.
dreamscape-question-card = Dobieranie karty.
dreamscape-question-shard = Losowanie odłamka z woreczka.
dreamscape-question-travel = { $points ->
    [one] Podróż: został { action-points-counted }
    [few] Podróż: zostały { action-points-counted }
   *[many] Podróż: zostało { action-points-counted }
}
dreamscape-question-seed = Na którym przejściu kładziesz odłamek koszmaru?
dreamscape-question-creation = Twórz swój sen
dreamscape-question-cross = Śniący nie może zostać na drzewie. Dokąd idzie?
dreamscape-question-order = Którą kartę kończysz najpierw?
dreamscape-question-stored = Który odłamek zostaje na karcie? Drugi wraca do woreczka.
dreamscape-question-deck = Z której talii dobierasz { cards-counted }? Zatrzymasz jedną albo żadnej.
dreamscape-question-keep = Którą kartę zatrzymujesz?
dreamscape-question-first = Od której karty zaczynasz?
dreamscape-question-harvest = Dokąd idą te odłamki? { $shards }
dreamscape-question-tower = { $left ->
    [one] Wieża: zabierz jeden odłamek do Dłoni
   *[other] Wieża: zabierz do Dłoni do { $left } odłamków
}
dreamscape-question-golem = { $left ->
    [one] Golem: został { $left } ruch
    [few] Golem: zostały { $left } ruchy
   *[many] Golem: zostało { $left } ruchów
}
dreamscape-question-lake = Którą lokację układasz?
dreamscape-question-arrange = Lokacja { $location }: { $row } Co dalej? Pierwszy zostanie zebrany odłamek z końca.

# Co można odpowiedzieć, każde jako zdanie.
dreamscape-option-end = { $question ->
    [travel] Zakończ podróż
   *[creation] Zakończ tworzenie
}
dreamscape-option-decline = { $question ->
    [deck] Nie dobieraj kart
    [keep] Nie zatrzymuj żadnej
    [tower] Niczego więcej nie zabieraj
    [golem] Niczego więcej nie przenoś
   *[lake] Niczego nie układaj
}
dreamscape-option-collect = Zbierz { shard-one } (1 punkt akcji)
dreamscape-option-move = Przejdź do lokacji { $location }: { $name } (1 punkt akcji)
dreamscape-option-key = Przejdź dzięki kluczowi do lokacji { $location }: { $name } (za darmo)
dreamscape-option-power = Użyj { power-used }
dreamscape-option-use = Połóż { shard-one } na karcie { $card } i użyj { power-used }
dreamscape-option-store = Przechowaj { shard-one } na karcie { $card }
dreamscape-option-place = Połóż { shard-one } na polu { $slot }
dreamscape-option-enter = Wprowadź Śniącego na pole { $slot }
dreamscape-option-step = { $free ->
    [yes] Darmowy krok: Śniący idzie na pole { $slot }
   *[no] Odrzuć odłamek ruchu: Śniący idzie na pole { $slot }
}
dreamscape-option-plant = Odrzuć odłamek trawy i posadź drzewo na polu { $slot } za { points-counted }
dreamscape-option-trade = Odrzuć { $given } i weź { $taken }
dreamscape-option-seed = Połóż odłamek koszmaru na przejściu { $link }
dreamscape-option-complete = Ukończ najpierw kartę { $card }
dreamscape-option-cover = Zostaw { shard-one }
dreamscape-option-deck = Dobierz z talii ({ level }; kart: { $cards })
dreamscape-option-keep = Zatrzymaj kartę { $card }
dreamscape-option-put = Dołóż { shard-one } do lokacji { $location }
dreamscape-option-take = Zabierz { shard-one } z pola { $slot }
dreamscape-option-shift = Przenieś { $stack } z pola { $from } na pole { $slot }
dreamscape-option-rearrange = Ułóż lokację { $location }: { $row }
dreamscape-option-next = Następny: { shard-one }
dreamscape-option-marker = Znacznik { $number } dostaje gracz { $seat }
dreamscape-option-tile = Kafelek: { $purpose }
dreamscape-option-shard = Wylosuj { shard-one }
dreamscape-option-card = Dobierz kartę { $card }
