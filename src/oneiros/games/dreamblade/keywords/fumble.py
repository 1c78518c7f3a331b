"""Fumble (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, NUMBERED, Keyword

if TYPE_CHECKING:
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Fumble(Keyword):
    """It changes the damage of the regular attack, counted when resolved."""

    def resolve(self, table: Table, use: Use) -> None:
        """Deal -X damage with this combat's attack."""
        table.modify(-use.number, use.user, self.code)


KEYWORD: Final[Keyword] = Fumble("Fumble", BLADES, number=NUMBERED, drawback=True)
