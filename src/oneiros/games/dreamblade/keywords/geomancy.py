"""Geomancy (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, NUMBERED, Keyword
from oneiros.games.dreamblade.table.board import SIZE
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import DEFENSE, GEOMANCY, LIFE, POWER
from oneiros.kernel.bits import BIT, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Geomancy", CONTINUOUS, number=NUMBERED, creatures_only=True, touches=POWER | DEFENSE | LIFE
)


def bonus(table: Table, miniature: i64) -> i64:
    """It has +X power, defense and life for each location you control in its file."""
    if not table.active_with(GEOMANCY, BIT[miniature]):
        return 0
    file: i64 = table.where[miniature] % SIZE
    standing: i64 = 0
    for rank in range(SIZE):
        standing |= table.at[rank * SIZE + file]
    locations = count(standing & ~table.roster.creatures & SIDE[miniature >> 4])
    return locations * table.strength(GEOMANCY, miniature)
