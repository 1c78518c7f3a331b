# What the server says about things that guests keep, and about games between bots with them.

server-keepsakes-many = You keep { $most } already; delete one first.
server-keepsake-unknown = You have kept nothing under this address: “{ $came }”. It may have been deleted elsewhere.
server-sparring-unknown = Nobody has asked for these games lately. Ask for them again.
server-bouts-busy = Bots are already playing { $most } times for you; ask again in a moment.
server-bouts-full = Bots are playing for { $most } others now. Ask again in a minute.
server-sparring-nothing = Nothing is brought to this game, so there is nothing to try.
server-duel-nothing = Nothing was brought to this game, or it began in the middle of another, so there is nothing to compare.
server-duel-same = Both sides have brought the same, so there is nothing to compare.
server-bouts-failed = The games failed because of a fault of this server. Ask for them again.
