"""Demolish (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, ENEMIES, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.vocabulary import DEMOLISH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    DEMOLISH,
    "Demolish",
    ONE_SHOT,
    words=KINDS | ENEMIES,
    asks=A_TARGET,
)


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a local or adjacent location, either side's."""
    cell: i64 = table.where[user]
    return (table.at[cell] | table.around(cell)) & ~table.roster.creatures & whom
