"""A sense of a game in whole numbers: a small network and the file it is kept in."""
