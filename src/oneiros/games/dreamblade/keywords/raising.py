"""Raise (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, IN_GRAVEYARD, YOURS, Target
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Raise(Targeted):
    """Its user chooses a creature in his graveyard."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """Put it into reserves."""
        table.bring_back(target, use.user, self.code)


KEYWORD: Final[Keyword] = Raise(
    "Raise",
    ONE_SHOT,
    words=KINDS,
    target=Target(YOURS, CREATURE, IN_GRAVEYARD),
    optional=True,
    placeless=True,
    for_friends=True,
)
