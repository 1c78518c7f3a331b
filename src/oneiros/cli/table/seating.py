"""Who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oneiros.cli.before.seats import HUMAN


class Seating(NamedTuple):
    """Who chooses for each seat, a person or a bot by its name, and the seed of the bots' dice."""

    names: Sequence[str]
    seed: str

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.names) if name == HUMAN]
