"""The end of the game: purposes, and who has won."""
