# What is said of every game: how a rule is cited, and what is refused of set-ups, positions, notation and files.

cite = zasada { $rule }
file-not-toml = Ten plik nie jest w formacie TOML. Popraw to: { $why }
notation-ambiguous = „{ $text }” może oznaczać kilka rzeczy; wpisz jedną z nich: { $candidates }.
notation-unknown = „{ $text }” to nie zapis ruchu; wpisz ruch tak, jak na liście opcji.
position-long = Pozycja jest za długa; może mieć do { $most } znaków.
position-under-way = Tej pozycji nie można zapisać w jednej linii, dopóki coś się rozstrzyga. Najpierw dokończ ruch albo zapisz grę.
setup-shape = Ustawienia gry to obiekt (JSON: { $expected }), a nie { $came }.
setup-unknown = Ustawienia tej gry nie mają pola „{ $came }”.
setup-origin = Pochodzenie gry to stół, krok i gracz, a podano „{ $came }”.
setup-position = Pozycja to jedna linia tekstu, jak w opisie zapisu ruchów, a nie „{ $came }”.
setup-position-differs = Pole { $path } musi być takie jak w pozycji albo zostać pominięte; przyszło „{ $came }”.
