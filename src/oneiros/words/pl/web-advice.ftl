# Karta podpowiedzi i tego, dlaczego komputer coś zrobił.

web-advice-title = Podpowiedź
web-advice-motive-title = Dlaczego gracz { $who } tak zagrał
web-advice-thinking = Komputer myśli…
web-advice-more = Co można zrobić?
web-advice-close = Odłóż podpowiedź
web-advice-plan = Można zrobić tak
web-advice-did = To zrobiono
web-advice-because = Co z tego wynika
web-advice-judged = To, co wymieniono, wynika z zasad. Który inny plan jest lepszy lub gorszy, osądził przed chwilą poziom bezlitosny, cokolwiek myślał sam przeciwnik.
web-advice-free = Nic nie dzieje się samo; wybór należy do ciebie.
web-advice-silent = Nie nadeszła żadna odpowiedź. Zapytaj za chwilę jeszcze raz.
