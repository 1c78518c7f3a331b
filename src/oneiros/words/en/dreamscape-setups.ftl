# What is wrong with a set-up or a position.

setup-brings = A seat of this game brings nothing, but came: { $came }.
setup-no-format = This is no format of the game: { $came }.
setup-players = A game has 2 to 4 players, not “{ $came }”.
setup-switch = { $path } is true or false, not “{ $came }”.
setup-columns = A dreamscape has 3, 5 or 7 columns, not “{ $came }”.
setup-rows = A dreamscape of this width has from { $least } to { $most } rows, not “{ $came }”.
setup-cards = The cards must be a list of tables, each with what rule 6.1 asks for, not “{ $came }”.
setup-cards-many = { $came } cards of your own are too many; at most { $most } are allowed.
position-cards = A position with invented or missing cards cannot be written as a line. Keep a record instead.
position-part = “{ $came }” is not a part of a position; write a field and its value, such as: cycle 2, or A.hands W W R.
position-twice = { $path } occurs twice; remove one of the two.
scenario-card-twice = { $path }: the card { $card } lies somewhere else already; there is only one of each.
scenario-red-stack = { $path }: “{ $came }” cannot be; a nightmare shard lies alone, and only the Dreamer may be on it (rule 10.5).
scenario-shards = { $path }: too many shards { $kind } lie about; there are { $most } in all (rule 1.1).
