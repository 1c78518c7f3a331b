"""Abilities that work by themselves, or from a blade on until the end of combat (10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.keywords.keyword import Keyword

if TYPE_CHECKING:
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Aura(Keyword):
    """`values` and `relentless` look at what a blade has switched on."""

    def resolve(self, table: Table, use: Use) -> None:
        """A blade switches it on for this combat."""
        table.light(use.user, use.entry, self.code)
