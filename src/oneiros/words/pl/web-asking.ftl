# O co pyta stół w przeglądarce i jak się na to odpowiada.

web-asking-region = Pytanie
web-asking-you = Twoja kolej
web-asking-seat = Odpowiada gracz { $seat }
web-asking-other = Odpowiada teraz: { $name }, gracz { $seat }
web-asking-thinking = Zastanawia się: { $name }, gracz { $seat }
web-asking-nobody = Teraz nikt o nic nie jest pytany.

# Lista możliwości.
web-asking-choices = Możliwości
web-asking-all = Wszystkie możliwości

# Przyciski.
web-asking-usual = Zwykła odpowiedź
web-asking-undo = Cofnij
web-asking-why = Dlaczego nie?
web-asking-close = Zamknij

# Dlaczego nie.
web-asking-refused = Nie przyjęto.
web-asking-because = Dlaczego nie?
web-asking-because-may = To można zrobić: { $text }
web-asking-rule = Zasada { $rule }

# Pisanie.
web-asking-typed = Napisz odpowiedź
web-asking-typed-hint = Na przykład: { $example }
web-asking-typed-send = Odpowiedz
