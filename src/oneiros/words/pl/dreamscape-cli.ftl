# Dreamscape w terminalu. Nazwy poleceń i opcji oraz zapis ruchów są po angielsku w każdym języku.

## Opcje i pytania przed grą

dreamscape-wish-players = ilu graczy (domyślnie: { $usual })
dreamscape-wish-nightmare = z Panem Koszmarem i jego czerwonymi odłamkami (zasada 10)
dreamscape-wish-simultaneous = wszyscy tworzą jednocześnie (zasada 5.11)
dreamscape-wish-mirror = kartę wolno ułożyć także w odbiciu lustrzanym (zasada 6.1)
dreamscape-setup-players = Ilu graczy [{ $usual }]:
dreamscape-setup-nightmare = Z Panem Koszmarem i jego czerwonymi odłamkami? [nie]:
dreamscape-setup-simultaneous = Czy wszyscy tworzą jednocześnie? [nie]:
dreamscape-setup-mirror = Czy liczą się odbicia lustrzane kart? [nie]:

## Stół

dreamscape-heading = { $phase ->
    [setup] Przygotowanie
    [emergence] Cykl { $cycle } z { $cycles }: wyłanianie
    [travel] Cykl { $cycle } z { $cycles }: podróż gracza { $seat }
    [creation] Cykl { $cycle } z { $cycles }: tworzenie gracza { $seat }
    [last-creation] Ostatnie tworzenie gracza { $seat }
   *[over] Koniec
}
dreamscape-track-points = punkty
dreamscape-track-order = kolejność { $order }
dreamscape-track-bag = Woreczek
dreamscape-track-trees = drzewa w puli { $trees }
dreamscape-track-decks = talie { $decks }
dreamscape-track-reserve = rezerwa { $shards }
dreamscape-world-empty = pusto
dreamscape-world-nightmare = Koszmar
dreamscape-world-links = Odłamki koszmaru na przejściach: { $links }
dreamscape-hands = Dłonie
dreamscape-nothing = puste
dreamscape-power-used = { $used ->
    [yes] moc użyta
   *[no] moc do użycia
}
dreamscape-free-step = darmowy krok
dreamscape-dreamer-outside = Śniący poza krajobrazem
dreamscape-nightmares = koszmary { $shards }
dreamscape-doubt-lost = W Dłoniach masz jeszcze { $shards } i to przepadnie. Na pewno kończysz tworzenie? Powtórz to, żeby je zakończyć.
dreamscape-open = odkryte { $cards }
dreamscape-completed = ukończone { $number } ({ $card })
dreamscape-completed-number = ukończone { $number }
dreamscape-card-lacks = brakuje { $lacking }
dreamscape-card-get = zdobądź
dreamscape-card-impossible = { $lacking ->
    [tree] nie da się już ukończyć: nie ma drzewa
    [shard] nie da się już ukończyć: za mało { $kind }
   *[all] nie da się już ukończyć
}
dreamscape-card-nowhere = nigdzie się nie mieści
dreamscape-card-golem = za mało drzew, przynieść je może tylko Golem
dreamscape-legend =
    Lokacje: [klucz], pogrubiony, jeśli masz taki odłamek; zbiera się pierwszy z prawej.
    Litery za nazwą to Śpiochy, które tam są, od wierzchniego.
    Pola: stosy od spodu do wierzchu, * drzewo, @ Śniący, ○ pole wejściowe.
    Karty: poziom, punkty, moc, [przechowany odłamek]; tam, gdzie im najbliżej.
    Braki: +R c2 skała na c2, *c2 drzewo, @c2 Śniący, !c2 RR stos musi się zmienić;
    zdobądź: odłamki do niej, których nie masz w Dłoniach.
    G trawa, W woda, R skała, L ziemia, M ruch, N koszmar. (+5): tyle byłoby teraz.

## Co się stało, w kilku słowach

dreamscape-brief-travel = Gracz { $seat } podróżuje: { $deeds }.
dreamscape-brief-creation = Gracz { $seat } tworzy: { $deeds }.
dreamscape-brief-on = Gracz { $seat }: { $deeds }.
dreamscape-brief-last = Gracz { $seat } tworzy po raz ostatni: { $deeds }.
dreamscape-brief-nothing = Gracz { $seat } niczego nie tworzy.
dreamscape-brief-completed = *** Gracz { $seat } kończy kartę, { level }: { $card }, { points-counted }! ***
dreamscape-brief-first = Zaczyna się cykl 1.
dreamscape-brief-cycle = Zaczyna się cykl { $cycle }. Kolejność gry: { $order }.
dreamscape-brief-last-order = Cykle się skończyły. Każdy tworzy jeszcze raz, w tej kolejności: { $order }.
dreamscape-brief-order = Kolejność gry: { $order }.
dreamscape-brief-by-itself = Ta faza się skończyła: nic więcej nie można było w niej zrobić.
dreamscape-deed-collected = zbiera { shard-one } z lokacji { $location }
dreamscape-deed-moved = przechodzi do lokacji { $location }
dreamscape-deed-key = dzięki kluczowi przechodzi do lokacji { $location }
dreamscape-deed-link-taken = bierze odłamek koszmaru z przejścia { $link }
dreamscape-deed-power = używa { power-used }
dreamscape-deed-stored = przechowuje { shard-one } na karcie { $card }
dreamscape-deed-used = kładzie { shard-one } na karcie { $card } za { power-named }
dreamscape-deed-lain-down = kładzie się w lokacji { $location }
dreamscape-deed-seeded = kładzie odłamek koszmaru na przejściu { $link }
dreamscape-deed-taken = bierze z woreczka { shard-one }
dreamscape-deed-put = dokłada { shard-one } do lokacji { $location }
dreamscape-deed-rearranged = układa lokację { $location }: { $row }
dreamscape-deed-placed = kładzie { shard-one } na polu { $slot }
dreamscape-deed-entered = Śniący wchodzi na pole { $slot }
dreamscape-deed-stepped = Śniący idzie na pole { $slot }
dreamscape-deed-planted = sadzi drzewo na polu { $slot }
dreamscape-deed-traded = wymienia { $given } na { $taken }
dreamscape-deed-taken-up = zabiera { shard-one } z pola { $slot }
dreamscape-deed-shifted = { $level ->
    [1] przenosi stos z pola { $from } na pole { $slot }
   *[other] przenosi z pola { $from } na pole { $slot } stos od { $level }. odłamka w górę
}
dreamscape-deed-deck = dobiera { cards-counted } ({ level })
dreamscape-deed-kept = zatrzymuje kartę { $card }
dreamscape-deed-set-aside = odkłada na bok odłamki koszmaru: { $count }
dreamscape-deeds-collected = zbiera { $items } z lokacji { $location }
dreamscape-deeds-moved = przechodzi do lokacji { $items }
dreamscape-deeds-key = dzięki kluczowi przechodzi do lokacji { $items }
dreamscape-deeds-placed = kładzie { $items }
dreamscape-deeds-stepped = Śniący idzie na pola { $items }
dreamscape-deeds-taken-up = zabiera { $items }
dreamscape-deeds-lost = traci resztę: { $items }

## Opcje na listach

dreamscape-choice-move = Przejdź (1 punkt akcji):
dreamscape-choice-with-nothing-there = jest pusta
dreamscape-choice-key = Przejdź za darmo, dzięki kluczowi:
dreamscape-choice-power = Użyj { power-used }: { $power ->
    [muse] losowy odłamek
    [harvesters] dołóż dwa losowe odłamki do lokacji
    [tower] zabierz do dwóch odłamków
    [golem] przenieś odłamki do trzech razy
    [lake] ułóż na nowo lokację
   *[king] obejrzyj 6 kart, zatrzymaj jedną
}
dreamscape-choice-use = Użyj mocy karty (połóż odłamek):
dreamscape-choice-use-written = Użyj mocy karty (połóż odłamek), na przykład „{ $example }”
dreamscape-choice-store = Przechowaj odłamek na karcie:
dreamscape-choice-store-written = Przechowaj odłamek na karcie, na przykład „{ $example }”
dreamscape-choice-place = Połóż:
dreamscape-choice-place-written = Połóż, na przykład „{ $example }”:
dreamscape-choice-step = { $free ->
    [yes] Rusz Śniącego (darmowy krok) na:
   *[no] Rusz Śniącego (białe odłamki: { $whites }) na:
}
dreamscape-choice-over-tree = { $slot } przez drzewo
dreamscape-choice-plant = Posadź drzewo (odłamek trawy, { points-counted }) na:
dreamscape-choice-trade = Wymień { $given } na:
dreamscape-choice-put = Dołóż do lokacji:
dreamscape-choice-take = Zabierz:
dreamscape-choice-shift = Przenieś:
dreamscape-choice-shift-written = Przenieś, na przykład „{ $example }”:
dreamscape-choice-keep = Zatrzymaj:
dreamscape-choice-deck = Dobierz z talii ({ level }; kart: { $cards }, punkty: od { $least } do { $most })
dreamscape-choice-rearrange = Ułóż:
dreamscape-choice-next = Następny od lewej:
dreamscape-none = żadnej

## Koniec

dreamscape-standing = Gdyby gra skończyła się teraz:
dreamscape-final = Końcowa punktacja
dreamscape-final-before = Punkty przed końcem
dreamscape-final-open = Odkryte karty
dreamscape-final-nightmares = Odłamki koszmaru
dreamscape-final-total = Razem

## Granie

dreamscape-summary = zbieraj odłamki, buduj krajobrazy, kończ karty (2–4 graczy)
dreamscape-primer =
    Wygrywa ten, kto po sześciu cyklach ma najwięcej punktów. W cyklu każdy
    podróżuje, a potem tworzy. Podróż: 4 punkty akcji. Zebranie pierwszego z prawej
    odłamka lokacji twojego Śpiocha kosztuje 1, przejście do połączonej lokacji 1,
    a za darmo, jeśli masz odłamek taki jak jej [klucz] albo lokacja jest pusta
    (a został ci punkt). Raz w cyklu możesz użyć mocy lokacji.
    Tworzenie: kładź odłamki obok innych lub na nich, pierwszy na polu c1; wprowadź
    Śniącego i ruszaj nim, biały odłamek to krok. Woda daje 1 punkt, góra (RR) 2,
    ziemia darmowy krok; odłamek trawy może stać się drzewem.
    Karta jest ukończona, gdy w krajobrazie jest jej układ razem ze Śniącym. Daje
    punkty i prawo do dobrania następnej; odkryta kosztuje na końcu 5 punktów.
    Odłamki, które zostaną w Dłoniach, przepadają, prócz przechowanych na kartach.
    Po szóstym cyklu jest jeszcze ostatnie tworzenie z przechowanych odłamków.
    Gra z koszmarami: czerwone odłamki (N) leżą na przejściach, kosztują na końcu
    po 3 punkty i trzeba je kłaść; za trzy dostaje się inny. Zobacz zasadę 10.
    G trawa, W woda, R skała, L ziemia, M ruch (biały); WR to woda pod skałą, drzewo
    to *, Śniący to @. Kartom brakuje: +R c1 skały na c1, *c1 drzewa, @c1 Śniącego;
    „zdobądź R”: nie masz jej w Dłoniach. (+6): tyle opcja daje od razu.
dreamscape-look-word = obejrzyj
dreamscape-look-help = obejrzyj GRACZ – pokaż krajobraz i karty gracza
dreamscape-look-what = Podaj gracza, na przykład: obejrzyj B
dreamscape-about-word = opisz
dreamscape-about-help = opisz NAZWA – wyjaśnij kartę, moc, cel, rodzaj odłamka albo słowo takie jak góra
dreamscape-about-what = Podaj nazwę, na przykład: opisz Golem
dreamscape-about-near = Nic tu nie nazywa się „{ $came }”. Podobne nazwy: { $near }.
dreamscape-about-unknown = Nic tu nie nazywa się „{ $came }”.
dreamscape-about-power = { $power }: moc lokacji { $number }
dreamscape-about-grass = Trawa (G, zielony): odrzuć odłamek w tworzeniu, aby posadzić drzewo; daje tyle punktów, ile masz wtedy drzew.
dreamscape-about-water = Woda (W, niebieski): Śniący zdobywa 1 punkt za każdym razem, gdy na nią wchodzi.
dreamscape-about-rock = Skała (R, szary): dwie skały bezpośrednio na sobie to góra, która daje Śniącemu 2 punkty, raz w cyklu.
dreamscape-about-land = Ziemia (L, brązowy): Śniący, który na nią wejdzie, ma darmowy krok.
dreamscape-about-movement = Ruch (M, biały): odrzuć odłamek w tworzeniu, aby Śniący przeszedł na sąsiedni stos.
dreamscape-about-nightmare = Koszmar (N, czerwony): leży tylko na pustym polu, stać na nim może tylko Śniący, który traci tam 1 punkt, a na końcu każdy taki odłamek kosztuje 3 punkty.
dreamscape-purposes-word = cele
dreamscape-purposes-help = cele – pokaż, co daje punkty na końcu i jak komu idzie
dreamscape-odds-word = szanse
dreamscape-odds-help = szanse, szanse power, szanse deck II, szanse 3 – co może dać dobieranie i czym byłaby teraz uzupełniona lokacja
cli-draw = { $option }:
cli-draw-helps = { $card }: coś, czego jej brakuje, przyjdzie z szansą { $helps }{ $told ->
    [yes] , a Dłonie będą mieć wszystko, czego jej brakuje, z szansą { $enough }
   *[no] { "" }
}
cli-draw-deck = talia { $level }: { $chances }
cli-draw-names = konkretnie: { $cards }
cli-draw-name = { $card } { $chance }{ $state ->
    [matched] {" "}(ukończona od razu)
    [ready] {" "}(wszystko, czego brakuje, w Dłoniach)
   *[far] { "" }
}
cli-draw-deeper = jeszcze nie teraz: { $cards }
cli-draw-deep = { $card } (pod { $over ->
    [one] jedną inną kartą
    [few] { $over } innymi kartami
   *[other] { $over } innymi kartami
})
cli-draw-ready = wszystko, czego brakuje, w Dłoniach
cli-draw-matched = ukończona od razu
cli-refill-now = Gdyby lokacje uzupełniono teraz:
cli-refill = lokacja { $location }: { $chances }
cli-refill-key = jako klucz { $chances }
cli-refill-nothing = Gdyby lokacje uzupełniono teraz, do żadnej nic by nie przyszło.
cli-refill-full = Do lokacji { $location } nic by nie przyszło.
cli-odds-location = Nie ma lokacji { $came }; są od 1 do { $most }.

# Jak gracze mogą nazwać to, o co pytają; pierwsza nazwa jest zwykła.
dreamscape-term-action-points = punkty akcji, punkt akcji, punkty, punkt, świeca, płomień
dreamscape-term-bag = woreczek, worek
dreamscape-term-collecting = zbieranie, zbierz, zbierać
dreamscape-term-completing = ukończenie, ukończ, ukończyć, układ, obrót
dreamscape-term-creation = tworzenie, twórz
dreamscape-term-cycle = cykl, cykle, zegar, budzik
dreamscape-term-deck = talia, talie, poziom
dreamscape-term-drawing = dobieranie, dobierz, nowa karta
dreamscape-term-dreamer = Śniący, krok, kroki, biały odłamek, białe odłamki
dreamscape-term-emergence = wyłanianie, uzupełnianie
dreamscape-term-end = koniec gry, koniec, punktacja, zwycięstwo, wygrana
dreamscape-term-entry-slot = pole wejściowe, wejście, wejdź
dreamscape-term-free-step = darmowy krok, darmowe kroki, za darmo
dreamscape-term-hands = Dłonie, dłoń, ręka, limit
dreamscape-term-key = klucz, klucze, ruch z kluczem
dreamscape-term-last-creation = ostatnie tworzenie
dreamscape-term-link = przejście, przejścia, droga, drogi
dreamscape-term-marker = znacznik inicjatywy, znacznik, znaczniki, inicjatywa, kolejność gry, kolejność
dreamscape-term-mountain = góra, góry, szczyt
dreamscape-term-mr-nightmare = Pan Koszmar
dreamscape-term-nightmare = odłamek koszmaru, odłamki koszmaru, koszmary, czerwony odłamek, czerwone odłamki
dreamscape-term-open-card = odkryta karta, odkryte karty, otwarta karta, otwarte karty
dreamscape-term-pile = ukończone karty, ukończona karta, ukończone, stos ukończonych kart, stosik
dreamscape-term-placing = kładzenie, połóż, stos, stosy
dreamscape-term-power = moc, moce, moc lokacji
dreamscape-term-purpose = cel, cele, kafelek, kafelki
dreamscape-term-sleeper = Śpioch, przejdź, przechodzenie
dreamscape-term-slot = pole, pola, sąsiednie, wolny, puste
dreamscape-term-storing = przechowanie, przechowaj, przechowywanie, przechowany odłamek, przechowane odłamki
dreamscape-term-tie = remis, remisy
dreamscape-term-together = jednoczesne tworzenie, tworzenie jednocześnie, jednocześnie
dreamscape-term-trading = wymiana, wymień, odrzuć, odrzucanie
dreamscape-term-travel = podróż, podróżowanie
dreamscape-term-tree = drzewo, drzewa, sadzenie, posadź
