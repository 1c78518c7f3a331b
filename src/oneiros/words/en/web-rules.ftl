# The pages of the rules.

web-rules-search = Search the rules
web-rules-search-hint = { $game ->
    [dreamblade] A word, an ability, a number: 7.8
   *[other] A word, a power, a number: 5.7
}
web-rules-found = { $number ->
    [0] Nothing found
    [one] { $number } rule
   *[other] { $number } rules
}
web-rules-contents = Contents
web-rules-link = { $number } { $name }: link to this rule
web-rules-table = A table of the rules

web-rules-choose = Which rules?
web-rules-guide = How to play, in pictures
web-rules-cited = Named in:
web-rules-ability = Who has it, and an example to play
web-rules-back = Back to { $to }
web-rules-glossary = Glossary
web-rules-other = Rules of the other games
