"""Dealing damage: holding it, assigning it, and what Bodyguards allow (7.7, 7.8, 10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.combat import fates
from oneiros.games.dreamblade.keywords import bodyguard
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.vocabulary import RELENTLESS
from oneiros.kernel.bits import BIT, lowest, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame in which damage of a regular attack or a deathblow is assigned: what is left, the
# defenders not asked about yet, and how. Bodyguards come first, so that each answer can be judged
# when it is given.
_LEFT: Final = -3
_DEFENDERS: Final = -2
_FLAGS: Final = -1

_REGULAR: Final = 1
_RELENTLESSLY: Final = 2


def how(*, regular: bool, relentless: i64) -> i64:
    """Say how damage is assigned: by a regular attack or not, and by which Relentless attackers."""
    flags: i64 = _REGULAR if regular else 0
    return flags | _RELENTLESSLY | lowest(relentless) << 2 if relentless else flags


def lacking(table: Table, guard: i64) -> i64:
    """11 Bodyguard: what it lacks to be disrupted or destroyed, damage held for it counted."""
    return values.breaking_point(table, guard) - table.damage[guard] - held_for(table, guard)


def held_for(table: Table, miniature: i64) -> i64:
    """7.7: the damage held for a creature in the combat under way."""
    total: i64 = 0
    for held in table.held:
        if opt.held_for(held) == miniature:
            total += opt.held_amount(held)
    return total


def unsatisfied_guards(table: Table, creature: i64) -> i64:
    """The local Bodyguards that keep damage from a creature of their side."""
    local = table.creatures_in(table.where[creature], creature >> 4)
    guards = bodyguard.guards(table, local)
    if not guards or guards >> creature & 1:
        return 0
    found: i64 = 0
    for guard in numbers(guards):
        if bodyguard.covered(table, guard) >> creature & 1 and lacking(table, guard) > 0:
            found |= BIT[guard]
    return found


def left_to_assign(table: Table) -> i64:
    """The damage that is still to be assigned."""
    return table.stack[_LEFT]


def waiting_defenders(table: Table) -> i64:
    """Those that may still be assigned damage."""
    return table.stack[_DEFENDERS]


def fate_with(table: Table, target: i64, amount: i64, satisfied: i64 = 0) -> i64:
    """8.1, 8.8: what becomes of a defender assigned so much, beside what it has and will get.

    Some Bodyguards are taken for satisfied.
    """
    total: i64 = table.damage[target] + amount
    unrelenting: i64 = table.relentless >> target & 1
    if amount > 0 and table.stack[_FLAGS] & _RELENTLESSLY:
        unrelenting = 1
    if not unsatisfied_guards(table, target) & ~satisfied:
        for held in table.held:
            if opt.held_for(held) == target:
                total += opt.held_amount(held)
                if opt.held_relentlessly(held):
                    unrelenting = 1
    return fates.fate_of(table, target, total, unrelenting)


def begin_assigning(table: Table, amount: i64, defenders: i64, flags: i64) -> None:
    """7.7: all of the damage is assigned among the enemy creatures in the cell."""
    if amount > 0 and defenders:
        table.call(procedures.ASSIGN, amount, defenders, flags)


def proceed(table: Table) -> None:
    """Ask how much of what is left the next defender is assigned."""
    left: i64 = table.stack[_LEFT]
    defenders: i64 = table.stack[_DEFENDERS]
    if left == 0 or defenders == 0:
        table.done()
        return
    target = _next_defender(table, defenders)
    amounts = legal_amounts(table, target, left, defenders)
    table.subject = target
    table.ask(
        1 - (target >> 4), questions.DAMAGE, [opt.with_amount(target, amount) for amount in amounts]
    )


def answer(table: Table, option: i64) -> None:
    """Deal a defender its share."""
    target, amount = opt.dealt(option)
    flags: i64 = table.stack[_FLAGS]
    table.stack[_LEFT] -= amount
    table.stack[_DEFENDERS] &= ~BIT[target]
    if amount == 0:
        return
    table.wound(target, amount, "7.7" if flags & _REGULAR else "8.7", NONE, NONE)
    if flags & _REGULAR:
        table.hit |= BIT[target]
    if flags & _RELENTLESSLY:
        table.mark_relentless(target, flags >> 2, RELENTLESS)


def _next_defender(table: Table, defenders: i64) -> i64:
    guards = bodyguard.guards(table, defenders)
    return lowest(guards or defenders)


def legal_amounts(table: Table, target: i64, left: i64, defenders: i64) -> list[int]:
    """7.7, 7.8: any split, nothing held back, nobody whom a Bodyguard that lacks damage covers."""
    others = defenders & ~BIT[target]
    guards = bodyguard.guards(table, defenders)
    if guards & others:
        return list(range(left + 1))
    if not guards:
        if unsatisfied_guards(table, target):
            return [0]
        return list(range(left + 1)) if _open(table, others, 0) else [left]
    # The last Bodyguard: what it does not get must be allowed for somebody else.
    need = max(lacking(table, target), 0)
    if need == 0 or _open(table, others, 0):
        need = 0
    return (
        list(range(need, left + 1))
        if _open(table, others, BIT[target]) and need <= left
        else [left]
    )


def _open(table: Table, creatures: i64, satisfied: i64) -> bool:
    """Tell whether any of some creatures may be damaged, taking some Bodyguards for satisfied."""
    for creature in numbers(creatures):
        if not unsatisfied_guards(table, creature) & ~satisfied:
            return True
    return False


def deal_held(table: Table) -> None:
    """7.7, 7.8: assign what was held, unless Bodyguards still lack damage on the totals."""
    covering: list[int] = [0] * 32
    for held in table.held:
        target = opt.held_for(held)
        if table.in_play >> target & 1:
            covering[target] = unsatisfied_guards(table, target)
    for held in table.held[:]:
        target = opt.held_for(held)
        source: i64 = opt.held_by(held)
        keyword: i64 = opt.held_keyword(held)
        amount: i64 = opt.held_amount(held)
        table.release(held)
        if not table.in_play >> target & 1:
            continue
        if covering[target]:
            table.lose_damage(target, amount, lowest(covering[target]))
            continue
        table.wound(target, amount, "7.7", source, keyword)
        if opt.held_relentlessly(held):
            table.mark_relentless(target, source, RELENTLESS)


def deal(
    table: Table, target: i64, amount: i64, unrelenting: i64, source: i64, keyword: i64
) -> None:
    """Deal damage to one creature: held in a combat, at once outside, if Bodyguards allow it."""
    if amount <= 0:
        return
    if table.holding:
        table.hold(target, amount, unrelenting, source, keyword)
        return
    guards = unsatisfied_guards(table, target)
    if guards:
        table.lose_damage(target, amount, lowest(guards))
        return
    table.wound(target, amount, "10.5", source, keyword)
    if unrelenting:
        table.mark_relentless(target, source, RELENTLESS)


def deal_to_each(table: Table, targets: i64, amount: i64, source: i64, keyword: i64) -> None:
    """11 Bodyguard: damage to "each" goes to Bodyguards first."""
    guards = bodyguard.guards(table, targets)
    for target in numbers(guards):
        deal(table, target, amount, 0, source, keyword)
    for target in numbers(targets & ~guards):
        deal(table, target, amount, 0, source, keyword)
