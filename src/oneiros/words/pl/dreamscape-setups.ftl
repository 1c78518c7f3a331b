# Co jest nie tak z ustawieniem gry lub z pozycją.

setup-brings = Do tej gry nie przynosi się niczego własnego, a podano: { $came }.
setup-no-format = To nie jest format gry: { $came }.
setup-players = Graczy jest od 2 do 4, a nie „{ $came }”.
setup-switch = { $path } ma wartość true lub false, a nie „{ $came }”.
setup-columns = Krajobraz ma 3, 5 lub 7 kolumn, a nie „{ $came }”.
setup-rows = Krajobraz tej szerokości ma od { $least } do { $most } rzędów, a nie „{ $came }”.
setup-cards = Karty muszą być listą tabel z tym, czego wymaga zasada 6.1, a nie „{ $came }”.
setup-cards-many = Za dużo własnych kart ({ $came }); może ich być najwyżej { $most }.
position-cards = Pozycji z wymyślonymi lub brakującymi kartami nie można zapisać w jednej linii. Zachowaj zapis gry.
position-part = „{ $came }” nie jest częścią pozycji; podaj pole i jego wartość, na przykład: cycle 2 albo A.hands W W R.
position-twice = { $path } występuje dwa razy; zostaw jedno.
scenario-card-twice = { $path }: karta { $card } leży już gdzie indziej; każda jest tylko jedna.
scenario-red-stack = { $path }: „{ $came }” nie może być; odłamek koszmaru leży sam, a stać na nim może tylko Śniący (zasada 10.5).
scenario-shards = { $path }: za dużo odłamków rodzaju { $kind }; wszystkich jest { $most } (zasada 1.1).
