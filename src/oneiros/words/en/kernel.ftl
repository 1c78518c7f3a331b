# What the kernel refuses. A message has the name of the refusal's key, its arguments are the details.
# $place points into a record: $.answers[12] is the thirteenth answer. $reason is the sentence of another refusal.

## Answers to a match

# $step, $expected
answer-stale = This is an answer to step { $step }, but the game is at step { $expected }.
answer-game-over = The game is over. Nothing is asked any more.
# $came, $seats
answer-no-seat = There is no seat with number { $came }; the seats are numbered from 0, and there are { $seats } of them.
# $seat, $asked
answer-foreign = Seat { $seat } is not asked now. The question is for seat { $asked }.
# $seat
answer-awaits-chance = Seat { $seat } is not asked now. A roll or a draw comes first.
# $seat
answer-by-itself = Seat { $seat } has nothing to choose now: its question has one answer only, and the game gives it.
# $came, $question
answer-not-offered = The answer { $came } is not one of the answers to this question ({ $question }).
state-version = This { $state } was saved by version { $came } of its rules and cannot be read here: expected version { $expected }.
# $number, counted from 1, $came, $stop: tried after an answer by which the seat is asked no more
answer-untried = { $stop ->
    [others] Answer { $number }, “{ $came }”, cannot be tried: the other players go on before it.
    [over] Answer { $number }, “{ $came }”, cannot be tried: the game is over before it.
   *[chance] Answer { $number }, “{ $came }”, cannot be tried: nobody knows yet what is drawn, rolled or shown before it.
}
# $asked
chance-not-asked = No roll or draw is due. The question is for seat { $asked }.
# $came
chance-not-offered = The outcome { $came } is not one of those that can be rolled or drawn now.
# $step, $last
step-unknown = There is no step { $step }; the game is at step { $last }.
# $entry, $last
entry-unknown = Entry { $entry } holds no answer that stands; the last entry is { $last }.

## Undo

# $seat
undo-nothing = Seat { $seat } has not answered anything that could be taken back.
# $seat, $step
undo-chance = Seat { $seat } cannot take back its last answer: at step { $step } there was a roll or a draw.
# $seat, $step
undo-revealed = Seat { $seat } cannot take back its last answer: at step { $step } something hidden came to light.
# $seat, $step, $other
undo-other-seat = Seat { $seat } cannot take back its last answer: at step { $step } seat { $other } has answered.
undo-game-over = The game is over. Its last answer cannot be taken back.

## Fair dice

# $came, $expected
fair-server-seed = A server seed has { $expected } bytes; this one has { $came }.
fair-no-player-seed = Each seat needs a seed before the first roll.
# $number, $came
fair-player-seed = The seed of seat number { $number } is not accepted: { $came }. A seed has 1 to 64 characters: letters from a to z, large or small, digits, underscores, hyphens.
# $came
fair-weights = Nothing can be drawn with these weights: { $came }. Weights are whole numbers of at least 1, and their sum is at most 4294967296.
# $came, $scheme
fair-root = The scheme { $scheme } needs the fingerprint of what was agreed on, 64 digits, and only the third does; this one is “{ $came }”.
