# What the server says: refusals, and how a game ended.

server-game-unknown = There is no game “{ $came }” here; there are: { $known }.
server-lesson-unknown = There is no lesson “{ $came }”; there are: { $known }.
server-lesson-more = A lesson such as “{ $came }” has its own seats and format; ask for nothing else with it.
server-lesson-format = A format names no lesson; send the lesson's name as “lesson” instead.
server-bot-unknown = There is no opponent “{ $came }”; there are: { $known }.
server-seats = A table of this game has from { $least } to { $most } seats, not { $came }.
server-seat-none = Nobody would sit at this table: take at least one seat yourself.
server-table-unknown = There is no table “{ $came }”. Perhaps the link is incomplete.
server-no-seat = There is no seat with number { $came }; there are { $seats }, numbered from 0.
server-seat-foreign = Seat { $seat } is not yours.
server-seat-taken = That seat is taken. Free seats: { $free }.
server-table-full = All seats are taken. You can watch.
server-table-seating = The game has not begun yet.
server-table-playing = The game is still being played.
server-table-over = The game is over.
server-table-closed = The table is closed.
server-not-seating = The game has begun; nobody can sit down, get up or give a seed any more.
server-not-seated = You do not sit at this table.
server-not-owner = Only the guest who made this table can close it before the game.
server-not-abandoned = A game can be closed when the others have been away for { $minutes } minutes. You can resign at any time.
server-invite-wrong = This table is by invitation only, and the invitation in the link is not right.
server-sown = Seat { $seat } has already given the fingerprint of its seed.
server-promise-old = Seat { $seat } answers to a fingerprint that the server has replaced by another.
server-reveal-early = Seat { $seat } shows its seed too early: not every seat has given the fingerprint of its own.
server-revealed = Seat { $seat } has already shown its seed.
server-seed-other = This is not the seed whose fingerprint seat { $seat } has given.
server-sowing = The game goes on when everybody's browser has given its new seed.
# $came, $expected: how often answers were taken back
server-taken-back = Something was taken back after you were asked this. Nothing has changed; look at what is asked now.
server-takeback-asked = Somebody has already asked to take something back; that comes first.
server-takeback-foreign = Up to step { $step } there is no answer of seat { $seat }; everybody takes back their own answers.
server-takeback-none = Nobody has asked seat { $seat } to allow anything.
server-why-unknown = No rule was found that keeps seat { $seat } from doing this. That is a fault of the server, which has noted it in its log.
server-rematch-made = The next table has already been made.
server-other-rules = This game was played by version { $came } of the rules; this server knows version { $expected }. It cannot go on here.
server-record-early = The record can be read when the game is over: until then it would tell secrets.
server-no-guest = Nobody knows who you are: allow cookies for this site and load the page again.
server-name = A name has at most { $most } letters that can be seen.
server-language = There is no language “{ $came }” here; there are: { $known }.
server-message = This message was not understood: { $why }.
server-message-large = This message has { $came } bytes; at most { $most } are allowed.
server-format-large = This format has { $came } bytes; at most { $most } are allowed.
server-too-fast = That is too fast: at most { $most } a second.
server-try-many = { $came } answers are too many to try at once; at most { $most } are allowed.
server-crowded = { $most } people are connected to this table, which is the limit.
server-sockets-many = You have this table open { $most } times, which is the limit. Close it somewhere else first.
server-tables-many = You have { $most } unfinished tables. Finish or close some of them first.
server-origin = This request comes from another site and is refused.
server-bot-failed = The computer player has failed at its question. Load the page again to let it try once more.
server-port = { $host } port { $port } cannot be used: { $why }. Choose another with --port.

server-host-empty = The address to listen on is empty. Leave --host out for this computer only, or say 0.0.0.0 for every address.
server-proxy = --trusted-proxy expects the address of a proxy, such as 10.0.0.1, or a network, such as 10.0.0.0/8; “{ $came }” is neither.
server-asked-secretly = Player { $seat } looks at something that nobody else may see, and chooses.

server-ending = { $how ->
    [resigned] The game ended by resignation. Winner: { $winners }.
    [closed] The table was closed. Nobody has won.
   *[rule] { $won ->
        [yes] The game is over. Winner: { $winners } (rule { $rule }).
       *[no] The game is over, and it is a draw (rule { $rule }).
    }
}
