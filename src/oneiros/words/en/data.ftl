### Games as data: many in a file, texts that people read, and decisions as rows.
cli-command-export = write the decisions of games as rows
cli-command-export-about = Write a row for each decision of recorded games: who was asked what, all that could be answered, what was chosen, and what came of it. The end of the file's name says how: Parquet needs the extra “data”, CSV and JSON lines need nothing more.
cli-command-convert = write a recorded game in another form
cli-command-convert-about = Write recorded games as a text that people read, as a record, or as one record in each line. Every form is read back. Without --to the text is shown.

data-option-file = a recorded game: a record, a record in each line, or a text
data-option-files = recorded games: records, a record in each line, or texts
data-option-game = which game of a file that holds several, from 1
data-option-to = the file to write; its name ends in one of: { $ends }
data-option-convert-to = the file to write; its name ends in one of: { $ends }
data-option-views = add what the player could know, as JSON
data-option-observations = add what the player could know as numbers to learn from, and the actions of the answer
data-option-records = keep all games in this file, a record in each line; rolls and draws can be verified then, so they are others than without it

data-recorded = The records are in { $file }.
# $rows, $games
data-exported = Rows written to { $file }: { $rows }, from games: { $games }.
data-converted = Games written to { $file }: { $games }.
data-verified = { $file }: { $verified } of { $games } games are verified.
# $game, $why
data-not-verified = Game { $game } is not verified. { $why }
data-suffix = The name { $file } does not say how to write it: it should end in one of { $known }.
# $file, $came
data-no-game = { $file } holds no game number { $came }.
data-several = { $file } holds several games. Say which: --game N
# $file, $game, $reason
data-game = { $file }, game { $game }: { $reason }
# $line, $reason
data-line = Line { $line }: { $reason }

# What is wrong with the text of a game.
transcript-line = Line { $line }: { $reason }
transcript-no-tag = The text of the game that begins in line { $line } has no tag [{ $tag } …].
transcript-tag = Line { $line }: [{ $came } …] is unknown or comes twice. There are: { $known }.
transcript-value = Line { $line }: what stands behind { $came } is not JSON.
transcript-form = Expected a number, a player (or * for chance, < for a takeback) and answers with semicolons between them, but found “{ $came }”.
transcript-number = The line begins with answer { $came }, but the next one is { $expected }.
transcript-seat = There is no player “{ $came }”; there are: { $seats }.
