# Why a warband wins or loses in games between bots (registry/dreamblade/coaching.py).

# $own and $theirs are averages; where they are shares, they are whole numbers in percent.
verdict-fight-good = It wins its fights: in an average game it destroys { $own } and loses { $theirs } ({ cite }).
verdict-fight-bad = It loses its fights: in an average game it destroys { $own } and loses { $theirs } ({ cite }).
verdict-cells-good = It holds the better cells: { $own } points a turn come from them, the opponents get { $theirs } ({ cite }).
verdict-cells-bad = It holds too few cells: { $own } points a turn come from them, the opponents get { $theirs } ({ cite }).
verdict-early-good = It begins well: it wins { $own }% of the first three turns, the opponents win { $theirs }% ({ cite }).
verdict-early-bad = It begins badly: it wins { $own }% of the first three turns, the opponents win { $theirs }% ({ cite }).
verdict-late-good = It ends well: from the fourth turn on it wins { $own }% of the turns, the opponents win { $theirs }% ({ cite }).
verdict-late-bad = It runs out of breath: from the fourth turn on it wins { $own }% of the turns, the opponents win { $theirs }% ({ cite }).
verdict-symbols-good = Its aspects fit together: missing symbols cost it { $own } spawn points a game, and the opponents { $theirs } ({ cite }).
verdict-symbols-bad = Its aspects get in each other’s way: missing symbols cost it { $own } spawn points a game, and the opponents { $theirs }. Fewer aspects would cost less ({ cite }).
verdict-soon-good = It is there early: in the first three turns it spawns { $own } miniatures, the opponents { $theirs } ({ cite }).
verdict-soon-bad = It comes late: in the first three turns it spawns { $own } miniatures, the opponents { $theirs }. Cheap ones are there sooner ({ cite }).
verdict-idle-good = It nearly always has somebody to spawn: it spawns nobody in { $own }% of its phases, the opponents in { $theirs }% ({ cite }).
verdict-idle-bad = It often cannot pay for anybody: it spawns nobody in { $own }% of its phases, the opponents in { $theirs }%. Take cheaper ones ({ cite }).
verdict-bare = It is too small: in { $share }% of its spawn phases nobody was left in the reserves ({ cite }).
verdict-most = { $name } does most for its price: { $points } points each time for { $paid } spawn points ({ cite }).
verdict-least = { $name } does least for its price: { $points } points each time for { $paid } spawn points ({ cite }).
verdict-rare = { $number ->
    [0] { $name } (cost { $cost }) never came into play in { $games } games ({ cite }).
   *[other] { $name } (cost { $cost }) hardly ever came into play: in { $number } of { $games } games ({ cite }).
}
verdict-rare-many = { $number } miniatures hardly ever came into play in { $games } games, such as { $names }. Cheaper ones would ({ cite }).
