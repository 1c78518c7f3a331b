# What one game shows about a warband that was brought to it (registry/dreamblade/lookback.py).

# "It" is the warband. $own and $theirs are of the warband and of its opponent; averages have one decimal.
lookback-stayed = { $number } of { $all } miniatures never came into play, such as { $names }. The last new one came in turn { $turn } of { $turns }. In all { $came } came; of the opponent’s { $theirs } ({ cite }).
lookback-nobody = None of the { $all } miniatures ever came into play; of the opponent’s { $theirs } did ({ cite }).
lookback-came = It brought more into play: { $came } miniatures, the opponent { $theirs } ({ cite }).
lookback-short = In { $number } of { $phases } spawn phases there were not enough points for even the cheapest one. In turn { $turn }, { $name } cost { $price }, and there were { $pool } ({ cite }).
lookback-left = Spawn points were left over: { $own } of { $pool } in an average phase, { $total } in all. The opponent left { $theirs } a phase ({ cite }).
lookback-dear = It was dear: a miniature cost { $own } spawn points on average, one of the opponent’s { $theirs }. A spawn phase brought { $pool } on average ({ cite }).
lookback-symbols = Missing symbols cost it { $own } spawn points, and the opponent { $theirs } ({ cite }).
lookback-fights-good = It won its fights. Enemies destroyed: { $own }; miniatures lost: { $theirs } ({ cite }).
lookback-fights-bad = It lost its fights. Enemies destroyed: { $own }; miniatures lost: { $theirs } ({ cite }).
lookback-cells-good = It scored more from cells. Conquest points from cells: { $own } (cells claimed: { $cells }), the opponent’s: { $theirs } ({ $others }; { cite }).
lookback-cells-bad = It scored less from cells. Conquest points from cells: { $own } (cells claimed: { $cells }), the opponent’s: { $theirs } ({ $others }; { cite }).
lookback-vain = { $number } of the { $lost } creatures that it lost had not brought a single conquest point, such as { $names } ({ cite }).
lookback-idle = { $name } cost { $paid } spawn points and brought no conquest points ({ cite }).
lookback-most = { $name } brought most: { $points } conquest points for { $paid } spawn points ({ cite }).
