"""Reincarnate (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import A_TARGET, CONTINUOUS, KINDS, Keyword
from oneiros.games.dreamblade.options import waiting_effect
from oneiros.games.dreamblade.table.board import GRAVEYARD
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import REINCARNATE
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    REINCARNATE,
    "Reincarnate",
    CONTINUOUS,
    words=KINDS,
    asks=A_TARGET,
    placeless=True,
)


def of(table: Table, destroyed: i64) -> list[int]:
    """When it is destroyed, another comes back after the whole batch is in the graveyard."""
    found: list[int] = []
    for miniature in numbers(table.active_with(REINCARNATE, destroyed)):
        places = table.places(REINCARNATE, miniature)
        found += [waiting_effect(REINCARNATE, miniature, place % SLOTS, 0) for place in places]
    return found


def targets(table: Table, user: i64, whom: i64) -> i64:
    """Choose another creature in your graveyard."""
    return table.at[GRAVEYARD] & table.roster.creatures & SIDE[user >> 4] & whom & ~BIT[user]


def resolve(table: Table, user: i64, target: i64) -> None:
    """Put it into your reserves."""
    table.bring_back(target, user, REINCARNATE)
