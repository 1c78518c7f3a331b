"""Appease (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, KINDS, ONE_SHOT, SELF, Keyword
from oneiros.games.dreamblade.vocabulary import APPEASE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    APPEASE,
    "Appease",
    ONE_SHOT,
    words=KINDS | SELF,
    asks=A_TARGET,
    placeless=True,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a creature you control, itself allowed."""
    return table.creatures_of(user >> 4) & whom


def resolve(table: Table, user: i64, target: i64) -> None:
    """Sacrifice the target."""
    table.sacrifice(target, "11", user, APPEASE)
