# oneiros analyse.
cli-command-analyse = powiedz, co rozstrzygnęło zapisaną grę: szczęście czy decyzje
cli-command-analyse-about = Odtwórz zapisaną grę i powiedz, jakie szanse miał każdy gracz w jej przebiegu, co przyniosły szczęście i decyzje oraz które decyzje mogły być lepsze. Każda decyzja jest oceniana według tego, co gracz mógł wiedzieć. Gra zajmuje około minuty.
analysis-option-format = jak to pokazać: text, json dla innych programów albo svg jako obraz (domyślnie: text)
analysis-option-out = zapisz to w tym pliku zamiast pokazywać
analysis-option-playouts = ile razy rozegrać każdy moment (domyślnie: tyle, na ile starczy około minuty); cztery razy więcej zmniejsza błędy o połowę
analysis-option-processes = na ile procesów rozłożyć pracę (domyślnie: 1); wynik jest taki sam
analysis-option-seed = z czego wynikają kości rozegrań (domyślnie: { $usual }); to samo daje tę samą analizę
analysis-option-duel = niech boty rozegrają też tyle gier tymi dwoma zestawami, po obu stronach i w równych rękach (100 mówi dużo, 400 więcej)
analysis-duel-progress = W równych rękach
analysis-duel-nothing = Do tej gry nic nie przyniesiono albo zaczęła się w środku innej, więc nie ma czego porównać: pomiń --duel.
analysis-duel-picture = Na obrazie nie ma miejsca na to, co znajdzie --duel: wybierz format text albo json.
analysis-nothing = W grze z pliku { $file } nikt niczego nie wybrał, więc nie ma czego analizować.
analysis-progress = Analiza
analysis-written = Zapisano w pliku { $file }.
analysis-shares = Z czego składa się wynik
analysis-adds-up =
    { $finished ->
        [yes] Początek, szczęście, decyzje własne i cudze dają razem wynik.
       *[no] Początek, szczęście, decyzje własne i cudze dają razem obecny stan gry.
    }
    Szczęście to to, czego nikt nie wybrał: co kości i losowania przyniosły ponad oczekiwanie oraz, osobno, co pokazało dopiero dalsze spojrzenie. Decyzje są mierzone względem tego, co zrobiłby tam szybki gracz.
analysis-given-away = Oddano ocenionymi decyzjami, względem najlepszej znalezionej możliwości. To inna miara: nie wchodzi do powyższej sumy.
analysis-given-away-by = { $seat }: { $lost } (?! / ? / ??: { $grades })
analysis-row-start = Początek
analysis-row-luck = Szczęście
analysis-row-unforeseen = w tym nieprzewidziane
analysis-row-choices = Własne decyzje
analysis-row-others = Cudze decyzje
analysis-row-result = Wynik
analysis-column-turn =
    { $game ->
        [dreamscape] Cykl
       *[other] Tura
    }
analysis-turn =
    { $game ->
        [dreamscape] { $turn ->
            [0] Przed cyklem 1
           *[other] Cykl { $turn }
        }
       *[other] Tura { $turn }
    }
analysis-turns =
    { $game ->
        [dreamscape] Szanse na wygraną na koniec każdego cyklu
       *[other] Szanse na wygraną na koniec każdej tury
    }
analysis-decisive = Co rozstrzygnęło grę (zmiany szans; zmiana przez decyzję jest liczona względem szybkiego gracza):
analysis-decided =
    { $kind ->
        [choice] { $turn }, krok { $step }: decyzja gracza { $seat }: { $done } ({ $changes })
        [people] { $turn }, krok { $step }: gracze zakończyli grę ({ $changes })
        [outlook] { $turn }, krok { $step }: dalsze spojrzenie poprawiło szanse ({ $changes })
       *[chance] { $turn }, krok { $step }: { $done } ({ $changes })
    }
analysis-step = Krok to jedna odpowiedź z zapisu gry, licząc od 0: oneiros replay FILE --step 54 pokazuje miejsce kroku 54.
analysis-missed = Co byłoby lepsze:
analysis-none-missed = Nie znaleziono niczego, co byłoby wyraźnie lepsze.
analysis-grade =
    { $grade ->
        [inaccuracy] Niedokładność (od 5%)
        [mistake] Błąd (od 10%)
       *[blunder] Gruby błąd (od 15%)
    }
analysis-mistake =
    { $grade ->
        [inaccuracy] ?! Niedokładność. { $turn }, krok { $step }: decyzja gracza { $seat }: { $done }, koszt { $cost } względem najlepszej znalezionej możliwości (błąd pomiaru { $error }).
        [mistake] ? Błąd. { $turn }, krok { $step }: decyzja gracza { $seat }: { $done }, koszt { $cost } względem najlepszej znalezionej możliwości (błąd pomiaru { $error }).
       *[blunder] ?? Gruby błąd. { $turn }, krok { $step }: decyzja gracza { $seat }: { $done }, koszt { $cost } względem najlepszej znalezionej możliwości (błąd pomiaru { $error }).
    }
analysis-better = Lepiej: { $notation }
analysis-lookback = Policzono w tej grze, gracz { $seat } (+ na plus, − na minus):
analysis-how = Rozegrań każdego momentu: { $playouts }, ziarno { $seed }. Błędy pomiaru to błędy standardowe; decyzja dostaje ocenę tylko wtedy, gdy jej koszt to co najmniej dwa takie błędy.
analysis-picture-title = { $game }: szanse na wygraną w przebiegu gry
analysis-picture-player = { $seat }: szczęście { $luck }, własne decyzje { $choices }, cudze decyzje { $others }.
