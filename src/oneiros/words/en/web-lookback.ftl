## What a finished game shows about a warband.

web-lookback-lost = Why the warband lost
web-lookback-title = How the warband did
web-lookback-good = For it:
web-lookback-bad = Against it:
web-lookback-about = This was counted in this game alone. How strong the warband is, many games say: the quick verdict in the builder.
web-lookback-change = Change this warband
web-lookback-numbers = In numbers
web-lookback-counted = In this game
web-lookback-own = warband
web-lookback-theirs = opponent
web-lookback-measure-came = miniatures that came into play
web-lookback-measure-paid = average price of one
web-lookback-measure-pool = points in an average spawn phase
web-lookback-measure-left = points left over in one
web-lookback-measure-symbols = paid for missing symbols
web-lookback-measure-destroyed = enemies destroyed
web-lookback-measure-vain = creatures lost before they brought a point
web-lookback-measure-cells = cells claimed
web-lookback-measure-claimed = conquest points from cells
web-lookback-pieces = Miniature by miniature
web-lookback-piece = Miniature
web-lookback-paid = paid
web-lookback-points = points
web-lookback-fell = destroyed
web-lookback-stayed = never came into play
