# What is said of every game: how a rule is cited, and what is refused of set-ups, positions, notation and files.

cite = zasada { $rule }
file-not-toml = Ten plik nie jest w formacie TOML. Popraw to: { $why }
notation-ambiguous = „{ $text }” może oznaczać kilka rzeczy; wpisz jedną z nich: { $candidates }.
notation-unknown = „{ $text }” to nie zapis ruchu; wpisz ruch tak, jak na liście opcji.

# Gracz w zdaniu, jak mówi PLAYER($seat): z nazwy, jeśli jest znana, a jeśli nie, z litery miejsca.
player-named = { $known ->
    [yes] { $name }
   *[no] Gracz { $name }
}
player-within = { $known ->
    [yes] { $name }
   *[no] gracz { $name }
}
player-short = { $name }

# Między częścią całkowitą liczby a ułamkową.
decimal-mark = ,
