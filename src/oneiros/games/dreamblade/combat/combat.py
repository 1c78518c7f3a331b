"""One combat of a strike (7.2 to 7.11): the order of its steps is the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.combat import blades, damage, fates, roll, simultaneous
from oneiros.games.dreamblade.keywords import (
    bloodthirsty,
    detonate,
    fade,
    relentless,
    strikeback,
)
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.vocabulary import (
    BLADE_FACE,
    BLOODTHIRSTY,
    DETONATE,
    DISSIPATE,
    FADE,
)
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: cell, attackers, and those among them that are Relentless.
_CELL: Final = -3
_ATTACKERS: Final = -2
_RELENTLESS: Final = -1

_ATTACK: Final = 0
_COUNT: Final = 1
_ASSIGN_BLADES: Final = 2
_JUDGE: Final = 3
_END: Final = 4
_END_AGAIN: Final = 5


def proceed(table: Table) -> None:
    """Attack, blades, damage, fates and deathblows, end of combat."""
    step = table.step()
    if step == _ATTACK:
        table.go(_COUNT)
        _attack(table, table.stack[_CELL], table.stack[_ATTACKERS])
    elif step == _COUNT:
        table.go(_ASSIGN_BLADES)
        # Special attacks roll the dice again before the damage of this attack is assigned.
        table.count_blades(roll.damage_rolled(table), table.dice[BLADE_FACE])
    elif step == _ASSIGN_BLADES:
        if table.blades == 0 or not blades.ask(table):
            table.go(_JUDGE)
            _assign_damage(table)
    elif step == _JUDGE:
        # 7.9: fates and deathblows, then what destruction triggers.
        table.go(_END)
        damage.deal_held(table)
        table.holding = 0
        simultaneous.settle(table)
        fates.judge_everyone(table)
    elif step == _END:
        table.go(_END_AGAIN)
        _queue_aftermath(table)
    elif _still_due(table):
        _queue_attackers_due(table)
    else:
        _cease(table)
        table.done()


def unassigned(table: Table, frame: i64) -> i64:
    """Give the damage not assigned yet of the regular attack whose combat has a frame."""
    return table.rolled + table.modifier if table.stack[frame + 1] < _JUDGE else 0


def _attack(table: Table, cell: i64, attackers: i64) -> None:
    """7.2, 7.3: one attack die per point of total power; a creature of power 0 may attack."""
    player: i64 = table.active
    table.holding = 1
    table.felled = 0
    table.destroyed = 0
    table.hit = 0
    table.due_fade = fade.due(table, attackers)
    table.due_detonate = detonate.due(table, attackers)
    table.due_bloodthirsty = bloodthirsty.due(table, attackers)
    table.due_dissipate = 0
    table.strikers = strikeback.ready(table, cell, player)
    table.stack[_RELENTLESS] = relentless.among(table, attackers)
    table.fight(cell, attackers)
    table.subject = NONE
    roll.begin(table, values.total_power(table, attackers), attackers, player, roll.REGULAR)


def answer(table: Table, option: i64) -> None:
    """Assign blades to the chosen ability and carry it out."""
    blades.use(table, option)


def _assign_damage(table: Table) -> None:
    """7.7: the numbers rolled plus all modifiers, not below 0, among the enemies in the cell."""
    amount = table.rolled + table.modifier
    unrelenting: i64 = table.stack[_RELENTLESS] | relentless.switched_on(table, table.attackers)
    flags = damage.how(regular=True, relentless=unrelenting)
    damage.begin_assigning(table, amount, table.enemies_in(table.combat_cell, table.active), flags)


def _queue_aftermath(table: Table) -> None:
    """7.10: Fade, Detonate, Bloodthirsty, Dissipate and Strikeback are simultaneous."""
    _queue_all(table, BLOODTHIRSTY, bloodthirsty.thirsting(table))
    _queue_all(table, DISSIPATE, table.due_dissipate)
    table.coming.extend(strikeback.due(table))
    table.due_bloodthirsty = 0
    table.due_dissipate = 0
    _queue_attackers_due(table)


def _still_due(table: Table) -> bool:
    """An attack made at the end of combat makes Fade and Detonate due in the next wave."""
    return (table.due_fade | table.due_detonate) & table.in_play != 0


def _queue_attackers_due(table: Table) -> None:
    _queue_all(table, FADE, table.due_fade)
    _queue_all(table, DETONATE, table.due_detonate)
    table.due_fade = 0
    table.due_detonate = 0
    simultaneous.settle(table)


def _queue_all(table: Table, keyword: i64, creatures: i64) -> None:
    """7.10: they follow a creature wherever it was moved; one that has left is past them."""
    for creature in numbers(creatures & table.in_play):
        simultaneous.queue(table, keyword, creature, 0, 0)


def _cease(table: Table) -> None:
    """7.9: effects "this combat" end."""
    table.end_combat()
    table.strikers = 0
    table.felled = 0
    table.destroyed = 0
    table.hit = 0
    table.used_blades.clear()
