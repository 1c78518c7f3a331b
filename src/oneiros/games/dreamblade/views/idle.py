"""Spawn abilities that may be paid for though they can do nothing (5.9)."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.table import Table

_PAID: Final = (facts.POINTS_SPENT, facts.ABILITY_USED)
# 5.11: a phase in which nothing else can be done ends by itself; what follows is none of its doing.
_ENDED: Final = (facts.DAMAGE_CLEARED, facts.PHASE_BEGAN)


def is_idle(table: Table, option: int) -> bool:
    """Try on a copy whether a spawn ability asks nothing and changes nothing but what it costs."""
    ahead = table.copy()
    ahead.facts = []
    ahead.apply(option)
    for fact in ahead.facts:
        if fact.kind in _ENDED:
            return True
        if fact.kind not in _PAID:
            return False
    return ahead.question == questions.SPAWN_PHASE
