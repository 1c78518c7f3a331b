## Czy to wina zestawu: na końcu gry i obok jej analizy.

web-duel-title = Czy zawinił zestaw?
web-duel-about = Komputer rozgrywa gry między tymi dwoma zestawami, po obu stronach i w równych rękach. Trwa to kilka sekund i pokazuje, ile zależało od zestawów, a ile od kości i decyzji.
web-duel-ask = Rozegraj próbne gry ({ $games })
web-duel-closer = Sprawdź dokładniej (liczba gier: { $games })
web-duel-on = Graj dalej: rozegrano { $done } z { $games }
web-duel-busy = Komputer gra
web-duel-done = { $done } z { $total }
web-duel-stop = Przerwij
web-duel-drawn = Udział wygranych gier: { $share } procent, przedział od { $low } do { $high }
web-duel-parts = Zestaw, kości i decyzje, z przedziałami 95%
web-duel-warband = Zestaw, w równych rękach
web-duel-luck = Kości
web-duel-choices = { $whose ->
    [own] Twoje decyzje
   *[other] Decyzje gracza { $seat }
}
web-duel-others = Decyzje przeciwnika
web-duel-between = { $share } (od { $low } do { $high })
web-duel-next = { $most ->
    [warband] Najwięcej kosztował zestaw: zacznij od jego zmiany.
    [luck] Najwięcej kosztowały kości. Z ich powodu nie trzeba niczego zmieniać.
    [choices] { $whose ->
        [own] Najwięcej kosztowały twoje decyzje: zacznij od najgorszej z nich.
       *[other] Najwięcej kosztowały własne decyzje: zacznij od najgorszej z nich.
    }
   *[others] Najwięcej kosztowały dobre decyzje przeciwnika: zobacz, jak to zrobił.
}
web-duel-either = Po tak niewielu grach i rozegraniach nie widać, co kosztowało najwięcej: { $parts }.
web-duel-or = { $first } czy { $last }
web-duel-part = { $part ->
    [warband] zestaw
    [luck] kości
    [choices] { $whose ->
        [own] twoje decyzje
       *[other] decyzje gracza { $seat }
    }
   *[others] decyzje przeciwnika
}
web-duel-unclear = Po tak niewielu grach i rozegraniach nie widać, co kosztowało najwięcej.
web-duel-first = { $side ->
    [below] Zacznij od zmiany zestawu; czy więcej kosztowały kości, czy decyzje, powie analiza.
   *[other] Czy zdecydowały kości, czy decyzje, powie analiza.
}
web-duel-change = Zmień ten zestaw
web-duel-mistake = Zobacz najgorszy błąd
web-duel-analyse = Analizuj tę grę
