"""Unique (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, OWN_NAME, Keyword
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import UNIQUE
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    "Unique", CONTINUOUS, words=OWN_NAME, scorable=False, drawback=True
)


def rival(table: Table, miniature: i64) -> i64:
    """Those its player controls with the same Unique name, which keep it from being spawned."""
    return _namesakes(table, miniature) & table.in_play & ~BIT[miniature]


def surplus(table: Table, player: i64) -> i64:
    """Miniatures of one Unique name of which a player controls more than one, or none."""
    if not table.in_play & table.roster.having[UNIQUE]:
        return 0
    for miniature in numbers(table.in_play & SIDE[player] & table.roster.having[UNIQUE]):
        same: i64 = _namesakes(table, miniature) & table.in_play
        if same & (same - 1):
            return same
    return 0


def _namesakes(table: Table, miniature: i64) -> i64:
    if not table.roster.having[UNIQUE] >> miniature & 1:
        return 0
    found: i64 = 0
    for entry in table.entries(UNIQUE, miniature):
        found |= table.roster.kinds[entry] & SIDE[miniature >> 4]
    return found
