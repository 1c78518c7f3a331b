"""Dissipate (rule 11, 7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, Keyword
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Dissipate(Keyword):
    """7.10: a miniature that has left the dreamscape is past it."""

    def resolve(self, table: Table, use: Use) -> None:
        """A blade makes it due in this combat."""
        table.due_dissipate |= BIT[use.user]

    def take_effect(self, table: Table, use: Use, target: i64) -> None:
        """It is banished at the end of combat unless destroyed."""
        table.banish(use.user, "7.10", use.user, self.code)


KEYWORD: Final[Keyword] = Dissipate(
    "Dissipate",
    BLADES,
    aftermath=True,
    drawback=True,
)
