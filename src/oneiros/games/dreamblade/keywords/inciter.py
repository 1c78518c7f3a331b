"""Inciter (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import Keyword
from oneiros.games.dreamblade.keywords.kinds.aura import on_local_enemies
from oneiros.games.dreamblade.table.auras import from_local_enemies
from oneiros.games.dreamblade.vocabulary import INCITER, POWER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = on_local_enemies("Inciter", POWER, drawback=True)


def bonus(table: Table, miniature: i64) -> i64:
    """Local enemies have +X power."""
    return from_local_enemies(table, INCITER, miniature)
