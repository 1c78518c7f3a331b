"""Skirmish (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.carrying import companions, steps, unengaged
from oneiros.games.dreamblade.keywords.keyword import A_MOVE, KINDS, ONE_SHOT, SELF, Keyword
from oneiros.games.dreamblade.vocabulary import SKIRMISH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    SKIRMISH,
    "Skirmish",
    ONE_SHOT,
    words=KINDS | SELF,
    asks=A_MOVE,
    optional=True,
    placeless=True,
)


def carries(table: Table, user: i64, whom: i64) -> list[int]:
    """It may move target engaged ally to an adjacent cell; with Self, itself."""
    allies = companions(table, user, whom)
    return steps(table, allies & ~unengaged(table, allies))
