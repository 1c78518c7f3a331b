"""Charge (rule 11, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keyword import CONTINUOUS, KINDS, NUMBERED, Keyword
from oneiros.games.dreamblade.options import waiting_effect
from oneiros.games.dreamblade.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import CHARGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

KEYWORD: Final[Keyword] = Keyword(
    CHARGE, "Charge", CONTINUOUS, number=NUMBERED, words=KINDS, creatures_only=True
)


def of(table: Table, entrant: i64) -> list[int]:
    """When it enters a cell with enemies, whoever moved it, a special attack of X dice follows."""
    found: list[int] = []
    if not table.engaged(entrant):
        return found
    for slot in range(SLOTS):
        place: i64 = entrant * SLOTS + slot
        if table.roster.keyword[place] == CHARGE and table.active_at(place):
            found.append(waiting_effect(CHARGE, entrant, slot, 0))
    return found


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a local enemy."""
    return table.enemies_in(table.where[user], user >> 4) & whom
