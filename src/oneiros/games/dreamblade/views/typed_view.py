"""What a seat sees of a table, with types; code that draws a table reads only this."""

from __future__ import annotations

from typing import Literal

import msgspec

from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.views.view import view

Side = Literal["A", "B"]
Phase = Literal["initiative", "spawn", "first action", "second action", "conquest"]
Both = tuple[int, int]
"""Two numbers: those of A and of B."""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One miniature; a location has no power, defense or life."""

    label: str
    name: str
    side: Side
    place: str
    """A cell, or reserves, graveyard or removed."""
    cost: int
    aspects: list[str]
    lineage: str
    abilities: list[str]
    location: bool
    power: int = 0
    defense: int = 0
    life: int = 0
    damage: int = 0
    moved: bool = False
    price: int = 0
    """What it costs to spawn today; for those in the reserves only."""


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat under way: what the attack comes to, modifiers included."""

    cell: str
    attackers: list[str]
    damage: int


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as its players see it."""

    game: Literal["dreamblade"]
    seat: Side | None
    turn: int
    phase: Phase
    first: Side
    active: Side | None
    initiative: Both
    pool: int
    """The spawn points that the active player has left."""
    wins: Both
    wins_needed: int
    """How many turn wins win the game."""
    bonus: Both
    """The spawn points that each has extra in the next turn."""
    points: Both
    claims: Both
    """The conquest points that each would have if the turn ended now."""
    dice: list[int]
    """How many attack dice show a miss, 1, 2, 3 and a blade."""
    blades: int
    """The blades that are left to assign."""
    combat: Combat | None
    miniatures: list[Piece]
    asked: Side | Literal["chance"] | None
    question: str | None
    options: list[str]
    """In notation, for the seat that is asked; empty where options are told in another way."""
    winner: Side | None

    def at(self, place: str, side: str) -> list[Piece]:
        """Give a side's miniatures in a cell or a zone."""
        return [one for one in self.miniatures if one.place == place and one.side == side]


def see(table: Table) -> View:
    """Look at the table; in Dreamblade every seat sees the same."""
    return msgspec.convert(view(table, 0), View)
