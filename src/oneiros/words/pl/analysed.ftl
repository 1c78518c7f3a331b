## Co mówi analiza w terminalu i na stronie.

analysis-summary =
    { $some ->
        [yes] { $standing ->
            [won] { $seat } – wygrana, głównie: { $parts }.
            [lost] { $seat } – przegrana, głównie: { $parts }.
            [ahead] { $seat } – lepiej niż na początku, głównie: { $parts }.
            [behind] { $seat } – gorzej niż na początku, głównie: { $parts }.
           *[drawn] { $seat } – remis, głównie: { $parts }.
        }
       *[no] { $standing ->
            [won] { $seat } – wygrana; żadna przyczyna się nie wyróżnia.
            [lost] { $seat } – przegrana; żadna przyczyna się nie wyróżnia.
           *[other] { $seat } – nic się nie wyróżnia.
        }
    }
analysis-part =
    { $part ->
        [luck] kości i losowania ({ $share })
        [choices] własne decyzje ({ $share })
       *[others] cudze decyzje ({ $share })
    }
analysis-fell = Największy spadek szans: { $turn } ({ $lost }).
analysis-missed-most = Najwięcej oddano: { $turn } ({ $lost } względem najlepszej znalezionej możliwości).
analysis-decided-cost = – koszt { $cost } względem najlepszej znalezionej możliwości
analysis-rolled =
    { $question ->
        [initiative] rzut na inicjatywę: { $given }
        [attack] { $of ->
            [yes] kości ataku ({ $seat }, { $deed }): { $given }
           *[no] kości ataku: { $given }
        }
       *[other] { $of ->
            [yes] losowanie po decyzji ({ $seat }, { $deed }): { $given }
           *[no] losowanie: { $given }
        }
    }
analysis-against = Co wynika z tego wyboru, a z tamtego nie:
analysis-playouts-alone = Nie widać tego po prostych faktach: mówią o tym tylko gry rozegrane dalej po obu decyzjach.
