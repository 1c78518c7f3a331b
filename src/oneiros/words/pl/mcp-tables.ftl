# Co narzędzia dla modeli językowych mówią przy stołach serwera i przy wybieraniu z pakietów.

mcp-instructions-server = „sit_down” pozwala grać przy stołach serwera. Gdzie najpierw otwiera się pakiety, „pool” pokazuje twoje, „suggest” z nich buduje, a „bring” przynosi twój zestaw; „draft” to wybieranie z krążących pakietów. „look” zawsze mówi, co masz teraz zrobić.
mcp-tool-sit-down = Dosiądź się do stołu serwera według jego id („table”), a do prywatnego także według zaproszenia („invite”), albo jeszcze raz tam, gdzie masz miejsce. Albo przygotuj stół: „game”, a jako „opponent” bot albo „open” dla kogoś, kto dostanie zaproszenie; ewentualnie „format”, „best_of” 3 oraz „sealed”, gdy każdy otwiera pakiety i z nich buduje: {"{"}"pools": "own"{"}"}, {"{"}"pools": "same", "way": "boosters", "seed": "trzy słowa"{"}"} albo {"{"}"draft": "jego id"{"}"} z numerem bota z tego wybierania jako „opponent”. Podaje id dla innych narzędzi.
mcp-tool-pool = Obejrzyj swoją pulę przy stole z ograniczonymi zestawami: ile jest czego, koszt, wartości i umiejętności. Nic się nie zmienia.
mcp-tool-suggest = Zobacz, co z twojej puli zbudowałby serwer, w wierszach, które przyjmuje „bring”, z powodami i z tym, co zostaje. Nic się nie zmienia.
mcp-tool-bring = Przynieś to, co zbudujesz ze swojej puli: po wierszu na figurkę, na przykład „2 Twilight Scout”. O wszystkim, co jest nie tak, dowiesz się od razu i nic się wtedy nie zmienia. Można przynieść coś innego, dopóki wszyscy czegoś nie przyniosą i nie uzgodnią kości. Potem czeka na innych, tak jak „look”.
mcp-tool-again = Po grze: zagraj następną grę meczu albo rewanż z tymi samymi graczami. To inny stół i ma własne id. Między dwiema grami meczu „brings” może być czymś innym z tej samej puli; bez tego przynosisz to samo. Czeka chwilę, aż inni też zechcą.
mcp-tool-get-up = Wstań od stołu albo od wybierania z pakietów, zanim się zaczną; od trwającego wybierania, w którym dalej wybiera za ciebie bot; albo poddaj grę. Tego nie można cofnąć.
mcp-tool-draft = Dosiądź się do wybierania z pakietów według jego id („draft”) i zaproszenia („invite”) albo jeszcze raz; albo przygotuj nowe w „game”, z tyloma botami („bots”) i z tyloma innymi osobami („people”), które dostaną zaproszenie. Podaje id: „look” pokazuje to, co masz, i pakiet, który trzymasz, „answer” wybiera numerem albo nazwą. Po zakończeniu graj tym, co masz, przez „sit_down”.

mcp-sitting = Przy stole: { $seats }. Jesteś graczem { $mine }.
mcp-invite = Do stołu { $table } inni dosiadają się z zaproszeniem { $invite }
mcp-sealed-same = Ograniczone zestawy: wszyscy otwierają te same pakiety i z nich budują. Sposób: { $way }, dodatek: { $set }, ziarno: { $seed }.
mcp-sealed-own = Ograniczone zestawy: gdy wszyscy się dosiądą, każdy otwiera własne pakiety i z nich buduje. Sposób: { $way }, dodatek: { $set }.
mcp-sealed-draft = Ograniczone zestawy: każdy buduje z tego, co wybrał z pakietów. Dodatek: { $set }.
mcp-rubber = To gra { $number } z najwyżej { $best }. Wygrane gry: { $wins }; remisy: { $drawn }.
mcp-rubber-over = { $won ->
    [yes] Cały mecz wygrywa: { $winners }.
   *[no] Mecz kończy się remisem.
}
mcp-next = { $goes ->
    [on] „again” zaczyna następną grę tego meczu.
   *[anew] „again” zaczyna kolejną grę z tymi samymi graczami.
}
mcp-next-waits = Inni nie zgłosili jeszcze gotowości do następnej gry. Wywołaj „again” jeszcze raz, żeby na nich poczekać.
mcp-now-over = Gra skończona: „look” mówi jak, „record” podaje ją jako tekst, „again” zaczyna kolejną z tymi samymi graczami.
mcp-now-answer = Twoja kolej: „look” mówi, o co chodzi, „answer” odpowiada.
mcp-now-bring = { $sealed ->
    [yes] Pakiety są otwarte, a ty jeszcze niczego z nich nie przynosisz: „pool” pokazuje, co masz, „suggest” z tego buduje, „bring” przynosi to, co wybierzesz.
   *[no] Trzeba jeszcze coś przynieść, to samo co przedtem albo coś innego: służy do tego „bring”.
}
mcp-now-open = { $sealed ->
    [yes] Nie wszyscy siedzą jeszcze przy stole, a do tego czasu pakiety pozostają zamknięte. „look” na nich czeka.
   *[no] Nie wszyscy siedzą jeszcze przy stole. „look” na nich czeka.
}
mcp-now-others = Twój zestaw jest już przyniesiony. Inni muszą jeszcze przynieść swoje albo uzgodnić kości: „look” na nich czeka. Do tego czasu „bring” może przynieść coś innego.
mcp-now-agree = Inni muszą jeszcze uzgodnić kości. „look” na nich czeka.
mcp-went-back = { $packs ->
    [yes] Ktoś wstał od stołu, więc wszystkie pakiety wróciły na miejsce razem z tym, co przyniesiono. Gdy stół będzie pełny, każdy otworzy nowe.
   *[no] Od stołu wstał ktoś, kto wie, co przyniesiono, więc to się już nie liczy.
}
mcp-got-up = Nie siedzisz tu już.
mcp-suggested = Serwer zbudowałby:
mcp-suggested-why = Powody:
mcp-suggested-left = Zostaje: { $left }
mcp-pool-more = „pieces” mówi, co znaczy umiejętność, według nazwy tego, kto ją ma.
mcp-of-server = To gra tego programu, a nie stół serwera.
mcp-of-draft = To wybieranie z pakietów, a nie stół: „look” pokazuje pakiet, „answer” z niego wybiera. Po zakończeniu graj tym, co masz, przez „sit_down”.

mcp-draft = Wybieranie z pakietów { $draft }, dodatek { $set }; * to ty: { $seats }.
mcp-draft-invite = Do wybierania { $draft } inni dosiadają się z zaproszeniem { $invite }
mcp-no-draft = Nie masz miejsca przy wybieraniu z pakietów { $draft }.
mcp-draft-seating = Wybieranie jeszcze się nie zaczęło. „look” czeka na innych.
mcp-draft-closed = Wybieranie zamknięto.
mcp-draft-waiting = Twój wybór jest zrobiony. „look” czeka na innych.
mcp-draft-missed = Twój czas minął, więc wybrano za ciebie: { $names }
mcp-draft-pick = Wybór { $number } z { $most }: co bierzesz? Masz na to { $seconds } s.
mcp-draft-not-there = W pakiecie, który trzymasz, nie ma „{ $came }”; jest w nim: { $known }.
mcp-draft-over = Wybieranie skończone. Przygotuj stół przez „sit_down” z „sealed” {"{"}"draft": "{ $draft }"{"}"}, a jako „opponent” podaj bota według numeru: { $bots }; albo „open” dla kogoś, kto też wybierał. Możesz też dosiąść się do stołu tego wybierania: { $tables }
