"""Special attacks (10.5): any attack that is not the regular one of a strike.

Frame: attacker, target, and the place of the ability with the number of dice above bit 7.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import damage, facts, procedures, roll
from oneiros.games.dreamblade.keywords import detonate, fade, relentless
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table


def begin(table: Table, attacker: i64, target: i64, place: i64, dice: i64) -> None:
    """Attack one target with so many dice; only it can be dealt the damage (10.4)."""
    table.call(procedures.SPECIAL_ATTACK, attacker, target, place | dice << 7)


def proceed(table: Table) -> None:
    """Blades are misses; Fortunate of the attacking creature applies; dice never go below 0."""
    attacker: i64 = table.stack[-3]
    creature: i64 = BIT[attacker] & table.roster.creatures
    keyword: i64 = table.roster.keyword[table.stack[-1] & 127]
    if table.step() == 0:
        table.go(1)
        if table.combat_cell >= 0:
            table.due_fade |= fade.due(table, creature)
            table.due_detonate |= detonate.due(table, creature)
        table.subject = table.stack[-2]
        table.subject_keyword = keyword
        dice: i64 = max(table.stack[-1] >> 7, 0)
        about = (attacker, table.stack[-2], dice)
        table.remark(facts.SPECIAL_ATTACK, about, "10.5", attacker, keyword)
        table.call(procedures.ROLL, dice, creature, attacker >> 4)
        return
    target: i64 = table.stack[-2]
    table.done()
    if table.in_play >> target & 1:
        unrelenting = relentless.among(table, creature) | relentless.switched_on(table, creature)
        rolled = roll.damage_rolled(table)
        damage.deal(table, target, rolled, 1 if unrelenting else 0, attacker, keyword)
