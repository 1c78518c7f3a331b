"""Teleport (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import (
    A_MOVE,
    ENEMIES,
    KINDS,
    ONE_SHOT,
    SELF,
    Keyword,
)
from oneiros.games.dreamblade.options import CARRY, with_cell
from oneiros.games.dreamblade.table.board import CELLS, PORTAL
from oneiros.games.dreamblade.vocabulary import TELEPORT
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    TELEPORT,
    "Teleport",
    ONE_SHOT,
    words=KINDS | ENEMIES | SELF,
    asks=A_MOVE,
    optional=True,
    placeless=True,
)


def carries(table: Table, whom: i64) -> list[int]:
    """It may move a creature of either side into any other cell that is not a portal."""
    found: list[int] = []
    for creature in numbers(table.in_play & table.roster.creatures & whom):
        for cell in range(CELLS):
            if cell == table.where[creature] or cell in PORTAL:
                continue
            if table.has_room(cell, creature >> 4):
                found.append(with_cell(CARRY, creature, cell))
    return found
