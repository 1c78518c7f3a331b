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
cli-command-play-about = Zagraj w terminalu. W terminalu padną pytania, kto gra, jakimi zestawami i jakimi kośćmi, chyba że mówią to opcje. Poza tym jesteś graczem A przeciwko botowi scripted.
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
cli-option-warband = co przynosi { $seat }: nazwa gotowego zestawu figurek, spakowany napis albo plik z wierszami takimi jak: 2 Twilight Scout (domyślnie: sample)
cli-option-seed = graj kośćmi, które wynikają z tego ziarna, za każdym razem tę samą grę; nic nie jest wtedy zapieczętowane
cli-option-seed-again = za każdym razem te same losowe odpowiedzi; inaczej losowane jest nowe ziarno
cli-option-player-seed = twój własny udział w zapieczętowanych kościach, podany przed poznaniem odcisku; inaczej pytanie pada po jego poznaniu. Raz dla każdej osoby przy stole
cli-option-record = zapisz przebieg gry do tego pliku
cli-option-continue = graj dalej w grę tego programu zapisaną w tym pliku
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
cli-file-form = tekst ma inną postać niż ta, która powinna tam być
cli-file-foreign = Plik { $file } zawiera coś innego niż zapis tej gry. Podaj inną nazwę albo zastąp go: zapisz! { $file }
cli-file-taken = Plik { $file } już istnieje. Podaj inną nazwę albo go usuń.
cli-system-missing = nie ma takiego pliku ani folderu
cli-system-forbidden = brak uprawnień
cli-system-folder = to jest folder
cli-system-no-folder = to nie jest folder
cli-system-full = brak miejsca na dysku
cli-system-read-only = dysk jest tylko do odczytu
cli-system-long-name = nazwa jest za długa
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
cli-track-initiative = Inicjatywa: A { $a }, B { $b }, pierwszy { $first }
cli-track-wins = wygrane tury (z 6): A { $a }, B { $b }
cli-track-points = Punkty w turze: A { $a }, B { $b }
cli-track-claims = w tej chwili byłoby: A { $a }, B { $b }
cli-track-bonus = Dodatkowe: A { $a }, B { $b }
cli-board-portal = portal { $seat }
cli-board-legend = { $a } A, { $b } B, przy każdej siła/obrona/życie, + lub - za zmienioną liczbą i !obrażenia, jeśli jakieś są
cli-zone-reserves = Zasoby gracza { $seat } z dzisiejszymi cenami: { $listed }
cli-zone-graveyard = Cmentarz gracza { $seat }: { $listed }
cli-zone-removed = Poza grą, gracz { $seat }: { $listed }
cli-zone-empty = brak
cli-log-roll = Kości ataku: { $dice }. Obrażenia: { $damage }, ostrza: { $blades } (zasada { $rule }).
cli-log-harmless = Atak nie zadaje obrażeń (zasada { $rule }).
cli-brief-phase = { $phase ->
    [spawn] Faza formowania gracza { $seat }: { $told }
    [first-action] Pierwsza faza akcji gracza { $seat }: { $told }
   *[second-action] Druga faza akcji gracza { $seat }: { $told }
}
cli-brief-nothing = nic.
cli-brief-by-itself = Twoja faza się skończyła: nic więcej nie można było w niej zrobić.
cli-brief-spawned = Uformowane: { $deeds }.
cli-brief-shifted = Przesunięte: { $deeds }.
cli-brief-deed = { $miniature } na { $cell }
cli-question-target = { $miniature } ma obronę { $defense }, życie { $life }, a dotychczasowe obrażenia to { $damage }.
cli-choice-spawn = Uformuj (cena):
cli-choice-move = Przesuń:
cli-choice-place = Umieść:
cli-choice-carry = Przesuń:
cli-choice-strike = Walcz na obszarze { $cell }, atakują:
cli-choice-deathblow = Atak przedśmiertny na obszarze { $cell }, atakują:
cli-choice-all = wszystkie ({ $attackers })
cli-choice-idle = { $option } – teraz bez żadnego skutku

cli-ending-won = Grę wygrywa gracz { $winners } (zasada { $rule }).
cli-ending-draw = Gra kończy się remisem (zasada { $rule }).
cli-ending-open = Gra nie jest skończona.

## Granie

cli-play-welcome = Odpowiadaj numerem opcji albo zapisem ruchu. Słowo „pomoc” pokaże, co jeszcze można powiedzieć.
cli-dreamblade-primer = 
    Sześć wygranych tur wygrywa grę. Turę wygrywa ten, kto ma w niej więcej punktów.
    Punkty: na końcu tury obszary z liczbami, na których stoi twoja istota i nie ma
    wrogiej, oraz 1 za każdego wroga zniszczonego w tej turze.
    A5 jest warte 5 dla A, B3 jest warte 3 dla B. Figurki zjawiają się na portalu.
    TS1 3/5/7 to Twilight Scout#1: siła 3 (tyle kości ataku), obrona 5 (tyle obrażeń
    ją odgania), życie 7 (tyle ją niszczy). Lokacje nie mają liczb.
cli-play-commitment = O kościach rozstrzyga zapieczętowane ziarno. Jego odcisk: { $commitment }
cli-play-repeatable = Kości wynikają z ziarna { $seed }: grę można powtórzyć i nic nie jest zapieczętowane.
cli-play-seed-wanted = Twoje własne ziarno ma w nich udział, aby nikt nie mógł przygotować kości. Wpisz cokolwiek, na przykład 7-zielonych-kotow; po pustym wierszu ten program wylosuje ziarno za ciebie.
cli-player-seed = „{ $came }” nie może być ziarnem: ma ono od 1 do 64 znaków, a każdy to litera od a do z, mała lub wielka, cyfra, _ lub -.
cli-play-seed-prompt = Ziarno gracza { $seat }:
cli-play-seed-drawn = Ten program wylosował ziarno { $seed } dla gracza { $seat }.
cli-player-seeds = Za dużo ziaren graczy ({ $came }); liczba osób przy stole: { $people }.
cli-seeds-together = Opcji --seed i --player-seed nie można łączyć: z --seed kości nie są zapieczętowane i nikt nie ma w nich udziału.
cli-setup-intro = Przed grą: pusty wiersz wybiera to, co stoi w nawiasie, „wyjdź” kończy. Kto gra?
cli-setup-seat-human = ty albo ktoś inny przy tej klawiaturze
cli-setup-seat-scripted = bot, który wie, co robi
cli-setup-seat-random = bot, który wybiera losowo
cli-setup-seat = Gracz { $seat } [{ $usual }]:
cli-setup-no-seat = „{ $came }” nie może grać; do wyboru: { $known }.
cli-setup-warbands = Gotowe zestawy figurek; podaj numer, nazwę albo plik z innym:
cli-setup-warband = Zestaw gracza { $seat } [{ $usual }]:
cli-setup-dice = Kości są zapieczętowane i można je potem sprawdzić. Kto poda tu ziarno, sam je wybiera: te same odpowiedzi dadzą tę samą grę.
cli-setup-dice-prompt = Ziarno [zapieczętowane kości]:
cli-continue-closed = Gra z pliku { $file } jest skończona albo porzucona; jej ziarno jest znane, więc nie można grać dalej.
cli-continue-seats = Przy tym stole siedzi ktoś, kogo ten program nie zna: { $seats }.
cli-continue-alone = Opcji --continue i { $option } nie można łączyć: zapisana gra już to rozstrzygnęła.
cli-vault-unwritable = Nie można przechować zapieczętowanego ziarna, więc po wyjściu nie będzie można grać dalej: { $why }
cli-vault-nothing = W folderze { $folder } nie ma zapieczętowanego ziarna tej gry, a bez niego nikt nie rzuci obiecanymi kośćmi. Grać dalej można tylko tam, gdzie grę zapisano, i tylko jako ten sam użytkownik.
cli-vault-broken = W pliku { $file } nie ma ziarna, które obiecano w tej grze.
cli-play-continued = { $answers ->
    [one] Gra z pliku { $file } trwa dalej po { $answers } odpowiedzi.
    [few] Gra z pliku { $file } trwa dalej po { $answers } odpowiedziach.
   *[many] Gra z pliku { $file } trwa dalej po { $answers } odpowiedziach.
}
cli-play-waits = Gra czeka w pliku { $file }. Dalej zagrasz tak: { $program } play --continue { $file }
cli-play-left = Gra przerwana.
cli-play-record = Zapis gry jest w pliku { $file }. Kości sprawdzisz tak: { $program } verify { $file }
cli-play-seeds = Ziarno kości: { $server }; ziarna graczy: { $players }
cli-play-keep = Gra nie jest zapisana. Podaj plik na jej zapis.
cli-play-keep-prompt = Plik (po pustym wierszu nie będzie zapisu):
cli-play-more = … i jeszcze { $more }: „opcje” pokaże wszystkie, „opcje SŁOWO” te z podanym słowem.
cli-play-no-number = „{ $came }” nie jest liczbą od 1 do { $most }.
cli-play-no-amount = „{ $came }” nie jest liczbą od { $least } do { $most }.
cli-play-amount = Odpowiedz liczbą obrażeń, od { $least } do { $most }.
cli-play-which = „{ $text }” nie mówi wszystkiego; napisz jedno z: { $candidates }.
cli-play-quit-alone = „wyjdź” stoi samo; „{ $came }” jest zbędne. Nic się nie stało.
cli-play-quit-unsaved = Gra nie jest zapisana, więc nie można do niej wrócić; „zapisz PLIK” ją zapisuje.
cli-play-quit-prompt = Przerwać ją? (tak lub nie)
cli-play-yes = tak t
cli-play-end-word = koniec
cli-play-no-option = W żadnej opcji nie ma „{ $came }”.
cli-play-near = Może chodziło o: { $near }
cli-play-hint = „opcje” pokaże możliwe odpowiedzi, a „pomoc” to, co jeszcze można powiedzieć.
cli-play-allowed = Wolno: { $option }
cli-play-undone = Cofnięto: { $option }
cli-undo-nothing = Gracz { $seat } nie udzielił jeszcze odpowiedzi, którą można by cofnąć.
cli-undo-chance = Gracz { $seat } nie może cofnąć ostatniej odpowiedzi: po niej rzucono kośćmi.
cli-undo-other-seat = Gracz { $seat } nie może cofnąć ostatniej odpowiedzi: po niej odpowiedział gracz { $other }.
cli-undo-game-over = Gra jest skończona. Ostatniej odpowiedzi nie można cofnąć.
cli-play-saved = { $sealed ->
    [yes] Zapis gry jest w pliku { $file } i będzie uzupełniany. Ziarno kości pozostanie zapieczętowane do końca gry lub jej porzucenia.
   *[no] Zapis gry jest w pliku { $file } i będzie uzupełniany.
}
cli-play-saved-on = { $kept ->
    [yes] Po wyjściu zagrasz dalej tak: { $program } play --continue { $file }
   *[no] Przy wyjściu zapis zostanie zamknięty.
}
cli-play-abandon-alone = „porzuć” stoi samo; „{ $came }” jest zbędne. Nic się nie stało.
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
cli-play-board-help = stół – pokaż stół i znaczenie skrótów
cli-play-reserves-word = zasoby
cli-play-reserves-help = zasoby – pokaż zasoby z cenami i cmentarze
cli-play-options-word = opcje
cli-play-options-help = opcje [SŁOWO] – wypisz opcje z zapisem ruchów
cli-play-log-word = dziennik
cli-play-log-help = dziennik [WIERSZE] – opowiedz, co się ostatnio stało
cli-play-ability-word = umiejętność
cli-play-ability-help = umiejętność NAZWA – wyjaśnij umiejętność lub figurkę
cli-play-rule-word = zasada
cli-play-rule-help = zasada NUMER|SŁOWO – przeczytaj w zasadach
cli-play-save-word = zapisz
cli-play-save-help = zapisz PLIK – zapisz przebieg gry, teraz i aż do końca; zapisz! PLIK zastępuje inny plik. Dalej gra się przez „oneiros play --continue PLIK”
cli-play-help-word = pomoc
cli-play-help-help = pomoc, ? – pokaż tę listę
cli-play-quit-word = wyjdź
cli-play-quit-help = wyjdź, exit – przerwij grę („koniec” kończy tylko fazę); do zapisanej można wrócić
cli-play-abandon-word = porzuć
cli-play-abandon-help = porzuć – przerwij grę na zawsze i ujawnij ziarno kości

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

cli-scenario-passed = zaliczony  { $scenario }
cli-scenario-failed = NIEZALICZONY  { $scenario }
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
cli-card-flavour = „{ $text }”
cli-column-stats = S/O/Ż
cli-column-stats-meaning = S/O/Ż: siła/obrona/życie
