"""Ferocity (rule 11, 8.8, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import BLADES, KINDS, Keyword
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, ENEMY, IN_PLAY, LOCAL, Target
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Ferocity(Targeted):
    """Its user chooses a local enemy."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """If it would be disrupted this combat, it is destroyed instead."""
        table.mark_ferocious(target, use.user, self.code)


KEYWORD: Final[Keyword] = Ferocity(
    "Ferocity",
    BLADES,
    words=KINDS,
    target=Target(IN_PLAY, CREATURE, ENEMY, LOCAL),
)


def turns_deadly(table: Table, creature: i64) -> bool:
    """8.8: would be disrupted, then Ferocity, then would be destroyed."""
    return table.ferocious >> creature & 1 != 0
