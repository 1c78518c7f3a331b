"""Swap (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import ALLY, CREATURE, IN_PLAY, NONLOCAL, Target
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted
from oneiros.games.dreamblade.phases.entering import entered

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Swap(Targeted):
    """Its user chooses a nonlocal ally; one for one is allowed out of full cells."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """They trade places; both enter at once."""
        here: i64 = table.where[use.user]
        there: i64 = table.where[target]
        table.move(use.user, there, "11", use.user, self.code)
        table.move(target, here, "11", use.user, self.code)
        entered(table, use.user)
        entered(table, target)


KEYWORD: Final[Keyword] = Swap(
    "Swap",
    ONE_SHOT,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ALLY, NONLOCAL),
    creatures_only=True,
    optional=True,
    for_friends=True,
)
