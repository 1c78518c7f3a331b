# Co mówimy o pliku scenariusza, który się nie powiódł (kernel/scenarios/; dreamblade/text/scenario.py, trial.py).
# Zapis ruchów, pytania i oczekiwania przytaczamy tak, jak stoją w pliku; $path to pole, na przykład A.c3.

# Plik.
scenario-not-toml = To nie jest plik TOML: { $why }
scenario-long = Plik jest za długi; może mieć do { $most } znaków.
scenario-script-missing = Brakuje skryptu; nad pierwszym nagłówkiem napisz script = ''' … ''', po jednym kroku w wierszu.
scenario-script-below = { $path }: pod nagłówkiem skrypt należy do tego, co nazywa nagłówek; przenieś script = ''' … ''' nad pierwszy nagłówek w nawiasach.
scenario-script-quotes = Umieść skrypt między znakami ''' i ''', każdy w osobnym wierszu; inne cudzysłowy ukrywają numery wierszy.
scenario-script-empty = Skrypt nie zawiera żadnego kroku; napisz przynajmniej jeden.
scenario-game = Nie ma gry o nazwie „{ $came }”; możliwe nazwy: { $expected }.
scenario-title = Brakuje tytułu; napisz title = "…" nad pierwszym nagłówkiem.
scenario-rule-missing = Brakuje zasady; nad pierwszym nagłówkiem napisz rule = "7.8", dla kilku zasad rule = ["7.8", "6.2"], dla umiejętności w Dreamblade rule = "11 Bodyguard".
scenario-rule = „{ $came }” nie jest zasadą tej gry; napisz numer, na przykład "7.8", który jest na stronie z zasadami, albo umiejętność jako "11 Bodyguard".{ $near ->
    [none] { "" }
   *[other] { " " }Podobne zasady: { $near }.
}
scenario-field = Pole { $path } nie może mieć wartości „{ $came }”; zapisz je tak: { $expected }.
scenario-unknown = Nie ma pola o nazwie { $path }.{ $near ->
    [none] { "" }
   *[other] { " " }Podobne nazwy: { $near }.
}
scenario-below-heading = Pole { $came } stoi pod nagłówkiem [{ $seat }] i wygląda na należące do tego gracza; przenieś je nad pierwszy nagłówek.

# Ustawienie.
scenario-phase = „{ $came }” to nie faza; napisz initiative, spawn A, first action A, second action A (albo to samo z B) lub conquest.
scenario-pool = Pulę punktów formowania ma tylko faza formowania; usuń pole pool albo zacznij od phase = "spawn A".
scenario-spawn-skipped = Jeśli na kości inicjatywy wypadło 1, fazy formowania nie ma (zasada 4.5); podaj inne wyniki albo zacznij od phase = "initiative" i rzuć kośćmi.
scenario-side = Nagłówek [{ $path }] musi zawierać obszary i strefy z nazwami, na przykład c3 = ["Mirrorman"].
scenario-place = „{ $came }” to nie miejsce; napisz obszar od a1 do e5 albo reserves, graveyard lub removed.
scenario-names = „{ $came }” to nie lista figurek; napisz na przykład ["Mirrorman damage 3", "2 Twilight Scout"].
scenario-miniatures = „{ $came }” to nie lista figurek; każdą wymyśloną figurkę zacznij od nagłówka [[miniature]].
scenario-name-taken = Jest już inna figurka o tej nazwie: { $name }; nadaj wymyślonej własną nazwę.
scenario-damage-number = W zapisie „{ $came }” brakuje liczby obrażeń: za słowem damage musi stać liczba od 0 do 999, na przykład { $text } damage 3.
scenario-damage = Figurka { $miniature } nie może mieć obrażeń: mają je tylko istoty w krainie wyśnionej.
scenario-locations = Na obszarze { $cell } stoją dwie lokacje, a może stać najwyżej jedna (zasada 1.7).
scenario-stacking = Za dużo istot jednego gracza na obszarze { $cell }: { $came }; poza własnym portalem mogą stać najwyżej cztery (zasada 1.7).

# Wiersz skryptu.
scenario-line = „{ $came }” to nie krok; zacznij wiersz od gracza, na przykład A:, albo od roll:, expect, asked, options:, legal A:, illegal A: lub refused A:.
scenario-line-long = Wiersz jest za długi; może mieć do { $most } znaków.
scenario-seat = „{ $came }” nikogo tu nie oznacza; możliwe słowa: { $expected }.
scenario-rule-number = Po „{ $came }” brakuje numeru zasady; napisz go na końcu w nawiasie, na przykład (7.8), (11) albo (11 Unique).

# Los i odpowiedzi.
scenario-roll-missing = Tu musi nastąpić rzut lub losowanie ({ $question }); przed tym wierszem dopisz brakujący wiersz roll:.
scenario-roll-unused = Tu już nie ma rzutu ani losowania: zostało „{ $came }”. Teraz kolej na: { $asked }.
scenario-roll-wrong = Wynik „{ $came }” nie może tu wypaść.
scenario-other-asked = To nie jest kolej gracza { $seat }, więc odpowiedź „{ $text }” jest niemożliwa. Teraz kolej na: { $asked }.
scenario-answer-refused = Odpowiedź „{ $text }” gracza { $seat } odrzuca zasada { $rule }.
scenario-not-understood = Niezrozumiały zapis: „{ $text }”.

# Oczekiwania.
scenario-unmet = Oczekiwano: { $expected }. Jest: { $found }.
scenario-asked = Oczekiwano pytania: { $expected }. Teraz kolej na: { $found }.
scenario-refused-instead = Kto nie jest pytany, nie może nic zrobić; aby pokazać, że { $seat } czeka, napisz refused { $seat }: { $text } z numerem zasady w nawiasie.
scenario-options-illegal = To nie są teraz dozwolone odpowiedzi: { $found }.
scenario-options-several = „{ $text }” to kilka odpowiedzi, a każda możliwość jest jedną; wymień to, co można odpowiedzieć na to pytanie.
scenario-options-more = Na liście brakuje odpowiedzi: { $found }.
scenario-not-legal = Odpowiedź „{ $text }” gracza { $seat } miała być dozwolona, ale odrzuca ją zasada { $rule }.
scenario-legal = Odpowiedź „{ $text }” miała zostać odrzucona, ale jest dozwolona dla gracza { $seat }.
scenario-other-rule = Odpowiedź „{ $text }” miała zostać odrzucona przez zasadę { $expected }, ale odrzuca ją zasada { $found }.
scenario-expectation = To nie jest znane oczekiwanie; ich listę zawiera strona o scenariuszach.
scenario-number = „{ $came }” to nie liczba.
scenario-word = „{ $came }” nie może tu stać; możliwe słowa: { $expected }.
