"""Deathblows (8.7): the second player's dying attack just before they leave.

Frame: the dying that may still attack, the cell under way, the attackers there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import action, damage, facts, procedures, questions, roll, values
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.dreamscape import CELLS
from oneiros.games.dreamblade.keywords import relentless
from oneiros.kernel.bits import lowest
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

_CHOOSE: Final = 0
_ROLLED: Final = 1
_JUDGED: Final = 2


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
    dying: i64 = table.stack[-3]
    player: i64 = 1 - table.first
    for cell in range(CELLS):
        group: i64 = table.at[cell] & dying
        if group and table.enemies_in(cell, player):
            action.list_groups(table, opt.DEATHBLOW, cell, group, found)
    if found:
        found.insert(0, opt.DECLINE)
        table.ask(player, questions.DEATHBLOW, found)
        return
    table.go(_JUDGED)
    if table.hurt:
        table.call(procedures.JUDGE, 0)


def answer(table: Table, option: i64) -> None:
    """Attack with the sum of their powers as they stand, or let the rest die quietly."""
    if option == opt.DECLINE:
        table.stack[-3] = 0
        return
    cell = opt.group_cell_of(option)
    group = opt.group_of(option)
    table.stack[-3] &= ~table.at[cell]
    table.stack[-2] = cell
    table.stack[-1] = group
    table.go(_ROLLED)
    table.remark(facts.DEATHBLOW_STRUCK, (cell, group), "8.7", NONE, NONE)
    dice: i64 = 0
    attackers = group
    while attackers:
        dice += values.power(table, lowest(attackers))
        attackers &= attackers - 1
    table.subject = NONE
    table.call(procedures.ROLL, dice, group, 1 - table.first)


def _assign(table: Table) -> None:
    """The dying side splits the damage among enemy creatures in that cell, Bodyguards respected."""
    cell: i64 = table.stack[-2]
    group: i64 = table.stack[-1]
    unrelenting = relentless.among(table, group) | relentless.switched_on(table, group)
    defenders = table.enemies_in(cell, 1 - table.first)
    flags = damage.how(regular=False, relentless=unrelenting)
    damage.begin_assigning(table, roll.damage_rolled(table), defenders, flags)
