# The page about oneself: name, settings, games, results, other browsers, data.

web-me-title = Me
web-me-about = Only you see this page. Others learn your name at the tables where you sit, and whoever has the link to a finished game can look at it. Nothing else about you is told.

web-me-name = My name
web-me-name-saved = Kept.
web-me-settings = In this browser
web-me-motion = Motion
web-me-motion-system = Same as the system
web-me-motion-little = Little

web-me-games = My games
web-me-games-none = You have not played yet.
web-me-games-play = Play
web-me-again = Rematch
web-me-again-waiting = You have wished for a rematch. It begins when everybody else at the table wishes for it, too.

web-me-results = My results
web-me-results-none = Nothing to count yet: play a game to its end.
web-me-results-of = { $game }: results by opponent
web-me-results-opponent = Opponent
web-me-results-won = Won
web-me-results-lost = Lost
web-me-results-drawn = Drawn
web-me-results-nobody = Somebody no longer known
web-me-results-all = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
web-me-results-longest = { $number ->
    [one] The longest game: { $number } move or roll
   *[other] The longest game: { $number } moves and rolls
}
web-me-results-luckiest = { $game ->
    [dreamblade] The luckiest game: your attack dice brought { $got } in damage and blades; on average as many dice bring { $usual }
   *[other] The luckiest game: chance brought you { $got }; on average it brings { $usual }
}
web-me-results-unlucky = { $game ->
    [dreamblade] The luckiest game: none yet in which your attack dice brought more than on average
   *[other] The luckiest game: none yet in which chance brought you more than on average
}
web-me-results-luck = { $game ->
    [dreamblade] Luck is what your attack dice showed, each blade as one point, whether it mattered or not.
   *[other] Luck is what chance brought, whether it mattered or not.
}
web-me-results-luckless = { $game ->
    [dreamscape] No luck is counted here: what a shard or a card is worth depends on your land.
   *[other] No luck is counted here: what chance brought cannot be compared.
}
web-me-results-unnoted = { $number ->
    [one] { $number } older game ended before it was counted.
   *[other] { $number } older games ended before it was counted.
}
web-me-results-look = Look at it again
web-me-results-about = Whole games of one seat against others count; lessons, puzzles, and games that go on from another do not. A game with several opponents counts for each of them.
web-me-results-last = { $number ->
    [one] Of all your finished tables, the last { $number } was looked at.
   *[other] Of all your finished tables, the last { $number } were looked at.
}

web-me-browsers = My other devices
web-me-pass = Take me along
web-me-pass-about = A pass makes another browser yours: the same name, games and warbands. Only you should see it.
web-me-pass-make = Make a pass
web-me-pass-link = Link for the other device
web-me-pass-phrase = Or type this there, on the page “Me”:
web-me-pass-good = { $minutes ->
    [one] It is good once, for { $minutes } minute.
   *[other] It is good once, for { $minutes } minutes.
}
web-me-pass-revoke = Make it worthless
web-me-pass-revoked = The pass is worthless now.
web-me-pass-used = The pass was used: the other browser is yours now.
web-me-pass-another = Make another
web-me-arrive = I have a pass
web-me-arrive-label = Pass or link from my other device
web-me-arrive-go = Go on
web-me-arrive-title = Become somebody else here?
web-me-arrive-about = From now on this browser will be known as the one who made the pass. Do this only with a pass that you have made yourself.
web-me-arrive-warning = Whoever this browser was known as until now is left behind here. To come back to those games later, make a pass for them first, or keep another browser that knows you.
web-me-arrive-yes = Yes, that is me
web-me-leave = Leave all others
web-me-leave-about = Every other browser forgets you at once, and a pass that nobody has used is worthless.

web-me-data = My data
web-me-data-about = Everything that is kept of you: name, kept warbands, and your part in every game. Take it along as a file, or delete it.
web-me-export = Download my data
web-me-delete = Delete my data
web-me-delete-title = Delete everything about you?
web-me-delete-about = This happens:
web-me-delete-alone = Games at which nobody else sat are removed, with their records.
web-me-delete-others = Games with others stay whole for them; in your seat there is somebody without a name.
web-me-delete-kept = Your name, your kept warbands and your results are gone, and no browser of yours is known any more.
web-me-delete-browser = This browser forgets your settings, lessons and solved puzzles.
web-me-delete-go = Go on
web-me-delete-sure = Are you quite sure?
web-me-delete-last = Nobody can bring it back, not even whoever runs this server. If you want to keep something, download it first.
web-me-delete-yes = Yes, delete everything
web-me-delete-no = Keep everything
