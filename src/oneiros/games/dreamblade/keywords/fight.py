"""Fight (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, KIND_NEEDED, SIGNED, Keyword
from oneiros.games.dreamblade.vocabulary import FIGHT, POWER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Fight", CONTINUOUS, number=SIGNED, words=KIND_NEEDED, creatures_only=True, touches=POWER
)


def bonus(table: Table, miniature: i64) -> i64:
    """It has +X power while in a cell with an enemy of the named kind."""
    enemies: i64 = table.enemies_in(table.where[miniature], miniature >> 4)
    total: i64 = 0
    for entry in table.entries(FIGHT, miniature):
        if table.roster.kinds[entry] & enemies:
            total += table.roster.number[entry]
    return total
