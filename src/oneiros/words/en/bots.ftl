### Bots from outside: the commands about them, and what is refused.
cli-command-bots = list the bots
cli-command-bots-about = List the bots that can play: those of each game, those that are installed, and those that ONEIROS_BOTS names.
cli-command-new-bot = begin a bot of your own
cli-command-new-bot-about = Write a small package with a bot, a test and a README into a new folder. The bot plays at once.

cli-bots-game = Bots of { $game }
cli-bots-level = level { $level }
cli-bots-weaker = { $levels } { $number ->
    [one] plays
   *[other] play
} weaker until the engine is compiled.
cli-bots-outside = From outside
cli-bots-none = There are none. A package offers bots as entry points of the group oneiros.bots; oneiros new-bot NAME begins one.
cli-bots-by = by { $author }
cli-bots-plays = plays { $games }
cli-bots-every-game = every game
cli-bots-broken = { $bot } cannot play: { $why }
cli-new-bot-name = the name of the bot and of its folder: small letters, digits and hyphens
cli-new-bot-written = Your bot is in { $folder }. Let it play:
cli-new-bot-taken = There is something at { $folder } already. Choose another name, or another place.
cli-bot-lost = The bot { $bot } did not answer as it should ({ $why }). The usual answer is given in its place.
cli-bot-losses = { $moves ->
    [one] { $bot } has lost { $moves } move; the usual answer was given in its place: { $why }
   *[other] { $bot } has lost { $moves } moves; the usual answer was given in their place. The first time: { $why }
}
cli-option-seats-all = who plays, in the order of the players, with commas between them: human, or a bot by its name, module:Bot or cmd:PROGRAM
cli-metavar-bot = BOT
cli-option-bot = offer a bot from outside in the lobby: module:Bot or cmd:PROGRAM, also NAME=…; once for each. Installed ones are offered anyway
cli-option-bot-seconds = how many seconds a bot from outside may think about an answer (otherwise: { $usual })
cli-seats-twice = --seats says who plays, so { $option } is too much.

bot-name = “{ $came }” cannot be the name of a bot. Expected up to 40 small letters, digits and hyphens, beginning with a letter.
bot-twice = There is another bot called “{ $came }”.
bot-other-game = “{ $came }” does not play { $game }; it plays: { $games }.
bot-broken = { $came } cannot be loaded: { $why }
bot-no-class = { $came } is no bot: expected a class, or a function that makes a bot.
bot-no-choose = { $came } is no bot: it has no method choose(seen, dice).
bot-introduction = What { $came } says about itself cannot be read: expected texts as title, author and about, and a list of names as games.
bot-command = “{ $came }” is no command: { $why }
bot-command-empty = “{ $came }” names no program. Expected cmd: and a program, such as cmd:./mybot
bot-command-missing = There is no program “{ $program }” that could be run for { $came }.
bot-mute = { $came } does not speak the protocol of docs/bot-protocol.md: { $why }
bot-seconds = { $variable } is “{ $came }”; expected a number of seconds above 0, and at most a day.
