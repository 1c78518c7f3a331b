"""A player for looking ahead: it wants what the scripted opponent wants and takes far less time.

Steps and spawns are weighed on the table itself, without a copy; only strikes are tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.bots.dreamblade import instinct
from oneiros.bots.dreamblade.considerations import ARMY, RESERVE, WEIGHTS, footing, worth
from oneiros.bots.dreamblade.ground import PULL, free_cells
from oneiros.bots.dreamblade.scripted import EAGERNESS, appraise
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.table.board import CELLS
from oneiros.kernel.bits import BIT, count
from oneiros.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.dice import Dice

SAMPLES: Final = 2
"""How often a strike is tried."""


class BriskBot:
    """Plays every decision quickly."""

    def choose(self, seen: State, dice: Dice) -> int:
        """Give the answer that looks best."""
        return answer(cast("Dreamblade", seen), dice)


def answer(table: Dreamblade, dice: Dice) -> i64:
    """Choose in a phase by what a deed changes, and in the middle of one by instinct."""
    question = table.question
    if question == questions.SPAWN_PHASE:
        return _chosen(table, table.options, dice)
    if question in (questions.ACTION, questions.SHIFT, questions.STRIKE):
        return _chosen(table, _without_parts(table.options), dice)
    return instinct.answer(table, dice)


def _without_parts(options: list[int]) -> list[int]:
    """Of the groups that may attack in a cell, leave the largest one only."""
    if opt.deed(options[-1]) != opt.STRIKE:
        return options
    found: list[int] = []
    cell: i64 = -1
    largest: i64 = 0
    for option in options:
        if opt.deed(option) != opt.STRIKE:
            found.append(option)
            continue
        size = count(opt.group_of(option))
        if opt.group_cell_of(option) != cell:
            cell = opt.group_cell_of(option)
            largest = size
            found.append(option)
        elif size > largest:
            largest = size
            found[-1] = option
    return found


def _chosen(table: Dreamblade, options: list[int], dice: Dice) -> i64:
    player = table.seat
    standing: i64 = 0
    before: i64 = 0
    begun = False
    free: i64 = -1
    tried = False
    best = options[0]
    highest: i64 = 0
    equals: i64 = 0
    for option in options:
        what = opt.deed(option)
        value: i64 = EAGERNESS
        if what == opt.MOVE:
            if not begun:
                begun = True
                standing = footing(table, player)
            value = after_step(table, option, player) - standing
        elif what == opt.SPAWN:
            if free < 0:
                free = free_cells(table, player) * CELLS
            value = spawned(table, option, free)
        elif what != opt.END:
            if not tried:
                tried = True
                before = worth(table, player)
            value = appraise(table, option, player, dice, SAMPLES) // SAMPLES - before
        if equals == 0 or value > highest:
            best = option
            highest = value
            equals = 1
        elif value == highest:
            equals += 1
            if dice.below(equals) == 0:
                best = option
    return best


def after_step(table: Dreamblade, option: i64, player: i64) -> i64:
    """Give the footing after a step, what it triggers apart; the table stays as it is."""
    creature = opt.miniature_of(option)
    target = opt.cell_of(option)
    here: i64 = table.where[creature]
    bit: i64 = BIT[creature]
    table.at[here] &= ~bit
    table.at[target] |= bit
    table.where[creature] = target
    found = footing(table, player)
    table.where[creature] = here
    table.at[target] &= ~bit
    table.at[here] |= bit
    return found


def spawned(table: Dreamblade, option: i64, free: i64) -> i64:
    """Give what spawning adds to the worth: a place in play instead of reserves."""
    miniature = opt.miniature_of(option)
    gain: i64 = (WEIGHTS[ARMY] - WEIGHTS[RESERVE]) * (table.roster.cost[miniature] + 1)
    if table.roster.creatures >> miniature & 1:
        gain += PULL[miniature >> 4][free + opt.cell_of(option)]
    return gain
