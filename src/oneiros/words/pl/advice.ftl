# Co mówi podpowiedź w każdej grze.

advice-look-end = Czy jest tu jeszcze coś, co warto zrobić?
advice-look-question = Przyjrzyj się dokładnie temu, o co chodzi w tym wyborze.
advice-none = Nie ma tu czego doradzić: niczego nie dało się porównać.
advice-no-step = W kroku { $step } nikt niczego nie wybierał.
advice-secret = To, co tam wybrano, widział tylko wybierający gracz, więc nie można powiedzieć dlaczego.
advice-off = { $why ->
    [people] W grze między ludźmi nie ma podpowiedzi, chyba że stół na to pozwala. Może na to pozwolić ten, kto stół zakłada.
    [origin] Ta gra jest dalszym ciągiem innej, wtedy jeszcze niezakończonej, w której nie ma podpowiedzi; dlatego nie ma ich i tutaj.
    [clock] W grze z zegarem nie ma podpowiedzi.
   *[agreed] Przy tym stole nie ma podpowiedzi: tak ustalono, gdy go zakładano.
}
advice-not-a-bot = O powód zapytaj gracza { $seat }: tu objaśnia się tylko ruchy komputera.
advice-instead = { $how ->
    [close] Mniej więcej tak samo dobre: { $deeds }
    [better] Poziom bezlitosny wolałby: { $deeds }
   *[worse] Zamiast tego: { $deeds }
}
advice-same = Pod tymi względami oba plany się nie różnią.
