"""Demolish (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.combat import fates
from oneiros.games.dreamblade.keywords.keyword import ENEMIES, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import IN_PLAY, LOCATION, NEAR, Target
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Demolish(Targeted):
    """Its user chooses a local or adjacent location, either side's."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """Destroy it."""
        fates.destroy_by_ability(table, target, use.user, self.code)


KEYWORD: Final[Keyword] = Demolish(
    "Demolish",
    ONE_SHOT,
    words=KINDS | ENEMIES,
    target=Target(IN_PLAY, LOCATION, NEAR),
)
