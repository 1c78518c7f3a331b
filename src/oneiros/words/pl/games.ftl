# What is said of every game: how a rule is cited, and what is refused of set-ups, positions, notation and files.

cite = zasada { $rule }
file-not-toml = Ten plik nie jest w formacie TOML. Popraw to: { $why }
notation-ambiguous = „{ $text }” może oznaczać kilka rzeczy; napisz jedną z nich: { $candidates }.
notation-unknown = „{ $text }” nie jest odpowiedzią w notacji; napisz ją tak, jak zapisano możliwe odpowiedzi.
position-long = Pozycja jest za długa; największa dozwolona liczba znaków to { $most }.
position-under-way = Tej pozycji nie można zapisać w jednej linii, dopóki trwa rozpatrywanie. Najpierw odpowiedz albo zachowaj zapis gry.
setup-shape = Ustawienia gry to obiekt (JSON: { $expected }), a nie { $came }.
setup-unknown = Ustawienia tej gry nie mają pola „{ $came }”.
