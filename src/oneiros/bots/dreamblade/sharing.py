"""How damage is shared out among defenders: what is broken is worth its cost, destroyed twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.table import values
from oneiros.kernel.bits import BIT, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def amount(table: Table) -> i64:
    """Answer how much the defender who is asked about gets, so that all of it breaks most."""
    options = table.options
    target, most = opt.dealt(options[-1])
    left = damage.left_to_assign(table)
    others = damage.waiting_defenders(table) & ~BIT[target]
    best = options[0]
    least: i64 = opt.dealt(best)[1]
    highest: i64 = _worth(table, target, least) + _most(table, others, left - least)
    for needed in (values.defense(table, target), values.life(table, target)):
        wish: i64 = needed - table.damage[target]
        if not 0 < wish <= most:
            continue
        option = opt.with_amount(target, wish)
        if option not in options:
            continue
        value = _worth(table, target, wish) + _most(table, others, left - wish)
        if value > highest:
            best = option
            highest = value
    return best


def _most(table: Table, defenders: i64, left: i64) -> i64:
    """Give the most that so much damage is worth against some defenders."""
    if defenders == 0 or left <= 0:
        return 0
    target = lowest(defenders)
    others = defenders & (defenders - 1)
    best = _most(table, others, left)
    for needed in (values.defense(table, target), values.life(table, target)):
        wish: i64 = needed - table.damage[target]
        if 0 < wish <= left:
            value = _worth(table, target, wish) + _most(table, others, left - wish)
            best = max(best, value)
    return best


def _worth(table: Table, target: i64, dealt: i64) -> i64:
    taken: i64 = table.damage[target] + dealt
    price: i64 = table.roster.cost[target] + 2
    if taken >= values.life(table, target):
        return 2 * price
    return price if taken >= values.defense(table, target) else 0
