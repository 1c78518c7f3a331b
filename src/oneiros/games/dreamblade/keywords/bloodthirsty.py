"""Bloodthirsty (rule 11, 7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, CONTINUOUS, Keyword
from oneiros.games.dreamblade.vocabulary import BLOODTHIRSTY
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Bloodthirsty(Keyword):
    """7.10: a miniature that has left the dreamscape is past it."""

    def resolve(self, table: Table, use: Use) -> None:
        """A blade makes it due in this combat."""
        table.due_bloodthirsty |= BIT[use.user]

    def take_effect(self, table: Table, use: Use, target: i64) -> None:
        """It is sacrificed at the end of combat."""
        table.sacrifice(use.user, "7.10", use.user, self.code)


KEYWORD: Final[Keyword] = Bloodthirsty(
    "Bloodthirsty",
    (*CONTINUOUS, *BLADES),
    creatures_only=True,
    aftermath=True,
    drawback=True,
)


def due(table: Table, attackers: i64) -> i64:
    """Those that must see an enemy they damage destroyed; judged as attackers are chosen (10.2)."""
    return table.active_with(BLOODTHIRSTY, attackers)


def thirsting(table: Table) -> i64:
    """Those sacrificed: no enemy assigned damage of their regular attack was destroyed at 7.9."""
    return 0 if table.hit & table.destroyed else table.due_bloodthirsty
