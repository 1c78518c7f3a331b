"""Bodyguard (rule 11, 7.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, KINDS, Keyword
from oneiros.games.dreamblade.vocabulary import BODYGUARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Bodyguard", CONTINUOUS, words=KINDS, creatures_only=True, for_friends=True
)


def guards(table: Table, creatures: i64) -> i64:
    """Bodyguards among some creatures; judged when damage is assigned (10.2)."""
    return table.active_with(BODYGUARD, creatures)


def covered(table: Table, guard: i64) -> i64:
    """Those a Bodyguard stands before: all of its side without it, unless words narrow it."""
    found: i64 = 0
    for entry in table.entries(BODYGUARD, guard):
        found |= table.roster.kinds[entry]
    return found
