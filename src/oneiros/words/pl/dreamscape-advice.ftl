# Co mówi podpowiedź w Dreamscape: na co spojrzeć najpierw i co wynika z planu.

advice-look-place = Spójrz na lokację { $location }: { $name }.
advice-look-card = Spójrz na tę kartę snu: { $card }.
advice-look-slot = Spójrz na pole { $slot }.

advice-completes = { $points ->
    [one] Ukończona karta: { $card }, { $points } punkt.
    [few] Ukończona karta: { $card }, { $points } punkty.
   *[many] Ukończona karta: { $card }, { $points } punktów.
}
advice-scores = { $points ->
    [one] Od razu { $points } punkt (zasada { $rule }).
    [few] Od razu { $points } punkty (zasada { $rule }).
   *[many] Od razu { $points } punktów (zasada { $rule }).
}
advice-card-lacks = { $card }: odłamków do położenia lub wydania było { $before }, zostanie { $after }.
advice-card-nearer = { $card }: z potrzebnych odłamków brakuje potem w Dłoniach { $after } (przedtem: { $before }).
advice-card-farther = { $card } się oddala: brakuje { $after } zamiast { $before }.
advice-purpose = { $purpose }: w tym układzie { PLAYER($seat, case: "within") } dostałby { $after } zamiast { $before }.
advice-purpose-other = { $purpose }: w tym układzie { PLAYER($seat, case: "within") } dostałby { $after } zamiast { $before }.
advice-collects = Daje: { $shards }.
advice-free-ways = { $count ->
    [one] Przejście do lokacji { $locations } nic nie kosztuje.
    [few] Przejścia, które nic nie kosztują, do lokacji: { $locations }.
   *[many] Przejścia, które nic nie kosztują, do lokacji: { $locations }.
}
advice-draws = Potem decyduje los.
advice-nightmares = { $count ->
    [one] Po drodze dochodzi { $count } odłamek koszmaru.
    [few] Po drodze dochodzą { $count } odłamki koszmaru.
   *[many] Po drodze dochodzi { $count } odłamków koszmaru.
}
advice-points-left = Niewykorzystane punkty akcji: { $left }.
advice-card-pays = { $points ->
    [one] { $card } (poziom { $level }) daje po ukończeniu { $points } punkt.
    [few] { $card } (poziom { $level }) daje po ukończeniu { $points } punkty.
   *[many] { $card } (poziom { $level }) daje po ukończeniu { $points } punktów.
}
advice-card-takes = Przy obecnym krajobrazie { $card } wymaga odłamków: { $takes }, z czego brakuje w Dłoniach: { $absent }.
