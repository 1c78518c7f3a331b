"""Warpstrike (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import AN_ATTACK, KINDS, NUMBERED, ONE_SHOT, Keyword
from oneiros.games.dreamblade.vocabulary import WARPSTRIKE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    WARPSTRIKE,
    "Warpstrike",
    ONE_SHOT,
    number=NUMBERED,
    words=KINDS,
    asks=AN_ATTACK,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a nonlocal enemy for a special attack of X dice."""
    return table.creatures_of(1 - (user >> 4)) & ~table.at[table.where[user]] & whom
