## Games that are added from outside, and games that are played with bots

game-unknown = There is no game “{ $came }”; there are: { $known }.
game-twice = { $address } adds a game called “{ $came }”, but there is one of that name already. Leave it out of ONEIROS_GAMES.
game-part = { $came } cannot be added as a game: it has no part “{ $part }”. CONTRIBUTING.md lists what a game must have.
address-form = “{ $came }” is not an address; write module:OBJECT, with a comma between two of them.
address-module = { $came } leads nowhere, because its module cannot be loaded: { $why }
address-object = { $came } leads nowhere: the module { $module } has no “{ $name }”.
play-bots = There is a bot for each seat, and the game has { $seats } of them, but { $came } came.
play-bot-unknown = There is no bot “{ $came }”; there are: { $known }.
odds-none = This game tells no odds.
odds-aim = “{ $came }” is nothing that odds can be told for here. Use one of: { $expected }.
threats-none = This game tells no threats.
envs-encoding = There are no environments of “{ $game }”: it is not written as numbers.
envs-setups = These set-ups of “{ $game }” cannot be learnt together: they are not written alike. Choose set-ups of the same size.
envs-sealed = In “{ $game }” nothing is built from packs, so there is no sealed play of it.
envs-seat = The seats of this game are 0 to { $last }, but { $came } came.

## What bots have learnt

weights-form = This is no file of weights: it begins with “{ $came }”, and a line of JSON was expected.
weights-other = These weights are for something else: their { $part } is { $came }, and { $expected } was expected. Train them again.
weights-size = These weights are not whole: there are { $came } numbers, and { $expected } were expected.
weights-large = A weight of { $came } is too large to be rounded. Train with more decay.
learn-no-games = There are no games to judge by; at least { $expected } was expected. Generate more of them.
learn-games-other = { $file } holds games of another kind: their { $part } is { $came }, and { $expected } was expected. Choose another folder.
learn-games-form = { $file } is no file of games: it begins with “{ $came }”, and a line of JSON was expected.
learn-kind-unknown = There is no kind of set-up called “{ $came }”. There are: { $known }.
learn-same-player = “{ $came }” would meet itself. Name two different players.
