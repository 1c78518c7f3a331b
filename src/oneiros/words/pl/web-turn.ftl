# Co zrobili inni, obok stołu i na nim.

web-turn-of = Ostatnie ruchy: { $who }
web-turn-others = Ostatnie ruchy innych
web-turn-away = Od ostatniej wizyty
web-turn-again = Pokaż jeszcze raz
web-turn-stop = Zatrzymaj
web-turn-open = { $count ->
    [one] Co zrobili inni: { $count } krok
    [few] Co zrobili inni: { $count } kroki
   *[many] Co zrobili inni: { $count } kroków
}
# Na przycisku w telefonie, obok innych: kilka liter.
web-turn-short = Inni { $count }
web-turn-earlier = { $count ->
    [one] Jeden wcześniejszy krok jest w dzienniku.
    [few] { $count } wcześniejsze kroki są w dzienniku.
   *[many] { $count } wcześniejszych kroków jest w dzienniku.
}
web-turn-step = Krok { $number }: { $text }
web-turn-why = Dlaczego?
