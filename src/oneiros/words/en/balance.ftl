# oneiros balance.
cli-command-balance = measure how strong miniatures and warbands are
cli-command-balance-about = Let a bot play many games against itself, and show who wins how often, with 95 % intervals.
balance-what = miniatures: in random warbands of two aspects; warbands: each ready one against all others
balance-games = how many games: in all for miniatures (1000), for each pair of warbands (20)
balance-set = the set whose miniatures are measured
balance-played = Games: { $games }, seed { $seed }, played by { $bot }. Share of games won, interval, games counted:
balance-seed = other dice than those of seed 1; the same seed gives the same games
balance-bot = the bot that plays both sides (planner); scripted is quicker and weaker
