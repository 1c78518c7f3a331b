"""Teaching bots a sense of the game: games to learn from, training, and matches that decide."""
