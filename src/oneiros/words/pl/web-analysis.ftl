## What decided a game, beside looking at it again.

web-analysis-title = Analiza
web-analysis-begin = Analizuj
web-analysis-waits = Gra jest wielokrotnie rozgrywana od każdej swojej chwili. To potrwa około minuty; możesz zamknąć to okno i zapytać później.
web-analysis-progress = { $done } z { $total }
web-analysis-again = Zapytaj jeszcze raz
web-analysis-curve = Szanse wszystkich na wygraną, od pierwszej chwili do ostatniej. To samo jest w tabeli na końcu.
web-analysis-shares = Z czego składa się wynik
web-analysis-start = Początek
web-analysis-luck = Szczęście
web-analysis-choices = Własne decyzje
web-analysis-others = Cudze decyzje
web-analysis-result = Wynik
web-analysis-adds-up = { $finished ->
    [yes] Początek, szczęście i decyzje dają razem wynik.
   *[no] Początek, szczęście i decyzje dają razem stan gry na końcu.
} Szczęście to to, czego nikt nie wybrał: co kości i losowania przyniosły ponad oczekiwanie. Decyzje są mierzone względem tego, co zrobiłby tam szybki gracz.
web-analysis-given-away = Oddano ocenionymi decyzjami, względem najlepszej znalezionej możliwości: { $lost }. To inna miara: nie wchodzi do powyższej sumy.
web-analysis-luck-is = { $who }: szczęście zmierzono z dokładnością do około { $error }. Z tego { $unforeseen } nie pochodzi z losowania, tylko z pozycji, które po głębszej analizie okazały się inne.
web-analysis-missed = Co byłoby lepsze
web-analysis-none-missed = Nie znaleziono niczego, co byłoby wyraźnie lepsze.
web-analysis-grade = { $grade ->
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Gruby błąd
}
web-analysis-cost = { $turn } · { $who } · koszt: { $cost } szans na wygraną względem najlepszej znalezionej możliwości (błąd standardowy { $error })
web-analysis-chose = Wybrano: { $done }
web-analysis-better = Lepiej: { $better }
web-analysis-look = Zobacz błąd { $number }
web-analysis-decisive = Co rozstrzygnęło grę
web-analysis-yardstick = Zmiany szans. Decyzja jest tu mierzona względem szybkiego gracza.
web-analysis-decided = { $kind ->
    [choice] { $turn }: { $who } – decyzja: { $done }.
    [people] { $turn }: gracze zakończyli grę.
    [outlook] { $turn }: dalsze spojrzenie poprawiło szanse.
   *[chance] { $turn }: { $done }.
}
web-analysis-see = Zobacz punkt zwrotny { $number }
web-analysis-by-turn = Szanse w tabeli
web-analysis-before = Przed pierwszym cyklem
web-analysis-turn = Po
web-analysis-how = Rozegrań od każdej chwili: { $playouts }. Niedokładność kosztuje co najmniej 5%, błąd 10%, a gruby błąd 15% wygranej, i zawsze co najmniej dwa błędy standardowe. Każda decyzja jest oceniana według tego, co gracz mógł wiedzieć.
web-analysis-here = { $grade ->
    [inaccuracy] Tu padła niedokładność, koszt { $cost }. Lepiej: { $better }
    [mistake] Tu padł błąd, koszt { $cost }. Lepiej: { $better }
   *[blunder] Tu padł gruby błąd, koszt { $cost }. Lepiej: { $better }
}
