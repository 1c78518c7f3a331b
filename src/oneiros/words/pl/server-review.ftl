## Dlaczego gry nie można ponownie obejrzeć albo kontynuować.

server-review-early = Nie ma jeszcze czego oglądać: gra się nie zaczęła.
server-review-foreign = Ta gra jeszcze trwa, więc ponownie oglądać mogą ją tylko jej gracze; po zakończeniu obejrzy ją każdy.
server-review-secret = Gracz { $seat } jeszcze gra, więc tylko ten gracz może oglądać grę ze swojego miejsca.
server-review-seat = W tej grze nie ma miejsca „{ $came }”; są: { $known }.
server-review-long = W tym zapisie jest odpowiedzi: { $came }; obejrzeć można najwyżej tyle: { $most }.
server-review-busy = Czekasz już na tyle przygotowywanych gier: { $most }; spróbuj ponownie, gdy któraś się pojawi.
server-review-unknown = Ten serwer nie pamięta już tego zapisu gry. Otwórz go jeszcze raz.
server-review-moment = „{ $came }” to nie jest chwila tej gry.
server-branch-more = Gra, która jest dalszym ciągiem innej, ma już swój format i swoje figurki; nie podawaj przy niej niczego więcej.
server-branch-none = Stąd nie można grać dalej: do tej chwili zawsze coś się jeszcze działo.

## Why a game is not analysed.

server-analysis-early = Analizowane są tylko zakończone gry: w trakcie gry byłaby to podpowiedź.
server-analysis-origin = Ta gra jest dalszym ciągiem innej, która jeszcze trwa i w której nie ma podpowiedzi. Analiza będzie możliwa, gdy tamta się skończy.
server-analysis-unknown = Nikt ostatnio nie prosił o analizę tej gry. Poproś o nią jeszcze raz.
server-analysis-busy = Liczba analiz, na które już czekasz: { $most }. Poproś o następną, gdy któraś będzie gotowa.
server-analysis-full = Liczba gier analizowanych w tej chwili: { $most }. Spróbuj ponownie za minutę.
server-analysis-long = Liczba decyzji w tej grze: { $came }; tu można analizować najwyżej { $most }. Polecenie „oneiros analyse” przyjmie każdą grę.
server-analysis-nothing = W tej grze nikt niczego nie wybrał, więc nie ma czego analizować.
server-analysis-failed = Analiza nie powiodła się z winy serwera. Poproś o nią jeszcze raz.
