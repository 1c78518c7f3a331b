"""Reinforce (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, KINDS, Keyword
from oneiros.games.dreamblade.vocabulary import REINFORCE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Reinforce", CONTINUOUS, words=KINDS, creatures_only=True, scorable=False, for_friends=True
)


def joins(table: Table, miniature: i64, cell: i64) -> bool:
    """It may be spawned into any cell that holds an ally of the named kind (1.7, 5.5)."""
    roster = table.roster
    if not roster.having[REINFORCE] >> miniature & 1:
        return False
    allies: i64 = table.creatures_in(cell, miniature >> 4)
    return any(roster.kinds[entry] & allies for entry in table.entries(REINFORCE, miniature))
