## Gry dodane z zewnątrz i gry, w które grają boty

game-unknown = Nie ma gry „{ $came }”; są: { $known }.
game-twice = { $address } dodaje grę o nazwie „{ $came }”, ale taka już jest. Usuń ją z ONEIROS_GAMES.
game-part = Nie można dodać { $came } jako gry: brakuje części „{ $part }”. CONTRIBUTING.md wymienia, co gra musi mieć.
address-form = „{ $came }” nie jest adresem; oczekiwano moduł:OBIEKT, a między dwoma adresami przecinka.
address-module = { $came } donikąd nie prowadzi, bo nie można wczytać modułu: { $why }
address-object = { $came } donikąd nie prowadzi: w module { $module } nie ma „{ $name }”.
play-bots = Każde miejsce ma swojego bota, a miejsc w tej grze jest { $seats }, tymczasem botów podano { $came }.
play-bot-unknown = Nie ma bota „{ $came }”; są: { $known }.
odds-none = Ta gra nie podaje szans.
odds-aim = Dla „{ $came }” nie podaje się tu szans. Możliwe cele: { $expected }.
threats-none = Ta gra nie podaje zagrożeń.
envs-encoding = Gra „{ $game }” nie ma środowisk: nie da się jej zapisać w liczbach.
envs-setups = Na tych rozgrywkach w grę „{ $game }” nie można uczyć się razem: różnie zapisuje się je w liczbach. Wybierz rozgrywki tej samej wielkości.
envs-sealed = W grze „{ $game }” niczego nie składa się z pakietów, więc nie ma w niej gry ograniczonymi zestawami.
envs-seat = Miejsca w tej grze mają numery od 0 do { $last }, tymczasem podano { $came }.

## Czego nauczyły się boty

weights-form = To nie jest plik wag: zaczyna się od „{ $came }”, a oczekiwano wiersza JSON.
weights-other = Te wagi są do czegoś innego: { $part } to { $came }, a oczekiwano { $expected }. Naucz je jeszcze raz.
weights-size = Te wagi są niepełne: liczb jest { $came }, a oczekiwano { $expected }.
weights-large = Waga { $came } jest za duża, żeby ją zaokrąglić. Ucz z silniejszym tłumieniem wag.
learn-no-games = Nie ma gier, po których można by oceniać; oczekiwano co najmniej { $expected }. Wygeneruj ich więcej.
learn-games-other = W pliku { $file } są gry innego rodzaju: { $part } to { $came }, a oczekiwano { $expected }. Wybierz inny folder.
learn-games-form = { $file } to nie jest plik gier: zaczyna się od „{ $came }”, a oczekiwano wiersza JSON.
learn-kind-unknown = Nie ma takiego rodzaju rozgrywki jak „{ $came }”. Są: { $known }.
learn-same-player = „{ $came }” zagrałby sam ze sobą. Podaj dwóch różnych graczy.
