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
    [0] none, all others are bots
    [one] { $number }
   *[other] { $number }
}
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
