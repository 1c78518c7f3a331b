"""One combat of a strike (7.2 to 7.11): the order of its steps is the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import blades, damage, procedures, roll, simultaneous, values
from oneiros.games.dreamblade.keywords import (
    bloodthirsty,
    detonate,
    fade,
    relentless,
    strikeback,
)
from oneiros.games.dreamblade.vocabulary import (
    BLADE_FACE,
    BLOODTHIRSTY,
    DETONATE,
    DISSIPATE,
    FADE,
)
from oneiros.kernel.bits import lowest, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table


def proceed(table: Table) -> None:
    """Attack, blades, damage, fates and deathblows, end of combat. Frame: cell, attackers."""
    step = table.step()
    if step == 0:
        table.go(1)
        _attack(table, table.stack[-3], table.stack[-2])
    elif step == 1:
        table.go(2)
        # Special attacks roll the dice again before the damage of this attack is assigned.
        table.rolled = roll.damage_rolled(table)
        table.blades = table.dice[BLADE_FACE]
    elif step == 2:
        if table.blades == 0 or not blades.ask(table):
            table.go(3)
            _assign_damage(table)
    elif step == 3:
        # 7.9: fates and deathblows, then what destruction triggers.
        table.go(4)
        damage.deal_held(table)
        table.holding = 0
        simultaneous.settle(table)
        table.call(procedures.JUDGE, 1)
    elif step == 4:
        table.go(5)
        _queue_aftermath(table)
    elif _still_due(table):
        _queue_attackers_due(table)
    else:
        _cease(table)
        table.done()


def _attack(table: Table, cell: i64, attackers: i64) -> None:
    """7.2, 7.3: one attack die per point of total power; a creature of power 0 may attack."""
    player: i64 = table.active
    table.combat_cell = cell
    table.holding = 1
    table.attackers = attackers
    table.felled = 0
    table.destroyed = 0
    table.hit = 0
    table.due_fade = fade.due(table, attackers)
    table.due_detonate = detonate.due(table, attackers)
    table.due_bloodthirsty = bloodthirsty.due(table, attackers)
    table.due_dissipate = 0
    table.strikers = strikeback.ready(table, cell, player)
    table.stack[-1] = relentless.among(table, attackers)
    table.fight(cell, attackers)
    dice: i64 = 0
    group = attackers
    while group:
        dice += values.power(table, lowest(group))
        group &= group - 1
    table.subject = NONE
    table.call(procedures.ROLL, dice, attackers, player)


def answer(table: Table, option: i64) -> None:
    """Assign blades to the chosen ability and carry it out."""
    blades.use(table, option)


def _assign_damage(table: Table) -> None:
    """7.7: the numbers rolled plus all modifiers, not below 0, among the enemies in the cell."""
    amount = table.rolled + table.modifier
    unrelenting: i64 = table.stack[-1] | relentless.switched_on(table, table.attackers)
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
    table.combat_cell = NONE
    table.attackers = 0
    table.modifier = 0
    table.rolled = 0
    table.blades = 0
    table.ferocious = 0
    table.strikers = 0
    table.felled = 0
    table.destroyed = 0
    table.hit = 0
    table.used_blades.clear()
    table.lit.clear()
    for face in range(5):
        table.dice[face] = 0
