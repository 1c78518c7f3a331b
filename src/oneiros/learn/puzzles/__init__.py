"""Mining puzzles: positions from games of bots in which one thing is clearly best."""
