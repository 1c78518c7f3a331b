# Co mówi podpowiedź w Dreamblade: na co spojrzeć najpierw i co wynika z planu.

advice-look-piece = Spójrz: { $miniature }, obszar { $cell }.
advice-look-beside = Spójrz poza mapę: { $miniature }.
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
advice-turn-won = Tura się kończy: wygrywa ją gracz { $player }, A { $a }, B { $b }.
advice-turn-drawn = Tura kończy się remisem, A { $a }, B { $b }.
advice-game-won = Dzięki temu gracz { $player } wygrywa grę.
advice-cell-won = { $worth ->
    [one] Obszar { $cell } przynosi teraz graczowi { $player } { $worth } punkt.
    [few] Obszar { $cell } przynosi teraz graczowi { $player } { $worth } punkty.
   *[many] Obszar { $cell } przynosi teraz graczowi { $player } { $worth } punktów.
}
advice-cell-lost = { $worth ->
    [one] Obszar { $cell } nie przynosi już graczowi { $player } { $worth } punktu.
    [few] Obszar { $cell } nie przynosi już graczowi { $player } { $worth } punktów.
   *[many] Obszar { $cell } nie przynosi już graczowi { $player } { $worth } punktów.
}
advice-tally = Gdyby to był koniec tury: A { $a }, B { $b }.
advice-tally-changed = Gdyby to był koniec tury: A { $a }, B { $b } (przedtem: A { $before_a }, B { $before_b }).
advice-leads = { $game ->
    [yes] W ten sposób gracz { $player } wygrałby turę i całą grę.
   *[no] W ten sposób gracz { $player } wygrałby turę.
}
advice-could-strike = { $exact ->
    [yes] Jeśli gracz { $player } uderzy potem wszystkimi na obszarze { $cell }, oczyści go z szansą { $chance }.
   *[no] Jeśli gracz { $player } uderzy potem wszystkimi na obszarze { $cell }, oczyści go z szansą około { $chance }.
}
advice-exposed = Jeśli gracz { $player } uderzy potem wszystkimi na obszarze { $cell }, { $miniature }: odgonienie { $disrupted }, zniszczenie { $destroyed }.
advice-entered = { $count ->
    [0] Żaden wróg nie wejdzie na obszar { $cell } w jednym przemieszczaniu.
    [one] W jednym przemieszczaniu może wejść na obszar { $cell } { $count } wróg.
    [few] W jednym przemieszczaniu mogą wejść na obszar { $cell } { $count } wrogowie.
   *[many] W jednym przemieszczaniu może wejść na obszar { $cell } { $count } wrogów.
}
advice-price = { $miniature }: cena teraz { $price } (wydrukowana { $printed }).
advice-pool = Zostanie punktów formowania: { $left }.
