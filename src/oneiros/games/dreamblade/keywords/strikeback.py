"""Strikeback (rule 11, 7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import (
    CONTINUOUS,
    KINDS,
    NUMBERED,
    Keyword,
)
from oneiros.games.dreamblade.keywords.kinds.attack import Attack
from oneiros.games.dreamblade.keywords.kinds.target import CREATURE, ENEMY, IN_PLAY, LOCAL, Target
from oneiros.games.dreamblade.options import waiting_effect
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import STRIKEBACK
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Attack(
    "Strikeback",
    CONTINUOUS,
    number=NUMBERED,
    words=KINDS,
    creatures_only=True,
    target=Target(IN_PLAY, CREATURE, ENEMY, LOCAL),
)


def ready(table: Table, cell: i64, attacker: i64) -> i64:
    """Those of the attacked player in the combat cell at the attack."""
    return table.active_with(STRIKEBACK, table.at[cell] & SIDE[1 - attacker])


def due(table: Table) -> list[int]:
    """At end of combat, still there, if the attack disrupted or destroyed none of its side."""
    found: list[int] = []
    if table.felled & SIDE[1 - table.active]:
        return found
    there: i64 = table.strikers & table.at[table.combat_cell]
    for miniature in numbers(table.active_with(STRIKEBACK, there)):
        entries = table.entries(STRIKEBACK, miniature)
        found += [waiting_effect(STRIKEBACK, miniature, entry % SLOTS, 0) for entry in entries]
    return found
