"""Heroics (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, NUMBERED, Keyword
from oneiros.games.dreamblade.vocabulary import HEROICS
from oneiros.kernel.bits import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(HEROICS, "Heroics", BLADES, number=NUMBERED)


def resolve(table: Table, user: i64, number: i64) -> None:
    """Deal +X damage if you control fewer creatures in its cell than the opponent."""
    player: i64 = user >> 4
    cell: i64 = table.where[user]
    if count(table.creatures_in(cell, player)) < count(table.enemies_in(cell, player)):
        table.modify(number, user, HEROICS)
