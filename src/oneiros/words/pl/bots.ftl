### Boty z zewnątrz: polecenia, które ich dotyczą, i odmowy.
cli-command-bots = pokaż boty
cli-command-bots-about = Pokaż boty, które mogą grać: należące do każdej gry, zainstalowane i wymienione w ONEIROS_BOTS.
cli-command-new-bot = zacznij pisać własnego bota
cli-command-new-bot-about = Zapisz w nowym katalogu mały pakiet z botem, testem i plikiem README. Bot od razu gra.

cli-bots-game = Boty gry { $game }
cli-bots-level = poziom { $level }
cli-bots-weaker = { $levels } { $number ->
    [one] gra
   *[other] grają
} słabiej, dopóki silnik nie jest skompilowany.
cli-bots-outside = Z zewnątrz
cli-bots-none = Nie ma żadnych. Pakiet udostępnia boty jako punkty wejścia grupy oneiros.bots; oneiros new-bot NAZWA zaczyna nowego.
cli-bots-by = autor: { $author }
cli-bots-plays = gra w: { $games }
cli-bots-every-game = każdą grę
cli-bots-broken = { $bot } nie może grać: { $why }
cli-new-bot-name = nazwa bota i jego katalogu: małe litery, cyfry i łączniki
cli-new-bot-written = Twój bot jest w katalogu { $folder }. Niech zagra:
cli-new-bot-taken = W miejscu { $folder } już coś jest. Wybierz inną nazwę lub inne miejsce.
cli-bot-lost = Bot { $bot } nie odpowiedział, jak należy ({ $why }). Zamiast niego pada zwykła odpowiedź.
cli-bot-losses = { $moves ->
    [one] { $bot } – { $moves } stracony ruch, w jego miejsce padła zwykła odpowiedź: { $why }
    [few] { $bot } – { $moves } stracone ruchy, w ich miejsce padła zwykła odpowiedź. Za pierwszym razem: { $why }
   *[many] { $bot } – { $moves } straconych ruchów, w ich miejsce padła zwykła odpowiedź. Za pierwszym razem: { $why }
}
cli-option-seats-all = kto gra, w kolejności graczy, oddzielone przecinkami: human albo bot podany nazwą, jako moduł:Bot lub cmd:PROGRAM
cli-metavar-bot = BOT
cli-option-bot = pokaż w lobby bota z zewnątrz: moduł:Bot lub cmd:PROGRAM, także NAZWA=…; raz dla każdego. Zainstalowane widać i tak
cli-option-bot-seconds = ile sekund bot z zewnątrz może myśleć nad odpowiedzią (domyślnie: { $usual })
cli-seats-twice = O tym, kto gra, mówi już --seats, więc { $option } jest zbędne.

bot-name = „{ $came }” nie może być nazwą bota. Oczekiwano do 40 małych liter, cyfr i łączników, z literą na początku.
bot-twice = Jest już inny bot o nazwie „{ $came }”.
bot-other-game = „{ $came }” nie gra w { $game }; gra w: { $games }.
bot-broken = Nie można wczytać { $came }: { $why }
bot-no-class = { $came } to nie bot: oczekiwano klasy albo funkcji, która tworzy bota.
bot-no-choose = { $came } to nie bot: brakuje metody choose(seen, dice).
bot-introduction = Nie można odczytać, co { $came } mówi o sobie: oczekiwano tekstów title, author i about oraz listy nazw games.
bot-command = „{ $came }” nie jest poleceniem: { $why }
bot-command-empty = „{ $came }” nie wymienia programu. Oczekiwano cmd: i programu, na przykład cmd:./mybot
bot-command-missing = Nie ma programu „{ $program }”, który można by uruchomić dla { $came }.
bot-mute = { $came } nie mówi protokołem z docs/bot-protocol.md: { $why }
bot-seconds = { $variable } ma wartość „{ $came }”; oczekiwano liczby sekund większej od 0, najwyżej doby.
