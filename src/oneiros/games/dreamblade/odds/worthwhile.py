"""Which answers are worth trying at a question in the middle of a combat.

What is left out comes to nothing else than something that is tried, as far as the strike goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import DISTANCE, WORTH
from oneiros.games.dreamblade.vocabulary import RELENTLESS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def answers(table: Table) -> list[int]:
    """List what to try of the options of a question."""
    if table.question == questions.DAMAGE:
        return _amounts(table)
    if table.question == questions.DISRUPTION:
        return [_exile(table)]
    if table.question == questions.DEATHBLOW:
        return _deathblows(table)
    return table.options


def _amounts(table: Table) -> list[int]:
    """The least that is enough for each fate or satisfies a Bodyguard, nothing, and everything."""
    options = table.options
    target, least = opt.dealt(options[0])
    _, most = opt.dealt(options[-1])
    guards = damage.unsatisfied_guards(table, target)
    has: i64 = table.damage[target]
    held = damage.held_for(table, target)
    wishes: list[int] = [least, most]
    for needed in (values.defense(table, target), values.life(table, target)):
        wishes.append(needed - has)
        if held:
            wishes.append(needed - has - held)
    found: list[int] = []
    last: i64 = -1
    for amount in sorted(wishes):
        if amount < least or amount > most or (found and amount == opt.dealt(found[-1])[1]):
            continue
        fate = damage.fate_with(table, target, amount, guards)
        lacks = 4 if damage.lacking(table, target) > amount else 0
        if fate + lacks != last or amount == most:
            found.append(opt.with_amount(target, amount))
            last = fate + lacks
    return found


def _exile(table: Table) -> i64:
    """A disrupted creature goes where it scores least, and as far from the fight as may be."""
    best = table.options[0]
    highest: i64 = -1000
    cell: i64 = max(table.combat_cell, 0)
    for option in table.options:
        place = opt.cell_of(option)
        owner = opt.miniature_of(option) >> 4
        liking: i64 = DISTANCE[cell][place] - 10 * WORTH[owner][place]
        if liking > highest:
            best = option
            highest = liking
    return best


def _deathblows(table: Table) -> list[int]:
    """The largest groups: more dice are never worse, unless somebody is Relentless (11)."""
    found: list[int] = []
    for option in table.options:
        if option == opt.DECLINE:
            continue
        if table.active_with(RELENTLESS, opt.group_of(option)):
            return table.options
        if not _is_part(option, table.options):
            found.append(option)
    return found


def _is_part(option: i64, options: list[int]) -> bool:
    """Tell whether a larger group of the same cell holds all of a group."""
    group = opt.group_of(option)
    for other in options:
        if other in (option, opt.DECLINE) or opt.group_cell_of(other) != opt.group_cell_of(option):
            continue
        if group & opt.group_of(other) == group:
            return True
    return False
