"""What an operator does with the database of a server, mostly while it runs."""
