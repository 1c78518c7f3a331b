"""Relentless (rule 11, 8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, CONTINUOUS, Keyword
from oneiros.games.dreamblade.keywords.kinds.aura import Aura
from oneiros.games.dreamblade.options import lit_entry, lit_for
from oneiros.games.dreamblade.vocabulary import RELENTLESS
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Aura(
    "Relentless",
    (*CONTINUOUS, *BLADES),
    creatures_only=True,
)


def among(table: Table, attackers: i64) -> i64:
    """Attackers whose damage cannot disrupt, judged as they attack (10.2)."""
    return table.active_with(RELENTLESS, attackers)


def switched_on(table: Table, attackers: i64) -> i64:
    """Attackers that blades have made Relentless for this combat."""
    found: i64 = 0
    for light in table.lit:
        if table.roster.keyword[lit_entry(light)] == RELENTLESS:
            found |= attackers & BIT[lit_for(light)]
    return found
