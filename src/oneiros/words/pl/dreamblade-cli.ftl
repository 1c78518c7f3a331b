# Dreamblade w terminalu. Nazwy poleceń i opcji oraz zapis ruchów są po angielsku w każdym języku.

## Polecenia i opcje

cli-command-miniatures = wypisz figurki
cli-command-miniatures-about = Wypisz figurki, tylko te, przy których jest jakieś słowo, albo wszystko o jednej z nich.
dreamblade-metavar-warband = NAZWA|PLIK
dreamblade-option-warband = co przynosi { $seat }: nazwa gotowego zestawu figurek, spakowany napis albo plik z wierszami takimi jak: 2 Zwiadowca Zmierzchu (domyślnie: { $usual })
cli-option-word = nazwa lub jej część, aspekt, ród, umiejętność
cli-warband-unknown = Nie ma gotowego zestawu figurek ani pliku o nazwie „{ $came }”. Gotowe zestawy: { $known }.
cli-warband-not-toml = Plik { $file } nie jest w formacie TOML: { $why }
cli-warband-copies = { $file }: liczba kopii figurki { $name } musi być liczbą całkowitą, a jest „{ $came }”.

## Stół

dreamblade-heading = { $phase ->
    [initiative] Tura { $turn }: faza inicjatywy
    [spawn] Tura { $turn }: faza formowania gracza { $seat }
    [first-action] Tura { $turn }: pierwsza faza akcji gracza { $seat }
    [second-action] Tura { $turn }: druga faza akcji gracza { $seat }
   *[conquest] Tura { $turn }: faza podboju
}
dreamblade-damage-rest = Resztę otrzymują inni na tym obszarze: { $miniatures }.
dreamblade-doubt-action = W tej fazie akcji nic jeszcze nie zrobiono. Na pewno nic nie robisz? Powtórz to, żeby zakończyć fazę.
dreamblade-track-initiative = Inicjatywa: A { $a }, B { $b }, zaczyna { $first }
dreamblade-track-wins = wygrane tury (z 6): A { $a }, B { $b }
dreamblade-track-points = Punkty w turze: A { $a }, B { $b }
dreamblade-track-claims = gdyby to był koniec tury: A { $a }, B { $b }
dreamblade-track-bonus = Dodatkowe: A { $a }, B { $b }
dreamblade-board-portal = portal { $seat }
dreamblade-board-legend = { $a } A, { $b } B, przy każdej siła/obrona/życie, + lub - za zmienioną liczbą i !obrażenia, jeśli jakieś są
dreamblade-zone-reserves = Zasoby gracza { $seat } z siłą/obroną/życiem i ceną na teraz: { $listed }
dreamblade-zone-graveyard = Cmentarz gracza { $seat }: { $listed }
dreamblade-zone-removed = Poza grą, gracz { $seat }: { $listed }
dreamblade-zone-empty = brak
dreamblade-brief-phase = { $phase ->
    [spawn] Faza formowania gracza { $seat }: { $told }
    [first-action] Pierwsza faza akcji gracza { $seat }: { $told }
   *[second-action] Druga faza akcji gracza { $seat }: { $told }
}
dreamblade-brief-nothing = bez ruchu.
dreamblade-brief-by-itself = Twoja faza się skończyła: nic więcej nie można było w niej zrobić.
dreamblade-brief-spawned = uformowane: { $deeds }.
dreamblade-brief-shifted = przesunięte: { $deeds }.
dreamblade-brief-initiative = Kości inicjatywy: { $deeds }.
dreamblade-brief-deed = { $miniature } na { $cell }
dreamblade-choice-spawn = Uformuj (cena):
dreamblade-choice-move = Przesuń:
dreamblade-choice-place = Umieść:
dreamblade-choice-carry = Przesuń:
dreamblade-choice-strike = Walcz na obszarze { $cell }, atakują:
dreamblade-choice-deathblow = Atak przedśmiertny na obszarze { $cell }, atakują:
dreamblade-choice-all = wszystkie ({ $attackers })

## Granie

dreamblade-summary = bitwa figurek i kości na mapie snu (2 graczy)
dreamblade-primer = 
    Grę wygrywa, kto pierwszy wygra sześć tur, a turę ten, kto ma w niej więcej
    punktów: za obszary z liczbami, na których na końcu tury stoi twoja istota i nie
    ma wrogiej, oraz 1 za każdego wroga zniszczonego w tej turze. Oznaczenie A5:
    obszar jest wart 5 punktów dla gracza A. Figurki formujesz w portalu.
    ZZ1 3/5/7 to Zwiadowca Zmierzchu#1: siła 3 (tyle kości ataku), obrona 5 (tyle
    obrażeń go odgania), życie 7 (tyle go niszczy). Lokacje nie mają liczb.
    Zamiast nazwy wystarczy wpisać ZZ1.
cli-ability-near = Ani umiejętność, ani figurka nie nazywa się „{ $came }”. Podobne nazwy: { $near }.
cli-ability-unknown = Ani umiejętność, ani figurka nie nazywa się „{ $came }”.
dreamblade-rules-more = Czytaj dalej: oneiros rules 7, oneiros rules 7.5, oneiros rules Ochroniarz, oneiros rules wszystko
dreamblade-setup-warbands = Gotowe zestawy figurek; podaj numer, nazwę albo plik z innym:
dreamblade-setup-warband = Zestaw gracza { $seat } [{ $usual }]:
dreamblade-reserves-word = zasoby
dreamblade-reserves-help = zasoby – pokaż zasoby z cenami i cmentarze
dreamblade-ability-word = umiejętność
dreamblade-ability-help = umiejętność NAZWA – wyjaśnij umiejętność lub figurkę
dreamblade-about-word = opisz
dreamblade-about-help = opisz NAZWA – to samo; w obu wystarczy skrót, na przykład ZZ1
dreamblade-about-what = Podaj nazwę, na przykład: opisz Ochroniarz
dreamblade-ability-what = Podaj umiejętność lub figurkę, na przykład: umiejętność Ochroniarz
dreamblade-odds-word = szanse
dreamblade-odds-help = szanse, szanse c3, szanse strike c3 with TS1 – co może dać uderzenie; ostatnie słowo to cel: zniszczenie lub odgonienie (jak największej wartości, czyli kosztu formowania, a nie jednego wybranego obrońcy), oczyszczenie albo punkty
cli-odds-strike = { $option } (cel: { $aim }): obszar zostanie oczyszczony z szansą { $cleared }; średnio { $swing } dla ciebie w kosztach formowania (ich straty mniej twoje, odgoniona istota liczy się w połowie), { $points } w punktach podboju
cli-odds-fate = { $miniature }: odgonienie { $disrupted }, zniszczenie { $destroyed }{ $gone ->
    [none] { "" }
   *[other] , utrata { $gone }
}
cli-odds-pays = twoje: { $fate }
cli-odds-sampled = Za dużo do wyliczenia: { $samples } prób, więc szansa może się różnić o { $error }.
dreamblade-threats-word = zagrożenia
dreamblade-threats-help = zagrożenia – co każdej z twoich istot, tak jak stoją, może zrobić jedno uderzenie drugiej strony: od razu w jej najbliższej fazie akcji albo w następnej, po przesunięciu
cli-threats-none = Żadnej z twoich istot nie można uderzyć w dwóch najbliższych fazach akcji drugiej strony.
cli-threat = { $cell } { $fate }; uderza: { $by }{ $later ->
    [yes] { " " }(po przesunięciu)
   *[no] { "" }
}
cli-threat-sampled = Za dużo do wyliczenia: to wynik prób, więc szansa może się różnić o { $error }.

## Figurki

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
