"""Whom and where movement abilities may carry (10.4, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.options import CARRY, with_cell
from oneiros.games.dreamblade.table.board import DISTANCE, NEIGHBOURS
from oneiros.kernel.bits import BIT, lowest, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def companions(table: Table, user: i64, whom: i64) -> i64:
    """2.4: the allies an ability names; an ability with Self names the user and nobody else."""
    mine = table.creatures_of(user >> 4)
    if whom == BIT[user]:
        return mine & whom
    return mine & whom & ~BIT[user]


def unengaged(table: Table, creatures: i64) -> i64:
    """2.5: those among some creatures that no enemy creature shares a cell with."""
    found: i64 = 0
    while creatures:
        creature = lowest(creatures)
        creatures &= creatures - 1
        if not table.engaged(creature):
            found |= BIT[creature]
    return found


def steps(table: Table, creatures: i64) -> list[int]:
    """Every step of a creature to an adjacent cell that has room for it."""
    return [
        with_cell(CARRY, creature, cell)
        for creature in numbers(creatures)
        for cell in NEIGHBOURS[table.where[creature]]
        if table.has_room(cell, creature >> 4)
    ]


def steps_by(table: Table, creatures: i64, source: i64, change: i64) -> list[int]:
    """10.9: steps that end one cell closer to the source (-1) or farther from it (+1)."""
    return [
        with_cell(CARRY, creature, cell)
        for creature in numbers(creatures)
        for cell in NEIGHBOURS[table.where[creature]]
        if DISTANCE[source][cell] == DISTANCE[source][table.where[creature]] + change
        and table.has_room(cell, creature >> 4)
    ]
