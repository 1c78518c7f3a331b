# The draft: packs are passed round, and everybody picks one miniature at a time.

web-draft-title = Draft
web-draft-about = Take one miniature, pass the pack on, and take one from the next: three packs each. Then build from your picks.
web-draft-players = How many pick
web-draft-players-number = { $number ->
    [one] { $number }
   *[other] { $number }
}
web-draft-people = People by a link
web-draft-people-number = { $number ->
    [0] none
    [one] { $number }
   *[other] { $number }
}
web-draft-bots = Bots take the other seats.
web-draft-pace = Time for a pick
web-draft-pace-quick = Quick
web-draft-pace-usual = Calm
web-draft-pace-slow = Over days
web-draft-pace-about = { $days ->
    [0] { $seconds } seconds
    [one] { $days } day
   *[other] { $days } days
}
web-draft-begin = Begin the draft
web-draft-call = Call the others
web-draft-mine = My drafts
web-draft-row = { $status ->
    [seating] Draft of { $seats }, not begun yet
    [drafting] Draft of { $seats }, going on
   *[over] Draft of { $seats }, to be played
}
web-draft-with = with { $names }

## Gathering

web-draft-gathering = { $free ->
    [0] All { $seats } seats are taken.
    [one] { $seats } seats, { $free } of them free.
   *[other] { $seats } seats, { $free } of them free.
}
web-draft-invite = Link for the others
web-draft-begin-bots = Begin; bots take the free seats
web-draft-close = Call it off
web-draft-leave = Leave
web-draft-leave-title = Leave the draft?
web-draft-leave-others = The others go on, and a bot picks on in your place and keeps what you have taken. You cannot come back.
web-draft-leave-alone = Nobody but bots is left, so the draft ends and what you have taken is gone.
web-draft-join = Take a seat
web-draft-full = No seat is free.
web-draft-owner-begins = Whoever has called the draft begins it.
web-draft-closed = This draft was called off.
web-draft-begun = This draft goes on among others.
web-draft-another = Another draft
web-draft-seats = Who picks
web-draft-seat-open = free
web-draft-seat-you = You
web-draft-seat-bot = Bot { $number }
web-draft-has-picked = has picked
web-draft-picks = picks
web-draft-passes = gets your pack

## Picking

web-draft-pack = Pack { $round } of { $rounds }, pick { $pick } of { $size }
web-draft-hand = My pack; arrow keys go from one to the next, Enter chooses, Enter again takes it
web-draft-how = Press one to look closer, and once more to take it.
web-draft-choose = Choose one
web-draft-take = Take { $name }
web-draft-my-picks = My picks
web-draft-left = Time for this pick
web-draft-missed = The time was over: { $name } was taken for you.
web-draft-waiting = Waiting for the others
web-draft-waiting-for = Waiting for: { $names }

## Building and playing

web-draft-building = Build from your picks
web-draft-play-title = Play with your picks
web-draft-somebody = somebody of the draft
web-draft-somebody-about = Your table stands among those of the draft; whoever of the others comes first plays you.
web-draft-bot-about = The bot plays what it has built from its own picks.
web-draft-tables = Tables of this draft
web-draft-table-status = { $status ->
    [seating] waits for somebody
    [playing] is being played
   *[over] is over
}
web-draft-table-game = game { $number } of at most { $best }, { $wins }
web-draft-sit = Play there
web-draft-sit-down = Sit down with it
web-draft-sit-how = As soon as your warband is ready, the button below brings it there.
web-draft-go-on = Go there
web-draft-watch = Watch
