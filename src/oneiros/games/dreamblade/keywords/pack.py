"""Pack (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, KINDS, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import ALLY, CREATURE, IN_PLAY, NEAR, Target
from oneiros.kernel.bits import count

if TYPE_CHECKING:
    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Pack(Keyword):
    """It changes the damage of the regular attack, counted when resolved."""

    def resolve(self, table: Table, use: Use) -> None:
        """Deal +X damage, X being the allies local and adjacent."""
        table.modify(count(self.target.among(table, use)), use.user, self.code)


KEYWORD: Final[Keyword] = Pack(
    "Pack",
    BLADES,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ALLY, NEAR),
    for_friends=True,
)
