# Czego się odmawia przy otwieraniu pakietów: pule, stoły z ograniczonymi zestawami i wybieranie z pakietów.

pool-size = { $came ->
    [one] Ta pula ma { $came } figurkę, a musi ich mieć od 1 do { $most }.
    [few] Ta pula ma { $came } figurki, a musi ich mieć od 1 do { $most }.
   *[many] Ta pula ma { $came } figurek, a musi ich mieć od 1 do { $most }.
}

## Co przynosi gracz (zasada 3.3)

sealed-way = Nie ma takiego sposobu otwierania pakietów: „{ $came }”; są: { $known }.
sealed-nothing = Niczego nie przyniesiono; wyślij zestaw zbudowany z puli.
sealed-not-there = W puli nie ma figurki { $name } (zasada 3.3).
sealed-too-often = Liczba kopii figurki { $name } w puli to { $there }, a nie { $came } (zasada 3.3).

## Ziarna w słowach

seed-words = „{ $came }” nie jest ziarnem; liczba słów ziarna to { $expected }, na przykład bursztyn-wydra-latarnia.
seed-word = Nie ma na liście słowa „{ $came }”.{ $near ->
    [none] { "" }
   *[other] { " " }Podobne słowa: { $near }.
}

## Stoły z ograniczonymi zestawami

server-sealed-none = Do tej gry nie otwiera się pakietów; pomiń „sealed”.
server-sealed-format = Format nic nie mówi o pakietach ani o kolejnych grach; wyślij „sealed” i „best_of” obok niego.
server-sealed-seed = Gdy każdy otwiera własną pulę, nikt nie wybiera jej ziarna; pomiń je.
server-sealed-bot = Bot buduje z własnej puli; pomiń to, co przynosi.
server-sealed-draft = Wybieranie z pakietów ma własne pakiety; pomiń way, set, seed i pools.
server-sealed-drafter = Podaj, który bot z wybierania gra: { $known }. Podano: { $came }.
server-not-sealed = Przy tym stole nie otwiera się pakietów; zestaw podaje się, siadając.
server-packs-shut = Pakiety pozostają zamknięte, dopóki wszyscy nie usiądą do stołu.
server-sow-lacking = Miejsce { $seat } niczego jeszcze nie przyniosło; najpierw coś przynieś.
server-brought = Wszyscy przynieśli już zestawy i są związani ziarnami, więc nie można przynieść innego.
server-got-up = Kto zna już swoje pakiety albo to, co przynieśli inni, wstaje od stołu na dobre, więc nie możesz usiąść tu ponownie.
server-pool-foreign = To, co otworzyli inni, zobaczysz, gdy skończą się wszystkie ich gry.
server-seat-number = „{ $came }” nie jest numerem miejsca; miejsca liczy się od 0.

## Wybieranie z pakietów

server-draft-unknown = Nie ma takiego wybierania z pakietów: „{ $came }”. Mogło wygasnąć albo link jest niepełny.
server-draft-foreign = To wybieranie z pakietów odbyło się bez ciebie.
server-draft-seats = Liczba miejsc przy wybieraniu z pakietów: od { $least } do { $most }, a nie { $came }.
server-draft-me = Przy nowym wybieraniu z pakietów dokładnie jedno miejsce jest twoje, a nie { $came }.
server-draft-seconds = Czas na wybór to od { $least } do { $most } s, a nie { $came } s.
server-draft-full = Wszystkie miejsca są zajęte.
server-draft-owner = Zacząć albo zamknąć wybieranie może tylko gość, który je założył.
server-draft-status = { $status ->
    [seating] To wybieranie jeszcze się nie zaczęło.
    [drafting] To wybieranie już się zaczęło.
    [over] To wybieranie już się skończyło.
   *[closed] To wybieranie zamknięto.
}
server-draft-early = To wybieranie jeszcze trwa, więc nie można nic z niego przynieść do stołu.
server-draft-stale = Z tego pakietu już wybrano albo został podany dalej; spójrz na pakiet, który trzymasz teraz.
server-draft-pick = W pakiecie, który trzymasz, nie ma „{ $came }”; jest w nim: { $known }.
server-drafts-many = Liczba niezakończonych wybierań, w których uczestniczysz, to już { $most }; najpierw dokończ albo opuść któreś.
