"""Deathblows (8.7): the second player's dying attack just before they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import damage, fates, roll
from oneiros.games.dreamblade.keywords import relentless
from oneiros.games.dreamblade.phases import action
from oneiros.games.dreamblade.table import facts, values
from oneiros.games.dreamblade.table.board import CELLS
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: the dying that may still attack, the cell under way, the attackers there.
_DYING: Final = -3
_CELL: Final = -2
_ATTACKERS: Final = -1

_CHOOSE: Final = 0
_ROLLED: Final = 1
_JUDGED: Final = 2


def dying(table: Table) -> i64:
    """Those that may still attack."""
    return table.stack[_DYING]


def proceed(table: Table) -> None:
    """Each cell in the order the second player likes; all roll, then one judgement."""
    step = table.step()
    if step == _CHOOSE:
        _ask(table)
    elif step == _ROLLED:
        table.go(_CHOOSE)
        _assign(table)
    else:
        table.done()


def _ask(table: Table) -> None:
    found: list[int] = []
    player: i64 = 1 - table.first
    for cell in range(CELLS):
        group: i64 = table.at[cell] & dying(table)
        if group and table.enemies_in(cell, player):
            action.list_groups(table, opt.DEATHBLOW, cell, group, found)
    if found:
        found.insert(0, opt.DECLINE)
        table.ask(player, questions.DEATHBLOW, found)
        return
    table.go(_JUDGED)
    if table.hurt:
        fates.judge_hurt(table)


def answer(table: Table, option: i64) -> None:
    """Attack with the sum of their powers as they stand, or let the rest die quietly."""
    if option == opt.DECLINE:
        table.stack[_DYING] = 0
        return
    cell = opt.group_cell_of(option)
    group = opt.group_of(option)
    table.stack[_DYING] &= ~table.at[cell]
    table.stack[_CELL] = cell
    table.stack[_ATTACKERS] = group
    table.go(_ROLLED)
    table.remark(facts.DEATHBLOW_STRUCK, (cell, group), "8.7", NONE, NONE)
    table.subject = NONE
    dice = values.total_power(table, group)
    roll.begin(table, dice, group, 1 - table.first, roll.DEATHBLOW)


def _assign(table: Table) -> None:
    """The dying side splits the damage among enemy creatures in that cell, Bodyguards respected."""
    cell: i64 = table.stack[_CELL]
    group: i64 = table.stack[_ATTACKERS]
    unrelenting = relentless.among(table, group) | relentless.switched_on(table, group)
    defenders = table.enemies_in(cell, 1 - table.first)
    flags = damage.how(regular=False, relentless=unrelenting)
    damage.begin_assigning(table, roll.damage_rolled(table), defenders, flags)
