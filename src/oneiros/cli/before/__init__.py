"""Before a game: which one, who plays, with what, and with which dice."""
