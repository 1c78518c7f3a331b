"""What is true: the board, who stands where, values as they are now, and what changes them."""
