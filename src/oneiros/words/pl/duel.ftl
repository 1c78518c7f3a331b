## Jak dwa zestawy z zakończonej gry radzą sobie ze sobą w równych rękach.

duel-share = { $whose ->
    [own] W równych rękach twój zestaw wygrywa { $share }% gier z zestawem przeciwnika (przedział 95%: { $low }–{ $high }%).
   *[other] W równych rękach zestaw gracza { $seat } wygrywa { $share }% gier z drugim zestawem (przedział 95%: { $low }–{ $high }%).
}
duel-means = { $side ->
    [below] { $result ->
        [lost] Zestaw był słabszy od samego początku.
        [won] Zestaw był słabszy od samego początku, a mimo to wygrał.
       *[other] Z tym przeciwnikiem zestaw jest słabszy.
    }
    [above] { $result ->
        [lost] Zestaw był silniejszy od samego początku: przegrana to sprawa samej gry.
        [won] Zestaw był silniejszy od samego początku.
       *[other] Z tym przeciwnikiem zestaw jest silniejszy.
    }
   *[even] { $result ->
        [lost] Przy tylu grach ({ $games }) nie widać różnicy między zestawami; więcej gier może ją pokazać. Przyczyny szukaj najpierw w samej grze.
       *[other] Przy tylu grach ({ $games }) nie widać różnicy między zestawami; więcej gier może ją pokazać.
    }
}
duel-how = Liczba gier: { $games }, po połowie z każdej strony; oba zestawy prowadził ten sam komputer, poziom: { $bot }. W innych rękach może być inaczej. Remis liczy się jako pół wygranej.
duel-same = Obie strony przyniosły ten sam zestaw: różnicę zrobiła sama gra.
