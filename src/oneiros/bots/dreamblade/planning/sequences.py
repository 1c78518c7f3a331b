"""Whole phases: deeds one after another, one sequence for each way in which everybody may end.

A beam keeps the most promising tables of each length. What leads to dice or to a question in the
middle of the phase closes a sequence: the plan is made anew there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamblade import brisk
from oneiros.bots.dreamblade.considerations import footing
from oneiros.bots.dreamblade.ground import free_cells
from oneiros.bots.dreamblade.planning.candidate import Candidate
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.table.board import CELLS, ZONES
from oneiros.kernel.dice import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.budget import Budget
    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.games.dreamblade.table.roster import Roster

_MARK_BITS: Final = 0xFFFFFFFFFFFFFF


def _marks() -> list[int]:
    dice = Dice(20)
    return [dice.word() << 20 ^ dice.word() for _ in range(32 * ZONES)]


# A number for each miniature in each place; their sum names where everybody stands.
_MARKS: Final[list[int]] = _marks()


class _Step:
    """A deed that may lengthen a sequence."""

    def __init__(self, origin: Candidate, option: i64, liking: i64, places: i64) -> None:
        self.origin = origin
        self.option: i64 = option
        self.liking: i64 = liking
        self.places: i64 = places
        self.order: i64 = 0


def sequences(table: Dreamblade, width: i64, budget: Budget, dice: Dice) -> list[Candidate]:
    """Give the sequences of shifts or spawns from here, each to its end, the best first.

    When time is up there are fewer, and always the one of doing nothing.
    """
    player = table.seat
    spawning = table.question == questions.SPAWN_PHASE
    twins = _twins(table.roster)
    begun: i64 = 0 if spawning else footing(table, player)
    beam = [Candidate([], table, begun)]
    seen: set[int] = {0}
    ends: list[Candidate] = []
    while beam:
        steps: list[_Step] = []
        for node in beam:
            ends.append(_ended(node))
            if budget.ended():
                break
            free = free_cells(node.table, player) * CELLS
            for option in node.table.options:
                what = opt.deed(option)
                if what not in (opt.MOVE, opt.SPAWN):
                    continue
                places = _after(node, option, twins)
                if places in seen:
                    continue
                seen.add(places)
                if what == opt.MOVE:
                    liking = brisk.after_step(node.table, option, player)
                else:
                    liking = node.liking + brisk.spawned(node.table, option, free)
                step = _Step(node, option, liking, places)
                step.order = order_of(liking, dice)
                steps.append(step)
        steps.sort(key=_step_order)
        beam = []
        for step in steps[:width]:
            taken = _taken(step)
            asked = taken.table
            same = asked.seat == player and asked.phase == table.phase
            if same and asked.question in (questions.SHIFT, questions.SPAWN_PHASE):
                beam.append(taken)
            else:
                ends.append(taken)
    for end in ends:
        end.order = order_of(end.liking, dice)
    ends.sort(key=by_order)
    return ends


def _ended(node: Candidate) -> Candidate:
    after = node.table.copy()
    after.apply(opt.END)
    return Candidate([*node.answers, opt.END], after, node.liking, node.places)


def _taken(step: _Step) -> Candidate:
    after = step.origin.table.copy()
    after.apply(step.option)
    return Candidate([*step.origin.answers, step.option], after, step.liking, step.places)


def _after(node: Candidate, option: i64, twins: list[int]) -> i64:
    """Name where everybody stands after a step; copies of one miniature are alike."""
    miniature = opt.miniature_of(option)
    first: i64 = twins[miniature] * ZONES
    left: i64 = _MARKS[first + node.table.where[miniature]]
    entered: i64 = _MARKS[first + opt.cell_of(option)]
    return (node.places + entered - left) & _MARK_BITS


def _twins(roster: Roster) -> list[int]:
    """Give for each miniature the first of its side with the same name."""
    firsts: dict[str, int] = {}
    found = list(range(32))
    for miniature in range(32):
        if roster.everyone >> miniature & 1:
            name = f"{miniature >> 4}{roster.miniatures[miniature].name}"
            found[miniature] = firsts.setdefault(name, miniature)
    return found


def order_of(liking: i64, dice: Dice) -> i64:
    """Sort by liking; options are listed from A's side, so dice decide between equals."""
    return -(liking << 8) - dice.below(256)


def _step_order(step: _Step) -> int:
    return step.order


def by_order(candidate: Candidate) -> int:
    """Sort candidates by their order."""
    return candidate.order
