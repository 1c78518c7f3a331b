# Chances on the board. The percentages are numbers, or <1 and >99.

web-danger-strikes = Odds of the strikes you may make
web-danger-strike = { $cell }, { $miniature }: { $disrupted }% disrupted, { $destroyed }% destroyed
web-danger-threats = Threats to your creatures
web-danger-waits = Working out the threats
web-danger-none = None of your creatures can be struck in the next two action phases of the other side.
web-danger-threat = { $cell }, { $miniature }: { $disrupted }% disrupted, { $destroyed }% destroyed, by { $by }{ $later ->
    [yes] { " " }after a shift
   *[no] { "" }
}
web-danger-silent = What threatens could not be worked out now. Hide it and show it again to try once more.
