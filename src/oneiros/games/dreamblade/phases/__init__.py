"""The phases of a turn in their order, and how a game ends."""
