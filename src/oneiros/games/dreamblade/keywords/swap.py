"""Swap (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.vocabulary import SWAP

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    SWAP,
    "Swap",
    ONE_SHOT,
    words=KINDS,
    creatures_only=True,
    asks=A_TARGET,
    optional=True,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a nonlocal ally; one for one is allowed out of full cells."""
    return table.creatures_of(user >> 4) & ~table.at[table.where[user]] & whom


def resolve(table: Table, user: i64, ally: i64) -> None:
    """They trade places; both enter at once."""
    here: i64 = table.where[user]
    there: i64 = table.where[ally]
    table.move(user, there, "11", user, SWAP)
    table.move(ally, here, "11", user, SWAP)
