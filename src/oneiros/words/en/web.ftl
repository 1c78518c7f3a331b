# What every page in the browser shares.

web-title = Oneiros
web-tagline = A table for two dream games
web-home = Oneiros: to the lobby
web-skip = To the content

web-cancel = Cancel
web-close = Close
web-save = Save
web-copy = Copy
web-copied = Copied
web-copy-failed = Copying was not allowed; select the text and copy it yourself.
web-retry = Try again
web-loading = A moment…
web-more = More
web-less = Less

web-refused-offline = The server does not answer. Your games are safe; try again in a moment.
web-refused-fault = Something went wrong on the server. Nothing was lost; try again.

web-nowhere-title = Nothing is dreamt here
web-nowhere = There is no page at this address.
web-nowhere-home = To the lobby

web-language = Language
web-language-en = English
web-language-pl = Polski

web-theme = Light
web-theme-dark = Night
web-theme-light = Dawn
web-theme-system = Same as the system

web-name-change = Your name: { $name }. Change it
web-name-title = What should others call you?
web-name-label = Your name
web-name-hint = Up to { $most } characters. Everybody at your tables sees it.
web-name-empty = A name needs at least one letter or sign that can be seen. Write one.
web-name-me = My games, results and settings
web-name-renew-about = Your seats belong to this browser. If somebody else could be using them in your name, end that here.
web-name-renew = Forget me elsewhere
web-name-renewed = Done: only this browser still knows you.
web-name-nobody = Guest
web-name-joining = Everybody at the table sees it. Take this dream name, or one of your own.
web-name-dreams = Moth Lantern; Pillow Captain; Quiet Comet; Paper Falcon; Half-past Moon; Velvet Thunder; Snow Cartographer; Lost Umbrella; Amber Owl; Tide Whisperer; Clockwork Fern; Blue Staircase; Feather Judge; Midnight Baker; Glass Hare; Drowsy Falconer; Ember Postman; Hollow Bell; Silver Thimble; Fog Gardener; Ink Dolphin; Cloud Locksmith; Walnut Sailor; Echo Weaver

web-game-dreamblade = Dreamblade
web-game-dreamscape = Dreamscape
web-game-dreamblade-about = Two warbands fight for the cells that count
web-game-dreamscape-about = Shards, landscapes and cards come true, for two to four

web-rules = Rules
web-rules-title = { $game ->
    [dreamblade] Dreamblade: the rules
   *[dreamscape] Dreamscape: the rules
}

web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-pace-days = { $days ->
    [one] { $days } day a go
   *[other] { $days } days a go
}
web-pace-minutes = { $increment ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $increment } s a go
}
web-abilities-all = { $game ->
    [dreamscape] All powers
   *[other] All abilities
}
