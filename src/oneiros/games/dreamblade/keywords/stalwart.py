"""Stalwart (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, KINDS, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, ENEMY, IN_PLAY, LOCAL, Target
from oneiros.kernel.bits import count

if TYPE_CHECKING:
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Stalwart(Keyword):
    """It changes the damage of the regular attack, counted when resolved."""

    def resolve(self, table: Table, use: Use) -> None:
        """Deal +X damage, X being the local enemies."""
        table.modify(count(self.target.among(table, use)), use.user, self.code)


KEYWORD: Final[Keyword] = Stalwart(
    "Stalwart",
    BLADES,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, LOCAL),
)
