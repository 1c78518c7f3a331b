"""Which groups of attackers are worth trying: nobody stays out for nothing.

Dice are rolled for every attacker's power (7.3, 8.7), a Strikeback chooses among all enemies in the
cell, and a deathblow among all that are left there, attackers or not. So another attacker can only
help, unless attacking costs it something or one of its own abilities may do harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.vocabulary import (
    COPY,
    DEFENDER,
    INCITER,
    LONER,
    RELENTLESS,
    UNIQUE,
    VENGEANCE,
)
from oneiros.kernel.bits import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

_ELSEWHERE: Final = (DEFENDER, INCITER, UNIQUE, VENGEANCE)
"""Drawbacks that have nothing to do with an attack."""
_DOUBTFUL: Final = (COPY, RELENTLESS)
"""What is not always wanted in an attack though it is no drawback."""
_FORCED: Final = ("Demolish", "Wail")
"""What must be done with a blade that is left, also to one's own miniatures (10.3)."""


def _wayward() -> list[int]:
    found: list[int] = []
    for code, keyword in enumerate(KEYWORDS):
        drawback = keyword.drawback and code not in _ELSEWHERE
        if drawback or code in _DOUBTFUL or keyword.name in _FORCED:
            found.append(code)
    return found


# Whoever has one of these may have reason to stay out of a strike.
_WAYWARD: Final[list[int]] = _wayward()


def worth_trying(table: Table, most: i64) -> list[int]:
    """Give the options without attacks that leave somebody out for nothing.

    A deathblow is not declined: the dying leave anyway. Of more options than `most` only attacks by
    one, by all or by all but one are left.
    """
    options = table.options
    deed = opt.deed(options[-1])
    if deed not in (opt.STRIKE, opt.DEATHBLOW):
        return options
    loners: i64 = table.roster.having[LONER]
    wayward: i64 = loners | table.roster.having[RELENTLESS]
    if deed == opt.STRIKE:
        for code in _WAYWARD:
            wayward |= table.roster.having[code]
    offered: dict[int, int] = {}
    for option in options:
        if opt.deed(option) == deed:
            cell = opt.group_cell_of(option)
            offered[cell] = offered.get(cell, 0) | opt.group_of(option)
    found: list[int] = []
    many = len(options) > most
    for option in options:
        if opt.deed(option) != deed:
            if option != opt.DECLINE:
                found.append(option)
            continue
        group: i64 = opt.group_of(option)
        all_there: i64 = offered[opt.group_cell_of(option)]
        willing: i64 = all_there & ~wayward
        if group & willing != willing and not group & loners:
            continue
        if many and 1 < count(group) < count(all_there & ~loners) - 1:
            continue
        found.append(option)
    return found
