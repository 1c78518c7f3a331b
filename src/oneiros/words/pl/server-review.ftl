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
