"""Quick answers to what comes up in the middle of a combat, for looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.table import values

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table
    from oneiros.kernel.dice import Dice


def answer(table: Table, dice: Dice) -> i64:
    """Answer as a player would without thinking: break what can be broken, destroy, strike back."""
    options = table.options
    question = table.question
    if question == questions.DAMAGE:
        return _damage(table)
    if question in (questions.FATE, questions.DEATHBLOW):
        return options[-1]
    if question == questions.REROLL:
        return _reroll(table)
    return options[dice.below(len(options))]


def _damage(table: Table) -> i64:
    """Just enough to destroy, else just enough to disrupt, else nothing if that is allowed."""
    options = table.options
    target, most = opt.dealt(options[-1])
    taken: i64 = table.damage[target]
    for needed in (values.life(table, target) - taken, values.defense(table, target) - taken):
        if 0 < needed <= most:
            wish = opt.with_amount(target, needed)
            if wish in options:
                return wish
    return options[0]


def _reroll(table: Table) -> i64:
    """Reroll as many misses as may be, and nothing else."""
    best = table.options[0]
    most: i64 = 0
    for option in table.options:
        if opt.deed(option) != opt.REROLL:
            continue
        _, _, faces = opt.rerolled(option)
        others: i64 = faces[1] + faces[2] + faces[3] + faces[4]
        if others == 0 and faces[0] > most:
            best = option
            most = faces[0]
    return best
