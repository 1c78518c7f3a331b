"""Who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oneiros.registry.bots.installed import HUMAN


class Seating(NamedTuple):
    """Who chooses for each seat, a person or a bot by its name, and the seed of the bots' dice.

    Unless something is said about hints, they are given to somebody who plays alone.
    """

    names: Sequence[str]
    seed: str
    hints: bool | None = None

    @property
    def hinting(self) -> bool:
        """Whether hints are given."""
        return len(self.people) == 1 if self.hints is None else self.hints

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.names) if name == HUMAN]
