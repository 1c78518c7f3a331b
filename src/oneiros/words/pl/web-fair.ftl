## Co ta przeglądarka wie o uczciwości losu

web-fair-seal = Odcisk ziarna gracza ({ $who })
web-fair-commitment = Odcisk ziarna serwera
web-fair-server-seed = Ziarno serwera
web-fair-player-seed = Ziarno gracza ({ $who })
web-fair-later = Serwer pokaże swoje ziarno po grze. Wtedy ta strona sprawdzi całą grę i da jej zapis, który sprawdzisz też na własnym komputerze.
web-fair-verify = Pobierz zapis gry, który sprawdziła ta przeglądarka, i sprawdź na własnym komputerze każdy rzut, każde losowanie i każdą odpowiedź:
web-fair-sha256 = SHA-256 zapisu
web-fair-verified = Kości sprawdzone, z twoim ziarnem: ta przeglądarka obliczyła na nowo każdy rzut, a nikt nie mógł ich wybrać.
web-fair-consistent = Rzuty i losowania pasują do ziaren, ale ta przeglądarka nie może ręczyć za wszystko.
web-fair-doubt-no-part = Nie miała udziału w ziarnach albo nie we wszystkich: oglądasz tę grę albo ziarna uzgodniła inna przeglądarka.
web-fair-doubt-late = Twoje ziarno dotarło za późno i się nie liczyło. Serwer i pozostali mogli razem wybrać te kości.
web-fair-doubt-held-back = Inni gracze nie ujawnili swoich ziaren i zastąpiły je odciski. Jeśli są w zmowie z serwerem, każdy z nich wybrał jedną z dwóch gier.
web-fair-doubt-anew = Odłożono ziarna, które były już ujawnione, i uzgodniono nowe. Jeśli pozostali są w zmowie z serwerem, znali tamte kości i mogły im się nie podobać.
web-fair-doubt-scheme = Grę rozpoczęto według starszego schematu, który dowodzi mniej.
web-fair-doubt-lost = Serwer zgubił ujawnione już ziarna lub wyniki, a ty zgadzasz się grać dalej.
web-fair-doubt-elsewhere = Części twoich odpowiedzi lub cofnięć nie wykonano w tej przeglądarce.
web-fair-doubt-typed = Wpisana przez ciebie odpowiedź brzmi w zapisie inaczej, więc ta przeglądarka nie wie, czy znaczy to samo.
web-fair-doubt-draws = Każdy wylosowany los obliczono na nowo i nikt nie mógł go wybrać. Ta strona nie wie jednak, który element kryje się za którym losem; sprawdza to też „oneiros verify”.
web-fair-doubt-unheard = Serwer nie przekazał tej przeglądarce całej gry, więc mogło w niej wypaść coś, czego ci nie pokazano.
web-fair-doubt-forgetful = Nie mogła zapamiętać wszystkiego o tej grze, więc ziarna mogły być już wcześniej uzgadniane bez jej wiedzy.
web-fair-unchecked = Kości nie udało się sprawdzić: zapis gry nie dotarł. Wczytaj stronę ponownie, aby spróbować jeszcze raz.
web-fair-was-it-you = Czy to twoje działanie?
web-fair-not-you = Jeśli stało się to w innej twojej przeglądarce lub na innym urządzeniu, potwierdź to. Jeśli nie, nie ufaj kościom w tej grze!
web-fair-was-me = Tak, to ja
web-fair-renewed = { $count ->
    [one] W trakcie gry raz odnowiono ziarna.
    [few] W trakcie gry { $count } razy odnowiono ziarna.
   *[many] W trakcie gry { $count } razy odnowiono ziarna.
}
web-fair-aborted = { $count ->
    [one] Raz ujawniono ziarna i nic z nich nie powstało.
    [few] { $count } razy ujawniono ziarna i nic z nich nie powstało.
   *[many] { $count } razy ujawniono ziarna i nic z nich nie powstało.
}
web-fair-held-back = { $count ->
    [one] Jedno ziarno zastąpił jego odcisk.
    [few] { $count } ziarna zastąpiły ich odciski.
   *[many] { $count } ziaren zastąpiły ich odciski.
}
web-fair-takebacks = { $count ->
    [one] Raz cofnięto coś za twoją zgodą i wylosowano na nowo.
    [few] { $count } razy cofnięto coś za twoją zgodą i wylosowano na nowo.
   *[many] { $count } razy cofnięto coś za twoją zgodą i wylosowano na nowo.
}
web-fair-lost = { $count ->
    [one] Serwer zgubił jeden rzut lub losowanie, które już pokazał.
    [few] Serwer zgubił { $count } rzuty i losowania, które już pokazał.
   *[many] Serwer zgubił { $count } rzutów i losowań, które już pokazał.
}
web-fair-alarm = Nie ufaj kościom w tej grze!
web-fair-alarm-what = Po zakończeniu gry zachowaj jej zapis i nie graj dalej tam, gdzie nie możesz ufać serwerowi.
web-fair-fault-promise = Gra toczy się według ziaren, na które twoja przeglądarka się nie zgodziła. Jeśli nie zrobiła tego inna twoja przeglądarka, wybrał je serwer.
web-fair-fault-known = Serwer gra dalej według ziaren, które są już znane.
web-fair-fault-scheme = Kości nie są losowane w sposób, na który zgodziła się twoja przeglądarka.
web-fair-fault-server-seed = Ziarno ujawnione przez serwer nie jest tym, którego odcisk pokazał przed grą.
web-fair-fault-own-seed = W grze nie użyto ziarna twojej przeglądarki.
web-fair-fault-dropped = Serwer twierdzi, że twoja przeglądarka nie ujawniła ziarna na czas, ale już je miał.
web-fair-fault-seals = Odcisku ziarna jednego z graczy brakuje albo zmienił się po tym, jak twoja przeglądarka go zobaczyła.
web-fair-fault-seeds = Ziarno jednego z graczy nie pasuje do odcisku pokazanego wcześniej.
web-fair-fault-unsealed = Użyto ziarna bez odcisku, które nie jest wspólnym ziarnem botów.
web-fair-fault-seats = Miejsca przy stole nie mają własnych, zrozumiałych nazw, więc nie wiadomo, co uzgodniono.
web-fair-fault-setup = Gra nie jest tą, na którą zgodziła się twoja przeglądarka.
web-fair-fault-since = Serwer twierdzi, że nowe ziarna liczą się od innej chwili, niż podał wcześniej.
web-fair-fault-aside = Ujawniono ziarna, odłożono je, a gra toczyła się dalej według starych.
web-fair-fault-unsown = Coś wylosowano, choć brakowało jeszcze ziaren graczy.
web-fair-fault-missing = W zapisie brakuje ziaren, które ujawniła twoja przeglądarka.
web-fair-fault-outcome = Jeden z rzutów lub losowań nie wynika z ziaren.
web-fair-fault-shown = Jeden z pokazanych ci rzutów lub losowań później się zmienił albo stoi w zapisie w innym miejscu.
web-fair-fault-unseen = Zapis zawiera rzut lub losowanie, których ci nie pokazano.
web-fair-fault-hidden = Ukryto rzut przed tą przeglądarką, choć w tej grze żaden nie jest ukryty.
web-fair-fault-dice = Kości na stronie albo to, co mówi o nich dziennik, nie są tymi, które odnotował serwer.
web-fair-fault-answers = W zapisie twoja odpowiedź jest inna niż ta, którą podano w tej przeglądarce.
web-fair-fault-cut = Zapis cofa coś, na co nikt nie odpowiedział, albo nie wszyscy się na to zgodzili.
web-fair-fault-taken-back = Cofnięto coś bez prośby i bez zgody z tej przeglądarki albo dalej, niż o to prosiła.
web-fair-fault-ending = Według zapisu gra skończyła się inaczej, niż ci powiedziano.
web-fair-fault-record = Zapisu gry nie da się odczytać albo należy do innej gry.
web-fair-forgetful = Ta przeglądarka nie pozwala stronie niczego zapamiętać. Kości tej gry nie uzna za potwierdzone, a po ponownym wczytaniu strony w ogóle ich nie sprawdzi.
web-fair-foreign = Twoje miejsce ma ziarno, które nie pochodzi z tej przeglądarki. Jeśli nie podała go inna twoja przeglądarka, wybrał je serwer. Ta przeglądarka nie może sprawdzić tych kości.
web-fair-late = Twoje ziarno dotarło za późno i się nie liczy. Serwer i pozostali mogli razem wybrać kości tej gry. Zamiast grać, możesz wstać od stołu: nic jeszcze nie wylosowano.
web-fair-late-playing = Twoje nowe ziarno dotarło za późno i się nie liczy. Serwer i pozostali mogli razem wybrać dalsze kości.
web-fair-late-accept = Graj mimo to
web-fair-again = { $lost ->
    [0] Ziarna już ujawniono, a nic z nich nie powstało albo mogą być znane. Kto doprowadza do tego raz po raz, może wybierać kości. Uzgodnić ziarna ponownie (próba { $times })?
   *[other] Ziarna już ujawniono, a serwer zgubił uzgodnienia: { $lost }. Kto doprowadza do tego raz po raz, może wybierać kości. Uzgodnić ziarna ponownie (próba { $times })?
}
web-fair-again-yes = Uzgodnij ponownie
web-fair-unusual = Ta gra nie zaczyna się zwyczajnie, a to zmienia rzuty albo losowania:
web-fair-unusual-what = { $what ->
    [position] Zaczyna się od pozycji, którą ktoś przygotował.
    [reroll-ones] Jedynki w rzucie o inicjatywę są przerzucane także w późniejszych turach, jeśli w poprzedniej została jedynka.
    [miniatures] Są w niej figurki, które ktoś wymyślił.
    [cards] Są w niej karty, które ktoś wymyślił.
   *[other] Jest w niej coś, czego ta strona nie zna.
}
web-fair-unusual-yes = Graj w ten sposób

## Dowód uczciwości losu, krok po kroku

web-fair-plain = Ani gracz, ani serwer nie powinien móc wybierać wyników. Dlatego każdy rzut powstaje z tajnych liczb, które wszyscy zamknęli przed grą.
web-fair-so-far = Jak dotąd nic nie przeczy temu, co obiecano. Po grze ta strona sama obliczy na nowo każdy rzut.
web-fair-checking = Strona pobiera i sprawdza zapis gry.
web-fair-exactly = Jak dokładnie?
web-fair-step-server = Najpierw serwer zamknął tajną liczbę
web-fair-server-locked = Pokazał tylko jej odcisk, więc nie może jej już zmienić. Samą liczbę pokaże po grze.
web-fair-server-fits = Pokazał tylko jej odcisk. Po grze pokazał samą liczbę i jedno pasuje do drugiego: to ta sama liczba co przed grą.
web-fair-server-wrong = Pokazana liczba nie pasuje do odcisku sprzed gry. Serwer ją zmienił!
web-fair-server-how = Ta liczba to ziarno. Jej odcisk to SHA-256: łatwo go obliczyć z ziarna, ale nikt nie znajdzie ziarna do odcisku.
web-fair-step-players = Potem swoją liczbę zamknął każdy gracz
web-fair-seat = { $mine ->
    [yes] { $who } (ty):
   *[no] { $who }:
}
web-fair-seat-bot = nie potrzebuje żadnej; liczba każdego komputera jest ta sama i znana wszystkim.
web-fair-seat-locked = liczba jest zamknięta i znany jest tylko jej odcisk.
web-fair-seat-fits = liczbę pokazano i pasuje ona do odcisku.
web-fair-seat-late = liczby nie pokazano na czas, więc zastąpił ją jej odcisk.
web-fair-seat-wrong = pokazana liczba nie pasuje do odcisku!
web-fair-players-how = Nikt nie pokazał liczby, dopóki nie było wszystkich odcisków. Dlatego nikt nie mógł dobrać swojej do cudzych. Odcisk to SHA-256 odcisku serwera, miejsca i ziarna.
web-fair-step-root = Wszystko to powiązano z tym, w co się gra
web-fair-root-why = Jeden odcisk obejmuje wszystkie inne, stół, graczy i ustawienia gry. Kto zmieni cokolwiek z tego, zmieni każdy rzut.
web-fair-root-same = To ten sam, który twoja przeglądarka obliczyła, zanim pokazała swoją liczbę.
web-fair-root-other = To nie ten, który twoja przeglądarka obliczyła, zanim pokazała swoją liczbę!
web-fair-root-how = To tak zwany korzeń. Ta strona obliczyła go z tego, co podał serwer.
web-fair-root = Korzeń
web-fair-step-rolls = Każdy rzut i każde losowanie powstaje z tych wszystkich liczb
web-fair-rolls-so-far = { $count ->
    [0] Jeszcze nic nie wypadło.
    [one] Tej przeglądarce pokazano jeden wynik i ona go pamięta. Jak powstał, będzie można obliczyć, gdy serwer pokaże swoją liczbę.
    [few] Tej przeglądarce pokazano { $count } wyniki i ona je pamięta. Jak powstały, będzie można obliczyć, gdy serwer pokaże swoją liczbę.
   *[many] Tej przeglądarce pokazano { $count } wyników i ona je pamięta. Jak powstały, będzie można obliczyć, gdy serwer pokaże swoją liczbę.
}
web-fair-rolls-over = { $count ->
    [0] W tej grze nic nie wypadło.
    [one] Na tej stronie obliczono na nowo jedyny wynik.
    [few] Na tej stronie obliczono na nowo wszystkie { $count } wyniki.
   *[many] Na tej stronie obliczono na nowo wszystkie { $count } wyników.
}
web-fair-rolls-show = { $count ->
    [one] Pokaż go
   *[other] Pokaż każdy z nich
}
web-fair-roll-even = Numer { $which } z { $count }, wszystkie równie prawdopodobne.
web-fair-roll-weighted = Numer { $which } z { $count }, z szansą { $weight } na { $total }.
web-fair-roll-hidden = Zakryte dla ciebie do końca gry.
web-fair-roll-back = Cofnięto to.
web-fair-roll-right = Pasuje do ziaren.
web-fair-roll-wrong = Nie pasuje do ziaren!
web-fair-roll-later = Ziarno serwera jest jeszcze tajne. Ta przeglądarka pamięta wynik i porówna go po grze.
web-fair-more = { $count ->
    [one] Pokaż jeszcze jeden
   *[other] Pokaż więcej (zostało: { $count })
}
web-fair-how-message = Korzeń, ziarna graczy, liczba cofnięć i numer wyniku stoją w jednym wierszu:
web-fair-how-mac = Ziarno serwera miesza ten wiersz (HMAC-SHA256), więc nikt nie wie z góry, co z niego wyjdzie:
web-fair-how-skipped = { $count ->
    [one] Jedną liczbę pominięto, bo przez nią jedne wyniki byłyby częstsze od innych.
    [few] Pominięto { $count } liczby, bo przez nie jedne wyniki byłyby częstsze od innych.
   *[many] Pominięto { $count } liczb, bo przez nie jedne wyniki byłyby częstsze od innych.
}
web-fair-how-word = Pierwsze osiem cyfr, których można użyć, to jako liczba:
web-fair-how-ticket = Reszta z dzielenia przez liczbę losów to wyciągnięty los:
web-fair-how-holder = Losy od { $first } do { $last } należą do numeru { $which }, więc los { $ticket } oznacza numer { $which }.
web-fair-how-holder-one = Los { $ticket } należy do numeru { $which }.
web-fair-sowing-before = Ziarna, które liczyły się wcześniej ({ $number })
web-fair-sowing-aborted = Ziarna, które ujawniono i z których nic nie powstało ({ $number })
web-fair-yourself = Sprawdź to na własnym komputerze
