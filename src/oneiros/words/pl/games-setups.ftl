# Co jest nie tak z ustawieniem gry lub z pozycją.

position-long = Pozycja jest za długa; może mieć do { $most } znaków.
position-under-way = Tej pozycji nie można zapisać w jednej linii, dopóki coś się rozstrzyga. Najpierw dokończ ruch albo zapisz grę.
setup-shape = Ustawienia gry to obiekt (JSON: { $expected }), a nie { $came }.
setup-unknown = Ustawienia tej gry nie mają pola „{ $came }”.
# $came
setup-played-by = Kto grał, to nazwa i wersja dla każdego gracza, a podano „{ $came }”.
setup-origin = Pochodzenie gry to stół, krok i gracz, a podano „{ $came }”.
setup-position = Pozycja to jedna linia tekstu, jak w opisie zapisu ruchów, a nie „{ $came }”.
setup-position-differs = Pole { $path } musi być takie jak w pozycji albo zostać pominięte; przyszło „{ $came }”.
