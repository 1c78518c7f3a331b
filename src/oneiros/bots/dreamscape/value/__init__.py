"""What a table is worth to a player who has created: weighed by hand, and what was learnt of it."""
