"""The action phase (6, 7.1, 7.2): shift or strike, one deed after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions, simultaneous
from oneiros.games.dreamblade.dreamscape import CELLS, NEIGHBOURS
from oneiros.games.dreamblade.entering import entered
from oneiros.games.dreamblade.keywords import defender, loner
from oneiros.games.dreamblade.vocabulary import DEFENDER, LONER
from oneiros.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table

_PLAYER: Final = -3

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
    may_defend = table.roster.having[DEFENDER] != 0
    waiting = table.creatures_of(player) & ~table.moved
    while waiting:
        creature = lowest(waiting)
        waiting &= waiting - 1
        cell: i64 = table.where[creature]
        if table.enemies_in(cell, player):
            continue
        for target in NEIGHBOURS[cell]:
            if not table.has_room(target, player):
                continue
            if may_defend and defender.holds_back(table, creature, target):
                continue
            found.append(opt.with_cell(opt.MOVE, creature, target))


def list_strikes(table: Table, player: i64, found: list[int]) -> None:
    """7.1, 7.2: each contested cell without a combat this phase, with each group of attackers."""
    foes = table.creatures_of(1 - player)
    if not foes:
        return
    for cell in range(CELLS):
        mine = table.creatures_in(cell, player)
        if not mine or not table.at[cell] & foes or table.fought >> cell & 1:
            continue
        list_groups(table, opt.STRIKE, cell, mine, found)


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
