"""What is true: the board, who stands where, values as they are now, and the verbs that change it."""
