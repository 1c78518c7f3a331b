# Co mówi serwer: odmowy i zakończenie gry.

server-table-unknown = Nie ma stołu „{ $came }”. Być może link jest niepełny albo długo nikt tu nie zaczął gry.
server-no-seat = Nie ma miejsca o numerze { $came }; liczba miejsc: { $seats }, numery od 0.
server-seat-foreign = Miejsce { $seat } nie należy do ciebie.
server-seat-taken = To miejsce jest zajęte. Wolne miejsca: { $free }.
server-table-full = Wszystkie miejsca są zajęte. Możesz się przyglądać.
server-table-seating = Gra jeszcze się nie zaczęła.
server-table-playing = Gra jeszcze trwa.
server-table-over = Gra jest skończona.
server-table-closed = Stół jest zamknięty.
server-not-seating = Gra się zaczęła; nikt nie może się już dosiąść, wstać ani podać ziarna.
server-not-seated = Nie siedzisz przy tym stole.
server-not-owner = Przed grą stół może zamknąć tylko osoba, która go założyła.
server-claim-none = Nie można teraz zakończyć gry za nieobecnych: nikt na nich nie czeka albo rozstrzyga zegar.
server-claim-early = { $minutes ->
    [one] Grę można zakończyć bez nieobecnych za { $minutes } minutę, jeśli drugi gracz nie wróci.
    [few] Grę można zakończyć bez nieobecnych za { $minutes } minuty, jeśli drugi gracz nie wróci.
   *[many] Grę można zakończyć bez nieobecnych za { $minutes } minut, jeśli drugi gracz nie wróci.
}
server-time-out = Czyjś czas się skończył; gra jest skończona.
server-undo-time = Graczowi { $seat } zostało za mało czasu, by to cofnąć: to, co minęło od tej odpowiedzi, liczy się jako jego namysł.
server-invite-wrong = Ten stół jest tylko dla zaproszonych, a zaproszenie w linku jest niewłaściwe.
server-sown = Gracz { $seat } podał już odcisk swojego ziarna.
server-promise-old = Gracz { $seat } odpowiada na odcisk, w którego miejsce serwer podał inny.
server-reveal-early = Gracz { $seat } ujawnia ziarno za wcześnie: nie wszyscy podali odcisk swojego.
server-not-late = Ziarno gracza { $seat } nie przyszło za późno, więc nie ma czego przyjmować.
server-revealed = Gracz { $seat } ujawnił już swoje ziarno.
server-seed-other = To nie jest ziarno, którego odcisk podał gracz { $seat }.
server-sowing = Gra potoczy się dalej, gdy przeglądarka każdego gracza poda nowe ziarno.
# $came, $expected: how often answers were taken back
server-taken-back = Coś cofnięto, odkąd zadano to pytanie. Nic się nie zmieniło; zobacz, o co gra pyta teraz.
server-takeback-asked = Ktoś już prosi o cofnięcie; najpierw trzeba na to odpowiedzieć.
server-takeback-foreign = Do kroku { $step } nie ma odpowiedzi gracza { $seat }; każdy cofa własne odpowiedzi.
server-takeback-gone = Tu niczego już nie można cofnąć: zgodzić się musi każdy, kto podał ziarno, a nikt nie może mówić za { $seats }.
server-takeback-long = Przy tym stole padło już ponad { $most } odpowiedzi, dlatego niczego nie można już cofnąć; trzeba grać dalej.
server-takeback-none = Nikt nie prosi o zgodę gracza { $seat }.
server-why-unknown = Nie znaleziono zasady, która nie pozwala na to graczowi { $seat }. To usterka serwera, zapisana w jego dzienniku.
server-rematch-made = Następny stół jest już gotowy.
server-other-rules = Tę grę zaczęto według zasad w wersji { $came }; ten serwer gra według wersji { $expected }. Można ją zamknąć i przeczytać jej zapis, ale nie można grać dalej.
server-record-early = Zapis można przeczytać po zakończeniu gry: wcześniej zdradzałby tajemnice.
server-no-guest = Nie wiadomo, kim jesteś: zezwól tej stronie na ciasteczka i wczytaj ją ponownie.
server-name = Imię może mieć do { $most } widocznych znaków; w tym jest ich { $came }.
server-name-unseen = Imię składa się tylko z widocznych znaków: bez pustych i bez takich, które zmieniają kierunek pisma.
server-name-marks = Litera imienia ma do { $most } znaków diakrytycznych, a żaden z nich nie stoi bez litery.
server-language = Nie ma tu języka „{ $came }”; są: { $known }.
server-message = Ta wiadomość jest niezrozumiała: { $why }.
server-message-large = Za duża wiadomość: { $came } B, a limit to { $most } B.
server-too-fast = Za szybko. Limit na sekundę: { $most }.
server-hint-busy = Komputer już myśli nad podpowiedzią; zapytaj za chwilę.
server-hint-past = Gra potoczyła się dalej, więc podpowiedź nie jest już potrzebna.
server-odds-busy = Szanse są już wyliczane; zapytaj za chwilę.
server-puzzle-busy = Komputer myśli teraz nad innymi stołami; zapytaj za chwilę.
server-try-many = Za dużo odpowiedzi do wypróbowania naraz: { $came }, a limit to { $most }.
server-crowded = Przy tym stole jest już komplet osób ({ $most }).
server-sockets-many = Masz ten stół otwarty w zbyt wielu miejscach (limit: { $most }). Najpierw zamknij go gdzie indziej.
server-tables-many = Masz za dużo niedokończonych gier (limit: { $most }). Najpierw dokończ lub zamknij niektóre.
server-tables-open = Za dużo twoich stołów czeka na kogokolwiek (limit: { $most }). Najpierw zamknij jeden z nich albo zaproś kogoś do tego.
server-origin = To żądanie pochodzi z innej strony i zostaje odrzucone.
server-bot-failed = Komputer nie poradził sobie z ruchem. Wczytaj stronę ponownie, a spróbuje jeszcze raz.
server-bot-lost = Komputer { $bot } nie odpowiedział, jak należy. Zamiast niego padła zwykła odpowiedź.

server-asked-secretly = Gracz { $seat } ogląda coś, czego nie widzą inni, i wybiera.

server-ending = { $how ->
    [resigned] Gra zakończyła się poddaniem. Wygrywa: { PLAYER($winners, case: "short") }.
    [time] Jednemu z graczy skończył się czas. Wygrywa: { PLAYER($winners, case: "short") }.
    [claimed] { $won ->
        [yes] Ktoś nie wrócił do gry i pozostali przyjęli zwycięstwo. Wygrywa: { PLAYER($winners, case: "short") }.
       *[no] Ktoś nie wrócił do gry i pozostali przyjęli remis.
    }
    [closed] Stół zamknięto. Nikt nie wygrał.
    [long] W tej grze padło tak wiele odpowiedzi, że stół zamknięto. Nikt nie wygrał.
   *[rule] { $won ->
        [yes] Gra jest skończona. Wygrywa: { PLAYER($winners, case: "short") } (zasada { $rule }).
       *[no] Gra jest skończona i kończy się remisem (zasada { $rule }).
    }
}
