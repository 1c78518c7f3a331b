"""What is worth comparing at a table: whole phases, strikes, or single answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamblade import brisk
from oneiros.bots.dreamblade.groups import worth_trying
from oneiros.bots.dreamblade.planning import sequences
from oneiros.bots.dreamblade.planning.candidate import Candidate
from oneiros.bots.dreamblade.scripted import appraise
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.budget import Budget
    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.kernel.dice import Dice

MOST_TRIED: Final = 60
"""Of more options, only attacks by one, by all or by all but one are looked at."""
_STRIKE_SAMPLES: Final = 4


class Breadth:
    """How much is compared: tables of each length of a sequence, sequences, and other answers."""

    def __init__(self, width: int, plans: int, answers: int) -> None:
        """Take the three numbers."""
        self.width: i64 = width
        self.plans: i64 = plans
        self.answers: i64 = answers


USUAL: Final = Breadth(16, 10, 6)


def choices(table: Dreamblade, breadth: Breadth, budget: Budget, dice: Dice) -> list[Candidate]:
    """Give what is worth comparing, the most promising of each kind; at least one, in any time."""
    found: list[Candidate] = []
    question = table.question
    if question in (questions.ACTION, questions.SHIFT, questions.SPAWN_PHASE):
        found += sequences.sequences(table, breadth.width, budget, dice)[: breadth.plans]
    found += _others(table, breadth.answers, budget, dice)
    return found


def _others(table: Dreamblade, most: i64, budget: Budget, dice: Dice) -> list[Candidate]:
    """Give single answers that no sequence holds, and what a quick player would do among them."""
    phase = table.question in (questions.ACTION, questions.SHIFT, questions.SPAWN_PHASE)
    samples: i64 = _STRIKE_SAMPLES if phase or table.question == questions.STRIKE else 1
    quick = brisk.answer(table, dice)
    found: list[Candidate] = []
    for option in worth_trying(table, MOST_TRIED):
        if phase and opt.deed(option) in (opt.MOVE, opt.SPAWN, opt.END):
            continue
        liking = appraise(table, option, table.seat, dice, samples) // samples
        after = table.copy()
        after.apply(option)
        one = Candidate([option], after, liking)
        one.order = sequences.order_of(liking, dice)
        found.append(one)
        if budget.ended():
            break
    found.sort(key=sequences.by_order)
    kept = found[:most]
    for one in found[most:]:
        if one.answers[0] == quick:
            kept.append(one)
    return kept
