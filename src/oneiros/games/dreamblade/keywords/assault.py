"""Assault (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import AN_ATTACK, KINDS, NUMBERED, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.targeting import local_enemies
from oneiros.games.dreamblade.vocabulary import ASSAULT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    ASSAULT,
    "Assault",
    ONE_SHOT,
    number=NUMBERED,
    words=KINDS,
    asks=AN_ATTACK,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a local enemy for a special attack of X dice."""
    return local_enemies(table, user, whom)
