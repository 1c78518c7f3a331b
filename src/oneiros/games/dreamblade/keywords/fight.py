"""Fight (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keyword import CONTINUOUS, KIND_NEEDED, SIGNED, Keyword
from oneiros.games.dreamblade.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import FIGHT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

KEYWORD: Final[Keyword] = Keyword(
    FIGHT, "Fight", CONTINUOUS, number=SIGNED, words=KIND_NEEDED, creatures_only=True
)


def bonus(table: Table, miniature: i64) -> i64:
    """It has +X power while in a cell with an enemy of the named kind."""
    roster = table.roster
    if not roster.having[FIGHT] >> miniature & 1:
        return 0
    enemies: i64 = table.enemies_in(table.where[miniature], miniature >> 4)
    total: i64 = 0
    for slot in range(SLOTS):
        place: i64 = miniature * SLOTS + slot
        if (
            roster.keyword[place] == FIGHT
            and roster.kinds[place] & enemies
            and table.active_at(place)
        ):
            total += roster.number[place]
    return total
