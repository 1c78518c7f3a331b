# What draws may bring. $percent is a number, or <1 and >99.

web-dreamscape-odds = What may come
web-dreamscape-odds-chance = { $what } { $percent }%
web-dreamscape-odds-card = { $what ->
    [ready] all it lacks in your Hands
   *[matched] complete at once
}
web-dreamscape-odds-helps = { $percent }% for something that it lacks
web-dreamscape-odds-enough = { $percent }% that nothing is lacking then
web-dreamscape-odds-name = { $card } { $percent }%{ $state ->
    [matched] {" "}(complete at once)
    [ready] {" "}(all it lacks in your Hands)
   *[far] { "" }
}
web-dreamscape-odds-deeper = Not now: { $cards }
web-dreamscape-odds-deep = { $card } ({ $over ->
    [one] under one other card
   *[other] under { $over } other cards
})
web-dreamscape-odds-more = and { $count } more
web-dreamscape-odds-coming = If it were filled now: { $shards }.
