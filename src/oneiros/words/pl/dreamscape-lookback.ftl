# Co jedna gra w Dreamscape mówi o graczu (registry/dreamscape/lookback.py).

# Gracz nie jest nazwany. $who to najlepszy z pozostałych albo ci, którzy dostali punkty za cel, a $theirs to ich liczba.
dreamscape-lookback-completed = { $cards ->
    [0] żadna
    [one] { $cards } karta ({ $levels }), { points-counted }
    [few] { $cards } karty ({ $levels }), { points-counted }
   *[many] { $cards } kart ({ $levels }), { points-counted }
}
dreamscape-lookback-part = { $cycle ->
    [7] ostatnie tworzenie
   *[other] cykl { $cycle }
}
dreamscape-lookback-since = { $cycle ->
    [0] { $card } (od początku gry)
   *[other] { $card } (od cyklu { $cycle })
}
dreamscape-lookback-cards = Ukończone karty według poziomów: { $own }. { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-best = Najlepsza karta: { $card }, { points-counted } ({ $part }; { cite }).
dreamscape-lookback-barren = { $number ->
    [0] W każdym cyklu została ukończona karta.
    [one] Bez ukończonej karty minął { $number } cykl ({ $cycles }).
    [few] Bez ukończonej karty minęły { $number } cykle ({ $cycles }).
   *[many] Bez ukończonej karty minęło { $number } cykli ({ $cycles }).
} { PLAYER($who) }: { $theirs ->
    [0] ani jednego takiego cyklu
    [one] { $theirs } taki cykl
    [few] { $theirs } takie cykle
   *[many] { $theirs } takich cykli
} ({ cite }).
dreamscape-lookback-outside = Śniący ani razu nie wszedł do krajobrazu, więc nie można było ukończyć żadnej karty ({ cite }).
dreamscape-lookback-steps = Droga Śniącego przyniosła { points-counted }: woda { $water }, góry { $mountains }. { PLAYER($who) }: razem { $theirs } ({ cite }).
dreamscape-lookback-trees = { $number ->
    [0] Nie posadzono ani jednego drzewa.
    [one] Posadzono { $number } drzewo, za { points-counted }.
    [few] Posadzono { $number } drzewa, za { points-counted }.
   *[many] Posadzono { $number } drzew, za { points-counted }.
} { PLAYER($who) }: { $theirs ->
    [0] ani jednego
   *[other] { $theirs }, za { $theirpoints }
} ({ cite }).
dreamscape-lookback-idle = { $number ->
    [one] Z { $all } punktów akcji { $number } przepadł
    [few] Z { $all } punktów akcji { $number } przepadły
   *[many] Z { $all } punktów akcji { $number } przepadło
}, najwięcej naraz: { $most } ({ $part }). { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-unused = { $number ->
    [one] { $number } odłamek został w Dłoniach i wrócił do woreczka
    [few] { $number } odłamki zostały w Dłoniach i wróciły do woreczka
   *[many] { $number } odłamków zostało w Dłoniach i wróciło do woreczka
}, najwięcej naraz: { $most } ({ $part }). { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-free = { $number ->
    [one] Z { $all } darmowych kroków { $number } przepadł.
    [few] Z { $all } darmowych kroków { $number } przepadły.
   *[many] Z { $all } darmowych kroków { $number } przepadło.
} { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-powers = { $number ->
    [0] Nie użyto żadnej mocy.
   *[other] Użyte moce: { $number } (lokacje: { $places }, karty: { $cards }).
} { PLAYER($who) }: { $theirs } ({ cite }).
dreamscape-lookback-nightmares = { $points ->
    [0] Odłamki koszmaru nie kosztowały ani punktu.
   *[other] Odłamki koszmaru kosztowały { points-counted }; na koniec w krajobrazie: { $number }.
} { PLAYER($who) }: { $theirs ->
    [0] ani punktu
   *[other] { $theirs }
} ({ cite }).
dreamscape-lookback-open = { $number ->
    [one] Do końca została nieukończona { $number } karta i kosztowała { points-counted }
    [few] Do końca zostały nieukończone { $number } karty i kosztowały { points-counted }
   *[many] Do końca zostało nieukończonych { $number } kart i kosztowały { points-counted }
}: { $cards } ({ cite }).

# Cele: $gap to ile zabrakło, $unit to co się liczy.
dreamscape-lookback-gap = { $unit ->
    [pairs] { $gap ->
        [one] { $gap } parę
        [few] { $gap } pary
       *[many] { $gap } par
    }
    [cards] { $gap ->
        [one] { $gap } kartę
        [few] { $gap } karty
       *[many] { $gap } kart
    }
    [slots] { $gap ->
        [one] { $gap } pole
        [few] { $gap } pola
       *[many] { $gap } pól
    }
   *[shards] { $gap ->
        [one] { $gap } odłamek
        [few] { $gap } odłamki
       *[many] { $gap } odłamków
    }
}
dreamscape-lookback-missed = Cel „{ $purpose }”, { points-counted }: górą { PLAYER($who, case: "short") }, o { dreamscape-lookback-gap } ({ $theirs } do { $own }; { cite }).
dreamscape-lookback-not-without = Cel „{ $purpose }”, { points-counted }: { PLAYER($who, case: "short") }. Tutaj { $own ->
    [one] został { $own } odłamek koszmaru
    [few] zostały { $own } odłamki koszmaru
   *[many] zostało { $own } odłamków koszmaru
} ({ cite }).
dreamscape-lookback-counted = Cel „{ $purpose }”: { points-counted }. { PLAYER($who, case: "short") }: { $theirs } ({ cite }).
dreamscape-lookback-alone = Cel „{ $purpose }” zdobyty, { $own } do { $theirs }: { points-counted } ({ cite }).
