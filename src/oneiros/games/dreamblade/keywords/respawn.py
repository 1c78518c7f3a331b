"""Respawn (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, NUMBERED, Keyword
from oneiros.games.dreamblade.table.board import GRAVEYARD
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import RESPAWN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Respawn", CONTINUOUS, number=NUMBERED, scorable=False)


def price(table: Table, miniature: i64) -> i64:
    """From the graveyard it costs exactly X points: no aspect shortage, no Channel."""
    return max(min(table.roster.number[entry] for entry in table.entries(RESPAWN, miniature)), 0)


def ready(table: Table, player: i64) -> i64:
    """Those in a player's graveyard that may be spawned from there."""
    return table.at[GRAVEYARD] & SIDE[player] & table.roster.having[RESPAWN]
