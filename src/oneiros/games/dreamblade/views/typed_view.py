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


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an ability, or where none is named a minimum, adds to a number of a creature."""

    number: Literal["power", "defense", "life"]
    change: int
    by: str
    ability: str


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
    causes: list[Change]
    """Why power, defense and life are not what is printed: they differ by the sum of these."""
    power: int = 0
    defense: int = 0
    life: int = 0
    damage: int = 0
    moved: bool = False
    price: int = 0
    """What it costs to spawn today; for those in the reserves only."""


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which amount of damage on a defender has enough for what."""

    amount: int
    effect: Literal["", "disrupt", "destroy", "either"]


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much somebody else must be assigned first, and which of its abilities demands it."""

    label: str
    amount: int
    ability: str


class Defender(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who may still be assigned damage of the attack."""

    label: str
    needs: list[Need]
    """What must be assigned to others before it is assigned any; empty where nothing must."""
    fates: list[Threshold]
    usual: int
    """What people mostly assign to it."""


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attack under way."""

    attack: Literal["strike", "deathblow", "special"]
    cell: str
    attackers: list[str]
    target: str
    """Whom a special attack aims at."""
    damage: int
    """What this attack comes to, modifiers included."""
    left: int
    """What is left to assign, while that is asked."""
    defenders: list[Defender]
    """Those who wait for their share, in the order in which they are asked about."""


class Due(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phase of the turn, and whose it is."""

    phase: Phase
    side: Side | None


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of an attack die, and what it adds to the damage."""

    face: Literal["miss", "1", "2", "3", "blade"]
    worth: int


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as its players see it."""

    game: Literal["dreamblade"]
    seat: Side | None
    turn: int
    phase: Phase
    first: Side
    order: list[Due]
    """The phases of this turn in their order."""
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
    faces: list[Worth]
    """What each face of an attack die adds to the damage, in the order of `dice`."""
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
