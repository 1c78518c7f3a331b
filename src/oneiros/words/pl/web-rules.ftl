# Strony z zasadami.

web-rules-search = Szukaj w zasadach
web-rules-search-hint = { $game ->
    [dreamblade] Słowo, umiejętność, numer: 7.8
   *[other] Słowo, moc, numer: 5.7
}
web-rules-found = { $number ->
    [0] Nic nie znaleziono
    [one] { $number } zasada
    [few] { $number } zasady
    [many] { $number } zasad
   *[other] { $number } zasady
}
web-rules-contents = Spis treści
web-rules-link = { $number } { $name }: link do tej zasady
web-rules-table = Tabela w zasadach

web-rules-choose = Zasady której gry?
web-rules-guide = Jak grać, w obrazkach
web-rules-cited = Mówią o tym:
web-rules-ability = Kto to ma i przykład do zagrania
web-rules-back = Wróć do: { $to }
web-rules-glossary = Słownik
web-rules-other = Zasady innych gier
