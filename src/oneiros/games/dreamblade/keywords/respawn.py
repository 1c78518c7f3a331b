"""Respawn (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.dreamscape import GRAVEYARD
from oneiros.games.dreamblade.keyword import CONTINUOUS, NUMBERED, Keyword
from oneiros.games.dreamblade.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import RESPAWN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

KEYWORD: Final[Keyword] = Keyword(RESPAWN, "Respawn", CONTINUOUS, number=NUMBERED, scorable=False)


def price(table: Table, miniature: i64) -> i64:
    """From the graveyard it costs exactly X points: no aspect shortage, no Channel."""
    points: i64 = 0
    for slot in range(SLOTS):
        place: i64 = miniature * SLOTS + slot
        if table.roster.keyword[place] == RESPAWN:
            points = max(table.roster.number[place], 0)
    return points


def ready(table: Table, player: i64) -> i64:
    """Those in a player's graveyard that may be spawned from there."""
    return table.at[GRAVEYARD] & SIDE[player] & table.roster.having[RESPAWN]
