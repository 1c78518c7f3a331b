# The lobby: starting, continuing and joining games.

web-lobby-title = Play a dream tonight
web-lobby-about = Two warbands of dream creatures, twenty-five cells, and dice that nobody can bend. The first to win six turns wins the night.

web-lobby-first = Your first game
web-lobby-first-about = Against the computer, with ready warbands and a hint at every new thing. You do not need to know anything.
web-lobby-play-now = Play now
web-lobby-again-about = Against the computer, with ready warbands. One click and the dream begins.
web-lobby-hints = Show hints while I play

web-lobby-continue = Continue
web-lobby-your-turn = Your turn
web-lobby-their-turn = Waiting for the other side
web-lobby-seating = Waiting for somebody to sit down
web-lobby-finished = Finished games
web-lobby-won = You won
web-lobby-lost = You lost
web-lobby-drawn = A draw
web-lobby-over-other = Winner: { $seat }
web-lobby-record = Record
web-lobby-look = Look at it
web-lobby-nobody = Nobody yet
web-lobby-you = You
web-lobby-go = To the table
web-lobby-moved = Last move: { $when }

web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting for an opponent right now. Open a table yourself, and others will see it here.
web-lobby-join = Sit down
web-lobby-join-title = Sit down at this table

web-lobby-new = Set up a game of your own
web-lobby-game = Game
web-lobby-dreamscape = Dreamscape is played in the terminal; its table in the browser is being built.
web-lobby-dreamscape-command = The command for the terminal
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
web-lobby-bot-scripted = Steady
web-lobby-bot-random = Careless
web-lobby-bot-scripted-about = Knows what it is doing
web-lobby-bot-random-about = Plays at random
web-lobby-bot = { $bot ->
    [scripted] Computer (steady)
    [random] Computer (careless)
   *[other] Computer ({ $bot })
}
web-lobby-seat = Side
web-lobby-seat-any = Drawn by lot
web-lobby-seat-0 = A, from the bottom
web-lobby-seat-1 = B, from the top

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

web-warband-own = A warband of one’s own
web-warband-sample = The Sample
web-warband-vigil-of-lanterns = Vigil of Lanterns
web-warband-the-long-corridor = The Long Corridor
web-warband-under-the-bed = Under the Bed
web-warband-opening-night = Opening Night
web-warband-red-ribbons = Red Ribbons
web-warband-visiting-hours = Visiting Hours
web-warband-mirror-parade = Mirror Parade
web-warband-nine-rooms = Nine Rooms
web-warband-arrears-of-the-pit = Arrears of the Pit

web-invite-title = Invite somebody
web-invite-about = Send this link. The first person to open it and sit down plays against you.
web-invite-link = Link to this table
web-invite-local = This address is known to this computer only. For friends on your network, start the server with { $command } and open the page by this computer’s own address.
web-invite-waiting = Waiting for the other side. You may leave this page; the table stays.
web-invite-public = This table is open: everybody sees it in the lobby.

web-sit-title = A seat is free
web-sit-about = { $name } is waiting for an opponent. Choose what you bring and sit down.
web-sit-about-nobody = Somebody is waiting for an opponent. Choose what you bring and sit down.
web-sit-join = Sit down and play
