# What is wrong with a set-up or a position.

position-long = The position is too long; at most { $most } characters are allowed.
position-under-way = This position cannot be written as a line while something is under way. Answer first, or keep a record.
setup-shape = A set-up is an { $expected }, not a { $came }.
setup-unknown = A set-up of this game holds no “{ $came }”.
# $came
setup-played-by = Who played is a name and a version for each seat, not “{ $came }”.
setup-origin = Where a game came from is a table, a step and a seat, not “{ $came }”.
setup-position = A position is one line of text, as the page about the notation of its game says, not “{ $came }”.
setup-position-differs = { $path } must be what the position says, or be left out; it came as “{ $came }”.
