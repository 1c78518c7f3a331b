"""What a seat sees of a table, with types: the board is drawn from a view and nothing else."""

from __future__ import annotations

import msgspec

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.state import State


class Piece(msgspec.Struct):
    """One miniature; a location has no power, defense or life."""

    label: str
    name: str
    side: str
    place: str
    aspects: list[str]
    abilities: list[str]
    location: bool
    power: int = 0
    defense: int = 0
    life: int = 0
    damage: int = 0
    price: int = 0


class Seen(msgspec.Struct):
    """The table as its players see it."""

    turn: int
    phase: str
    first: str
    active: str | None
    initiative: list[int]
    pool: int
    wins: list[int]
    bonus: list[int]
    points: list[int]
    miniatures: list[Piece]

    def at(self, place: str, side: str) -> list[Piece]:
        """Give a side's miniatures in a cell or a zone."""
        return [one for one in self.miniatures if one.place == place and one.side == side]


def see(state: State) -> Seen:
    """Look at the table; in Dreamblade every seat sees the same."""
    return msgspec.convert(DREAMBLADE.view(state, 0), Seen)
