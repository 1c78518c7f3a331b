# Czego się odmawia przy zakładaniu stołu i siadaniu do niego.

server-game-unknown = Nie ma tu gry „{ $came }”; są: { $known }.
server-lesson-unknown = Nie ma lekcji „{ $came }”; są: { $known }.
server-example-unknown = Nie ma przykładu „{ $came }”; są: { $known }.
server-lesson-more = Lekcja taka jak „{ $came }” ma własne miejsca i własny format; nie podawaj przy niej niczego więcej.
server-lesson-format = Format nie wymienia lekcji; podaj jej nazwę w polu „lesson”.
server-bot-unknown = Nie ma przeciwnika „{ $came }”; są: { $known }.
server-seats = Liczba miejsc przy stole tej gry: od { $least } do { $most }, a nie { $came }.
server-seat-none = Nikt nie siedziałby przy tym stole: zajmij przynajmniej jedno miejsce.
server-pace = Tempo to minuty na grę, ewentualnie z doliczanymi sekundami, albo dni na ruch; nie jedno i drugie naraz i nie nic.
server-page-unknown = „{ $came }” to nie jest miejsce na liście twoich gier. Zacznij od pierwszej strony.
server-format-large = Za duży format: { $came } B, a limit to { $most } B.
server-hints-format = Format nic nie mówi o podpowiedziach; wyślij „hints” obok niego.
server-hints-clock = Przy stole z zegarem nie ma podpowiedzi; zrezygnuj z zegara albo z podpowiedzi.
server-hints-origin = Gra, którą ten stół ma kontynuować, jeszcze trwa i nie ma w niej podpowiedzi, więc tu też ich nie będzie; zrezygnuj z podpowiedzi.
