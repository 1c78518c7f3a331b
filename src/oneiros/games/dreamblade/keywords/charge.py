"""Charge (rule 11, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import (
    AN_ATTACK,
    CONTINUOUS,
    KINDS,
    NUMBERED,
    Keyword,
)
from oneiros.games.dreamblade.keywords.targeting import local_enemies
from oneiros.games.dreamblade.options import waiting_effect
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import CHARGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    CHARGE,
    "Charge",
    CONTINUOUS,
    number=NUMBERED,
    words=KINDS,
    creatures_only=True,
    asks=AN_ATTACK,
)


def of(table: Table, entrant: i64) -> list[int]:
    """When it enters a cell with enemies, whoever moved it, a special attack of X dice follows."""
    if not table.engaged(entrant):
        return []
    places = table.places(CHARGE, entrant)
    return [waiting_effect(CHARGE, entrant, place % SLOTS, 0) for place in places]


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Target a local enemy."""
    return local_enemies(table, user, whom)
