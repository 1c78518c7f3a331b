# Co mówi serwer: odmowy i zakończenie gry.

server-game-unknown = Nie ma tu gry „{ $came }”; są: { $known }.
server-lesson-unknown = Nie ma lekcji „{ $came }”; są: { $known }.
server-lesson-more = Lekcja taka jak „{ $came }” ma własne miejsca i własny format; nie podawaj przy niej niczego więcej.
server-lesson-format = Format nie wymienia lekcji; podaj jej nazwę w polu „lesson”.
server-bot-unknown = Nie ma przeciwnika „{ $came }”; są: { $known }.
server-seats = Liczba miejsc przy stole tej gry: od { $least } do { $most }, a nie { $came }.
server-seat-none = Nikt nie siedziałby przy tym stole: zajmij przynajmniej jedno miejsce.
server-table-unknown = Nie ma stołu „{ $came }”. Być może link jest niepełny.
server-no-seat = Nie ma miejsca o numerze { $came }; liczba miejsc: { $seats }, numery od 0.
server-seat-foreign = Miejsce { $seat } nie należy do ciebie.
server-seat-taken = To miejsce jest zajęte. Wolne miejsca: { $free }.
server-table-full = Wszystkie miejsca są zajęte. Możesz się przyglądać.
server-table-seating = Gra jeszcze się nie zaczęła.
server-table-playing = Gra jeszcze trwa.
server-table-over = Gra jest skończona.
server-table-closed = Stół jest zamknięty.
server-not-seating = Gra się zaczęła; nikt nie może już usiąść, wstać ani podać ziarna.
server-not-seated = Nie siedzisz przy tym stole.
server-not-owner = Przed grą stół może zamknąć tylko osoba, która go założyła.
server-not-abandoned = Grę można zamknąć, gdy pozostali są nieobecni od { $minutes } minut. Poddać się można zawsze.
server-invite-wrong = Ten stół jest tylko dla zaproszonych, a zaproszenie w linku jest niewłaściwe.
server-sown = Gracz { $seat } podał już odcisk swojego ziarna.
server-promise-old = Gracz { $seat } odpowiada na odcisk, w którego miejsce serwer podał inny.
server-reveal-early = Gracz { $seat } ujawnia ziarno za wcześnie: nie wszyscy podali odcisk swojego.
server-revealed = Gracz { $seat } ujawnił już swoje ziarno.
server-seed-other = To nie jest ziarno, którego odcisk podał gracz { $seat }.
server-sowing = Gra potoczy się dalej, gdy przeglądarka każdego gracza poda nowe ziarno.
# $came, $expected: how often answers were taken back
server-taken-back = Coś cofnięto, odkąd zadano to pytanie. Nic się nie zmieniło; zobacz, o co gra pyta teraz.
server-takeback-asked = Ktoś już prosi o cofnięcie; najpierw trzeba na to odpowiedzieć.
server-takeback-foreign = Do kroku { $step } nie ma odpowiedzi miejsca { $seat }; każdy cofa własne odpowiedzi.
server-takeback-none = Nikt nie prosi o zgodę miejsca { $seat }.
server-why-unknown = Nie znaleziono zasady, która nie pozwala na to miejscu { $seat }. To usterka serwera, zapisana w jego dzienniku.
server-rematch-made = Następny stół jest już gotowy.
server-other-rules = Tę grę rozegrano według zasad w wersji { $came }; ten serwer zna wersję { $expected }. Nie może się tu dalej toczyć.
server-record-early = Zapis można przeczytać po zakończeniu gry: wcześniej zdradzałby tajemnice.
server-no-guest = Nie wiadomo, kim jesteś: zezwól tej stronie na ciasteczka i wczytaj ją ponownie.
server-name = Imię ma najwyżej { $most } widocznych znaków.
server-language = Nie ma tu języka „{ $came }”; są: { $known }.
server-message = Ta wiadomość jest niezrozumiała: { $why }.
server-message-large = Ta wiadomość ma bajtów: { $came }; najwyżej może mieć { $most }.
server-format-large = Ten format ma bajtów: { $came }; najwyżej może mieć { $most }.
server-too-fast = Za szybko: najwyżej { $most } na sekundę.
server-try-many = Za dużo odpowiedzi do wypróbowania naraz: { $came }; najwyżej może ich być { $most }.
server-crowded = Z tym stołem połączonych jest { $most } osób, a więcej nie może.
server-sockets-many = Masz ten stół otwarty tyle razy: { $most }, a więcej nie można. Najpierw zamknij go gdzie indziej.
server-tables-many = Niedokończone stoły: { $most }. Najpierw dokończ lub zamknij niektóre.
server-origin = To żądanie pochodzi z innej strony i zostaje odrzucone.
server-bot-failed = Gracz komputerowy nie poradził sobie z pytaniem. Wczytaj stronę ponownie, a spróbuje jeszcze raz.
server-port = Nie można użyć: { $host }, port { $port }: { $why }. Wybierz inny opcją --port.

server-host-empty = Adres, pod którym serwer ma nasłuchiwać, jest pusty. Pomiń --host, aby działał tylko na tym komputerze, albo podaj 0.0.0.0, aby działał pod każdym adresem.
server-proxy = Po --trusted-proxy oczekuje się adresu serwera pośredniczącego, na przykład 10.0.0.1, albo sieci, na przykład 10.0.0.0/8; „{ $came }” nie jest ani jednym, ani drugim.
server-asked-secretly = Na coś, czego nikt inny nie może zobaczyć, patrzy gracz { $seat } i wybiera.

server-ending = { $how ->
    [resigned] Gra zakończyła się poddaniem. Wygrywa: { $winners }.
    [closed] Stół zamknięto. Nikt nie wygrał.
   *[rule] { $won ->
        [yes] Gra jest skończona. Wygrywa: { $winners } (zasada { $rule }).
       *[no] Gra jest skończona i kończy się remisem (zasada { $rule }).
    }
}
