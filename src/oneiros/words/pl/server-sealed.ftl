# Czego się odmawia przy otwieraniu pakietów: pule, stoły z ograniczonymi zestawami i wybieranie z pakietów.

pool-size = { $came ->
    [one] Ta pula ma { $came } figurkę, a musi ich mieć od 1 do { $most }.
    [few] Ta pula ma { $came } figurki, a musi ich mieć od 1 do { $most }.
   *[many] Ta pula ma { $came } figurek, a musi ich mieć od 1 do { $most }.
}
