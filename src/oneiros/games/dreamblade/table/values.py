"""Power, defense, life and price as they are now (2.6): all modifiers first, minimums last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.keywords import (
    bolster,
    channel,
    drain,
    enrage,
    fight,
    geomancy,
    inciter,
    invigorate,
    panic,
    respawn,
    thanatomancy,
    weaken,
)
from oneiros.games.dreamblade.table.board import GRAVEYARD
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import ASPECT_COUNT
from oneiros.kernel.bits import count, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def power(table: Table, miniature: i64) -> i64:
    """Give a creature's power: never below 0."""
    total: i64 = thanatomancy.printed_power(table, miniature)
    if table.in_play & table.roster.touching_power or table.lit:
        total += (
            enrage.bonus(table, miniature)
            + inciter.bonus(table, miniature)
            + fight.bonus(table, miniature)
            + geomancy.bonus(table, miniature)
            - weaken.penalty(table, miniature)
        )
    return max(total, 0)


def total_power(table: Table, group: i64) -> i64:
    """7.3: the dice of creatures that attack together."""
    total: i64 = 0
    while group:
        total += power(table, lowest(group))
        group &= group - 1
    return total


def defense(table: Table, miniature: i64) -> i64:
    """Give a creature's defense: never below 1."""
    total: i64 = table.roster.defense[miniature]
    if table.in_play & table.roster.touching_defense or table.lit:
        total += (
            bolster.bonus(table, miniature)
            + geomancy.bonus(table, miniature)
            - panic.penalty(table, miniature)
        )
    return max(total, 1)


def life(table: Table, miniature: i64) -> i64:
    """Give a creature's life: never below 1."""
    total: i64 = table.roster.life[miniature]
    if table.in_play & table.roster.touching_life or table.lit:
        total += (
            invigorate.bonus(table, miniature)
            + geomancy.bonus(table, miniature)
            - drain.penalty(table, miniature)
        )
    return max(total, 1)


def breaking_point(table: Table, miniature: i64) -> i64:
    """Give the damage that disrupts or destroys a creature, whichever is less (11 Bodyguard)."""
    return min(defense(table, miniature), life(table, miniature))


def price(table: Table, miniature: i64) -> i64:
    """5.3: spawn cost, plus the shortage of each aspect, minus Channel, not below 0 in all."""
    if table.where[miniature] == GRAVEYARD:
        return respawn.price(table, miniature)
    total: i64 = table.roster.cost[miniature] + shortage(table, miniature)
    total -= channel.reduction(table, miniature)
    return max(total, 0)


def shortage(table: Table, miniature: i64) -> i64:
    """5.3: for each aspect, the symbols without a miniature in dreamscape or graveyard."""
    roster = table.roster
    mine: i64 = (table.in_play | table.at[GRAVEYARD]) & SIDE[miniature >> 4]
    total: i64 = 0
    for aspect in range(ASPECT_COUNT):
        symbols: i64 = roster.symbols[miniature * ASPECT_COUNT + aspect]
        if symbols:
            short = symbols - count(mine & roster.of_aspect[aspect])
            if short > 0:
                total += short
    return total
