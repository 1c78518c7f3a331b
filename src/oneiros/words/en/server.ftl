# What the server says: refusals, and how a game ended.

server-table-unknown = There is no table “{ $came }”. Perhaps the link is incomplete, or nobody began a game there for long.
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
server-claim-none = There is nothing to claim: nobody else is waited for, or the clock decides.
server-claim-early = { $minutes ->
    [one] The game can be claimed in { $minutes } minute, if the other player stays away.
   *[other] The game can be claimed in { $minutes } minutes, if the other player stays away.
}
server-time-out = Somebody's time has run out; the game is over.
server-undo-time = There is too little time left to seat { $seat } for taking that back: what has passed since counts as thinking time of that seat.
server-invite-wrong = This table is by invitation only, and the invitation in the link is not right.
server-sown = Seat { $seat } has already given the fingerprint of its seed.
server-promise-old = Seat { $seat } answers to a fingerprint that the server has replaced by another.
server-reveal-early = Seat { $seat } shows its seed too early: not every seat has given the fingerprint of its own.
server-not-late = The seed of seat { $seat } did not come too late, so there is nothing to accept.
server-revealed = Seat { $seat } has already shown its seed.
server-seed-other = This is not the seed whose fingerprint seat { $seat } has given.
server-sowing = The game goes on when everybody's browser has given its new seed.
# $came, $expected: how often answers were taken back
server-taken-back = Something was taken back after you were asked this. Nothing has changed; look at what is asked now.
server-takeback-asked = Somebody has already asked to take something back; that comes first.
server-takeback-foreign = Up to step { $step } there is no answer of seat { $seat }; everybody takes back their own answers.
server-takeback-gone = Nothing is taken back here any more: everybody who has given a seed must agree, and nobody can speak for { $seats }.
server-takeback-long = More than { $most } answers have been given at this table, so nothing is taken back here any more; play on.
server-takeback-none = Nobody has asked seat { $seat } to allow anything.
server-why-unknown = No rule was found that keeps seat { $seat } from doing this. That is a fault of the server, which has noted it in its log.
server-rematch-made = The next table has already been made.
server-other-rules = This game was begun by version { $came } of the rules; this server plays by version { $expected }. It can be closed and its record read, but not played on.
server-record-early = The record can be read when the game is over: until then it would tell secrets.
server-no-guest = Nobody knows who you are: allow cookies for this site and load the page again.
server-name = A name has at most { $most } characters; this one has { $came }.
server-name-unseen = A name has only characters that can be seen, none that are empty or change the direction of writing.
server-name-marks = A letter of a name has at most { $most } accents, and no accent stands without a letter.
server-language = There is no language “{ $came }” here; there are: { $known }.
server-message = This message was not understood: { $why }.
server-message-large = This message has { $came } bytes; at most { $most } are allowed.
server-too-fast = That is too fast: at most { $most } a second.
server-hint-busy = The computer is thinking about a hint already; ask again in a moment.
server-hint-past = The game has gone on, so the hint is not needed any more.
server-odds-busy = Odds are being worked out already; ask again in a moment.
server-puzzle-busy = The computer is thinking about other tables; ask again in a moment.
server-try-many = { $came } answers are too many to try at once; at most { $most } are allowed.
server-crowded = { $most } people are connected to this table, which is the limit.
server-sockets-many = You have this table open { $most } times, which is the limit. Close it somewhere else first.
server-tables-many = You have { $most } unfinished tables. Finish or close some of them first.
server-tables-open = { $most } tables of yours wait for anybody to join. Close one of them first, or invite people to this one.
server-origin = This request comes from another site and is refused.
server-bot-failed = The computer player has failed at its question. Load the page again to let it try once more.
server-bot-lost = The computer player { $bot } did not answer as it should. The usual answer was given in its place.

server-asked-secretly = Player { $seat } looks at something that nobody else may see, and chooses.

server-ending = { $how ->
    [resigned] The game ended by resignation. Winner: { PLAYER($winners, case: "short") }.
    [time] A player's time ran out. Winner: { PLAYER($winners, case: "short") }.
    [claimed] { $won ->
        [yes] A player stayed away, and the others claimed the victory. Winner: { PLAYER($winners, case: "short") }.
       *[no] A player stayed away, and the others claimed a draw.
    }
    [closed] The table was closed. Nobody has won.
    [long] So many answers were given in this game that the table was closed. Nobody has won.
   *[rule] { $won ->
        [yes] The game is over. Winner: { PLAYER($winners, case: "short") } (rule { $rule }).
       *[no] The game is over, and it is a draw (rule { $rule }).
    }
}
