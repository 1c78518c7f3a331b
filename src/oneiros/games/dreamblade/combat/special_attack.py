"""Special attacks (10.5): any attack that is not the regular one of a strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import procedures
from oneiros.games.dreamblade.combat import damage, roll
from oneiros.games.dreamblade.keywords import detonate, fade, relentless
from oneiros.games.dreamblade.table import facts
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: attacker, target, and the entry of the ability with the number of dice above it.
_ATTACKER: Final = -3
_TARGET: Final = -2
_HOW: Final = -1
_ENTRY_BITS: Final = 7
_ENTRY_MASK: Final = 127


def begin(table: Table, attacker: i64, target: i64, entry: i64, dice: i64) -> None:
    """Attack one target with so many dice; only it can be dealt the damage (10.4)."""
    table.call(procedures.SPECIAL_ATTACK, attacker, target, entry | dice << _ENTRY_BITS)


def proceed(table: Table) -> None:
    """Blades are misses; Fortunate of the attacking creature applies; dice never go below 0."""
    attacker: i64 = table.stack[_ATTACKER]
    creature: i64 = BIT[attacker] & table.roster.creatures
    keyword: i64 = table.roster.keyword[table.stack[_HOW] & _ENTRY_MASK]
    if table.step() == 0:
        table.go(1)
        if table.combat_cell >= 0:
            table.due_fade |= fade.due(table, creature)
            table.due_detonate |= detonate.due(table, creature)
        table.subject = table.stack[_TARGET]
        table.subject_keyword = keyword
        dice: i64 = max(table.stack[_HOW] >> _ENTRY_BITS, 0)
        about = (attacker, table.stack[_TARGET], dice)
        table.remark(facts.SPECIAL_ATTACK, about, "10.5", attacker, keyword)
        roll.begin(table, dice, creature, attacker >> 4, roll.SPECIAL)
        return
    target: i64 = table.stack[_TARGET]
    table.done()
    if table.in_play >> target & 1:
        unrelenting = relentless.among(table, creature) | relentless.switched_on(table, creature)
        rolled = roll.damage_rolled(table)
        damage.deal(table, target, rolled, 1 if unrelenting else 0, attacker, keyword)
