"""Thanatomancy (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.keyword import CONTINUOUS, Keyword
from oneiros.games.dreamblade.table.board import GRAVEYARD
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import THANATOMANCY
from oneiros.kernel.bits import BIT, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORD: Final[Keyword] = Keyword("Thanatomancy", CONTINUOUS, creatures_only=True)


def printed_power(table: Table, miniature: i64) -> i64:
    """Its power before modifiers is the number of creatures in your graveyard."""
    if table.active_with(THANATOMANCY, BIT[miniature]):
        return count(table.at[GRAVEYARD] & table.roster.creatures & SIDE[miniature >> 4])
    return table.roster.power[miniature]
