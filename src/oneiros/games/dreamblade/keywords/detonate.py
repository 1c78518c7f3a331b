"""Detonate (rule 11, 7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import DETONATE
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(DETONATE, "Detonate", (*CONTINUOUS, *BLADES), creatures_only=True)


def due(table: Table, attackers: i64) -> i64:
    """Those sacrificed at the end of a combat in which they attacked, unless destroyed."""
    return table.active_with(DETONATE, attackers)


def resolve(table: Table, user: i64) -> None:
    """A blade makes it due in this combat."""
    table.due_detonate |= BIT[user]
