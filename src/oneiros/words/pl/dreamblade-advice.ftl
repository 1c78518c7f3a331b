# Co mówi podpowiedź w Dreamblade: na co spojrzeć najpierw i co wynika z planu.

advice-look-piece = Spójrz: { $miniature }, obszar { $cell }.
advice-look-beside = Spójrz poza mapę: { $miniature }.
advice-look-reserve = Spójrz do swoich zasobów: { $miniature } kosztuje { $price }, a punktów formowania masz { $pool }.
advice-look-cell = Spójrz na obszar { $cell }: kto tam stoi?

advice-clears = { $exact ->
    [yes] Uderzenie oczyści obszar { $cell } z szansą { $chance }.
   *[no] Uderzenie oczyści obszar { $cell } z szansą około { $chance }.
}
advice-struck = { $miniature }: odgonienie { $disrupted }, zniszczenie { $destroyed }.
advice-risked = To może kosztować: { $miniature } – odgonienie { $disrupted }, zniszczenie { $destroyed }.
advice-fate = { $fate ->
    [disrupted] Od razu odgoniona figurka: { $miniature }.
    [destroyed] Od razu zniszczona figurka: { $miniature }.
    [sacrificed] Poświęcona figurka: { $miniature }.
   *[banished] Wygnana figurka: { $miniature }.
}
advice-deathblow = Ginące istoty, zanim odejdą, rzucają jeszcze kośćmi na obszarze { $cell } (kości: { $dice }).
advice-no-deathblow = Ginące istoty odchodzą bez rzutu.
advice-turn-won = Tura się kończy: wygrywa ją { PLAYER($player, case: "within") }, { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b }.
advice-turn-drawn = Tura kończy się remisem, { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b }.
advice-game-won = Dzięki temu { PLAYER($player, case: "within") } wygrywa grę.
advice-cell-won = { $worth ->
    [one] { PLAYER($player) } ma teraz { $worth } punkt za obszar { $cell }.
    [few] { PLAYER($player) } ma teraz { $worth } punkty za obszar { $cell }.
   *[many] { PLAYER($player) } ma teraz { $worth } punktów za obszar { $cell }.
}
advice-cell-lost = { $worth ->
    [one] { PLAYER($player) } nie ma już { $worth } punktu za obszar { $cell }.
    [few] { PLAYER($player) } nie ma już { $worth } punktów za obszar { $cell }.
   *[many] { PLAYER($player) } nie ma już { $worth } punktów za obszar { $cell }.
}
advice-tally = Gdyby to był koniec tury: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b }.
advice-tally-changed = Gdyby to był koniec tury: { PLAYER("A", case: "short") } { $a }, { PLAYER("B", case: "short") } { $b } (przedtem: { PLAYER("A", case: "short") } { $before_a }, { PLAYER("B", case: "short") } { $before_b }).
advice-leads = { $game ->
    [yes] W ten sposób { PLAYER($player, case: "within") } wygrałby turę i całą grę.
   *[no] W ten sposób { PLAYER($player, case: "within") } wygrałby turę.
}
advice-could-strike = { $exact ->
    [yes] Jeśli { PLAYER($player, case: "within") } uderzy potem wszystkimi na obszarze { $cell }, oczyści go z szansą { $chance }.
   *[no] Jeśli { PLAYER($player, case: "within") } uderzy potem wszystkimi na obszarze { $cell }, oczyści go z szansą około { $chance }.
}
advice-exposed = Jeśli { PLAYER($player, case: "within") } uderzy potem wszystkimi na obszarze { $cell }, { $miniature }: odgonienie { $disrupted }, zniszczenie { $destroyed }.
advice-entered = { $count ->
    [0] Żaden wróg nie wejdzie na obszar { $cell } w jednym przemieszczaniu.
    [one] W jednym przemieszczaniu może wejść na obszar { $cell } { $count } wróg.
    [few] W jednym przemieszczaniu mogą wejść na obszar { $cell } { $count } wrogowie.
   *[many] W jednym przemieszczaniu może wejść na obszar { $cell } { $count } wrogów.
}
advice-price = { $miniature }: cena teraz { $price } (wydrukowana { $printed }).
advice-pool = Zostanie punktów formowania: { $left }.
