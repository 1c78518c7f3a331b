# Świat snów w przeglądarce i to, co leży wokół niego.
# $kind to rodzaj odłamka, a $power to moc jak w dreamscape.ftl; liczby rzeczy są liczbami.

web-dreamscape-world = Świat snów
web-dreamscape-world-you = Ty
web-dreamscape-world-seat = Gracz { $seat }

# Lokacja dla tych, którzy jej słuchają: numer, nazwa, odłamki od lewej.
web-dreamscape-world-place = { $number }, { $name }: { $row }; klucz: { $key }.
web-dreamscape-world-place-empty = { $number }, { $name }: brak odłamków.
web-dreamscape-world-sleepers = Śpiochy od dołu: { $seats }.
web-dreamscape-world-blocked = Stoi tu Pan Koszmar: mocy tej lokacji nie można użyć.

# Ile kosztuje przejście i dlaczego.
web-dreamscape-world-free-key = Za darmo dzięki kluczowi: { shard-kind }.
web-dreamscape-world-free-empty = Za darmo: nie ma tam odłamków.
web-dreamscape-world-one-point = 1 punkt akcji.
web-dreamscape-world-takes-red = Po drodze bierzesz do Dłoni odłamek koszmaru.
web-dreamscape-world-far = Nie ma stąd przejścia, liczba kroków: { $steps }.
web-dreamscape-world-price-free = za darmo
web-dreamscape-world-price-point = 1 punkt
web-dreamscape-world-price-point-short = 1
web-dreamscape-world-price-far = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}

# Co odłamki lokacji znaczą dla własnych kart: $cards to ich nazwy, $count to ich liczba.
web-dreamscape-world-next = Potem { shard-one } kosztuje 1 punkt. { $count ->
    [one] Potrzebuje go karta: { $cards }.
   *[other] Potrzebują go karty: { $cards }.
}
web-dreamscape-world-behind = Dalej z lewej leży { shard-one }. { $count ->
    [one] Potrzebuje go karta: { $cards }.
   *[other] Potrzebują go karty: { $cards }.
}

# Czego można tam dotknąć.
web-dreamscape-world-key = Klucz: { $kind }
web-dreamscape-world-collect = Zbierz { shard-one }
web-dreamscape-world-power = Użyj { power-used }.
web-dreamscape-world-power-used = Moc lokacji została już użyta w tym cyklu.
web-dreamscape-world-link = Przejście { $link }
web-dreamscape-world-link-red = Przejście { $link }: odłamek koszmaru

# Wstęga: przebieg gry i to, co zostało.
web-dreamscape-world-ribbon = Przebieg gry
web-dreamscape-world-cycle = Cykl { $cycle }
web-dreamscape-world-cycle-of = z { $cycles }
web-dreamscape-world-phases = Fazy cyklu
web-dreamscape-world-order = Kolejność
web-dreamscape-world-order-of = Kolejność graczy: { $seats }
web-dreamscape-world-bag = w woreczku: { $shards }
web-dreamscape-world-bag-kinds = W woreczku
web-dreamscape-world-left = Co zostało
web-dreamscape-world-trees = drzewa: { $trees }
web-dreamscape-world-decks = Talie
web-dreamscape-world-deck = Talia poziomu { $level }, kart: { $cards }
web-dreamscape-world-reserve = Czerwone w rezerwie: { $shards }

# Świeca.
web-dreamscape-world-candle = Punkty akcji: { $points } z { $most }

# Dłonie.
web-dreamscape-world-hands = Dłonie
web-dreamscape-world-hands-empty = Twoje Dłonie są puste.
web-dreamscape-world-hands-of = Dłonie: { $name }
web-dreamscape-world-hands-empty-of = { $name }: puste Dłonie.
web-dreamscape-world-nothing = puste
web-dreamscape-world-hands-planned = w planie: { $numbers }
web-dreamscape-world-keys = Twoje klucze
web-dreamscape-world-no-keys = Nie masz klucza.
web-dreamscape-world-full = Nie można zebrać kolejnego { shard-one-of }.

# Cele i to, jak kto stoi.
web-dreamscape-world-purposes = Cele, stan na teraz
web-dreamscape-world-stands = { $name }: { $number }
web-dreamscape-world-leads = { $name }: { $number }, teraz daje { $points } pkt
web-dreamscape-world-after = z planem: { $number }
web-dreamscape-world-worth = daje do { $points } pkt
web-dreamscape-world-each = +1 za każdy
web-dreamscape-world-ended = Gdyby gra skończyła się teraz
web-dreamscape-world-ended-points = Punkty do tej pory
web-dreamscape-world-ended-purposes = Cele
web-dreamscape-world-ended-cards = Odkryte karty
web-dreamscape-world-ended-red = Odłamki koszmaru
web-dreamscape-world-ended-total = Razem

# Inni gracze.
web-dreamscape-world-others = Inni gracze
web-dreamscape-world-enlarge = Powiększ
web-dreamscape-world-enlarge-of = Powiększ krajobraz: { $name }
web-dreamscape-world-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-dreamscape-world-open-cards = Odkryte karty
web-dreamscape-world-no-cards = brak odkrytej karty
web-dreamscape-world-cards-done = ukończone karty: { $cards }
web-dreamscape-world-doing = { $doing ->
    [travelling] podróżuje
    [travelled] po podróży
    [creating] tworzy
    [created] po tworzeniu
    [choosing] wybiera
   *[waiting] czeka
}
