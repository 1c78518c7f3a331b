# Dlaczego zestaw wygrywa lub przegrywa w grach komputera z samym sobą (registry/dreamblade/coaching.py).

# $own i $theirs to średnie; udziały są liczbami całkowitymi w procentach.
verdict-fight-good = Wygrywa walki. Na jedną grę: zniszczone wrogie figurki – { $own }, stracone własne – { $theirs } ({ cite }).
verdict-fight-bad = Przegrywa walki. Na jedną grę: zniszczone wrogie figurki – { $own }, stracone własne – { $theirs } ({ cite }).
verdict-cells-good = Opanowuje lepsze obszary. Punkty za obszary na turę: { $own }, u przeciwników { $theirs } ({ cite }).
verdict-cells-bad = Opanowuje za mało obszarów. Punkty za obszary na turę: { $own }, u przeciwników { $theirs } ({ cite }).
verdict-early-good = Dobrze zaczyna: w trzech pierwszych turach wygrywa { $own }% tur, a przeciwnicy { $theirs }% ({ cite }).
verdict-early-bad = Słabo zaczyna: w trzech pierwszych turach wygrywa { $own }% tur, a przeciwnicy { $theirs }% ({ cite }).
verdict-late-good = Dobrze kończy: od czwartej tury wygrywa { $own }% tur, a przeciwnicy { $theirs }% ({ cite }).
verdict-late-bad = Brakuje mu tchu: od czwartej tury wygrywa { $own }% tur, a przeciwnicy { $theirs }% ({ cite }).
verdict-symbols-good = Aspekty do siebie pasują. Dopłata za brakujące symbole na grę: { $own } pkt, u przeciwników { $theirs } ({ cite }).
verdict-symbols-bad = Aspekty sobie przeszkadzają. Dopłata za brakujące symbole na grę: { $own } pkt, u przeciwników { $theirs }. Mniej aspektów to mniejsza dopłata ({ cite }).
verdict-soon-good = Szybko jest na mapie. Figurki uformowane w trzech pierwszych turach: { $own }, u przeciwników { $theirs } ({ cite }).
verdict-soon-bad = Zbyt późno wchodzi na mapę. Figurki uformowane w trzech pierwszych turach: { $own }, u przeciwników { $theirs }. Tanie zjawiają się szybciej ({ cite }).
verdict-idle-good = Prawie zawsze ma kogo formować: nie formuje nikogo w { $own }% swoich faz, a przeciwnicy w { $theirs }% ({ cite }).
verdict-idle-bad = Często brakuje mu punktów: nie formuje nikogo w { $own }% swoich faz, a przeciwnicy w { $theirs }%. Weź tańsze figurki ({ cite }).
verdict-bare = Jest za mały: w { $share }% jego faz formowania w zasobach nie było już nikogo ({ cite }).
verdict-most = Najwięcej za swoją cenę daje figurka { $name }: średnio { $points } pkt podboju za { $paid } pkt formowania ({ cite }).
verdict-least = Najmniej za swoją cenę daje figurka { $name }: średnio { $points } pkt podboju za { $paid } pkt formowania ({ cite }).
verdict-rare = { $number ->
    [0] Figurka { $name } (koszt { $cost }) ani razu nie weszła do gry w { $games } grach ({ cite }).
   *[other] Figurka { $name } (koszt { $cost }) prawie nie wchodzi do gry: tylko w { $number } z { $games } gier ({ cite }).
}
verdict-rare-many = { $number ->
    [one] { $number } figurka prawie nigdy nie weszła
    [few] { $number } figurki prawie nigdy nie weszły
   *[many] { $number } figurek prawie nigdy nie weszło
} do gry, a gier było { $games }; na przykład: { $names }. Tańsze miałyby szansę ({ cite }).
