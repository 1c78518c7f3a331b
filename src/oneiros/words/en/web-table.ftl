# The page of a table, around the game itself.

web-table-title = Table
web-table-heading = { $game }: { $people }
web-table-title-your-turn = (your turn)

web-table-seats = Players
web-table-seat-open = free seat
web-table-seat-bot = Computer ({ $level })
web-table-seat-bot-of = Computer { $seat } ({ $level })
web-table-level-drowsy = drowsy
web-table-level-hasty = hasty
web-table-level-scripted = steady
web-table-level-planner = far-sighted
web-table-level-merciless = merciless
web-table-level-random = careless
web-table-look = Look at { $name }
web-table-who = { $seat }: { $name }
web-table-player = Player { $seat }
web-table-you = you
web-table-your-turn = your turn
web-table-to-move = to play
web-table-thinking = thinking
web-table-away = away
web-table-went-away = { $who } is away.
web-table-came-back = { $who } is back.
web-table-clock = Time of { $who }: { $time }
web-table-clock-hurry = hurry!
web-table-clock-left = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
web-table-clock-days = { $days } d { $hours } h
web-table-clock-hours = { $hours } h { $minutes } min

web-table-claim-wait = { $who } is away, and it is their turn. If they stay away, you may claim the game in { $time }.
web-table-claim-may = { $who } does not answer. You may claim the game, or go on waiting.
web-table-claim-win = Claim the victory
web-table-claim-draw = Claim a draw
web-table-claim-others = You have claimed the game. It counts when the others here have claimed it, too.
web-table-closing-asked = { $who } would like to close this table, so that nobody wins.
web-table-closing-agree = Close it
web-table-closing-how = Whoever would rather play on just plays on.
web-table-closing-waiting = You have asked to close this table. It is closed when everybody agrees, and stays open when the game goes on.
web-table-outdated-title = A game of older rules
web-table-outdated = This game was begun by version { $version } of the rules, and this server plays by a newer one. It cannot be played on here. You may resign it, or close it so that nobody wins; then its record can be saved.
web-table-outdated-over = This game was played by version { $version } of the rules, and this server plays by a newer one. Its board cannot be shown, but its record can be saved.
web-table-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}


web-table-connection-bad = The connection is lost. Nothing is lost with it: the table comes back by itself.
web-table-missing-title = This table is not here
web-table-missing = The link may be incomplete, or the table belongs to another server.
web-table-unknown-title = A game this page cannot show
web-table-unknown = There is no table for “{ $game }” in the browser yet. It can be played in the terminal.

web-table-match = Games of the match won: { $wins } of { $needed }
web-table-seating-seeds = The game begins as soon as everybody's browser has given its seed for chance. Waiting for: { $who }
web-table-seating-brings = The game begins as soon as everybody has brought something. Waiting for: { $who }
web-table-resowing = The server could not keep the old seeds of chance secret, as after a restored backup. The game goes on when everybody's browser has given a new one. Waiting for: { $who }
web-table-leave = Get up and leave
web-table-leave-closes = If you get up, this table is closed for everybody.
web-table-leave-bars = If you get up, somebody else may take the seat, and you cannot sit down here again.
web-table-change = Change this warband
web-table-lobby = To the lobby

## What can always be done

web-table-tools = At any time
web-table-advice = Hint
web-table-skip = Skip
web-table-menu = This table
web-table-safe = You may close this page at any moment; the game stays as it is.
web-table-safe-clock = You may close this page and come back, but your time runs on when it is your turn.
web-table-safe-claim = You may close this page and come back. But while it is your turn, the others may claim the game when you have been away for ten minutes.
web-table-resign = Resign
web-table-resign-title = Resign this game?
web-table-resign-sure = Your opponent wins, and the game is over.
web-table-resign-many = The game is over for everybody, and of the others those win who have the most points now.
web-table-resign-seat = The game is over and this player loses. { $who }
web-table-close = Close the table
web-table-close-title = Close this table for good?
web-table-close-sure = The game ends, and nobody wins.
web-table-close-others = The others are asked. If all of them agree, the game ends and nobody wins; otherwise it goes on.

web-table-keys = Keyboard
web-table-key-move = from cell to cell, from line to line
web-table-key-around = from one part of the table to the next
web-table-key-look = read all about the miniature that has the keyboard
web-table-key-choose = choose, confirm
web-table-key-number = choose by number
web-table-key-usual = the usual answer
web-table-key-end = end the phase, or decline
web-table-key-release = put down what is chosen
web-table-key-list = show or fold away the list of choices
web-table-key-type = type an answer
web-table-key-undo = take back
web-table-key-skip = skip to where the game stands
web-table-key-log = to the log
web-table-key-mute = sound on or off
web-table-key-hint = a hint: where to look; once more, what could be done
web-table-key-help = this help

## The log

web-table-log = Log
web-table-log-filter = What the log shows
web-table-log-all = All
web-table-log-important = Important
web-table-log-empty = Nothing has happened yet.
web-table-log-idle = Nothing was done.
web-table-log-newest = Newest
web-table-log-earlier = { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}
web-table-log-later = { $count ->
    [one] one later line
   *[other] { $count } later lines
}
web-table-log-keys = Arrow keys go from line to line and show on the board what it is about; Enter opens its rule.
web-table-turn = Turn { $turn }
web-table-dreamblade-phase = { $phase ->
    [initiative] Initiative
    [spawn] Spawn phase
    [first-action] First action phase
    [second-action] Second action phase
   *[conquest] Conquest
}
web-table-dreamblade-sum = Since your last answer: { $what }.
web-table-dreamblade-sum-spawned = { $count ->
    [one] { $count } miniature spawned
   *[other] { $count } miniatures spawned
}
web-table-dreamblade-sum-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-table-dreamblade-sum-combats = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
}
web-table-dreamblade-sum-disrupted = { $count } disrupted
web-table-dreamblade-sum-destroyed = { $count } destroyed

## Taking back beyond what is free

web-table-takeback-back = Take back further…

## The end

web-table-moment = This moment
web-table-review = Look at it again
web-table-record = Save the record of this game
web-table-fair = Is chance fair?

## Hints of a first game

web-table-hint-ok = Got it
web-table-hint-stop = No more hints
web-table-hints-again = Show the hints of a first game
web-table-keys-letters = Keys of one letter, number or sign
