# What the command line says. Names of commands, options and notation stay English in every language.

cli-about = Oneiros: a table for dream games, in the terminal.
cli-epilog = Each command has its own help: oneiros play --help
cli-build-compiled = compiled
cli-build-interpreted = interpreted

## argparse; what stands after a % is filled in by Python

cli-parser-usage = usage:
cli-parser-positional = arguments
cli-parser-options = options
cli-parser-options-of = options of { $games }
cli-parser-commands = commands
cli-parser-command = COMMAND
cli-parser-help = show this help and stop
cli-parser-error = %(prog)s: %(message)s
cli-parser-argument = %(argument_name)s: %(message)s
cli-parser-unrecognized = these arguments are not known: %s
cli-parser-required = these arguments are missing: %s
cli-parser-one-value = a value is missing
cli-parser-some-values = at least one value is missing
cli-parser-no-value = it takes no value, but came with %r
cli-parser-not-with = it cannot be used together with %s
cli-parser-number = “{ $came }” is not a whole number from { $least } to { $most }
cli-unknown = “{ $came }” is not known; there is: { $known }
cli-unknown-near = “{ $came }” is not known; did you mean { $near }?

## Commands

cli-command-play = play a game
cli-command-play-about = Play a game in the terminal. At a terminal you are asked which game, who plays, with what and with which seed, unless options say so. Otherwise you are player A against bots.
cli-command-replay = read a recorded game
cli-command-replay-about = Read a recorded game in notation or as a log, or look at its table at any step.
cli-command-verify = check the moves and the chance of a recorded game
cli-command-verify-about = Recompute everything that the record of a finished or abandoned game says: every answer by the rules, every roll and draw from the seeds, and the result. The status is 0 if all of it holds and 1 if it does not.
cli-command-scenario = run rules written as text files
cli-command-scenario-about = Run scenarios: text files with a position, answers and expectations. The status is 1 if one of them fails.
cli-command-perft = count sequences of answers
cli-command-perft-about = Count the sequences of answers to a depth, those of chance included, from the start of a game or from the middle of a random one.
cli-command-simulate = let bots play many games
cli-command-simulate-about = Let bots play many games against each other, and sum up.
cli-command-completion = let your shell complete commands
cli-command-completion-about = Write a script that lets a shell complete commands, options and their values. Its first lines say where it goes.
cli-command-rules = read the numbered rules
cli-command-rules-about = Read the numbered rules: a rule by its number, a section, or everything about a word.

cli-metavar-file = FILE
cli-metavar-game = GAME
cli-metavar-who = WHO
cli-metavar-paths = FILE|FOLDER
cli-metavar-rule = NUMBER|WORD
cli-metavar-shell = SHELL
cli-metavar-seat = PLAYER
cli-metavar-seed = SEED
cli-metavar-word = WORD

cli-option-lang = the language to speak; otherwise that of ONEIROS_LANG or of the locale
cli-option-version = show the version, and whether the engine is compiled
cli-option-game = the game: { $games }
cli-option-game-meant = the game: { $games }; it may be left out where an option belongs to one of them only
cli-option-seat = who plays { $seat }: human (you at the keyboard), or a bot: { $bots } (otherwise: { $default })
cli-option-seat-more = who plays { $seat }, where there are so many players (otherwise: { $default })
cli-option-seed = let all rolls and draws follow from this seed, the same game each time; nothing is sealed then
cli-option-seed-again = the same random answers each time; otherwise a new seed is drawn
cli-option-player-seed = your own share in sealed chance, named before you see the fingerprint; otherwise you are asked after you have seen it. Once for each person at the table
cli-option-hints = whether the command “hint” is answered; usually for somebody who plays alone
cli-option-record = write the record of the game to this file
cli-option-continue = go on with a game of this program that was saved in this file
cli-option-step = show the table as it was before the answer with this number
cli-option-log = tell what happened, with the rule behind everything
cli-option-viewer = show the table as this player sees it; otherwise as the player who is asked sees it, while the log tells everything
cli-option-paths = scenarios, or folders with scenarios
cli-option-shell = the shell: { $shells }
cli-option-json = write JSON for other programs
cli-option-depth = how many answers deep
cli-option-after = begin after this many random answers
cli-option-games = how many games (otherwise: 100)
cli-option-processes = over how many processes the games are spread (otherwise: as many as there are cores); the same seed gives the same games
cli-option-seats = who plays, a bot for each player with commas between them (otherwise: all play at random), from: { $bots }
cli-option-rule = the number of a rule or a section, a word, or: all; the name of a game may stand before it

## Files

# Where a fault is: in a file, or in an entry of a file.
refusal-in-file = { $file }: { $sentence }
refusal-of-entry = { $entry }: { $sentence }
refusal-in-entry = { $file }, { $name }: { $sentence }

cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-unwritable = { $file } cannot be written: { $why }
cli-no-extra = “oneiros { $command }” needs { $module }, which is not installed: install the extra “{ $extra }” of Oneiros.
cli-output-failed = The output cannot be written: { $why }
cli-file-too-large = { $file } is too large; at most { $limit } bytes are allowed.
cli-file-not-text = { $file } is not a text: byte { $place } is not UTF-8.
cli-file-form = the text is not of the form that is expected there
cli-file-foreign = { $file } holds something other than a record of this game. Choose another name, or replace it: save! { $file }
cli-file-taken = { $file } already exists. Choose another name, or remove it.
cli-system-missing = No such file or directory
cli-system-forbidden = Permission denied
cli-system-folder = Is a directory
cli-system-no-folder = Not a directory
cli-system-full = No space left on device
cli-system-read-only = Read-only file system
cli-system-long-name = File name too long
cli-game-unknown = There is no game called “{ $came }” here; there is: { $known }.
cli-seats-number = “{ $came }” does not name a bot for each of the players { $seats }, with commas between them.
cli-seat-missing = There is no player for { $option }: the players of this game are { $seats }.
cli-no-seat = There is no player “{ $came }”; the players of this game are { $seats }.
cli-option-other-game = { $option } is not an option of { $game }. It is one of { $owner }: oneiros { $command } { $owner } { $option }

## The table

cli-ending-won = { $winners } wins the game (rule { $rule }).
cli-ending-shared = { $winners } share the victory (rule { $rule }).
cli-ending-draw = The game is a draw (rule { $rule }).
cli-ending-open = The game is not over.
cli-ending-resigned = The game ended by resignation. It is won by: { $winners }.
cli-ending-time = A player's time ran out. The game is won by: { $winners }.
cli-ending-claimed = { $won ->
    [yes] A player stayed away, and the victory was claimed. The game is won by: { $winners }.
   *[no] A player stayed away, and a draw was claimed.
}
cli-ending-closed = The game was given up before its end. Nobody has won.

## Playing

cli-play-welcome = Answer with the number of an option or in notation. “help” lists what else you can say.
cli-play-commitment = Chance is decided by a sealed seed. Its fingerprint: { $commitment }
cli-play-repeatable = Chance follows from the seed { $seed }: the game can be repeated, and nothing is sealed.
cli-play-seed-wanted = Your own seed has a share in it, so that nobody could prepare rolls and draws. Type anything, such as 7-green-cats; after an empty line this program draws a seed for you.
cli-player-seed = “{ $came }” cannot be a seed: 1 to 64 characters, each a letter from a to z, large or small, a digit, _ or -.
cli-play-seed-prompt = Seed of player { $seat }:
cli-play-seed-early = A seed from the command line was named before this fingerprint, so this program could know it.
cli-play-seed-drawn = This program has drawn the seed { $seed } for player { $seat }.
cli-player-seeds = { $came } player seeds are too many: people at the table: { $people }.
cli-seeds-together = --seed and --player-seed cannot be used together: with --seed nothing is sealed, and nobody has a share in it.
cli-setup-intro = Before the game: an empty line takes what is in brackets, “quit” leaves.
cli-setup-games = Which game?
cli-setup-game = Game [{ $usual }]:
cli-setup-seats = Who plays?
cli-setup-seat-human = you, or somebody else at this keyboard
cli-setup-seat-drowsy = a bot that sees only the next step and forgets what brings points
cli-setup-seat-hasty = a bot that takes what it can get and overlooks what you are up to
cli-setup-seat-scripted = a bot that weighs every step and makes few plain mistakes
cli-setup-seat-planner = a bot that plans a whole turn before its first step
cli-setup-seat-merciless = a bot that plans whole turns as deep as time allows, and forgives nothing
cli-setup-seat-random = a bot that chooses at random
cli-setup-seat = Player { $seat } [{ $usual }]:
cli-setup-no-seat = “{ $came }” cannot play; there is: { $known }.
cli-setup-no-value = “{ $came }” cannot be chosen; there is: { $known }.
cli-setup-yes-or-no = “{ $came }” is neither yes nor no.
cli-setup-wish-means = “yes” means: { $means }. “no” or an empty line means: without it.
cli-setup-chance = Rolls and draws are sealed and can be checked afterwards. If you name a seed here, it decides them instead: the same answers give the same game.
cli-setup-chance-prompt = Seed [sealed]:
cli-continue-closed = The game in { $file } is over or was abandoned; its seed is known, so nobody can go on with it.
cli-continue-seats = This program does not know some of those at this table: { $seats }.
cli-continue-alone = --continue and { $option } cannot be used together: the saved game has settled that.
cli-vault-unwritable = The sealed seed cannot be kept, so this game cannot be continued after you leave: { $why }
cli-vault-nothing = The sealed seed of this game is not in { $folder }, and without it nobody can go on with the chance that was promised. A game goes on only where it was saved, and only by the user who saved it.
cli-vault-broken = { $file } does not hold the seed that the game was promised.
cli-play-continued = { $answers ->
    [one] The game in { $file } goes on after { $answers } answer.
   *[other] The game in { $file } goes on after { $answers } answers.
}
cli-play-waits = The game waits in { $file }. To go on: { $program } play --continue { $file }
cli-play-left = You have left the game.
cli-play-record = The record is in { $file }. To check it: { $program } verify { $file }
cli-play-look-back = To look through it: { $program } replay { $file }. What decided it, and what would have been better: { $program } analyse { $file }
cli-play-suits = { $way ->
    [up] A clear victory. Try a stronger opponent next, { $about }: { $program } play { $game } --seats { $seats }{ $options }
   *[down] A hard game. Try a gentler opponent next, { $about }: { $program } play { $game } --seats { $seats }{ $options }
}
cli-play-seeds = Sealed seed: { $server }; seeds of the players: { $players }
cli-play-keep = The game is not saved. Name a file to keep its record, from which it can be looked through again and analysed.
cli-play-keep-prompt = File (an empty line keeps none):
cli-play-more = … and { $more } more: “options” lists all of them, “options WORD” those with a word.
cli-play-no-number = “{ $came }” is not a number from 1 to { $most }.
cli-play-no-amount = “{ $came }” is not an amount from { $least } to { $most }.
cli-play-needless = Answered for you, as it makes no difference: { $answer }.
cli-play-needless-undo = “undo” brings back the question that was answered for you.
cli-play-amount = Answer with the amount, from { $least } to { $most }. “all” means { $most }.
cli-play-which = “{ $text }” leaves something open; write one of: { $candidates }.
cli-play-quit-alone = “quit” takes nothing after it, but “{ $came }” came. Nothing has happened.
cli-play-quit-unsaved = The game is not saved, so it cannot be continued; “save FILE” saves it.
cli-play-quit-prompt = Leave it? (yes or no)
cli-play-quit-means = “yes” leaves the game for good, “no” or an empty line goes on with it.
cli-play-abandon-prompt = Nobody can go on with an abandoned game. Really abandon it? (yes or no)
cli-play-abandon-means = “yes” closes the game for good and reveals the sealed seed, “no” or an empty line goes on with it.
cli-play-yes = yes y
cli-play-no = no n
cli-play-end-word = end
cli-play-all-word = all
cli-play-skip = Another phase has begun by itself, and you have done nothing in it. Really do nothing? Say it once more to end the phase.
cli-play-cheaper = Taken as “{ $option }”, which costs nothing and does the same.
cli-play-no-option = No option mentions “{ $came }”.
cli-play-near = Did you mean: { $near }
cli-play-hint = “options” lists what can be answered, “help” what else you can say.
cli-play-allowed = You may: { $option }
cli-play-undone = Taken back: { $option }
cli-undo-nothing = Player { $seat } has not answered anything that could be taken back.
cli-undo-chance = Player { $seat } cannot take back the last answer: there has been a roll or a draw since.
cli-undo-revealed = Player { $seat } cannot take back the last answer: something hidden has come to light since.
cli-undo-other-seat = Player { $seat } cannot take back the last answer: player { $other } has answered since.
cli-undo-game-over = The game is over. Its last answer cannot be taken back.
cli-play-saved = { $sealed ->
    [yes] The record is in { $file } and will be kept up to date. The sealed seed stays sealed until the game is over or you abandon it.
   *[no] The record is in { $file } and will be kept up to date.
}
cli-play-saved-on = { $kept ->
    [yes] After leaving, go on with: { $program } play --continue { $file }
   *[no] When you leave, the record is closed.
}
cli-play-abandon-alone = “abandon” takes nothing after it, but “{ $came }” came. Nothing has happened.
cli-play-log-what = “{ $came }” is not a number of lines.
cli-play-why-what = Say what you would like to do, such as: why { $example }
cli-play-rule-what = Say which rule, such as: rule 4.2
cli-play-save-what = Say to which file, such as: save game.json
cli-play-not-asked = Player { $seat } has nothing to answer here now; player { $asked } is asked.
cli-play-others = These may answer now, too, with their letter first: { $seats }
cli-play-hand-over = Player { $seat }, it is your turn. What comes is for your eyes only: press Enter.

cli-play-help-intro = Answer with a number, or in notation as “options” shows it; what is clear may be left out. An empty line shows the table again. You can also say:
cli-play-why-word = why
cli-play-why-help = why NOTATION – say by which rule something may not be done; why – say what spoke for what the bots just did
cli-play-hint-word = hint
cli-play-hint-help = hint – say where to look; once more, say what could be done and what speaks for it
cli-play-hint-again = “hint” once more shows what could be done there.
cli-play-hint-alone = “hint” takes nothing after it, but “{ $came }” came.
cli-play-hint-people = Several people play here, so hints are not given. Start the game with --hints yes if all agree to them; --hints no turns them off for somebody who plays alone.
cli-play-motive = What player { $seat } did:
cli-play-motive-judged = What is listed follows from the rules. Which other plan is better or worse was judged just now by the strongest planner, whatever the bot itself thought.
cli-play-undo-word = undo
cli-play-undo-help = undo – take back your last answer, while nothing new has been learnt
cli-play-board-word = board
cli-play-board-help = board – show the table, with what the short names mean
cli-play-less-word = less
cli-play-less-help = less – draw the table only when a phase begins, not after every answer; an empty line draws it at any time
cli-play-less-done = From now on the table is drawn when a phase begins. An empty line draws it at any time, and “more” does so after every answer again.
cli-play-more-word = more
cli-play-more-help = more – draw the table after every answer again
cli-play-options-word = options
cli-play-options-help = options [WORD] – list the options with their notation
cli-play-log-word = log
cli-play-log-help = log [LINES] – tell what happened last
cli-play-rule-word = rule
cli-play-rule-help = rule NUMBER|WORD – read in the rules
cli-play-save-word = save
cli-play-save-help = save FILE – write the record, now and until the end; save! FILE replaces another file. “oneiros play --continue FILE” goes on with it
cli-play-help-word = help
cli-play-help-help = help, ? – show this list
cli-play-quit-word = quit
cli-play-quit-help = quit, exit – leave the game; a saved one can be continued
cli-play-abandon-word = abandon
cli-play-abandon-help = abandon – leave for good, and reveal the sealed seed

## Records

cli-verify-file = The file { $file } has the SHA-256 { $sha256 }.
cli-verify-answers = { $answers ->
    [one] { $answers } answer was played again by the rules.
   *[other] { $answers } answers were played again by the rules.
}
cli-verify-outcomes = { $outcomes ->
    [one] { $outcomes } roll or draw was computed again from the seeds.
   *[other] { $outcomes } rolls and draws were computed again from the seeds.
}
cli-verify-takebacks = { $count ->
    [one] Something was taken back once, and what followed was drawn afresh.
   *[other] Something was taken back { $count } times, and what followed was drawn afresh.
}
cli-verify-held-back = These seats did not show their seeds in time, so the fingerprints took their place: { $seats }.
cli-verify-renewed = { $count ->
    [one] The seeds were renewed once in the middle of the game.
   *[other] The seeds were renewed { $count } times in the middle of the game.
}
cli-verify-aborted = { $count ->
    [one] Once seeds were shown and nothing came of it; they are opened here.
   *[other] { $count } times seeds were shown and nothing came of it; they are opened here.
}
cli-verify-scheme = { $sealed ->
    [yes] The dice are of the older scheme { $scheme }: it does not bind the outcomes to the table, the set-up and all fingerprints.
   *[no] The dice are of the older scheme { $scheme }, and no player was bound to a seed before the seeds were shown: whoever came last could choose.
}
cli-verify-final = The final position has the hash { $final }.
cli-verify-ended-by-people = People or their clocks ended the game. That nobody can compute, so no record proves it.
cli-verify-fine = { $file } is verified: everything is as it says.
cli-verify-alone = A record alone cannot prove that nobody chose the dice, because whoever writes one can try seeds until they please. A player's own browser can: it remembers what was promised to it.
cli-verify-failed = { $file } is not verified.
cli-replay-taken-back = back to before { $entry } (agreed: { $seats })

## Scenarios

cli-scenario-passed = passed  { $scenario }
cli-scenario-failed = FAILED  { $scenario }
cli-scenario-summary = Passed: { $passed }. Failed: { $failed }.
cli-scenario-none = There is no TOML file in the folder { $folder }.

## Counting and simulating

cli-perft-from = After { $answers } random answers with seed { $seed }:
cli-perft-over = The game is over after { $answers } random answers; begin earlier, or with another seed.
cli-perft-count = depth { $depth }: { $count } ({ $seconds } s)
cli-simulate-progress = playing
cli-simulate-games = Games: { $games }
cli-simulate-wins = Won by { $seat } ({ $bot }): { $wins } ({ $share })
cli-simulate-shared = Shared victories: { $shared } ({ $share })
cli-simulate-draws = Draws: { $draws } ({ $share })
cli-simulate-scores = Points on average: { $scores }
cli-simulate-turns = Turns: { $mean } on average, from { $least } to { $most }
cli-simulate-speed = Decisions: { $decisions }, rolls and draws: { $rolls }; { $speed } decisions a second
cli-simulate-seed = Seed: { $seed }

## Rules

cli-rules-marks = What the marks mean: a sentence without a mark is in the rulebook, in other words. [F] (found) is a fact that the rulebook leaves out and other published sources report. [H] (house rule) is decided or made by us, because no source says it or the sources differ.
cli-rules-marks-short = [F] = found in other sources than the rulebook, [H] = our own ruling or content
cli-rules-all = all
cli-rules-no-section = There is no section { $came }; the last one is { $most }.
cli-rules-no-rule = There is no rule { $came }; the last one of its section is { $last }.
cli-rules-no-numbers = Section { $section } has no numbered rules, so there is no { $came }. Ask for { $section }, or for a word.
cli-rules-near = No rule mentions “{ $came }”. Words that come near: { $near }.
cli-rules-no-word = No rule mentions “{ $came }”.
