"""Dominate (rule 11, 9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import DOMINATE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Dominate", CONTINUOUS, creatures_only=True)


def claiming(table: Table, creatures: i64) -> i64:
    """9.1: those that claim scoring cells even while contested; judged at conquest (10.2)."""
    return table.active_with(DOMINATE, creatures)
