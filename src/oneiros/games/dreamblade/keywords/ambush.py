"""Ambush (rule 11, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.combat import special_attack
from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, KINDS, NUMBERED, Keyword
from oneiros.games.dreamblade.options import waiting_effect
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import AMBUSH
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Ambush(Keyword):
    """Its target is the miniature that entered."""

    def take_effect(self, table: Table, use: Use, target: i64) -> None:
        """Attack the entrant if both are still in one cell."""
        if table.where[use.user] == table.where[target]:
            special_attack.begin(table, use.user, target, use.entry, use.number)


KEYWORD: Final[Keyword] = Ambush("Ambush", CONTINUOUS, number=NUMBERED, words=KINDS, aimed=True)


def against(table: Table, entrant: i64) -> list[int]:
    """A special attack of X dice awaits each enemy creature that enters the cell."""
    cell: i64 = table.where[entrant]
    found: list[int] = []
    lurking: i64 = table.at[cell] & SIDE[1 - (entrant >> 4)] & table.roster.having[AMBUSH]
    for miniature in numbers(lurking):
        found += [
            waiting_effect(AMBUSH, miniature, entry % SLOTS, entrant)
            for entry in table.entries(AMBUSH, miniature)
            if touched_by(table, miniature, entry) >> entrant & 1
        ]
    return found
