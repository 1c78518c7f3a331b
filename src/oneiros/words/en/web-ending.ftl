## How a game went, told when it is over.

web-ending-points = How the points went
web-ending-points-at = { $turn }: { $points }
web-ending-deed = The deed that turned it
web-ending-roll = The roll that turned it
web-ending-strike = Best strike
web-ending-strike-damage = { $damage } damage in { $cell }, turn { $turn }
web-ending-strike-dice = Dice: { $faces }
web-ending-destroyed = Destroyed and lost
web-ending-fell = Fell to you
web-ending-lost = You lost
web-ending-lost-by = { $who } lost
web-ending-none = none
web-ending-card = Best card: { $card }, { $points }, { $who }

## How it ended, what counted, and what may follow.

web-table-ended-won = You have won
web-table-ended-lost = You have lost
web-table-ended-draw = A draw
web-table-ended-shared = You share the victory
web-table-ended-winner = Winner: { $names }
web-table-ended-winners = Winners: { $names }
web-table-ended-long = This table was closed: too many answers were given
web-table-ended-closed = This table was closed
web-table-ended-you = You
web-table-ended-points = Points
web-table-ended-score = Turns won
web-table-ended-turns = { $count ->
    [one] The game lasted { $count } turn.
   *[other] The game lasted { $count } turns.
}
web-table-ended-resigned = The game ended by resignation.
web-table-ended-resigned-by = Resigned: { $who }.
web-table-ended-time = The time of a player ran out.
web-table-ended-time-by = Out of time: { $who }.
web-table-ended-claimed = A player stayed away, and the game was claimed.
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
web-table-review-lost = See where it turned
web-table-suits-up = A clear victory. The lobby now suggests a stronger opponent: { $name }.
web-table-suits-down = A hard game. The lobby now suggests a gentler opponent: { $name }.
web-table-rematch = Rematch
web-table-rematch-wished = { $who } would like a rematch.
web-table-rematch-waiting = You have asked for a rematch. Waiting for the other player.
web-table-rematch-waiting-for = You have asked for a rematch. Waiting for: { $who }
web-table-next = To the next game
web-ending-rubber = { $best ->
    [3] Best of three
   *[other] Best of { $best }
}
web-ending-rubber-wins = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
web-ending-rubber-game = That was game { $number } of at most { $best }.
web-ending-rubber-draws = { $count ->
    [one] { $count } game was drawn.
   *[other] { $count } games were drawn.
}
web-ending-rubber-won = You have won the match.
web-ending-rubber-winner = The match goes to: { $who }
web-ending-rubber-drawn = Nobody wins the match: it is drawn.
web-ending-rubber-next = Next game
web-ending-rubber-change = Change my warband first
web-ending-rubber-anew = A new match
web-ending-rubber-wished = { $who } is ready for the next game.
web-ending-rubber-waiting = You are ready for the next game. Waiting for the other player.
