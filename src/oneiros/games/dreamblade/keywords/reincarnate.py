"""Reincarnate (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, KINDS, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import (
    ANOTHER,
    CREATURE,
    IN_GRAVEYARD,
    YOURS,
    Target,
)
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted
from oneiros.games.dreamblade.options import waiting_effect
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import REINCARNATE
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Reincarnate(Targeted):
    """Its user chooses another creature in his graveyard."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """Put it into reserves."""
        table.bring_back(target, use.user, self.code)


KEYWORD: Final[Keyword] = Reincarnate(
    "Reincarnate",
    CONTINUOUS,
    words=KINDS,
    target=Target(YOURS, CREATURE, IN_GRAVEYARD, ANOTHER),
    placeless=True,
    for_friends=True,
)


def of(table: Table, destroyed: i64) -> list[int]:
    """When it is destroyed, another comes back after the whole batch is in the graveyard."""
    found: list[int] = []
    for miniature in numbers(table.active_with(REINCARNATE, destroyed)):
        entries = table.entries(REINCARNATE, miniature)
        found += [waiting_effect(REINCARNATE, miniature, entry % SLOTS, 0) for entry in entries]
    return found
