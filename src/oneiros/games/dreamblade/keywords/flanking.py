"""Flanking (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, NUMBERED, Keyword
from oneiros.kernel.bits import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Flanking(Keyword):
    """It changes the damage of the regular attack, counted when resolved."""

    def resolve(self, table: Table, use: Use) -> None:
        """Deal +X damage if you have more creatures in the combat cell, attacking or not."""
        player: i64 = use.user >> 4
        cell = table.combat_cell
        if count(table.creatures_in(cell, player)) > count(table.enemies_in(cell, player)):
            table.modify(use.number, use.user, self.code)


KEYWORD: Final[Keyword] = Flanking("Flanking", BLADES, number=NUMBERED)
