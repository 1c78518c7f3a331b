# Co mówi wiersz poleceń. Nazwy poleceń i opcji oraz zapis ruchów są po angielsku w każdym języku.

cli-about = Oneiros: stół do gier o snach, w terminalu.
cli-epilog = Każde polecenie ma własną pomoc: oneiros play --help
cli-build-compiled = skompilowany
cli-build-interpreted = interpretowany

## argparse; to, co stoi po znaku %, uzupełnia Python

cli-parser-usage = użycie:
cli-parser-positional = argumenty
cli-parser-options = opcje
cli-parser-commands = polecenia
cli-parser-command = POLECENIE
cli-parser-help = pokaż tę pomoc i zakończ
cli-parser-error = %(prog)s: %(message)s
cli-parser-argument = %(argument_name)s: %(message)s
cli-parser-unrecognized = nieznane argumenty: %s
cli-parser-required = brakuje argumentów: %s
cli-parser-one-value = brakuje wartości
cli-parser-some-values = brakuje co najmniej jednej wartości
cli-parser-no-value = nie przyjmuje wartości, a podano %r
cli-parser-not-with = nie można łączyć z %s
cli-parser-number = „{ $came }” nie jest liczbą całkowitą od { $least } do { $most }
cli-parser-seats = „{ $came }” nie wymienia dwóch botów, na przykład random,random
cli-unknown = „{ $came }” nie jest znane; do wyboru: { $known }
cli-unknown-near = „{ $came }” nie jest znane; może chodziło o: { $near }?

## Polecenia

cli-command-play = zagraj
cli-command-play-about = Zagraj w terminalu. Jeśli nie wybierzesz inaczej, jesteś graczem A przeciwko botowi.
cli-command-replay = przeczytaj zapisaną grę
cli-command-replay-about = Przeczytaj zapisaną grę jako zapis ruchów lub dziennik albo obejrzyj jej stół w dowolnym kroku.
cli-command-verify = sprawdź kości i ruchy zapisanej gry
cli-command-verify-about = Oblicz od nowa wszystko, co mówi zapis ukończonej lub przerwanej gry: każdą odpowiedź według zasad, każdy rzut z ziaren i wynik. Kod wyjścia to 0, gdy wszystko się zgadza, a 1, gdy nie.
cli-command-scenario = uruchom zasady zapisane w plikach tekstowych
cli-command-scenario-about = Uruchom scenariusze: pliki tekstowe z pozycją, odpowiedziami i oczekiwaniami. Kod wyjścia to 1, gdy któryś zawiedzie.
cli-command-perft = policz ciągi odpowiedzi
cli-command-perft-about = Policz ciągi odpowiedzi do podanej głębokości, razem z kośćmi, od początku gry albo ze środka gry losowej.
cli-command-simulate = niech boty rozegrają wiele gier
cli-command-simulate-about = Niech boty rozegrają między sobą wiele gier; na końcu jest podsumowanie.
cli-command-rules = przeczytaj zasady z numerami
cli-command-rules-about = Przeczytaj zasady: jedną według numeru, cały dział albo wszystko o jakimś słowie.
cli-command-miniatures = wypisz figurki
cli-command-miniatures-about = Wypisz figurki, tylko te, przy których jest jakieś słowo, albo wszystko o jednej z nich.

cli-metavar-file = PLIK
cli-metavar-game = GRA
cli-metavar-paths = PLIK|FOLDER
cli-metavar-rule = NUMER|SŁOWO
cli-metavar-seed = ZIARNO
cli-metavar-warband = NAZWA|PLIK
cli-metavar-word = SŁOWO

cli-option-lang = język; inaczej język ze zmiennej ONEIROS_LANG lub z ustawień systemu
cli-option-version = pokaż wersję i to, czy silnik jest skompilowany
cli-option-game = gra: { $games }
cli-option-seat = kto gra jako { $seat }: ty przy klawiaturze (human) lub bot (domyślnie: { $default })
cli-option-warband = co przynosi { $seat }: nazwa gotowego zestawu figurek lub plik TOML z wierszami takimi jak "Twilight Scout" = 2 (domyślnie: sample)
cli-option-seed = graj z tym ziarnem, za każdym razem tę samą grę; inaczej kości są tajne aż do końca
cli-option-record = zapisz przebieg gry do tego pliku
cli-option-record-file = zapis gry z polecenia oneiros play
cli-option-step = pokaż stół taki, jaki był przed odpowiedzią o tym numerze
cli-option-log = opowiedz, co się stało, z zasadą stojącą za każdym zdarzeniem
cli-option-paths = scenariusze lub foldery ze scenariuszami
cli-option-json = pisz w formacie JSON dla innych programów
cli-option-depth = na ile odpowiedzi w głąb
cli-option-after = zacznij po tylu losowych odpowiedziach
cli-option-games = ile gier (domyślnie: 100)
cli-option-seats = kto gra jako A i jako B, do wyboru: { $bots }
cli-option-rule = numer zasady lub działu, słowo albo: wszystko
cli-option-word = nazwa lub jej część, aspekt, ród, umiejętność

## Pliki

cli-file-unreadable = Nie można odczytać pliku { $file }: { $why }
cli-file-unwritable = Nie można zapisać pliku { $file }: { $why }
cli-output-failed = Nie można zapisać wyniku: { $why }
cli-file-too-large = Plik { $file } jest za duży; może mieć najwyżej { $limit } B.
cli-file-not-text = Plik { $file } nie jest tekstem: bajt { $place } nie jest w UTF-8.
cli-game-unknown = Nie ma tu gry o nazwie „{ $came }”; do wyboru: { $known }.
cli-warband-unknown = Nie ma gotowego zestawu figurek ani pliku o nazwie „{ $came }”. Gotowe zestawy: { $known }.
cli-warband-not-toml = Plik { $file } nie jest w formacie TOML: { $why }
cli-warband-copies = { $file }: liczba kopii figurki { $name } musi być liczbą całkowitą, a jest „{ $came }”.

## Stół

cli-heading = { $phase ->
    [initiative] Tura { $turn }: faza inicjatywy
    [spawn] Tura { $turn }: faza formowania gracza { $seat }
    [first-action] Tura { $turn }: pierwsza faza akcji gracza { $seat }
    [second-action] Tura { $turn }: druga faza akcji gracza { $seat }
   *[conquest] Tura { $turn }: faza podboju
}
cli-track-initiative = Inicjatywa: A { $a }, B { $b }. Pierwszy gracz: { $first }
cli-track-wins = Wygrane tury (z 6): A { $a }, B { $b }
cli-track-points = Punkty podboju w tej turze: A { $a }, B { $b }
cli-track-bonus = Dodatkowe punkty formowania: A { $a }, B { $b }
cli-track-pool = Pula punktów formowania: { $pool }
cli-board-portal = portal { $seat }
cli-board-legend = { $a } A, { $b } B, przy każdej siła/obrona/życie i !obrażenia, jeśli jakieś są
cli-zone-reserves = Zasoby gracza { $seat } z dzisiejszymi cenami: { $listed }
cli-zone-graveyard = Cmentarz gracza { $seat }: { $listed }
cli-zone-removed = Poza grą, gracz { $seat }: { $listed }
cli-zone-empty = brak
cli-log-roll = Kości ataku: { $dice } (zasada { $rule }).
cli-choice-spawn = { $price ->
    [one] Uformuj figurkę { $miniature } za { $price } punkt:
    [few] Uformuj figurkę { $miniature } za { $price } punkty:
   *[many] Uformuj figurkę { $miniature } za { $price } punktów:
}
cli-choice-move = Przesuń figurkę { $miniature }:
cli-choice-place = Umieść figurkę { $miniature }:
cli-choice-carry = Przesuń figurkę { $miniature }:
cli-choice-damage = Obrażenia dla figurki { $miniature }:

cli-ending-won = Grę wygrywa gracz { $winners } (zasada { $rule }).
cli-ending-draw = Gra kończy się remisem (zasada { $rule }).
cli-ending-open = Gra nie jest skończona.

## Granie

cli-play-welcome = Odpowiadaj numerem opcji albo zapisem ruchu. Słowo „pomoc” pokaże, co jeszcze można powiedzieć.
cli-play-commitment = O kościach rozstrzyga zapieczętowane ziarno. Jego odcisk: { $commitment }
cli-play-left = Gra przerwana.
cli-play-record = Zapis gry jest w pliku { $file }. Kości sprawdzisz tak: oneiros verify { $file }
cli-play-more = … i jeszcze { $more }: „opcje” pokaże wszystkie, „opcje SŁOWO” te z podanym słowem.
cli-play-no-number = „{ $came }” nie jest liczbą od 1 do { $most }.
cli-play-no-option = W żadnej opcji nie ma „{ $came }”.
cli-play-near = Może chodziło o: { $near }
cli-play-hint = „opcje” pokaże możliwe odpowiedzi, a „pomoc” to, co jeszcze można powiedzieć.
cli-play-allowed = Wolno: { $option }
cli-play-undone = Cofnięto: { $option }
cli-play-saved = Zapis gry jest w pliku { $file } i będzie uzupełniany. Ziarno kości pozostanie zapieczętowane do końca gry lub jej przerwania.
cli-play-log-what = „{ $came }” nie jest liczbą wierszy.
cli-play-incomplete = { $command ->
    [why] Podaj, co chcesz zrobić, na przykład: dlaczego move Mirrorman#1 c3
    [ability] Podaj umiejętność lub figurkę, na przykład: umiejętność Ochroniarz
    [rule] Podaj zasadę, na przykład: zasada 7.5
   *[save] Podaj plik, na przykład: zapisz gra.json
}
cli-ability-near = Ani umiejętność, ani figurka nie nazywa się „{ $came }”. Podobne nazwy: { $near }.
cli-ability-unknown = Ani umiejętność, ani figurka nie nazywa się „{ $came }”.

cli-play-help-intro = Odpowiadaj numerem albo zapisem ruchu, który pokazuje „opcje”; zamiast nazwy figurki wystarczy skrót, na przykład TS1. Pusty wiersz znów pokazuje stół. Oprócz tego:
cli-play-why-word = dlaczego
cli-play-why-help = dlaczego RUCH – powiedz, która zasada czegoś zabrania
cli-play-undo-word = cofnij
cli-play-undo-help = cofnij – cofnij swoją ostatnią odpowiedź, dopóki nikt nie dowiedział się niczego nowego
cli-play-board-word = stół
cli-play-board-help = stół – pokaż stół
cli-play-options-word = opcje
cli-play-options-help = opcje [SŁOWO] – wypisz opcje z zapisem ruchów
cli-play-log-word = dziennik
cli-play-log-help = dziennik [WIERSZE] – opowiedz, co się ostatnio stało
cli-play-ability-word = umiejętność
cli-play-ability-help = umiejętność NAZWA – wyjaśnij umiejętność lub figurkę
cli-play-rule-word = zasada
cli-play-rule-help = zasada NUMER|SŁOWO – przeczytaj w zasadach
cli-play-save-word = zapisz
cli-play-save-help = zapisz PLIK – zapisz przebieg gry, teraz i aż do końca
cli-play-help-word = pomoc
cli-play-help-help = pomoc – pokaż tę listę
cli-play-quit-word = koniec
cli-play-quit-help = koniec – przerwij grę

## Zapisy gier

cli-verify-answers = { $answers ->
    [one] Rozegrano ponownie według zasad { $answers } odpowiedź.
    [few] Rozegrano ponownie według zasad { $answers } odpowiedzi.
   *[many] Rozegrano ponownie według zasad { $answers } odpowiedzi.
}
cli-verify-outcomes = { $outcomes ->
    [one] Obliczono ponownie z ziaren { $outcomes } rzut.
    [few] Obliczono ponownie z ziaren { $outcomes } rzuty.
   *[many] Obliczono ponownie z ziaren { $outcomes } rzutów.
}
cli-verify-final = Końcowa pozycja ma skrót { $final }.
cli-verify-fine = Plik { $file } jest sprawdzony: wszystko się zgadza.
cli-verify-failed = Plik { $file } nie przeszedł sprawdzenia.

## Scenariusze

cli-scenario-passed = zaliczony  { $file }: { $title }
cli-scenario-failed = NIEZALICZONY  { $file }: { $title }
cli-scenario-summary = Zaliczone: { $passed }. Niezaliczone: { $failed }.
cli-scenario-none = W folderze { $folder } nie ma żadnego pliku TOML.

## Liczenie i symulacja

cli-perft-from = Liczba losowych odpowiedzi na początku: { $answers }, ziarno { $seed }:
cli-perft-over = Gra kończy się wcześniej; liczba losowych odpowiedzi do jej końca: { $answers }. Zacznij wcześniej albo z innym ziarnem.
cli-perft-count = głębokość { $depth }: { $count } ({ $seconds } s)
cli-simulate-progress = gry
cli-simulate-games = Gry: { $games }
cli-simulate-wins = Wygrane gracza { $seat } ({ $bot }): { $wins } ({ $share })
cli-simulate-draws = Remisy: { $draws } ({ $share })
cli-simulate-turns = Tury: średnio { $mean }, od { $least } do { $most }
cli-simulate-speed = Decyzje: { $decisions }, rzuty: { $rolls }; decyzje na sekundę: { $speed }
cli-simulate-seed = Ziarno: { $seed }

## Zasady i figurki

cli-rules-all = wszystko
cli-rules-more = Czytaj dalej: oneiros rules 7, oneiros rules 7.5, oneiros rules Ochroniarz, oneiros rules wszystko
cli-rules-no-section = Nie ma działu { $came }; ostatni to { $most }.
cli-rules-no-rule = Nie ma zasady { $came }; ostatnia w jej dziale to { $last }.
cli-rules-no-numbers = Dział { $section } nie ma numerowanych zasad, więc nie ma { $came }. Podaj { $section } albo słowo.
cli-rules-near = W żadnej zasadzie nie ma „{ $came }”. Podobne słowa: { $near }.
cli-rules-no-word = W żadnej zasadzie nie ma „{ $came }”.
cli-miniature-near = Przy żadnej figurce nie ma „{ $came }”. Podobne nazwy: { $near }.
cli-miniature-unknown = Przy żadnej figurce nie ma „{ $came }”.
cli-card-name = { $name } ({ $kind })
cli-column-name = nazwa
cli-column-cost = koszt
cli-column-aspects = aspekty
cli-column-lineage = ród
cli-column-power = siła
cli-column-defense = obrona
cli-column-life = życie
cli-column-abilities = umiejętności
cli-column-stats = S/O/Ż
cli-column-stats-meaning = S/O/Ż: siła/obrona/życie
