"""Assault (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keyword import KINDS, NUMBERED, ONE_SHOT, Keyword
from oneiros.games.dreamblade.vocabulary import ASSAULT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

KEYWORD: Final[Keyword] = Keyword(ASSAULT, "Assault", ONE_SHOT, number=NUMBERED, words=KINDS)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a local enemy for a special attack of X dice."""
    return table.enemies_in(table.where[user], user >> 4) & whom
