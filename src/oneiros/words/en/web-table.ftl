# The page of a table, around the game itself.

web-table-title = Table
web-table-heading = { $game }: { $people }
web-table-title-your-turn = (your turn)

web-table-seats = Players
web-table-seat-open = free seat
web-table-seat-bot = Computer ({ $level })
web-table-seat-bot-of = Computer { $seat } ({ $level })
web-table-level-scripted = steady
web-table-level-random = careless
web-table-look = Look at { $name }
web-table-who = { $seat }: { $name }
web-table-player = Player { $seat }
web-table-you = you
web-table-your-turn = your turn
web-table-to-move = to play
web-table-thinking = thinking
web-table-away = away
web-table-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}

web-table-passing = { $seat } plays now
web-table-cover-title = This is for { $seat } only
web-table-cover = What comes now may be seen by player { $seat } alone. Pass the screen, and let the others look away.
web-table-cover-here = I am { $seat }: show it

web-table-connection-bad = The connection is lost. Nothing is lost with it: the table comes back by itself.
web-table-missing-title = This table is not here
web-table-missing = The link may be incomplete, or the table belongs to another server.
web-table-unknown-title = A game this page cannot show
web-table-unknown = There is no table for “{ $game }” in the browser yet. It can be played in the terminal.

web-table-seating-seeds = The game begins as soon as everybody's browser has given its seed for chance. Waiting for: { $who }
web-table-resowing = The server could not keep the old seeds of chance secret, as after a restored backup. The game goes on when everybody's browser has given a new one. Waiting for: { $who }
web-table-leave = Get up and leave
web-table-lobby = To the lobby

## What can always be done

web-table-tools = At any time
web-table-skip = Skip
web-table-menu = This table
web-table-safe = You may close this page at any moment; the game stays as it is.
web-table-resign = Resign
web-table-resign-title = Resign this game?
web-table-resign-sure = Your opponent wins, and the game is over.
web-table-resign-many = The game is over for everybody, and all the others win.
web-table-resign-seat = The game is over and this player loses. { $who }
web-table-close = Close the table
web-table-close-title = Close this table for good?
web-table-close-sure = The game ends without a winner. When other people play here, this works only after they have been away for ten minutes.

web-table-keys = Keyboard
web-table-key-move = from cell to cell, from line to line
web-table-key-choose = choose, confirm
web-table-key-number = choose by number
web-table-key-usual = the usual answer
web-table-key-end = end the phase, or decline
web-table-key-release = put down what is chosen
web-table-key-type = type an answer
web-table-key-undo = take back
web-table-key-skip = skip to where the game stands
web-table-key-log = to the log
web-table-key-help = this help

## The log

web-table-log = Log
web-table-log-filter = What the log shows
web-table-log-all = All
web-table-log-important = Important
web-table-log-empty = Nothing has happened yet.
web-table-log-idle = Nothing was done.
web-table-log-newest = Newest
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
web-table-takeback-ask = Ask to take back
web-table-takeback-how = The other players must allow it. How far back?
web-table-takeback-alone = How far back? Whatever chance decides again is rolled and drawn afresh, and the record shows what was taken back.
web-table-takeback-last = My last decision
web-table-takeback-phase = { $turn }: { $phase }
web-table-takeback-none = There is nothing of yours to take back.
web-table-takeback-title = Allow taking back?
web-table-takeback-asked = { $count ->
    [one] { $who } would like to take back { $count } step.
   *[other] { $who } would like to take back { $count } steps.
}
web-table-takeback-dice = Whatever chance decides again is rolled and drawn afresh, and the record shows what was taken back.
web-table-takeback-allow = Allow
web-table-takeback-refuse = Refuse
web-table-takeback-answer = Answer
web-table-takeback-waiting = You have asked to take back. Waiting for: { $who }
web-table-takeback-denied = Your request to take back was refused.
web-table-takeback-others = { $who } has asked to take back.

## The end

web-table-ended-won = You have won
web-table-ended-lost = You have lost
web-table-ended-draw = A draw
web-table-ended-shared = You share the victory
web-table-ended-winner = Winner: { $names }
web-table-ended-winners = Winners: { $names }
web-table-ended-closed = This table was closed
web-table-ended-you = You
web-table-ended-score = Turns won
web-table-ended-turns = { $count ->
    [one] The game lasted { $count } turn.
   *[other] The game lasted { $count } turns.
}
web-table-ended-resigned = The game ended by resignation.
web-table-ended-resigned-by = Resigned: { $who }.
web-table-reckoning = How it was counted: points, and in brackets how many
web-table-reckoning-now = If the game had ended here
web-table-reckoning-before = Points in the game
web-table-reckoning-from-cards = For completed cards
web-table-reckoning-from-trees = For planted trees
web-table-reckoning-from-water = For water walked over
web-table-reckoning-from-mountains = For mountains
web-table-reckoning-from-crossed = For nightmares walked over
web-table-reckoning-open = Cards left open
web-table-reckoning-nightmares = Nightmare shards
web-table-reckoning-total = Total
web-table-reckoning-cards = Completed cards
web-table-reckoning-count = { $count } counted
web-table-reckoning-tie = Equal points: the player with more completed cards wins.
web-table-reckoning-tie-nightmare = Equal points: fewer nightmare shards win, then more completed cards.
web-table-reckoning-shared = Equal in everything: the victory is shared.
web-table-rematch = Rematch
web-table-rematch-wished = { $who } would like a rematch.
web-table-rematch-waiting = You have asked for a rematch. Waiting for the other player.
web-table-rematch-waiting-for = You have asked for a rematch. Waiting for: { $who }
web-table-next = To the next game
web-table-record = Save the record of this game
web-table-fair = Is chance fair?
web-table-fair-about = Nobody chose what is rolled or drawn. Before the game the server promised a secret seed by showing its fingerprint. Then every player's browser showed the fingerprint of a seed of its own, and only when all fingerprints were there the seeds themselves. All dice and draws follow from these seeds together.
web-table-fair-seal = Fingerprint of the seed of { $who }
web-table-fair-verified = Dice verified: this browser has computed every roll and draw of the game again.
web-table-fair-late = Your own seed came too late; its fingerprint took its place.
web-table-fair-renewed = The seeds were renewed in the middle of the game.
web-table-fair-alarm = Do not trust the dice of this game!
web-table-fair-alarm-what = Save the record of the game when it is over, and do not play on where you cannot trust the server.
web-table-fair-fault-promise = The server has put another secret seed in the place of the one that it had promised.
web-table-fair-fault-server-seed = The seed that the server shows is not the one that it had promised.
web-table-fair-fault-own-seed = The game was not played with the seed of your browser.
web-table-fair-fault-dropped = The server says that your browser did not show its seed in time, but it did.
web-table-fair-fault-seals = The fingerprint of a player's seed was changed after your browser had seen it.
web-table-fair-fault-seeds = A player's seed does not fit the fingerprint that was shown before.
web-table-fair-fault-outcome = A roll or a draw does not follow from the seeds.
web-table-fair-fault-shown = A roll or a draw that you were shown is another one in the record.
web-table-fair-fault-cut = The record takes back something that had not been answered.
web-table-fair-commitment = Fingerprint of the server's seed
web-table-fair-server-seed = The server's seed
web-table-fair-player-seed = Seed of { $who }
web-table-fair-later = The server's seed is shown when the game is over; then everybody can check all of it.
web-table-fair-verify = Save the record and let your own computer check every roll, every draw and every answer:

## Hints of a first game

web-table-hint-ok = Got it
web-table-hint-stop = No more hints
web-table-hints-again = Show the hints of a first game
web-table-hint-board-title = The board
web-table-hint-board = Five by five cells. Your edge is the one below. You win a turn by holding cells worth points, and the game by winning six turns.
web-table-hint-skipped-title = No spawning this turn
web-table-hint-skipped = A die shows 1: nobody spawns this turn. It goes straight on to the action phases.
web-table-hint-spawn-title = Your reserves
web-table-hint-spawn = { $pool ->
    [one] You have { $pool } spawn point. The small number is what a miniature costs today; you can afford those that light up. Choose one.
   *[other] You have { $pool } spawn points. The small number is what a miniature costs today; you can afford those that light up. Choose one.
}
web-table-hint-portal-title = Your portal: { $cell }
web-table-hint-portal = Your creatures come onto the board here, in the first turn only here. Choose a miniature, then this cell, or drag it there.
web-table-hint-end-spawn-title = More, or enough?
web-table-hint-end-spawn = Spawn as long as your points last, then end the phase. Points that are left are lost.
web-table-hint-scores-title = What scores
web-table-hint-scores = Cells with a number in your colour pay you when the turn ends, if you hold them and the enemy does not. Far away they pay most: { $cell } is worth 5.
web-table-hint-shift-title = Shift: up and over
web-table-hint-shift = You have two action phases in a turn, each for a shift or a strike. In a shift every creature that faces no enemy moves one cell, never diagonally: from the portal go up, then over to the middle.
web-table-hint-undo-title = Changed your mind?
web-table-hint-undo = Taking back is free until a die is rolled or your opponent has played.
web-table-hint-turn-title = The end of the turn
web-table-hint-turn = The player with more conquest points wins the turn: points for the cells held, and one for each enemy destroyed. Six turn wins win the game; the next turn begins with new spawn points.
web-table-hint-strike-title = You can strike
web-table-hint-strike = Enemies share a cell with you. Choose that cell: your creatures roll one die for each point of power. A strike takes the whole action phase.
web-table-hint-dice-title = The dice
web-table-hint-dice = A die shows 1, 2, 3, two misses or a blade. The numbers are damage; blades set off abilities.
web-table-hint-blades-title = A blade
web-table-hint-blades = A blade sets off an ability with the blade sign of somebody who attacks. Choose which one.
web-table-hint-fallen-title = Disrupted or destroyed
web-table-hint-fallen = Damage that reaches the defense drives a creature to another cell; damage that reaches the life destroys it and gives its owner bonus points.
web-table-hint-why-title = Why not?
web-table-hint-why = Choose anything that does not light up, and you are told the rule that stands in the way.
web-table-keys-letters = Keys of one letter, number or sign
