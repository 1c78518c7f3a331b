## What a finished game of Dreamscape shows about its players.

web-dreamscape-lookback-lost = What made the difference
web-dreamscape-lookback-title = What stood out
web-dreamscape-lookback-good = In favour:
web-dreamscape-lookback-bad = Against:
web-dreamscape-lookback-about = Counted in this game alone, and compared with the best of the others. One game proves little.
web-dreamscape-lookback-cycles = Points cycle by cycle
web-dreamscape-lookback-cycle = Cycle
web-dreamscape-lookback-last = last creation
web-dreamscape-lookback-from-cards = cards
web-dreamscape-lookback-from-steps = steps
web-dreamscape-lookback-from-trees = trees
web-dreamscape-lookback-sum = in all
web-dreamscape-lookback-end-purposes = Purposes
web-dreamscape-lookback-end-open = Cards left open
web-dreamscape-lookback-end-nightmares = Nightmare shards
web-dreamscape-lookback-total = Total
web-dreamscape-lookback-numbers = Everybody in numbers
web-dreamscape-lookback-counted = In this game
web-dreamscape-lookback-measure-completed = cards completed
web-dreamscape-lookback-measure-barren = cycles without a completed card
web-dreamscape-lookback-measure-idle = action points not used
web-dreamscape-lookback-measure-unused = shards left in Hands
web-dreamscape-lookback-measure-free = free steps not taken
web-dreamscape-lookback-measure-places = powers of locations used
web-dreamscape-lookback-measure-powers = powers of cards used
