"""Relentless (rule 11, 8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keyword import BLADES, CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import RELENTLESS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

KEYWORD: Final[Keyword] = Keyword(
    RELENTLESS, "Relentless", (*CONTINUOUS, *BLADES), creatures_only=True
)


def among(table: Table, attackers: i64) -> bool:
    """Damage of an attack with a Relentless creature cannot disrupt; judged as it attacks."""
    return table.active_with(RELENTLESS, attackers) != 0


def switched_on(table: Table, attackers: i64) -> bool:
    """Blades may have made an attacker Relentless for this combat."""
    for entry in table.lit:
        if table.roster.keyword[entry & 127] == RELENTLESS and attackers >> (entry >> 7) & 1:
            return True
    return False
