"""Charge (rule 11, 6.4)."""

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
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import CHARGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Attack(
    "Charge",
    CONTINUOUS,
    number=NUMBERED,
    words=KINDS,
    creatures_only=True,
    target=Target(IN_PLAY, CREATURE, ENEMY, LOCAL),
)


def of(table: Table, entrant: i64) -> list[int]:
    """When it enters a cell with enemies, by any move, a special attack of X dice follows."""
    if not table.engaged(entrant):
        return []
    entries = table.entries(CHARGE, entrant)
    return [waiting_effect(CHARGE, entrant, entry % SLOTS, 0) for entry in entries]
