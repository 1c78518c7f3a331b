"""Dissipate (rule 11, 7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, Keyword
from oneiros.games.dreamblade.vocabulary import DISSIPATE
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(DISSIPATE, "Dissipate", BLADES)


def resolve(table: Table, user: i64) -> None:
    """It is banished at end of combat unless destroyed."""
    table.due_dissipate |= BIT[user]
