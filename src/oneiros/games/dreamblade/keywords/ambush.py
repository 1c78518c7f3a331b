"""Ambush (rule 11, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, KINDS, NUMBERED, Keyword
from oneiros.games.dreamblade.options import waiting_effect
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import AMBUSH
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(AMBUSH, "Ambush", CONTINUOUS, number=NUMBERED, words=KINDS)


def against(table: Table, entrant: i64) -> list[int]:
    """A special attack of X dice awaits each enemy creature that enters the cell."""
    cell: i64 = table.where[entrant]
    found: list[int] = []
    lurking: i64 = table.at[cell] & SIDE[1 - (entrant >> 4)] & table.roster.having[AMBUSH]
    for miniature in numbers(lurking):
        found += [
            waiting_effect(AMBUSH, miniature, place % SLOTS, entrant)
            for place in table.places(AMBUSH, miniature)
            if touched_by(table, miniature, place) >> entrant & 1
        ]
    return found
