"""The games, one package each; they do not know one another."""
