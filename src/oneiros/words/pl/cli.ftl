# Co mówi wiersz poleceń. Nazwy poleceń i opcji oraz zapis ruchów są po angielsku w każdym języku.

cli-about = Oneiros: stół do gier o snach, w terminalu.
cli-epilog = Każde polecenie ma własną pomoc: oneiros play --help
cli-build-compiled = skompilowany
cli-build-interpreted = interpretowany

## argparse; to, co stoi po znaku %, uzupełnia Python

cli-parser-usage = użycie:
cli-parser-positional = argumenty
cli-parser-options = opcje
cli-parser-options-of = opcje gry { $games }
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
cli-unknown = „{ $came }” nie jest znane; do wyboru: { $known }
cli-unknown-near = „{ $came }” nie jest znane; może chodziło o: { $near }?

## Polecenia

cli-command-play = zagraj
cli-command-play-about = Zagraj w terminalu. Program zapyta o grę, graczy, zestawy i ziarno, o ile nie podasz ich w opcjach. Domyślnie grasz jako A przeciwko botom.
cli-command-replay = przeczytaj zapisaną grę
cli-command-replay-about = Przeczytaj zapisaną grę jako zapis ruchów lub dziennik albo obejrzyj jej stół w dowolnym kroku.
cli-command-verify = sprawdź ruchy i losowania zapisanej gry
cli-command-verify-about = Oblicz od nowa wszystko, co mówi zapis ukończonej lub przerwanej gry: każdą odpowiedź według zasad, każdy rzut i każde losowanie z ziaren oraz wynik. Kod wyjścia to 0, gdy wszystko się zgadza, a 1, gdy nie.
cli-command-scenario = uruchom scenariusze zapisane w plikach tekstowych
cli-command-scenario-about = Uruchom scenariusze: pliki tekstowe z pozycją, odpowiedziami i oczekiwaniami. Kod wyjścia to 1, gdy któryś zawiedzie.
cli-command-perft = policz ciągi odpowiedzi
cli-command-perft-about = Policz ciągi odpowiedzi do podanej głębokości, razem z odpowiedziami losu, od początku gry albo ze środka gry losowej.
cli-command-simulate = niech boty rozegrają wiele gier
cli-command-simulate-about = Niech boty rozegrają między sobą wiele gier; na końcu jest podsumowanie.
cli-command-completion = niech powłoka dopełnia polecenia
cli-command-completion-about = Napisz skrypt, dzięki któremu powłoka dopełnia polecenia, opcje i ich wartości. Jego pierwsze wiersze mówią, gdzie go umieścić.
cli-command-rules = przeczytaj zasady z numerami
cli-command-rules-about = Przeczytaj zasady: jedną według numeru, cały rozdział albo wszystko o jakimś słowie.

cli-metavar-file = PLIK
cli-metavar-game = GRA
cli-metavar-who = KTO
cli-metavar-paths = PLIK|FOLDER
cli-metavar-rule = NUMER|SŁOWO
cli-metavar-shell = POWŁOKA
cli-metavar-seat = GRACZ
cli-metavar-seed = ZIARNO
cli-metavar-word = SŁOWO

cli-option-lang = język (domyślnie: ze zmiennej ONEIROS_LANG lub z ustawień systemu)
cli-option-version = pokaż wersję i to, czy silnik jest skompilowany
cli-option-game = gra: { $games }
cli-option-game-meant = gra: { $games }; można ją pominąć, jeśli jakaś opcja należy tylko do jednej z nich
cli-option-seat = kto gra jako { $seat }: human (ty przy klawiaturze) lub bot: { $bots } (domyślnie: { $default })
cli-option-seat-more = kto gra jako { $seat }, jeśli ten gracz bierze udział (domyślnie: { $default })
cli-option-seed = niech wszystkie rzuty i losowania wynikają z tego ziarna, za każdym razem ta sama gra; nic nie jest wtedy zapieczętowane
cli-option-seed-again = za każdym razem te same losowe odpowiedzi (domyślnie: losowane jest nowe ziarno)
cli-option-player-seed = twój własny udział w zapieczętowanym losie, podany przed poznaniem odcisku (domyślnie: pytanie pada po jego poznaniu). Raz dla każdej osoby przy stole
cli-option-hints = czy odpowiadać na polecenie „podpowiedź”; zwykle temu, kto gra sam
cli-option-record = zapisz przebieg gry do tego pliku
cli-option-continue = graj dalej w grę tego programu zapisaną w tym pliku
cli-option-step = pokaż stół taki, jaki był przed odpowiedzią o tym numerze
cli-option-log = opowiedz, co się stało, z zasadą stojącą za każdym zdarzeniem
cli-option-viewer = patrz oczami tego gracza (domyślnie: tego, czyja jest kolej, a dziennik mówi wszystko)
cli-option-paths = scenariusze lub foldery ze scenariuszami
cli-option-shell = powłoka: { $shells }
cli-option-json = pisz w formacie JSON dla innych programów
cli-option-depth = głębokość: liczba kolejnych odpowiedzi
cli-option-after = zacznij po tylu losowych odpowiedziach
cli-option-games = ile gier (domyślnie: 100)
cli-option-processes = na ile procesów rozłożyć gry (domyślnie: tyle, ile jest rdzeni); to samo ziarno daje te same gry
cli-option-seats = kto gra: bot dla każdego gracza, oddzielone przecinkami (domyślnie: wszyscy grają losowo), do wyboru: { $bots }
cli-option-rule = numer zasady lub rozdziału, słowo albo: wszystko; przed tym może stać nazwa gry

## Pliki

# Gdzie jest błąd: w pliku albo we wpisie w pliku.
refusal-in-file = { $file }: { $sentence }
refusal-of-entry = { $entry }: { $sentence }
refusal-in-entry = { $file }, { $name }: { $sentence }

cli-file-unreadable = Nie można odczytać pliku { $file }: { $why }
cli-file-unwritable = Nie można zapisać pliku { $file }: { $why }
cli-no-extra = „oneiros { $command }” wymaga modułu { $module }, którego nie zainstalowano: zainstaluj dodatek „{ $extra }” Oneirosa.
cli-output-failed = Nie można zapisać wyniku: { $why }
cli-file-too-large = Plik { $file } jest za duży; może mieć do { $limit } B.
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
cli-seats-number = „{ $came }” nie wymienia bota dla każdego z graczy: { $seats }. Nazwy oddziela się przecinkami.
cli-seat-missing = Opcja { $option } nie ma gracza: w tej grze są gracze { $seats }.
cli-no-seat = Nie ma gracza „{ $came }”; w tej grze są gracze { $seats }.
cli-option-other-game = { $option } nie jest opcją gry { $game }. To opcja gry { $owner }: oneiros { $command } { $owner } { $option }

## Stół

cli-ending-won = Grę wygrywa gracz { $winners } (zasada { $rule }).
cli-ending-shared = Gracze { $winners } odnoszą wspólne zwycięstwo (zasada { $rule }).
cli-ending-draw = Gra kończy się remisem (zasada { $rule }).
cli-ending-open = Gra nie jest skończona.
cli-ending-resigned = Gra zakończyła się poddaniem. Wygrywa: { $winners }.
cli-ending-time = Jednemu z graczy skończył się czas. Wygrywa: { $winners }.
cli-ending-claimed = { $won ->
    [yes] Ktoś nie wrócił do gry i przyjęto zwycięstwo pozostałych. Wygrywa: { $winners }.
   *[no] Ktoś nie wrócił do gry i przyjęto remis.
}
cli-ending-closed = Grę przerwano przed końcem. Nikt nie wygrał.

## Granie

cli-play-welcome = Wpisuj numer opcji albo zapis ruchu. Słowo „pomoc” pokaże, co jeszcze można powiedzieć.
cli-play-commitment = O losie decyduje zapieczętowane ziarno. Jego odcisk: { $commitment }
cli-play-repeatable = Los wynika z ziarna { $seed }: grę można powtórzyć i nic nie jest zapieczętowane.
cli-play-seed-wanted = Dodaj własne ziarno, a nikt nie będzie mógł z góry ustawić rzutów i losowań. Wpisz cokolwiek, na przykład 7-zielonych-kotow; po pustym wierszu ten program wylosuje ziarno za ciebie.
cli-player-seed = „{ $came }” nie może być ziarnem: ma ono od 1 do 64 znaków, a każdy to litera od a do z, mała lub wielka, cyfra, _ lub -.
cli-play-seed-prompt = Ziarno gracza { $seat }:
cli-play-seed-early = Ziarno z wiersza poleceń podano przed tym odciskiem, więc ten program mógł je znać.
cli-play-seed-drawn = Ten program wylosował ziarno { $seed } dla gracza { $seat }.
cli-player-seeds = Za dużo ziaren graczy ({ $came }); liczba osób przy stole: { $people }.
cli-seeds-together = Opcji --seed i --player-seed nie można łączyć: z --seed nic nie jest zapieczętowane i nikt nie ma w tym udziału.
cli-setup-intro = Przed grą: pusty wiersz wybiera to, co stoi w nawiasie, „wyjdź” kończy.
cli-setup-games = W co grasz?
cli-setup-game = Gra [{ $usual }]:
cli-setup-seats = Kto gra?
cli-setup-seat-human = ty albo ktoś inny przy tej klawiaturze
cli-setup-seat-drowsy = bot, który widzi tylko następny krok i zapomina, za co są punkty
cli-setup-seat-hasty = bot, który bierze, co się da, i przeocza twoje zamiary
cli-setup-seat-scripted = bot, który waży każdy krok i rzadko się myli
cli-setup-seat-planner = bot, który planuje całą turę, zanim zrobi pierwszy krok
cli-setup-seat-merciless = bot, który planuje całe tury tak głęboko, jak pozwala czas, i nie wybacza błędów
cli-setup-seat-random = bot, który wybiera losowo
cli-setup-seat = Gracz { $seat } [{ $usual }]:
cli-setup-no-seat = „{ $came }” nie może grać; do wyboru: { $known }.
cli-setup-no-value = Nie można wybrać „{ $came }”; do wyboru: { $known }.
cli-setup-yes-or-no = „{ $came }” to ani tak, ani nie.
cli-setup-wish-means = „tak” znaczy: { $means }. „nie” lub pusty wiersz znaczy: bez tego.
cli-setup-chance = Rzuty i losowania są zapieczętowane i można je potem sprawdzić. Jeśli podasz tu ziarno, los będzie z niego wynikał: te same odpowiedzi dadzą tę samą grę.
cli-setup-chance-prompt = Ziarno [zapieczętowane]:
cli-continue-closed = Gra z pliku { $file } jest skończona albo porzucona; jej ziarno jest znane, więc nie można grać dalej.
cli-continue-seats = Przy tym stole siedzi ktoś, kogo ten program nie zna: { $seats }.
cli-continue-alone = Opcji --continue i { $option } nie można łączyć: zapisana gra już to rozstrzygnęła.
cli-vault-unwritable = Nie można przechować zapieczętowanego ziarna, więc po wyjściu nie będzie można grać dalej: { $why }
cli-vault-nothing = W folderze { $folder } nie ma zapieczętowanego ziarna tej gry, a bez niego nie da się dotrzymać obietnicy co do rzutów i losowań. Grać dalej można tylko tam, gdzie grę zapisano, i tylko jako ten sam użytkownik.
cli-vault-broken = W pliku { $file } nie ma ziarna, które obiecano w tej grze.
cli-play-continued = { $answers ->
    [one] Gra z pliku { $file } trwa dalej po { $answers } odpowiedzi.
    [few] Gra z pliku { $file } trwa dalej po { $answers } odpowiedziach.
   *[many] Gra z pliku { $file } trwa dalej po { $answers } odpowiedziach.
}
cli-play-waits = Gra czeka w pliku { $file }. Dalej zagrasz tak: { $program } play --continue { $file }
cli-play-left = Gra przerwana.
cli-play-record = Zapis gry jest w pliku { $file }. Sprawdzisz go tak: { $program } verify { $file }
cli-play-look-back = Przejrzysz go tak: { $program } replay { $file }. Co rozstrzygnęło grę i co byłoby lepsze: { $program } analyse { $file }
cli-play-suits = { $way ->
    [up] Wyraźne zwycięstwo. Następnym razem spróbuj z silniejszym przeciwnikiem ({ $about }): { $program } play { $game } --seats { $seats }{ $options }
   *[down] Ciężka gra. Następnym razem spróbuj z łagodniejszym przeciwnikiem ({ $about }): { $program } play { $game } --seats { $seats }{ $options }
}
cli-play-seeds = Zapieczętowane ziarno: { $server }; ziarna graczy: { $players }
cli-play-keep = Gra nie jest zapisana. Podaj nazwę pliku, jeśli chcesz ją zachować; z zapisu można ją potem przejrzeć i przeanalizować.
cli-play-keep-prompt = Plik (po pustym wierszu nie będzie zapisu):
cli-play-more = … i jeszcze { $more }: „opcje” pokaże wszystkie, „opcje SŁOWO” te z podanym słowem.
cli-play-no-number = „{ $came }” nie jest liczbą od 1 do { $most }.
cli-play-no-amount = „{ $came }” nie jest liczbą od { $least } do { $most }.
cli-play-needless = Odpowiedź za ciebie, bo nie robi różnicy: { $answer }.
cli-play-needless-undo = „cofnij” przywraca pytanie, na które padła odpowiedź za ciebie.
cli-play-amount = Odpowiedz liczbą od { $least } do { $most }. „wszystko” znaczy { $most }.
cli-play-which = „{ $text }” jest niejednoznaczne; wpisz jedno z: { $candidates }.
cli-play-quit-alone = Polecenie „wyjdź” wpisz bez dodatków („{ $came }”). Gra trwa dalej.
cli-play-quit-unsaved = Gra nie jest zapisana, więc nie można do niej wrócić; „zapisz PLIK” ją zapisuje.
cli-play-quit-prompt = Przerwać ją? (tak lub nie)
cli-play-quit-means = „tak” przerywa grę i nie będzie można do niej wrócić; po „nie” lub pustym wierszu gra trwa dalej.
cli-play-abandon-prompt = Do porzuconej gry nikt już nie wróci. Na pewno ją porzucić? (tak lub nie)
cli-play-abandon-means = „tak” zamyka grę na zawsze i ujawnia zapieczętowane ziarno; po „nie” lub pustym wierszu gra trwa dalej.
cli-play-yes = tak t
cli-play-no = nie n
cli-play-end-word = koniec
cli-play-all-word = wszystko
cli-play-skip = Sama zaczęła się następna faza i nic w niej jeszcze nie zrobiono. Na pewno nic nie robisz? Powtórz to, żeby zakończyć fazę.
cli-play-cheaper = Przyjęto jako „{ $option }”: to samo, ale za darmo.
cli-play-no-option = W żadnej opcji nie ma „{ $came }”.
cli-play-near = Może chodziło o: { $near }
cli-play-hint = „opcje” pokaże możliwe odpowiedzi, a „pomoc” to, co jeszcze można powiedzieć.
cli-play-allowed = Wolno: { $option }
cli-play-undone = Cofnięto: { $option }
cli-undo-nothing = Gracz { $seat } nie udzielił jeszcze odpowiedzi, którą można by cofnąć.
cli-undo-chance = Gracz { $seat } nie może cofnąć ostatniej odpowiedzi: po niej był rzut lub losowanie.
cli-undo-revealed = Gracz { $seat } nie może cofnąć ostatniej odpowiedzi: po niej wyszło na jaw coś, co było ukryte.
cli-undo-other-seat = Gracz { $seat } nie może cofnąć ostatniej odpowiedzi: po niej odpowiedział gracz { $other }.
cli-undo-game-over = Gra jest skończona. Ostatniej odpowiedzi nie można cofnąć.
cli-play-saved = { $sealed ->
    [yes] Zapis gry jest w pliku { $file } i będzie uzupełniany. Zapieczętowane ziarno pozostanie tajemnicą do końca gry lub jej porzucenia.
   *[no] Zapis gry jest w pliku { $file } i będzie uzupełniany.
}
cli-play-saved-on = { $kept ->
    [yes] Po wyjściu zagrasz dalej tak: { $program } play --continue { $file }
   *[no] Przy wyjściu zapis zostanie zamknięty.
}
cli-play-abandon-alone = Polecenie „porzuć” wpisz bez dodatków („{ $came }”). Gra trwa dalej.
cli-play-log-what = „{ $came }” nie jest liczbą wierszy.
cli-play-why-what = Podaj, co chcesz zrobić, na przykład: dlaczego { $example }
cli-play-rule-what = Podaj zasadę, na przykład: zasada 4.2
cli-play-save-what = Podaj plik, na przykład: zapisz gra.json
cli-play-not-asked = Gracz { $seat } nie ma tu teraz na co odpowiadać; teraz kolej gracza { $asked }.
cli-play-others = Odpowiedzieć mogą teraz także, ze swoją literą na początku: { $seats }
cli-play-hand-over = Gracz { $seat }, twoja kolej. To, co zaraz będzie widać, jest tylko dla ciebie: naciśnij Enter.

cli-play-help-intro = Wpisuj numer albo zapis ruchu, który pokazuje „opcje”; oczywiste części można pominąć. Pusty wiersz znów pokazuje stół. Oprócz tego:
cli-play-why-word = dlaczego
cli-play-why-help = dlaczego RUCH – powiedz, która zasada czegoś zabrania; dlaczego – powiedz, co przemawiało za tym, co właśnie zrobiły boty
cli-play-hint-word = podpowiedź
cli-play-hint-help = podpowiedź – powiedz, na co spojrzeć; jeszcze raz: co można zrobić i co za tym przemawia
cli-play-hint-again = „podpowiedź” jeszcze raz pokaże, co można tam zrobić.
cli-play-hint-alone = Po „podpowiedź” nic się nie pisze, a jest „{ $came }”.
cli-play-hint-people = Gra tu kilka osób, więc nie ma podpowiedzi. Jeśli wszyscy się zgadzają, rozpocznij grę z --hints yes; --hints no wyłącza je komuś, kto gra sam.
cli-play-motive = Co zrobił gracz { $seat }:
cli-play-motive-judged = To, co wymieniono, wynika z zasad. Który inny plan jest lepszy lub gorszy, osądził przed chwilą najsilniejszy planista, cokolwiek myślał sam bot.
cli-play-undo-word = cofnij
cli-play-undo-help = cofnij – cofnij swoją ostatnią odpowiedź, dopóki nikt nie dowiedział się niczego nowego
cli-play-board-word = stół
cli-play-board-help = stół – pokaż stół i znaczenie skrótów
cli-play-less-word = mniej
cli-play-less-help = mniej – rysuj stół tylko na początku fazy, a nie po każdej odpowiedzi; pusty wiersz rysuje go w każdej chwili
cli-play-less-done = Od teraz stół pojawia się na początku każdej fazy. Pusty wiersz rysuje go w każdej chwili, a po słowie „więcej” znów pojawia się po każdej odpowiedzi.
cli-play-more-word = więcej
cli-play-more-help = więcej – znów rysuj stół po każdej odpowiedzi
cli-play-options-word = opcje
cli-play-options-help = opcje [SŁOWO] – wypisz opcje z zapisem ruchów
cli-play-log-word = dziennik
cli-play-log-help = dziennik [WIERSZE] – opowiedz, co się ostatnio stało
cli-play-rule-word = zasada
cli-play-rule-help = zasada NUMER|SŁOWO – pokaż zasadę
cli-play-save-word = zapisz
cli-play-save-help = zapisz PLIK – zapisz przebieg gry, teraz i aż do końca; zapisz! PLIK zastępuje inny plik. Dalej gra się przez „oneiros play --continue PLIK”
cli-play-help-word = pomoc
cli-play-help-help = pomoc, ? – pokaż tę listę
cli-play-quit-word = wyjdź
cli-play-quit-help = wyjdź, exit – przerwij grę („koniec” kończy tylko fazę); do zapisanej można wrócić
cli-play-abandon-word = porzuć
cli-play-abandon-help = porzuć – przerwij grę na zawsze i ujawnij zapieczętowane ziarno

## Zapisy gier

cli-verify-file = Plik { $file } ma SHA-256 { $sha256 }.
cli-verify-answers = { $answers ->
    [one] Rozegrano ponownie według zasad { $answers } odpowiedź.
    [few] Rozegrano ponownie według zasad { $answers } odpowiedzi.
   *[many] Rozegrano ponownie według zasad { $answers } odpowiedzi.
}
cli-verify-outcomes = { $outcomes ->
    [one] Obliczono ponownie z ziaren { $outcomes } rzut lub losowanie.
    [few] Obliczono ponownie z ziaren { $outcomes } rzuty i losowania.
   *[many] Obliczono ponownie z ziaren { $outcomes } rzutów i losowań.
}
cli-verify-takebacks = { $count ->
    [one] Coś cofnięto raz, a dalsze rzuty i losowania odbyły się od nowa.
    [few] Coś cofnięto { $count } razy, a dalsze rzuty i losowania odbyły się od nowa.
   *[many] Coś cofnięto { $count } razy, a dalsze rzuty i losowania odbyły się od nowa.
}
cli-verify-held-back = Tym graczom ziarna zastąpiły ich odciski, bo nie ujawnili ich na czas: { $seats }.
cli-verify-renewed = { $count ->
    [one] W trakcie gry raz odnowiono ziarna.
    [few] W trakcie gry { $count } razy odnowiono ziarna.
   *[many] W trakcie gry { $count } razy odnowiono ziarna.
}
cli-verify-aborted = { $count ->
    [one] Raz ujawniono ziarna i nic z nich nie powstało; są tu otwarte.
    [few] { $count } razy ujawniono ziarna i nic z nich nie powstało; są tu otwarte.
   *[many] { $count } razy ujawniono ziarna i nic z nich nie powstało; są tu otwarte.
}
cli-verify-scheme = { $sealed ->
    [yes] Kości są według starszego schematu { $scheme }: nie wiąże on wyników ze stołem, ustawieniami i wszystkimi odciskami.
   *[no] Kości są według starszego schematu { $scheme }, a przed ujawnieniem ziaren nie było odcisków graczy: kto podał ziarno ostatni, mógł wybierać.
}
cli-verify-final = Końcowa pozycja ma odcisk { $final }.
cli-verify-ended-by-people = Grę zakończyli ludzie albo ich zegary. Tego nie da się obliczyć, więc żaden zapis tego nie dowodzi.
cli-verify-fine = Plik { $file } jest sprawdzony: wszystko się zgadza.
cli-verify-alone = Sam zapis nie dowodzi, że nikt nie wybierał wyników, bo kto go pisze, może próbować ziaren do skutku. Dowodzi tego przeglądarka gracza: pamięta, co jej obiecano.
cli-verify-failed = Plik { $file } nie przeszedł sprawdzenia.
cli-replay-taken-back = powrót do chwili przed { $entry } (zgodzili się: { $seats })

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
cli-simulate-shared = Wspólne zwycięstwa: { $shared } ({ $share })
cli-simulate-draws = Remisy: { $draws } ({ $share })
cli-simulate-scores = Średnia punktów: { $scores }
cli-simulate-turns = Tury: średnio { $mean }, od { $least } do { $most }
cli-simulate-speed = Decyzje: { $decisions }, rzuty i losowania: { $rolls }; decyzje na sekundę: { $speed }
cli-simulate-seed = Ziarno: { $seed }

## Zasady

cli-rules-marks = Co znaczą oznaczenia: zdanie bez oznaczenia jest w instrukcji, innymi słowami. [F] (z ang. found, znalezione) to fakt, o którym instrukcja milczy, a który podają inne opublikowane źródła. [H] (z ang. house rule, zasada domowa) to nasze własne rozstrzygnięcie albo nasza własna treść, bo źródła milczą lub się różnią.
cli-rules-marks-short = [F] = z innych źródeł niż instrukcja, [H] = nasze własne rozstrzygnięcie albo nasza treść
cli-rules-all = wszystko
cli-rules-no-section = Nie ma rozdziału { $came }; ostatni to { $most }.
cli-rules-no-rule = Nie ma zasady { $came }; ostatnia w jej rozdziale to { $last }.
cli-rules-no-numbers = Rozdział { $section } nie ma numerowanych zasad, więc nie ma { $came }. Podaj { $section } albo słowo.
cli-rules-near = W żadnej zasadzie nie ma „{ $came }”. Podobne słowa: { $near }.
cli-rules-no-word = W żadnej zasadzie nie ma „{ $came }”.
