# What is said of every game: how a rule is cited, and what is refused of set-ups, positions, notation and files.

cite = rule { $rule }
file-not-toml = The file is not TOML. Correct this: { $why }
notation-ambiguous = “{ $text }” may mean several things; write one of: { $candidates }.
notation-unknown = “{ $text }” is not an answer in notation; write it as the options are written.

# A player in a sentence, which PLAYER($seat) says: by the name where it is known, else by the letter of the seat.
player-named = { $known ->
    [yes] { $name }
   *[no] Player { $name }
}
player-within = { $known ->
    [yes] { $name }
   *[no] player { $name }
}
player-short = { $name }

# Between a whole number and its decimals.
decimal-mark = .
