"""Expel (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.carrying import steps, unengaged
from oneiros.games.dreamblade.keywords.keyword import A_MOVE, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.vocabulary import EXPEL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    EXPEL,
    "Expel",
    ONE_SHOT,
    words=KINDS,
    asks=A_MOVE,
    optional=True,
    placeless=True,
)


def carries(table: Table, user: i64, whom: i64) -> list[int]:
    """It may move target engaged enemy to an adjacent cell."""
    enemies: i64 = table.creatures_of(1 - (user >> 4)) & whom
    return steps(table, enemies & ~unengaged(table, enemies))
