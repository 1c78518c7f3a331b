"""Scare (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.carrying import steps_by, unengaged
from oneiros.games.dreamblade.keywords.keyword import A_MOVE, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.vocabulary import SCARE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    SCARE,
    "Scare",
    ONE_SHOT,
    words=KINDS,
    asks=A_MOVE,
    optional=True,
)


def carries(table: Table, user: i64, whom: i64) -> list[int]:
    """It may push target unengaged enemy one cell farther away (10.9)."""
    enemies: i64 = table.creatures_of(1 - (user >> 4)) & whom
    return steps_by(table, unengaged(table, enemies), table.where[user], 1)
