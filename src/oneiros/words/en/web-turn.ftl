# What others did, beside the board and on it.

web-turn-of = What { $who } did
web-turn-others = What the others did
web-turn-away = Since you last looked
web-turn-again = Show it again
web-turn-stop = Stop
web-turn-open = { $count ->
    [one] What others did: { $count } step
   *[other] What others did: { $count } steps
}
# On a button of a phone, beside others: few letters.
web-turn-short = Others { $count }
web-turn-earlier = { $count ->
    [one] One earlier step is in the log.
   *[other] { $count } earlier steps are in the log.
}
web-turn-step = Step { $number }: { $text }
web-turn-why = Why?
