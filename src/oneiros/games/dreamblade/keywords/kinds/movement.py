"""Abilities that move their target to another cell (10.4, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.keywords.kinds.choosing import Choosing
from oneiros.games.dreamblade.options import CARRY, cell_of, miniature_of, with_cell
from oneiros.games.dreamblade.phases.entering import entered
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.condition import Condition
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Movement(Choosing):
    """It offers everybody who fits its target with every cell that fits its destination."""

    def deed(self) -> i64:
        """Expect a target with a cell for an answer."""
        return CARRY

    def offered(self, table: Table, use: Use) -> list[int]:
        """10.4: only targets with a legal destination."""
        found: list[int] = []
        for creature in numbers(self.target.among(table, use)):
            cells = self.to.among(table, use, creature)
            found += [with_cell(CARRY, creature, cell) for cell in numbers(cells)]
        return found

    def choose(self, table: Table, use: Use, option: i64) -> None:
        """Move the target; it enters."""
        creature = miniature_of(option)
        table.move(creature, cell_of(option), "11", use.user, self.code)
        entered(table, creature)

    def unmet(self, table: Table, use: Use, option: i64) -> Condition | None:
        """Give what somebody lacks to be moved, or what a cell lacks for it."""
        creature = miniature_of(option)
        lacking = self.target.unmet(table, use, creature)
        return lacking or self.to.unmet(table, use, creature, cell_of(option))
