# What is said of every game: how a rule is cited, and what is refused of set-ups, positions, notation and files.

cite = rule { $rule }
file-not-toml = The file is not TOML. Correct this: { $why }
notation-ambiguous = “{ $text }” may mean several things; write one of: { $candidates }.
notation-unknown = “{ $text }” is not an answer in notation; write it as the options are written.
