"""The options of a match (3.4, 3.5): a format says what differs from the plain game."""

from __future__ import annotations


class Format:
    """What players agree on before a match."""

    def __init__(self, *, reroll_ones: bool = False, turn_limit: int = 30) -> None:
        """Choose the tournament reroll of 3.4 and the turn limit of 3.5, where 0 means none."""
        self.reroll_ones = reroll_ones
        self.turn_limit = turn_limit
        self.wins_needed = 6
