# Co może dać dobieranie. $percent to liczba albo <1 i >99.

web-dreamscape-odds = Co może przyjść
web-dreamscape-odds-chance = { $what } { $percent }%
web-dreamscape-odds-card = { $what ->
    [ready] wszystko, czego brakuje, w Dłoniach
   *[matched] ukończona od razu
}
web-dreamscape-odds-helps = { $percent }% na coś, czego jej brakuje
web-dreamscape-odds-enough = { $percent }%, że nic już nie zabraknie
web-dreamscape-odds-name = { $card } { $percent }%{ $state ->
    [matched] {" "}(ukończona od razu)
    [ready] {" "}(wszystko, czego brakuje, w Dłoniach)
   *[far] { "" }
}
web-dreamscape-odds-deeper = Jeszcze nie teraz: { $cards }
web-dreamscape-odds-deep = { $card } (pod { $over ->
    [one] jedną inną kartą
    [few] { $over } innymi kartami
   *[other] { $over } innymi kartami
})
web-dreamscape-odds-more = i { $count } { $count ->
    [one] inna
    [few] inne
   *[other] innych
}
web-dreamscape-odds-coming = Gdyby uzupełnić ją teraz: { $shards }.
