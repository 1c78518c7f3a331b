"""Bomb (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.keywords.keyword import KINDS, NUMBERED, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.choosing import Choosing
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, ENEMY, IN_PLAY, LOCAL, Target
from oneiros.games.dreamblade.options import BOMB

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Bomb(Choosing):
    """Its user only chooses whether it goes off."""

    def deed(self) -> i64:
        """Expect it to go off."""
        return BOMB

    def offered(self, table: Table, use: Use) -> list[int]:
        """It may go off though nobody is there."""
        return [BOMB]

    def choose(self, table: Table, use: Use, option: i64) -> None:
        """Sacrifice it and deal X damage to each local enemy."""
        reached = self.target.among(table, use)
        table.sacrifice(use.user, "11", use.user, self.code)
        damage.deal_to_each(table, reached, use.number, use.user, self.code)


KEYWORD: Final[Keyword] = Bomb(
    "Bomb",
    ONE_SHOT,
    number=NUMBERED,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, LOCAL),
    optional=True,
)
