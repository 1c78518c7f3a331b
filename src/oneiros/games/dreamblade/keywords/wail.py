"""Wail (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import ONE_SHOT, Keyword
from oneiros.games.dreamblade.vocabulary import WAIL
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    WAIL,
    "Wail",
    ONE_SHOT,
    placeless=True,
)


def resolve(table: Table, user: i64, rolled: i64) -> None:
    """Banish every creature whose printed spawn cost is exactly the sum of two initiative dice."""
    for creature in numbers(table.in_play & table.roster.creatures):
        if table.roster.cost[creature] == rolled:
            table.banish(creature, "11", user, WAIL)
