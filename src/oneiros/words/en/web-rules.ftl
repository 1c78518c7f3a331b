# The pages of the rules.

web-rules-search = Search the rules
web-rules-search-hint = A word, or a number: 7.8
web-rules-found = { $number ->
    [0] Nothing found
    [one] { $number } rule
   *[other] { $number } rules
}
web-rules-sources = Show where each sentence comes from
web-rules-marks = What the marks mean: a sentence without a mark is in the rulebook, in other words. [F] (found) is a fact that the rulebook leaves out and other published sources report. [H] (house rule) is decided or made by us, because no source says it or the sources differ.
web-rules-contents = Contents
web-rules-link = { $number } { $name }: link to this rule
web-rules-table = A table of the rules

web-rules-choose = Which rules?
web-rules-guide = How to play, in pictures
