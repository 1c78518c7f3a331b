"""Payback (rule 11, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, KINDS, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, ENEMY, IN_PLAY, LOCAL, Target
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted
from oneiros.games.dreamblade.table import values

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Payback(Targeted):
    """Its user chooses a local enemy."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """Deal +X damage, X being the modified power of the target."""
        table.modify(values.power(table, target), use.user, self.code)


KEYWORD: Final[Keyword] = Payback(
    "Payback",
    BLADES,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, LOCAL),
)
