"""Vengeance (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, NUMBERED, Keyword
from oneiros.games.dreamblade.vocabulary import VENGEANCE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Vengeance", CONTINUOUS, number=NUMBERED, scorable=False, drawback=True
)


def waits(table: Table, miniature: i64) -> i64:
    """Tell how many turns the opponent must still win before it can be spawned."""
    if not table.roster.having[VENGEANCE] >> miniature & 1:
        return 0
    lost: i64 = table.wins[1 - (miniature >> 4)]
    needed: i64 = 0
    for entry in table.entries(VENGEANCE, miniature):
        needed = max(needed, table.roster.number[entry])
    return max(needed - lost, 0)
