"""Abilities that are a special attack of X dice against their target (10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.combat import special_attack
from oneiros.games.dreamblade.keywords.kinds.targeted import Targeted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Attack(Targeted):
    """10.4: its target is chosen before rolling."""

    def touch(self, table: Table, use: Use, target: i64) -> None:
        """Roll for it."""
        special_attack.begin(table, use.user, target, use.entry, use.number)
