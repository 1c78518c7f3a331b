"""Regenerate (rule 11, 8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import REGENERATE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Regenerate", CONTINUOUS)


def saved(table: Table, destroyed: i64) -> i64:
    """8.8: those about to be destroyed that are banished instead; judged at destruction (10.2)."""
    return table.active_with(REGENERATE, destroyed)
