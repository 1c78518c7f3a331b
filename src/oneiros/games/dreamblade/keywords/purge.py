"""Purge (rule 11, 8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import IN_RESERVES, THEIRS, Target
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Purge(Targeted):
    """Its user chooses a miniature in the opponent's reserves."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """It goes to its owner's graveyard; nobody gets anything (8.6)."""
        table.purge(target, use.user, self.code)


KEYWORD: Final[Keyword] = Purge(
    "Purge",
    ONE_SHOT,
    words=KINDS,
    target=Target(THEIRS, IN_RESERVES),
    placeless=True,
)
