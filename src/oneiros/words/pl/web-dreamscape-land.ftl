# Krajobraz i karty snu w przeglądarce.

# Pole w słowach, dla tych, którzy słuchają krajobrazu. $shards to rodzaje odłamków od spodu.
web-dreamscape-land-slot = { $count ->
    [one] { $slot }: { $count } odłamek, { $shards }.
    [few] { $slot }: { $count } odłamki, od spodu: { $shards }.
   *[many] { $slot }: { $count } odłamków, od spodu: { $shards }.
}
web-dreamscape-land-bare = { $slot }: puste pole.
web-dreamscape-land-entry = Pole wejściowe.
web-dreamscape-land-tree = Drzewo.
web-dreamscape-land-dreamer = Tu jest Śniący.
# $where to top albo buried, $paid to yes albo no.
web-dreamscape-land-mountain = { $where ->
    [top] Góra
   *[buried] Góra pod innymi odłamkami
}{ $paid ->
    [yes] , punkty za nią już w tym cyklu były.
   *[no] .
}
# Czego brakuje karcie albo co zmieni plan; $tone to missing, in-the-way, planned albo gone, $many to liczba $things.
web-dreamscape-land-ghost = { $tone ->
    [missing] Tu brakuje: { $things }.
    [in-the-way] Przeszkadza karcie.
    [planned] { $many ->
        [0] Plan tu coś zmienia.
       *[other] W planie: { $things }.
    }
   *[gone] { $many ->
        [0] Po wykonaniu planu będzie tu pusto.
       *[other] Po wykonaniu planu zniknie: { $things }.
    }
}
# $state to open, chosen albo target; $about mówi, co daje wybór.
web-dreamscape-land-mark = { $state ->
    [chosen] Wybrane
   *[open] Można wybrać
}{ $more ->
    [yes] : { $about }.
   *[no] .
}
web-dreamscape-land-help = Strzałki prowadzą od pola do pola tak, jak widać krajobraz; Enter wybiera.
web-dreamscape-land-summary = Krajobraz gracza { $seat }: { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
   *[many] { $shards } odłamków
}, { $trees ->
    [one] { $trees } drzewo
    [few] { $trees } drzewa
   *[many] { $trees } drzew
}.
web-dreamscape-land-free = za darmo

# Jak widać krajobraz.
web-dreamscape-land-view = Widok krajobrazu
web-dreamscape-land-isometric = Przestrzennie
web-dreamscape-land-flat = Z góry
web-dreamscape-land-turn-left = Obróć w lewo
web-dreamscape-land-turn-right = Obróć w prawo

# Karty snu.
web-dreamscape-land-card = { level }, { points-counted }.
web-dreamscape-land-card-store = połóż odłamek
web-dreamscape-land-card-stored = przechowany
# Ile jeszcze brakuje; $all to liczba stosów.
web-dreamscape-land-card-stands = gotowe stosy: { $stands } z { $all }
web-dreamscape-land-card-turned = { $quarter ->
    [1] po obrocie o ćwierć
    [2] po obrocie o połowę
    [3] po obrocie o trzy ćwierci
   *[other] bez obrotu
}
web-dreamscape-land-card-mirrored = w odbiciu
web-dreamscape-land-card-lacks = brakuje: { $what }
web-dreamscape-land-card-dreamer = brakuje tylko Śniącego
web-dreamscape-land-card-held = wszystko masz w Dłoniach
web-dreamscape-land-card-not-held = nie ma w Dłoniach: { $what }
web-dreamscape-land-card-way = przeszkadza: { $slots }
web-dreamscape-land-card-nowhere = teraz nigdzie się nie mieści
web-dreamscape-land-card-impossible = { $cause ->
    [tree] Nie ma już drzew: tej karty nie da się ukończyć
   *[shard] Za mało odłamków { $kind ->
        [grass] trawy
        [water] wody
        [rock] skały
        [land] ziemi
        [movement] ruchu
       *[nightmare] koszmaru
    }: tej karty nie da się ukończyć
}
web-dreamscape-land-card-left = Nieukończona: { $points }
# Układ w słowach: jego stosy od najdalszego rzędu i od lewej.
web-dreamscape-land-card-structure = Układ: { $stacks }.
web-dreamscape-land-card-stack = { $shards }{ $on ->
    [tree] { " " }z drzewem
    [dreamer] { " " }ze Śniącym
   *[none] { "" }
}
web-dreamscape-land-pile = { $cards ->
    [0] Nie ma jeszcze ukończonych kart
   *[other] Ukończone karty: { $cards }
}
web-dreamscape-land-pile-covered = moc zakrywa { shard-one }
