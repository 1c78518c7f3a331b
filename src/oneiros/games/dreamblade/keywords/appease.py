"""Appease (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, SELF, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, IN_PLAY, YOURS, Target
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Appease(Targeted):
    """Its user chooses a creature of his own, itself allowed."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """Sacrifice it."""
        table.sacrifice(target, "11", use.user, self.code)


KEYWORD: Final[Keyword] = Appease(
    "Appease",
    ONE_SHOT,
    words=KINDS | SELF,
    target=Target(IN_PLAY, CREATURE, YOURS),
    placeless=True,
    drawback=True,
)
