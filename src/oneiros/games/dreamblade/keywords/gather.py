"""Gather (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.carrying import companions
from oneiros.games.dreamblade.keywords.keyword import A_MOVE, KINDS, ONE_SHOT, Keyword
from oneiros.games.dreamblade.options import CARRY, with_cell
from oneiros.games.dreamblade.vocabulary import GATHER
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword(
    GATHER,
    "Gather",
    ONE_SHOT,
    words=KINDS,
    asks=A_MOVE,
)


def carries(table: Table, user: i64, whom: i64) -> list[int]:
    """It moves target adjacent ally, engaged or not, into its own cell."""
    home: i64 = table.where[user]
    if not table.has_room(home, user >> 4):
        return []
    allies: i64 = table.around(home) & companions(table, user, whom)
    return [with_cell(CARRY, ally, home) for ally in numbers(allies)]
