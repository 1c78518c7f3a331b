# Zestawy figurek i gra ograniczonymi zestawami (zasady 3.1 i 3.3).

## Gotowe zestawy, po jednym zdaniu

warband-sample = Przykładowy zestaw z instrukcji: Dzielność i Szaleństwo, po trochu wszystkiego do nauki gry.
warband-vigil-of-lanterns = Sama Dzielność: idź za plecami Ochroniarzy, trzymaj środek i daj czas najcięższym, by doszli w szyku.
warband-the-long-corridor = Samo Szaleństwo: bądź tam, gdzie nikt się nie spodziewa, uderzaj z daleka i nie daj się zniszczyć na dobre.
warband-under-the-bed = Sama Trwoga: tanie istoty na każdym obszarze punktowanym, wrogowie osłabieni, wypchnięci i uciszeni.
warband-opening-night = Sama Zaciekłość: uderzaj najwcześniej i najmocniej, drogo sprzedaj życie i wydaj to, co zostawią polegli.
warband-red-ribbons = Dzielność i Zaciekłość: istoty z rodu Krwawych wspierają się nawzajem; razem na jednym obszarze są silniejsze, twardsze i trudniejsze do zabicia.
warband-visiting-hours = Szaleństwo i Trwoga: istoty z rodu Zagubionych są tańsze dzięki Bileterowi i przetrwają to, co osłabią drobne koszmary.
warband-mirror-parade = Dzielność i Szaleństwo: istoty z rodu Janus zamieniają się miejscami, kopiują sobie nawzajem ostrza i razem trudniej je ruszyć.
warband-nine-rooms = Ród Rojowców: rozmnażaj je tanio wokół Kołyski, formuj obok swoich i pozwól Wdowie dodać wszystkim siły.
warband-arrears-of-the-pit = Ród Piekielników: wataha w piekielnym szale, każde ostrze to rana; rachunki płaci Notariusz, a na końcu przychodzi Wierzyciel.
# Nazwa i plan razem.
warband-titled = { $title } – { $plan }

## Postacie zapisu (forms.py, packed.py)

warband-too-large = Liczba znaków w tym tekście: { $came }; zestaw ma ich najwyżej { $most }.
warband-line = Wiersz { $line }: „{ $came }” to nie liczba kopii i nazwa; wpisz wiersz taki jak: 2 Zwiadowca Zmierzchu
warband-line-name = Wiersz { $line }: „{ $came }” nie może być nazwą figurki, która ma do 40 liter, odstępów, łączników i apostrofów.
warband-line-copies = Wiersz { $line }: liczba kopii figurki { $miniature } to { $came }; wpisz od 1 do { $most }.
warband-line-wrong = Wiersz { $line }: { $why }
warband-name-long = Liczba znaków w nazwie tego zestawu: { $came }; może ich być najwyżej { $most }.
warband-name = „{ $came }” nie może być nazwą zestawu: ma znaki, których nie widać, albo odstęp na początku lub na końcu.
warband-about-long = Liczba znaków w opisie tego zestawu: { $came }; może ich być najwyżej { $most }.
warband-about = „{ $came }” nie może być opisem zestawu: ma znaki, których nie widać, albo odstęp na początku lub na końcu.
warband-not-json = To nie jest JSON: błąd w wierszu { $line }, w kolumnie { $column }.
warband-field = W { $place } musi być { $expected }, a nie { $came }.
warband-field-name = { $place }: „{ $came }” nie może być nazwą figurki, która ma do 40 liter, odstępów, łączników i apostrofów.
warband-field-unknown = { $place }: zestaw nie ma pola „{ $came }”; ma pola format, version, name, description i miniatures.
warband-field-twice = „{ $came }” występuje dwa razy; zostaw jedno z nich.
warband-version = W { $place } jest { $came }; ten program czyta wersję { $expected }.
warband-packed-version = Ten spakowany zestaw jest w wersji „{ $came }”; ten program czyta wersję { $expected }.
warband-packed-letter = Znaku { $place } tego spakowanego zestawu, „{ $came }”, nie może tam być; skopiuj zestaw jeszcze raz.
warband-packed-cut = Ten spakowany zestaw urywa się przy znaku { $place }; skopiuj go jeszcze raz.
warband-packed-damaged = Ten spakowany zestaw jest uszkodzony gdzieś od znaku { $first } do { $last }: suma kontrolna się nie zgadza. Skopiuj go jeszcze raz.
warband-packed-set = Znak { $place } tego spakowanego zestawu oznacza dodatek, którego tu nie ma; są: { $known }.
warband-packed-place = Znak { $place } tego spakowanego zestawu oznacza figurkę numer { $came } w dodatku, który ma ich mniej.
warband-packed-copies = Znak { $place } tego spakowanego zestawu oznacza tyle kopii: { $came }; może ich być najwyżej { $most }.
warband-packed-sets = Ten zestaw spakowano z innym wydaniem dodatków, w którym na tych miejscach były inne figurki.

## Gra ograniczonymi zestawami (sealed.py)

prelude-way = Pakiety otwiera się na jeden ze sposobów: { $known }, tymczasem podano „{ $came }”.
prelude-key = W grze ograniczonymi zestawami można wybrać `way` i `set`, tymczasem podano „{ $came }”.
sealed-set = Nie ma dodatku o nazwie „{ $came }”; są: { $known }.

## Budowanie zestawu (builder.py)

builder-first = { $first ->
    [Valor] { aspect-valor }
    [Madness] { aspect-madness }
    [Fear] { aspect-fear }
   *[Passion] { aspect-passion }
}
builder-second = { $second ->
    [Valor] { aspect-valor }
    [Madness] { aspect-madness }
    [Fear] { aspect-fear }
   *[Passion] { aspect-passion }
}
builder-kin = { $lineage ->
    [Janus] { lineage-janus }
    [Lost] { lineage-lost }
    [Hivelings] { lineage-hivelings }
    [Hellbred] { lineage-hellbred }
   *[Bloodcut] { lineage-bloodcut }
}
builder-nothing = Pula jest pusta, więc nie ma z czego budować ({ cite }).
builder-one-aspect = Jeden aspekt: { builder-first }. Figurki bez innych symboli: { $own } z { $all }, więc symboli rzadziej brakuje ({ cite }).
builder-two-aspects = Dwa aspekty: { builder-first } i { builder-second }. Figurki bez innych symboli: { $own } z { $all }, więc symboli rzadziej brakuje ({ cite }).
builder-curve = Koszty na około osiem punktów formowania w turze: do { $most_cheap }: { $cheap }; do { $most_middling }: { $middling }; powyżej: { $dear } ({ cite }).
builder-best = Najwięcej za swój koszt: { $names } ({ cite }).
builder-lineage = Ród { builder-kin } (liczba figurek: { $number }) wspierają: { $names } ({ cite }).
builder-locations = Lokacje nie opanowują obszarów, więc jest ich najwyżej { $most }: { $names } ({ cite }).
builder-strangers = Wzięte mimo symboli innych aspektów: { $names } ({ cite }).
builder-missed = Dobre, ale pominięte z powodu aspektów: { $names } ({ cite }).
builder-copies = Liczba kopii figurki { $name } w puli: { $copies }; w zestawie mogą być najwyżej { $most } ({ cite }).
builder-few = Liczba figurek, które daje pula: { $all }; mogłoby ich być { $most } ({ cite }).

## Czego zestawowi brakuje (gaps.py)

builder-gap-few = { $number ->
    [one] Zmieści się jeszcze { $number } figurka ({ cite }).
    [few] Zmieszczą się jeszcze { $number } figurki ({ cite }).
   *[many] Zmieści się jeszcze { $number } figurek ({ cite }).
}
builder-gap-cheap = { $number ->
    [0] Nie masz żadnej figurki o koszcie do { $most }.
    [one] Masz tylko jedną figurkę o koszcie do { $most }.
    [few] Masz tylko { $number } figurki o koszcie do { $most }.
   *[many] Masz tylko { $number } figurek o koszcie do { $most }.
} Dwie kości dają średnio siedem punktów, więc tylko tanie figurki formuje się po dwie ({ cite }).
builder-gap-dear = { $number ->
    [one] Jedna figurka kosztuje więcej niż { $above }.
    [few] { $number } figurki kosztują więcej niż { $above }.
   *[many] { $number } figurek kosztuje więcej niż { $above }.
} Część z nich zostanie w zasobach do końca gry ({ cite }).
builder-gap-late = { builder-first } rozkręca się późno: pierwsze figurki kosztują średnio o { $extra } więcej. Drogę torują tanie figurki z tym symbolem ({ cite }).
builder-gap-lonely = { builder-first }: te figurki są osamotnione i nawet późno kosztują o { $extra } więcej. Weź ich więcej albo wcale ({ cite }).
builder-gap-idle = { $name } ma umiejętność „{ $ability }”, ale nikt z niej tutaj nie skorzysta ({ cite }).
builder-gap-unique = { $name } jest figurką unikalną: drugą w grze trzeba poświęcić ({ cite }).
builder-gap-locations = Lokacje: { $number }. Nie opanowują obszarów, więc jedna lub dwie zwykle wystarczą ({ cite }).

## Polecenia

cli-command-warband = sprawdź, zamień, pokaż lub wypisz zestawy figurek
cli-command-warband-about = Sprawdź, zamień, pokaż lub wypisz zestawy figurek. Zestaw to nazwa gotowego zestawu, spakowany napis albo plik: tekst, JSON, spakowany lub TOML.
cli-command-warband-check = wypisz wszystko, co jest nie tak z zestawami
cli-command-warband-check-about = Wypisz wszystko, co w zestawach jest niezgodne z zasadą 3.1. Kod wyjścia to 1, gdy coś takiego jest.
cli-command-warband-convert = zapisz zestaw w innej postaci
cli-command-warband-convert-about = Zapisz zestaw jako tekst, jako JSON albo jako spakowany napis do linków. Nic nie ginie.
cli-command-warband-show = pokaż zestaw i jego figurki
cli-command-warband-show-about = Pokaż zestaw, opis jego figurek, ich koszty i spakowany napis.
cli-command-warband-list = wypisz gotowe zestawy
cli-command-warband-list-about = Wypisz zestawy dołączone do gry, każdy z jego planem.
cli-command-sealed = otwórz pakiety i zbuduj z nich zestaw
cli-command-sealed-about = Otwórz pakiety do gry ograniczonymi zestawami (zasada 3.3), a jeśli chcesz, poproś o zbudowanie z nich zestawu z uzasadnieniem.

cli-metavar-warband-any = ZESTAW
cli-metavar-set = DODATEK
cli-option-warband-any = nazwa gotowego zestawu, spakowany napis albo plik
cli-option-warband-to = postać zapisu (domyślnie: text)
cli-option-warband-output = zapisz do nowego pliku
cli-option-sealed-seed = otwórz pulę o tym ziarnie, za każdym razem tę samą (domyślnie: losowa, a jej ziarno zostanie podane)
cli-option-packs = starter (pakiet startowy i dodatkowy) albo boosters (trzy pakiety dodatkowe; domyślnie: starter)
cli-option-set = dodatek, z którego są pakiety, jeden z: { $sets } (domyślnie: { $default })
cli-option-build = zbuduj zestaw z puli i uzasadnij wybór

cli-column-plan = plan
cli-warband-nameless = (bez nazwy)
cli-warband-written = Zapisano: { $file }
cli-warband-summary = Figurki: { $number }; łączny koszt: { $total }; do { $most_cheap }: { $cheap }, do { $most_middling }: { $middling }, powyżej: { $dear }
cli-warband-link = Spakowany: { $link }
cli-warband-fine = { $number ->
    [one] { $name }: { $number } figurka, wszystko w porządku.
    [few] { $name }: { $number } figurki, wszystko w porządku.
   *[many] { $name }: { $number } figurek, wszystko w porządku.
}
cli-warband-problems = { $number ->
    [one] { $name }: { $number } błąd
    [few] { $name }: { $number } błędy
   *[many] { $name }: { $number } błędów
}
cli-sealed-opened = { $number ->
    [one] Dodatek { $set }, ziarno { $seed }: { $number } figurka
    [few] Dodatek { $set }, ziarno { $seed }: { $number } figurki
   *[many] Dodatek { $set }, ziarno { $seed }: { $number } figurek
}
cli-sealed-pack = { $kind ->
    [starter] Pakiet startowy: rzadkie { $rare }, niepospolite { $uncommon }, pospolite { $common }
   *[booster] Pakiet dodatkowy: rzadkie { $rare }, niepospolite { $uncommon }, pospolite { $common }
}
cli-sealed-built = Zbudowano z puli: { $name }
