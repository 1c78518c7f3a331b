# The lobby: starting, continuing and joining games.

web-lobby-title = Play a dream tonight
web-lobby-me = My games and results
web-lobby-about = One tap or click and you sit at a table.

web-lobby-door-dreamblade = Two warbands of dream creatures, twenty-five cells, and dice that nobody can bend. The first to win six turns wins the night. For two players.
web-lobby-door-dreamscape = Travel the dreamworld for shards, build a land of your own, and make your cards come true. The most points after six cycles win. For two to four players.
web-lobby-first-dreamblade = Your first game: against the computer, with ready warbands and a hint at every new thing.
web-lobby-first-dreamscape = Your first game: against two computers, with a hint at every new thing.
web-lobby-again-dreamblade = Against the computer, with ready warbands.
web-lobby-again-dreamscape = Against two computers.
web-lobby-play-now = Play now
web-lobby-gallery = { $game ->
    [dreamblade] All miniatures
   *[dreamscape] All dreamcards
}
web-lobby-builder = Build a warband
web-lobby-packs = Open packs
web-lobby-how-to-play = { $game ->
    [dreamblade] How to play Dreamblade
   *[dreamscape] How to play Dreamscape
}
web-lobby-hints = Show hints while I play

web-lobby-continue = Continue
web-lobby-your-turn = Your turn
web-lobby-their-turn = Waiting for the other side
web-lobby-others-turn = Waiting for the others
web-lobby-seating = Waiting for somebody to sit down
web-lobby-finished = Finished games
web-lobby-won = You won
web-lobby-won-together = You won, and not alone
web-lobby-lost = You lost
web-lobby-drawn = A draw
web-lobby-over-other = Winner: { $seat }
web-lobby-over-others = Winners: { $seat }
web-lobby-reason = { $how ->
    [resigned] by resignation
    [time] on time
   *[claimed] claimed
}
web-lobby-outcome = { $outcome } ({ $reason })
web-lobby-older = Begun by older rules
web-lobby-pace-is = { $pace } for each player
web-lobby-record = Record
web-lobby-review = Replay
web-lobby-open-record = Open a record file
web-lobby-look = Look at it
web-lobby-nobody = Nobody yet
web-lobby-you = You
web-lobby-go = To the table
web-lobby-lesson = { $game }, lesson: { $title }
web-lobby-puzzle = { $game }, puzzle { $id }
web-lobby-example = { $game }: an example
web-lobby-puzzles = Puzzles of { $game ->
    [dreamscape] Dreamscape
    [dreamblade] Dreamblade
   *[other] { $game }
}
web-lobby-left = Time left: { $time }
web-lobby-moved = Last move: { $when }

web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting for other players right now. Open a table yourself, and others will see it here.
web-lobby-join = Sit down
web-lobby-join-title = Sit down at this table

web-lobby-new = Set up a game of your own
web-lobby-game = Game
web-lobby-players = How many play
web-lobby-who = Who plays
web-lobby-player = Player { $seat }
web-lobby-free-link = You get a link for the free seats, to send to your friends.
web-lobby-free-open = Everybody sees the free seats in the lobby, and you get a link to them as well.
web-lobby-shared = You pass this screen from one to another; what only one may see is covered until they look.
web-lobby-opponent = Opponent
web-lobby-opponent-bot = The computer
web-lobby-opponent-bot-about = Ready at any hour
web-lobby-opponent-here = A friend beside me
web-lobby-opponent-here-about = Both play on this screen
web-lobby-opponent-link = A friend far away
web-lobby-opponent-link-about = You send a link
web-lobby-opponent-open = Anybody
web-lobby-opponent-open-about = First come, first served
web-lobby-level = Level
web-lobby-bot-drowsy = Drowsy
web-lobby-bot-hasty = Hasty
web-lobby-bot-scripted = Steady
web-lobby-bot-planner = Far-sighted
web-lobby-bot-merciless = Merciless
web-lobby-bot-random = Careless
web-lobby-bot-drowsy-about = Sees only the next step and forgets what brings points
web-lobby-bot-hasty-about = Takes what it can get and overlooks what you are up to
web-lobby-bot-scripted-about = Weighs every step and makes few plain mistakes
web-lobby-bot-planner-about = Plans a whole turn before its first step
web-lobby-bot-merciless-about = Plans whole turns as deep as time allows, and forgives nothing
web-lobby-bot-random-about = Plays at random
web-lobby-weaker = { $levels } { $number ->
    [one] plays
   *[other] play
} weaker until the server restarts with the compiled engine.
web-lobby-bot = { $bot ->
    [drowsy] Computer (drowsy)
    [hasty] Computer (hasty)
    [scripted] Computer (steady)
    [planner] Computer (far-sighted)
    [merciless] Computer (merciless)
    [random] Computer (careless)
   *[other] Computer ({ $bot })
}
web-lobby-seat = Side
web-lobby-seat-any = Drawn by lot
web-lobby-seat-0 = A, from the bottom
web-lobby-seat-1 = B, from the top

web-lobby-advice = Advice from the computer
web-lobby-advice-usual = Only against the computer
web-lobby-advice-yes = For everybody
web-lobby-advice-no = None
web-lobby-pace = Time
web-lobby-pace-none = No limit
web-lobby-pace-none-about = Now, or over weeks
web-lobby-pace-brisk = Brisk
web-lobby-pace-calm = Calm
web-lobby-pace-long = Long
web-lobby-pace-day = A day
web-lobby-pace-days = Days
web-lobby-format = What you agree on
web-lobby-format-more = More to agree on
web-lobby-field-nightmare = The Nightmare game
web-lobby-field-nightmare-about = Mr Nightmare walks the dreamworld, and red shards cost points
web-lobby-field-simultaneous = Creation at the same time
web-lobby-field-simultaneous-about = Everybody builds at once: less waiting, and two powers rest
web-lobby-field-mirrored = Mirror images count
web-lobby-field-mirrored-about = A card may be built as in a mirror, too
web-lobby-field-columns = Columns of the dreamscape
web-lobby-field-rows = Rows of the dreamscape
web-lobby-usual = { $value } (usual)

web-lobby-warband-mine = Your warband
web-lobby-warband-theirs = The opponent’s warband
web-lobby-warband-theirs-own = The player who sits down brings their own warband.
web-lobby-warband-choose = Choose another
web-lobby-warband-choose-mine = Choose your warband
web-lobby-warband-choose-theirs = Choose the opponent’s warband
web-lobby-warband-take = Take this one
web-lobby-warband-taken = Taken
web-lobby-warband-details = What is in it
web-lobby-warband-count = { $number ->
    [one] { $number } miniature
   *[other] { $number } miniatures
}
web-lobby-warband-paste = Bring your own
web-lobby-warband-paste-about = Paste a packed warband, or a list with a number and a name on each line.
web-lobby-warband-paste-label = Packed warband or list
web-lobby-warband-check = Read it
web-lobby-warband-problems = This warband cannot be brought:
web-lobby-warband-own = My warbands
web-lobby-warband-ready = Ready warbands
web-lobby-warband-copies = { $copies }× { $name }
web-lobby-cost = Cost
web-lobby-power = Power
web-lobby-defense = Defense
web-lobby-life = Life
web-lobby-location = Location
web-lobby-start = Start the game
web-lobby-start-link = Make the link
web-lobby-start-open = Open the table
web-lobby-starting = The table is being laid…

web-invite-title = Invite somebody
web-invite-about = { $count ->
    [one] Send this link. The first person to open it and sit down plays with you.
   *[other] Send this link. The first { $count } people to open it and sit down play with you.
}
web-invite-link = Link to this table
web-invite-local = This address is known to this computer only. For friends on your network, start the server with { $command } and open the page by this computer’s own address.
web-invite-waiting = { $count ->
    [one] Waiting for the other side. You may leave this page; the table stays.
   *[other] Waiting for { $count } others. You may leave this page; the table stays.
}
web-invite-public = This table is open: everybody sees it in the lobby.

web-sit-title = A seat is free
web-sit-about = { $name } is waiting for you. Sit down, and the game begins as soon as nobody is missing.
web-sit-about-many = Waiting for you: { $names }. Sit down, and the game begins as soon as nobody is missing.
web-sit-about-nobody = Somebody is waiting for you. Sit down, and the game begins as soon as nobody is missing.
web-sit-join = Sit down and play
web-anew-title = What do you bring now?
web-anew-about = Somebody has got up who knows what you had brought. Bring it once more, or something else; the game begins as soon as nobody is missing.
web-anew-bring = Bring it
