# What is wrong with a record. $place points into it: $.answers[12] is the thirteenth answer. $reason is the sentence of
# another refusal. The pages never say it.

## Reading records

# $came, $limit
record-too-large = The file is too large to be a record: { $came } bytes, where { $limit } are allowed.
# $line, $column
record-not-text = The record is damaged: in line { $line }, column { $column } there is a byte that is not UTF-8 text.
# $line, $column
record-not-json = The record is damaged: it is not JSON from line { $line }, column { $column } on.
# $line, $column
record-truncated = The record is cut off: it ends too early, in line { $line }, column { $column }.
# $place, $expected
record-foreign = This is not a record: “{ $expected }” is missing at { $place }.
# $place, $came, $known
record-newer = This record is newer than this program: it has version { $came } at { $place }, and the newest known version is { $known }.
# $place, $why
record-shape = The record is damaged at { $place }: { $why }.
# $place
record-too-deep = The record is damaged at { $place }: values are nested too deep.
# $place
record-number = The record is damaged at { $place }: the number is not whole, or it is too large.
# $place
record-half-letter = The record is damaged at { $place }: the text holds half of a character.
# $place
record-name-twice = The record is damaged at { $place }: this name occurs twice.
# $place
record-seat-twice = The record is damaged at { $place }: the same seat occurs twice.
# $place, $came
record-no-seat = The record is damaged at { $place }: there is no seat { $came }.
# $place, $limit
record-weights = The record is damaged at { $place }: the sum of the weights is above { $limit }.
# $place, $came, $weights
record-index = The record is damaged at { $place }: outcome { $came } is not among the weights, whose number is { $weights } (counted from 0).
# $place, $came, $expected
record-player-seeds = The record is damaged at { $place }: it needs one seed for each of { $expected } seats, and the number of seeds is { $came }.
# $place, $came, $expected
record-seals = The record is damaged at { $place }: it needs one fingerprint or none for each of { $expected } seats, and there are { $came }.
# $place, $came, $most
record-since = The record is damaged at { $place }: new seeds count since entry { $came }, which comes after entry { $most }.
# $place, $came, $most
record-sowing-number = The record is damaged at { $place }: seeds that came to nothing stand in the order of their numbers, at most { $most }, and this number is { $came }.
# $place
record-no-table = The record is damaged at { $place }: without the table the dice of this scheme cannot be computed.

## Replaying records

# $place, $came, $expected
record-other-game = This is a record of another game: { $came } instead of { $expected } (at { $place }).
# $place, $came, $expected
record-other-rules = This record was made with version { $came } of the rules, and this program knows version { $expected } (at { $place }).
# $place, $reason
record-setup = The set-up of the record at { $place } is not accepted. { $reason }
# $place, $expected
record-seats = The seats at { $place } are not those of the game, which are: { $expected }.
# $place, $number, $reason
record-answer = Answer number { $number } (at { $place }) does not fit. { $reason }
# $came, $entry, $expected
record-cut-foreign = Entry { $entry } is no answer of seat { $came }, which takes it back, but of { $expected }.
record-no-roll = No roll or draw is due.
# $expected
record-other-weights = The weights are not those of the rules, which are: { $expected }.

## Verifying records

# $place
verify-no-seed = The record cannot be verified yet: the server seed at { $place } has not been revealed.
# $place, $expected
verify-commitment = The server seed is not the one that was promised: the commitment at { $place } should be { $expected }.
# $place, $seat
verify-seal = The seed of seat { $seat } at { $place } is not the one whose fingerprint was given before anybody showed a seed.
# $place, $seat, $expected
verify-unsealed = The seed of seat { $seat } at { $place } was not promised by a fingerprint, so the seat is a bot’s and its seed must be “{ $expected }”.
# $place, $came
verify-scheme = The scheme { $came } at { $place } knows no fingerprints of players’ seeds, but there are some.
# $place
verify-reason = The seeds were renewed, and the reason is missing at { $place }.
# $place, $seat
verify-agreed = Seat { $seat } has not agreed to what was taken back at { $place }.
# $place, $came, $seat
verify-cut = At { $place } seat { $seat } takes back entry { $came }, which is no answer of its own that stands.
# $place
verify-put-aside = At { $place } seeds were put aside at entry { $came }, but the game went on by older ones up to entry { $expected }.
verify-cut-early = Something was taken back at { $place }, where the same outcomes would come again.
# $place, $came, $expected
verify-outcome = The outcome at { $place } is not the one that the seeds give: it is { $came } and should be { $expected }.
# $place, $expected
verify-result = The result at { $place } is not how the game ended, which is: { $expected }.
# $place, $expected
verify-final = The final hash at { $place } is not that of the last position, which is: { $expected }.
