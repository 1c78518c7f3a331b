### Narzędzia dla modeli językowych.
cli-command-mcp = udostępnij narzędzia modelowi językowemu
cli-command-mcp-about = Obsługuj Model Context Protocol przez standardowe wejście i wyjście: narzędzia do czytania zasad i tego, co nadrukowano, do oglądania stołu, do pytania dlaczego i do gry jednym graczem przeciw botowi albo przy stole serwera. Wymaga dodatku „mcp”.
mcp-option-server = pozwól grać przy stołach tego serwera, na przykład http://localhost:8420 (domyślnie: tylko gry tego programu)

mcp-instructions = Graj według numerowanych zasad. Zacznij od „games”, czytaj „rules” w miarę potrzeby, potem „new_game”. Każdy tekst opisuje pozycję i wymienia odpowiedzi; odpowiadaj przez „answer”, numerem albo zapisem. „why” wyjaśnia, czego nie wolno.
mcp-tool-games = Wymień gry, liczbę graczy, boty, które w nie grają, i to, co można uzgodnić w formacie.
mcp-tool-rules = Przeczytaj numerowane zasady gry. „about” to numer rozdziału lub zasady albo słowo; bez niego pojawia się lista rozdziałów.
mcp-tool-pieces = Przeczytaj, co nadrukowano na figurce, karcie lub czymś innym, według nazwy; bez nazwy pojawia się lista wszystkiego.
mcp-tool-new-game = Zacznij grę przeciw botowi jako gracz o numerze liczonym od 0, ewentualnie z formatem. „brings” to to, co przynosisz, na przykład nazwa gotowego zestawu figurek albo jego tekst. Podaje id gry, wszystko, co trzeba wiedzieć, i pierwsze pytanie.
mcp-tool-look = Obejrzyj stół gry według jej id: co się stało, pozycję, jaką znasz, pytanie i wszystkie odpowiedzi. Przy stole serwera czeka chwilę na innych.
mcp-tool-why = Zapytaj, dlaczego nie można teraz dać odpowiedzi podanej w zapisie. Nic się nie zmienia.
mcp-tool-answer = Odpowiedz na pytanie gry numerem z listy albo zapisem. Podaje następne pytanie, powód odmowy albo to, kto wygrał.
mcp-tool-record = Przeczytaj skończoną grę jako tekst, razem z ziarnami; można go zachować w pliku i sprawdzić.

mcp-id = Id tej gry to { $id }.
mcp-table = Inni mogą patrzeć pod adresem { $address }
mcp-waiting = To jeszcze nie twoja kolej. Obejrzyj stół jeszcze raz.
mcp-closed = Stół zamknięto.
mcp-many = Naraz mogą trwać co najwyżej { $most } gry.
mcp-no-game = Nie ma gry o id „{ $came }”; są: { $known }.
mcp-forgotten = Gra o id „{ $came }” była skończona i została zapomniana, żeby zrobić miejsce innym; są: { $known }.
mcp-no-rule = Żadna zasada nie mówi o „{ $came }”.
mcp-no-piece = W { $game } nic nie nazywa się „{ $came }”.
mcp-seat = Nie ma gracza { $came }; numery są od 0 do { $most }.
mcp-no-seat = Nie masz miejsca przy stole { $table }.
mcp-address = „{ $came }” nie jest adresem serwera, takim jak http://localhost:8420.
mcp-refused = Serwer odmawia. { $why }
mcp-unreachable = Nie można połączyć się z { $server }: { $why }
mcp-unreadable = { $server } podaje coś niezrozumiałego: { $why }
mcp-hung-up = Połączenie ze stołem { $table } zostało zamknięte. Dosiądź się tam jeszcze raz, żeby grać dalej.
