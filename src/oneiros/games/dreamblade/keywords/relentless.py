"""Relentless (rule 11, 8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keyword import BLADES, CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import RELENTLESS
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

KEYWORD: Final[Keyword] = Keyword(
    RELENTLESS, "Relentless", (*CONTINUOUS, *BLADES), creatures_only=True
)


def among(table: Table, attackers: i64) -> i64:
    """Attackers whose damage cannot disrupt: below life nothing happens, at least life destroys."""
    found = table.active_with(RELENTLESS, attackers)
    for entry in table.lit:
        if table.roster.keyword[entry & 127] == RELENTLESS and attackers >> (entry >> 7) & 1:
            found |= BIT[entry >> 7]
    return found
