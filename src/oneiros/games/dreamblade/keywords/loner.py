"""Loner (rule 11, 7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import LONER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Loner", CONTINUOUS, creatures_only=True, drawback=True)


def may_attack(table: Table, group: i64) -> bool:
    """7.2, 8.7: a Loner cannot attack together with others."""
    return group & (group - 1) == 0 or table.active_with(LONER, group) == 0
