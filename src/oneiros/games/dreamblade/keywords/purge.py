"""Purge (rule 11, 8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.table.board import RESERVES
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import PURGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    PURGE,
    "Purge",
    ONE_SHOT,
    words=KINDS,
    asks=A_TARGET,
    placeless=True,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Choose a miniature in the opponent's reserves."""
    return table.at[RESERVES] & SIDE[1 - (user >> 4)] & whom


def resolve(table: Table, user: i64, target: i64) -> None:
    """It goes to its owner's graveyard; nobody gets anything (8.6)."""
    table.purge(target, user, PURGE)
