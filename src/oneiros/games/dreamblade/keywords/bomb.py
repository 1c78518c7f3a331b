"""Bomb (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, NUMBERED, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.targeting import local_enemies
from oneiros.games.dreamblade.vocabulary import BOMB

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    BOMB,
    "Bomb",
    ONE_SHOT,
    number=NUMBERED,
    words=KINDS,
    optional=True,
)


def blast(table: Table, user: i64, whom: i64) -> i64:
    """Give the local enemies that the Bomb reaches."""
    return local_enemies(table, user, whom)


def resolve(table: Table, user: i64) -> None:
    """It is sacrificed; `damage` deals X to each local enemy."""
    table.sacrifice(user, "11", user, BOMB)
