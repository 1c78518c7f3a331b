# What is refused when a table is made or taken.

server-game-unknown = There is no game “{ $came }” here; there are: { $known }.
server-lesson-unknown = There is no lesson “{ $came }”; there are: { $known }.
server-example-unknown = There is no example “{ $came }”; there are: { $known }.
server-lesson-more = A lesson such as “{ $came }” has its own seats and format; ask for nothing else with it.
server-lesson-format = A format names no lesson; send the lesson's name as “lesson” instead.
server-bot-unknown = There is no opponent “{ $came }”; there are: { $known }.
server-seats = A table of this game has from { $least } to { $most } seats, not { $came }.
server-seat-none = Nobody would sit at this table: take at least one seat yourself.
server-pace = A pace has minutes for the game, perhaps with seconds to be added, or days for each go; not both and not neither.
server-page-unknown = “{ $came }” is no place in the list of your games. Begin with its first page.
server-format-large = This format has { $came } bytes; at most { $most } are allowed.
server-hints-format = A format says nothing about hints; send “hints” beside it instead.
server-hints-clock = A table with clocks gives no hints; leave the clocks or the hints out.
server-hints-origin = The game from which this one is to go on is not over and gives no hints, so this table gives none; leave the hints out.
