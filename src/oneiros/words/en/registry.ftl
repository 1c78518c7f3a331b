## Games that are added from outside, and games that are played with bots

game-unknown = There is no game “{ $came }”; there are: { $known }.
game-twice = { $address } adds a game called “{ $came }”, but there is one of that name already. Leave it out of ONEIROS_GAMES.
game-part = { $came } cannot be added as a game: it has no part “{ $part }”. CONTRIBUTING.md lists what a game must have.
address-form = “{ $came }” is not an address; write module:OBJECT, with a comma between two of them.
address-module = { $came } leads nowhere, because its module cannot be loaded: { $why }
address-object = { $came } leads nowhere: the module { $module } has no “{ $name }”.
play-bots = There is a bot for each seat, and the game has { $seats } of them, but { $came } came.
play-bot-unknown = There is no bot “{ $came }”; there are: { $known }.
