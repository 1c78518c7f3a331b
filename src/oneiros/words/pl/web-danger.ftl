# Szanse na planszy. Procenty to liczby albo <1 i >99.

web-danger-strikes = Szanse uderzeń, które możesz wykonać
web-danger-strike = { $cell }, { $miniature }: odgonienie { $disrupted }%, zniszczenie { $destroyed }%
web-danger-threats = Zagrożenia twoich istot
web-danger-waits = Wyliczanie zagrożeń
web-danger-none = Żadnej z twoich istot nie można uderzyć w dwóch najbliższych fazach akcji drugiej strony.
web-danger-threat = { $cell }, { $miniature }: odgonienie { $disrupted }%, zniszczenie { $destroyed }%; uderza: { $by }{ $later ->
    [yes] { " " }(po przesunięciu)
   *[no] { "" }
}
web-danger-silent = Nie udało się teraz obliczyć zagrożeń. Ukryj je i pokaż ponownie, aby spróbować jeszcze raz.
