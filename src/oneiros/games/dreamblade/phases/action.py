"""The action phase (6, 7.1, 7.2): shift or strike, one deed after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.combat import simultaneous
from oneiros.games.dreamblade.keywords import defender, loner
from oneiros.games.dreamblade.phases.entering import entered
from oneiros.games.dreamblade.table.board import CELLS, NEIGHBOURS
from oneiros.games.dreamblade.vocabulary import DEFENDER, LONER
from oneiros.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

_PLAYER: Final = -3

# 6.2: for each creature and cell the moves to the adjacent cells, ready to be listed.
_STEPS: Final[list[list[int]]] = [
    [opt.with_cell(opt.MOVE, creature, target) for target in NEIGHBOURS[cell]]
    for creature in range(32)
    for cell in range(CELLS)
]

_UNDECIDED: Final = 0
_SHIFTING: Final = 1
_STRIKING: Final = 2


def proceed(table: Table) -> None:
    """6.1: the first deed decides whether this is a shift or a strike, for all creatures."""
    player: i64 = table.stack[_PLAYER]
    found: list[int] = [opt.END]
    step = table.step()
    if step == _UNDECIDED:
        list_moves(table, player, found)
        list_strikes(table, player, found)
        table.ask(player, questions.ACTION, found)
    elif step == _SHIFTING:
        list_moves(table, player, found)
        table.ask(player, questions.SHIFT, found)
    else:
        list_strikes(table, player, found)
        table.ask(player, questions.STRIKE, found)


def answer(table: Table, option: i64) -> None:
    """Shift one creature, strike in one cell, or end the phase."""
    what = opt.deed(option)
    if what == opt.MOVE:
        table.go(_SHIFTING)
        creature = opt.miniature_of(option)
        table.shift(creature, opt.cell_of(option))
        entered(table, creature)
        if simultaneous.unsettled(table):
            simultaneous.settle(table)
    elif what == opt.STRIKE:
        table.go(_STRIKING)
        table.call(procedures.COMBAT, opt.group_cell_of(option), opt.group_of(option))
    else:
        # 8.9: at the end of every phase all damage clears.
        table.clear_damage("8.9")
        table.done()


def decide(table: Table, *, striking: bool) -> None:
    """Say that the phase under way has become a strike or a shift already."""
    table.go(_STRIKING if striking else _SHIFTING)


def list_moves(table: Table, player: i64, found: list[int]) -> None:
    """6.2, 6.3: each unengaged creature that has not shifted, to each adjacent cell with room."""
    mine = table.creatures_of(player)
    waiting = mine & ~table.moved
    if not waiting:
        return
    foes = table.creatures_of(1 - player)
    full = table.full_cells(mine)
    defenders: i64 = table.roster.having[DEFENDER] & waiting
    at = table.at
    while waiting:
        creature = lowest(waiting)
        waiting &= waiting - 1
        cell: i64 = table.where[creature]
        if at[cell] & foes:
            continue
        steps = _STEPS[creature * CELLS + cell]
        if not full and not defenders >> creature & 1:
            found.extend(steps)
            continue
        for step in steps:
            target = opt.cell_of(step)
            if full >> target & 1 or defender.holds_back(table, creature, target):
                continue
            found.append(step)


def list_strikes(table: Table, player: i64, found: list[int]) -> None:
    """7.1, 7.2: each contested cell without a combat this phase, with each group of attackers."""
    foes = table.creatures_of(1 - player)
    mine = table.creatures_of(player)
    if not foes or not mine:
        return
    open_cells = table.cells_of(mine) & table.cells_of(foes) & ~table.fought
    while open_cells:
        cell = lowest(open_cells)
        open_cells &= open_cells - 1
        list_groups(table, opt.STRIKE, cell, table.at[cell] & mine, found)


def list_groups(table: Table, what: i64, cell: i64, creatures: i64, found: list[int]) -> None:
    """List every group of creatures that may attack together, in rising order."""
    alone = table.active_with(LONER, creatures)
    group: i64 = 0
    while True:
        group = (group - creatures) & creatures
        if group == 0:
            return
        if alone & group and not loner.may_attack(table, group):
            continue
        found.append(opt.with_group(what, cell, group))
