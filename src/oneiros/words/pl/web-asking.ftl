# O co pyta stół w przeglądarce i jak się na to odpowiada.

web-asking-region = Pytanie
web-asking-you = Twój ruch
web-asking-seat = Kolej gracza { $seat }
web-asking-other = Ruch: { $name }, gracz { $seat }
web-asking-thinking = Zastanawia się: { $name }, gracz { $seat }
web-asking-nobody = Teraz nikt nie wybiera.

# Lista odpowiedzi do wyboru.
web-asking-choices = Do wyboru
web-asking-all = Wszystko do wyboru

# Przyciski.
web-asking-usual = Domyślny ruch
web-asking-undo = Cofnij
web-asking-why = Dlaczego nie?
web-asking-close = Zamknij

# Dlaczego nie.
web-asking-refused = Tak nie można.
web-asking-because = Dlaczego nie?
web-asking-because-may = To można zrobić: { $text }
web-asking-rule = Zasada { $rule }

# Pisanie.
web-asking-typed = Wpisz ruch
web-asking-typed-hint = Na przykład: { $example }
web-asking-typed-send = Wyślij
