"""Vessel (rule 11, 8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, NUMBERED, Keyword
from oneiros.games.dreamblade.vocabulary import VESSEL
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Vessel", CONTINUOUS, number=NUMBERED)


def bonus(table: Table, miniature: i64) -> i64:
    """8.5: a destroyed miniature gives its owner 2 bonus points, a Vessel X instead."""
    if table.active_with(VESSEL, BIT[miniature]):
        return max(table.strength(VESSEL, miniature), 0)
    return 2
