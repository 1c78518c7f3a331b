# What draws may bring. $percent is a number, or <1 and >99.

web-dreamscape-odds = What may come
web-dreamscape-odds-chance = { $what } { $percent }%
web-dreamscape-odds-card = { $what ->
    [ready] all it lacks in your Hands
   *[matched] complete at once
}
web-dreamscape-odds-helps = { $percent }% for something that it lacks
web-dreamscape-odds-enough = { $percent }% that nothing is lacking then
web-dreamscape-odds-coming = If it were filled now: { $shards }.
