"""Abilities that choose a target and do something to it (10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.keywords.kinds.choosing import Choosing
from oneiros.games.dreamblade.options import BELOW, TARGET
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.condition import Condition
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Targeted(Choosing):
    """It offers everybody who fits its target."""

    def deed(self) -> i64:
        """Expect a target for an answer."""
        return TARGET

    def offered(self, table: Table, use: Use) -> list[int]:
        """Everybody who may be chosen."""
        return [TARGET | target for target in numbers(self.target.among(table, use))]

    def choose(self, table: Table, use: Use, option: i64) -> None:
        """Touch the target."""
        self.touch(table, use, option & BELOW)

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """Do to the target what the ability does."""
        raise NotImplementedError

    def unmet(self, table: Table, use: Use, option: i64) -> Condition | None:
        """Give what somebody lacks to be its target."""
        return self.target.unmet(table, use, option & BELOW)
