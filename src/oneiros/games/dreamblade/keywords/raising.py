"""Raise (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.table.board import GRAVEYARD
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import RAISE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    RAISE,
    "Raise",
    ONE_SHOT,
    words=KINDS,
    asks=A_TARGET,
    optional=True,
    placeless=True,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Choose a creature in your graveyard."""
    return table.at[GRAVEYARD] & table.roster.creatures & SIDE[user >> 4] & whom


def resolve(table: Table, user: i64, target: i64) -> None:
    """It may be put into your reserves."""
    table.bring_back(target, user, RAISE)
