"""Copy (rule 11, 10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, ENEMIES, KINDS, Keyword
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.vocabulary import COPY
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Copy", CONTINUOUS, words=KINDS | ENEMIES, for_friends=True)


def copied(table: Table, user: i64) -> i64:
    """Every other local creature, either side's, whose blade abilities it has (10.12)."""
    found: i64 = 0
    if not table.active_with(COPY, BIT[user]):
        return found
    others: i64 = table.at[table.where[user]] & table.roster.creatures & ~BIT[user]
    for entry in table.entries(COPY, user):
        found |= others & touched_by(table, user, entry)
    return found
