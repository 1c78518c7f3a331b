"""A dreamcard as printed (rule 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oneiros.games.dreamscape.cards.structure import Structure


class Card:
    """6.1, 7.1: a name, a level from 1 to 3, points, a power from 1 to 6 and a structure."""

    def __init__(
        self, name: str, *, level: int, points: int, power: int, structure: Structure
    ) -> None:
        """Hold what is printed; the English name tells cards apart."""
        self.name = name
        self.level = level
        self.points = points
        self.power = power
        self.structure = structure

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """Begin an unpickled card with all that is printed."""
        printed: dict[str, object] = {
            "level": self.level,
            "points": self.points,
            "power": self.power,
            "structure": self.structure,
        }
        return (self.name,), printed
