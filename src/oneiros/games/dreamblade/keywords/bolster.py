"""Bolster (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import SIGNED, Keyword
from oneiros.games.dreamblade.keywords.kinds.aura import on_allies
from oneiros.games.dreamblade.table.auras import from_allies
from oneiros.games.dreamblade.vocabulary import BOLSTER, DEFENSE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = on_allies("Bolster", DEFENSE, SIGNED)


def bonus(table: Table, miniature: i64) -> i64:
    """Allies local or adjacent have +X defense."""
    return from_allies(table, BOLSTER, miniature)
