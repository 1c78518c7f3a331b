# Karty snu: co jest nie tak z kartą, którą ktoś wymyślił, i nazwy naszych kart.

# Pliki z kartami (catalogue.py, structure.py).
dreamcards-shape = Ten plik nie zawiera tego, co plik z kartami snu. Popraw to: { $why }
dreamcard-shape = Ta karta nie zawiera tego, co powinna (zasada 6.1). Popraw to: { $why }
dreamcard-power = Żadna moc nie nazywa się „{ $came }” (zasada 7); wpisz jedną z: { $expected }.
dreamcard-twice = Są dwie karty o tej nazwie; zmień nazwę jednej z nich albo ją usuń.
dreamcard-unknown = Żadna karta nie nazywa się „{ $came }”.{ $near ->
    [none] { "" }
   *[other] { " " }Podobne nazwy: { $near }.
}
structure-too-wide = Układ jest za szeroki; w każdą stronę może mieć najwyżej tyle pól: { $most }.
structure-too-many = Układ może mieć najwyżej tyle stosów: { $most }, a pokazuje ich { $came }.
structure-too-high = Stos „{ $came }” jest za wysoki; odłamków może być w nim najwyżej { $most }.
structure-ragged = Rząd „{ $came }” jest krótszy od innego; wpisz kropkę w miejsce każdego niepokazanego pola, razem pól ma być { $expected }.
structure-token = „{ $came }” to nie stos. Wpisz jego odłamki od spodu ({ $expected }), a za nimi * jako drzewo albo @ jako Śniącego; samą kropką oznacz pole, którego karta nie pokazuje (zasada 6.1).
structure-dreamers = { $came ->
    [0] Układ nie pokazuje Śniącego; wpisz @ za jednym ze stosów (zasada 6.1).
   *[other] Układ pokazuje { $came } Śniących; wpisz @ tylko za jednym stosem (zasada 6.1).
}

# Polecenie `oneiros cards`.
cli-command-cards = wypisz i narysuj karty snu
cli-command-cards-about = Wypisz karty snu z tym, czego wymagają i jak są trudne, tylko te, przy których jest jakieś słowo, albo wszystko o jednej z nich. Albo narysuj je w pliku.
cards-option-word = nazwa lub jej część, moc, rodzaj odłamka
cards-option-level = tylko karty jednego poziomu
cards-option-svg = narysuj karty w tym pliku jako obraz SVG
cards-option-markdown = zapisz w tym pliku karty i potrzebne odłamki jako stronę Markdown
cards-near = Przy żadnej karcie nie ma „{ $came }”. Podobne nazwy: { $near }.
cards-unknown = Przy żadnej karcie nie ma „{ $came }”.
cards-column-name = nazwa
cards-column-level = poziom
cards-column-points = punkty
cards-column-power = moc
cards-column-structure = układ
cards-column-grass = trawa
cards-column-water = woda
cards-column-rock = skała
cards-column-land = ziemia
cards-column-trees = drzewa
cards-column-shards = odłamki
cards-column-whites = białe
cards-column-turns = cykle
cards-column-difficulty = trudność
cards-head-name = nazwa
cards-head-level = poz.
cards-head-points = punkty
cards-head-power = moc
cards-head-grass = G
cards-head-water = W
cards-head-rock = R
cards-head-land = L
cards-head-trees = *
cards-head-difficulty = trud.
cards-head-meaning = G trawa, W woda, R skała, L ziemia, * drzewa; trud.: jak trudno zbudować układ
cards-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cards-heading = { $name }: { $level }, { $points }
cards-power = { $power }: { $text }
cards-picture-meaning = Najdalszy rząd jest u góry. G trawa, W woda, R skała, L ziemia, * drzewo, @ Śniący. Liczy się każdy z czterech obrotów (zasada 6.1).
cards-measured = Najtańsza budowa w pustym krajobrazie: odłamki { $shards }, w tym białe { $whites }, cykle co najmniej { $turns }. Trudność { $difficulty }.
cards-sheet-title = Dreamscape: karty snu
cards-sheet-level = Poziom { $level }
cards-sheet-tree = drzewo
cards-sheet-dreamer = Śniący
cards-sheet-plan = Litery pod każdą kartą to jej układ widziany z góry: stos od spodu do wierzchu, * drzewo, @ Śniący, kropka – pole, którego karta nie pokazuje.
cards-page-title = Karty snu
cards-page-about = Karty z dodatku first-night są naszego pomysłu. Wszystkie są na [jednym obrazie](cards.svg). W tabeli układ jest zapisany tak, jak widać go z góry, od najdalszego rzędu, a rzędy dzieli ukośnik: `WR` to woda pod skałą, `*` to drzewo, `@` Śniący, a kropka – pole, którego karta nie pokazuje.
cards-page-measures = Trudność karty zmierzono, znajdując jej najtańszą budowę w pustym krajobrazie. *Odłamki* to wszystko, czego ona wymaga: odłamki położone, białe na ruchy Śniącego i po jednym zielonym na drzewo. *Białe* to ruchy, które kosztują biały odłamek. *Cykle* to najmniejsza liczba cykli, na jaką pozwala zbieranie: cztery odłamki na cykl, po dwa jednego rodzaju. *Trudność* jest sumą tych trzech liczb, a punkty to trudność i poziom razem.
cards-page-shards = Potrzebne odłamki
cards-page-shards-about = To, co pokazują układy, z odłamkiem trawy na każde drzewo, wobec zawartości woreczka.
cards-row-all = wszystkie karty
cards-row-most = najwięcej na jednej karcie
cards-row-bag = w woreczku

# Nazwy. Kluczem jest nazwa angielska małymi literami, bez apostrofów, ze słowami złączonymi łącznikiem.
card-the-first-stone = Pierwszy Kamień
card-doorstep-of-grass = Trawiasty Próg
card-puddle-after-no-rain = Kałuża bez Deszczu
card-well-of-small-hours = Studnia przed Świtem
card-sleepwalkers-ford = Bród Lunatyka
card-moss-pillow = Poduszka z Mchu
card-the-drifting-raft = Zbłąkana Tratwa
card-crooked-footpath = Kręta Ścieżka
card-the-stubborn-seed = Uparte Nasionko
card-hermits-tree = Drzewo Pustelnika
card-islet-of-one-evening = Wysepka na Jeden Wieczór
card-knuckle-of-the-giant = Kłykieć Olbrzyma
card-mirror-pool = Lustrzany Staw
card-reeds-in-the-mist = Trzciny we Mgle
card-the-lost-stepping-stone = Zgubiony Kamień z Brodu
card-lamp-on-the-cliff = Lampa na Urwisku
card-hill-of-the-leaning-pine = Wzgórze Pochyłej Sosny
card-where-the-shallows-end = Gdzie Kończy się Płycizna
card-watershed = Dział Wód
card-meadow-of-slow-clocks = Łąka Powolnych Zegarów
card-the-road-that-forgot = Droga bez Pamięci
card-moonwater-basin = Misa Księżycowej Wody
card-memory-rock = Skała Pamięci
card-whispering-wind-bay = Zatoka Szepczącego Wiatru
card-the-unkept-lighthouse = Latarnia bez Latarnika
card-willow-in-the-flood = Wierzba w Rozlewisku
card-garden-without-a-gate = Ogród bez Furtki
card-spring-beneath-the-stone = Źródło pod Kamieniem
card-the-drowned-staircase = Zatopione Schody
card-bridge-of-held-breath = Most Wstrzymanego Oddechu
card-terraces-of-patience = Tarasy Cierpliwości
card-salt-marsh-choir = Chór Słonych Mokradeł
card-the-shepherds-notch = Przełęcz Pasterza
card-the-ferrymans-hesitation = Rozterka Przewoźnika
card-orchard-of-unsaid-words = Sad Niewypowiedzianych Słów
card-the-listing-tower = Przechylona Wieża
card-spiral-of-the-falling-moon = Spirala Spadającego Księżyca
card-valley-of-two-rivers = Dolina Dwóch Rzek
card-amphitheatre-of-silence = Amfiteatr Ciszy
card-the-sky-aqueduct = Podniebny Akwedukt
card-palace-of-the-tides = Pałac Przypływów
card-avenue-of-poplars = Topolowa Aleja
card-the-last-summit = Ostatni Szczyt
card-the-island-that-waits = Czekająca Wyspa
card-the-broken-ring = Pęknięty Pierścień
card-glacier-of-forgotten-summers = Lodowiec Zapomnianego Lata
card-archipelago-of-lost-names = Archipelag Utraconych Imion
card-harbour-of-return = Przystań Powrotów
card-cathedral-of-pines = Sosnowa Katedra
card-throne-at-the-end-of-sleep = Tron na Krańcu Snu
