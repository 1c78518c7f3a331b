"""Defender (rule 11, 6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import DEFENDER
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Defender", CONTINUOUS, creatures_only=True, drawback=True)


def holds_back(table: Table, creature: i64, cell: i64) -> bool:
    """6.5: it cannot shift into a cell with an enemy creature."""
    if not table.roster.having[DEFENDER] >> creature & 1:
        return False
    return (
        table.enemies_in(cell, creature >> 4) != 0
        and table.active_with(DEFENDER, BIT[creature]) != 0
    )
