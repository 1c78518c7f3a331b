### Gry jako dane: wiele w jednym pliku, teksty dla ludzi i decyzje w wierszach.
cli-command-export = zapisz decyzje z gier w wierszach
cli-command-export-about = Zapisz wiersz dla każdej decyzji z zapisanych gier: czyja była kolej i o co chodziło, co można było odpowiedzieć, co wybrano i co z tego wynikło. Format wynika z końcówki nazwy pliku: Parquet wymaga dodatku „data”, CSV i wiersze JSON nie wymagają niczego więcej.
cli-command-convert = zapisz grę w innej postaci
cli-command-convert-about = Zapisz gry jako tekst do czytania, jako zapis gry albo po jednym zapisie w wierszu. Każdą postać można odczytać z powrotem. Bez --to tekst pojawia się na ekranie.

data-option-file = zapisana gra: zapis, po zapisie w wierszu albo tekst
data-option-files = zapisane gry: zapisy, po zapisie w wierszu albo teksty
data-option-game = która gra z pliku, w którym jest ich kilka, licząc od 1
data-option-to = plik do zapisania; jego nazwa kończy się na jedno z: { $ends }
data-option-convert-to = plik do zapisania; jego nazwa kończy się na jedno z: { $ends }
data-option-views = dodaj to, co gracz mógł wiedzieć, w formacie JSON
data-option-observations = dodaj to, co gracz mógł wiedzieć, jako liczby do uczenia, oraz akcje, z których składa się odpowiedź
data-option-records = zachowaj wszystkie gry w tym pliku, po zapisie w wierszu; rzuty i losowania da się wtedy sprawdzić, więc są inne niż bez tej opcji

data-recorded = Zapisy gier są w pliku { $file }.
# $rows, $games
data-exported = Wiersze zapisane w pliku { $file }: { $rows }, z gier: { $games }.
data-converted = Gry zapisane w pliku { $file }: { $games }.
data-verified = { $file }: sprawdzone gry: { $verified } z { $games }.
# $game, $why
data-not-verified = Gra { $game } nie przeszła sprawdzenia. { $why }
data-suffix = Z nazwy { $file } nie wynika, jak ją zapisać: powinna kończyć się na jedno z { $known }.
# $file, $came
data-no-game = W pliku { $file } nie ma gry numer { $came }.
data-several = W pliku { $file } jest kilka gier. Podaj, o którą chodzi: --game N
# $file, $game, $reason
data-game = { $file }, gra { $game }: { $reason }
# $line, $reason
data-line = Wiersz { $line }: { $reason }

# Co jest nie tak z tekstem gry.
transcript-line = Wiersz { $line }: { $reason }
transcript-no-tag = Tekst gry, który zaczyna się w wierszu { $line }, nie ma znacznika [{ $tag } …].
transcript-tag = Wiersz { $line }: [{ $came } …] jest nieznany albo się powtarza. Znane: { $known }.
transcript-value = Wiersz { $line }: to, co stoi za { $came }, nie jest w formacie JSON.
transcript-form = Oczekiwano numeru, gracza (albo * dla losu, < dla powrotu) i odpowiedzi oddzielonych średnikami, a jest „{ $came }”.
transcript-number = Wiersz zaczyna się od odpowiedzi { $came }, a następna to { $expected }.
transcript-seat = Nie ma gracza „{ $came }”; są: { $seats }.
