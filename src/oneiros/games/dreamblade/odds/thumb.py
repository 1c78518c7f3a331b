"""Answers by rule of thumb, for strikes of which not everything can be worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.combat import combat, damage, fates
from oneiros.games.dreamblade.odds import aims, worthwhile
from oneiros.games.dreamblade.odds.outlook import Outlook
from oneiros.kernel.bits import BIT, lowest
from oneiros.kernel.procedures import FRAME
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.games.dreamblade.odds.outlook import Stakes

_PENDING: Final = 0.25
"""What a point of damage that is still to be assigned is worth."""
_USUAL: Final = (-1.25, -0.25, 0.75, 1.75, 0.25)
"""How much better than an average die each face is."""


def answer(table: Dreamblade, stakes: Stakes) -> i64:
    """Give the answer after which the table looks best to the side that is asked."""
    if table.question == questions.REROLL:
        return _reroll(table)
    if table.question == questions.FATE and stakes.aim != aims.DISRUPT:
        return table.options[-1]
    answers = worthwhile.answers(table)
    best = answers[0]
    highest: float = 0.0
    sign = 1.0 if table.seat == stakes.attacker else -1.0
    for at, option in enumerate(answers):
        tried = table.copy()
        tried.facts = []
        tried.apply(option)
        value = sign * stakes.after(tried.facts, _glance(tried, stakes)).value
        if at == 0 or value > highest:
            best = option
            highest = value
    return best


def _glance(table: Dreamblade, stakes: Stakes) -> Outlook:
    """Judge a table in the middle of a combat as if its damage were judged now."""
    if table.seat == NOBODY:
        return stakes.end(table)
    found = stakes.end(table)
    pending = combat.unassigned(table, 0)
    if table.stack[-FRAME] == procedures.ASSIGN:
        pending += damage.left_to_assign(table)
    found.value += _PENDING * float(pending)
    hurt: i64 = table.wounded
    for held in table.held:
        hurt |= BIT[opt.held_for(held)]
    while hurt:
        one = lowest(hurt)
        hurt &= hurt - 1
        taken: i64 = table.damage[one] + damage.held_for(table, one)
        fate = fates.fate_of(table, one, taken, table.relentless >> one & 1)
        lost = stakes.worth[one] if one >> 4 != stakes.attacker else -stakes.worth[one]
        if fate == fates.DISRUPTION:
            found.value += lost / 2
        elif fate != fates.NOTHING:
            found.value += lost
    return found


def _reroll(table: Dreamblade) -> i64:
    """Take up what is worse than an average die, and nothing else."""
    best: i64 = opt.KEEP_DICE
    highest: float = 0.0
    for option in table.options:
        if option == opt.KEEP_DICE:
            continue
        _, _, faces = opt.rerolled(option)
        gain: float = 0.0
        for face in range(len(faces)):
            gain -= _USUAL[face] * float(faces[face])
        if gain > highest:
            best = option
            highest = gain
    return best
