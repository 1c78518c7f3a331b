"""A game at the terminal: asking, telling, saving, and taking leave."""
