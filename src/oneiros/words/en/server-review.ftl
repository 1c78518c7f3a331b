## Why a game cannot be looked at again, or gone on with.

server-review-early = There is nothing to look at yet: the game has not begun.
server-review-foreign = This game still goes on, so only its players may look at it again; everybody may when it is over.
server-review-secret = Player { $seat } still plays, so only that player may see the game by that seat.
server-review-seat = There is no seat “{ $came }” in this game; there are: { $known }.
server-review-long = This record has { $came } answers; at most { $most } can be looked at here.
server-review-busy = You already wait for { $most } games to be worked out; ask again when one of them has come.
server-review-unknown = This server does not remember that record file any more. Open it again.
server-review-moment = “{ $came }” is no moment of this game.
server-branch-more = A game that goes on from another has its format and its pieces; ask for nothing else with it.
server-branch-none = Nobody can play on from here: up to this moment, something was always under way.

## Why a game is not analysed.

server-analysis-early = Only a game that is over is analysed: while it goes on, that would be advice.
server-analysis-origin = This game goes on from one that is not over and gives no hints. It is analysed when that one is over.
server-analysis-unknown = Nobody has asked for an analysis of this game lately. Ask for it again.
server-analysis-busy = You already wait for { $most } analyses; ask again when one of them has come.
server-analysis-full = { $most } games are being analysed now. Ask again in a minute.
server-analysis-long = This game has { $came } choices; at most { $most } are analysed here. The command “oneiros analyse” takes any game.
server-analysis-nothing = Nobody has chosen anything in this game, so there is nothing to analyse.
server-analysis-failed = The analysis failed because of a fault of this server. Ask for it again.
