"""Whole creations: a good sequence of answers is changed in one place, again and again.

What follows a change is played by the quick player, and a change that brings more is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.planning.playout import has_created
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.budget import Budget
    from oneiros.bots.dreamscape.value.judge import Judge
    from oneiros.games.dreamscape.flow import Dreamscape

_SAMPLES: Final = 4
"""Draws over which sequences are compared where chance is asked."""
_MARGIN: Final = 150
"""A change that has brought so much less than the best sequence is given up."""


class Sequence:
    """Answers up to the end of a creation or to the first draw, and the tables before each."""

    def __init__(self) -> None:
        """Hold nothing yet."""
        self.answers: list[int] = []
        self.tables: list[Dreamscape] = []
        # Whether chance was asked, and what came of it with each of some draws.
        self.drawn = False
        self.worths: list[int] = []


class Climb:
    """A search for the best sequence of a player's answers."""

    def __init__(
        self, table: Dreamscape, cycle: i64, judge: Judge, budget: Budget, seed: i64
    ) -> None:
        """Hold the table as the player knows it; it is played up to the creation of a cycle."""
        self.table = table
        self.player: i64 = table.seat
        self.cycle: i64 = cycle
        self.judge = judge
        self.budget = budget
        self.seed: i64 = seed
        self.stopped = False
        self.left: i64 = 0
        self.best = Sequence()
        self.found: list[Sequence] = []
        """The first sequence, and every one that was better than all before it."""

    def search(self, playouts: i64, dice: Dice) -> list[int]:
        """Give the best answers found, up to the end or the first draw; one playout is needed."""
        self.left = playouts
        self.best = self._played(Sequence(), self.table, -1, noting=True)
        self.found.append(self.best)
        tried: set[int] = set()
        fruitless: i64 = 0
        while self.left > 0 and not self.stopped and fruitless < playouts:
            place = dice.below(len(self.best.answers))
            before = self.best.tables[place]
            option = before.options[dice.below(len(before.options))]
            mark = place << 40 | option
            if option == self.best.answers[place] or mark in tried:
                fruitless += 1
                continue
            tried.add(mark)
            changed = self._changed(place, option)
            if self._is_better(changed):
                self.best = changed
                self.found.append(changed)
                tried = set()
                fruitless = 0
        return self.best.answers

    def _changed(self, place: i64, option: i64) -> Sequence:
        changed = Sequence()
        changed.answers = self.best.answers[:place]
        changed.tables = self.best.tables[:place]
        return self._played(changed, self.best.tables[place], option, noting=True)

    def _is_better(self, changed: Sequence) -> bool:
        """Compare over the same draws; one draw is enough to give up a change that is worse."""
        ours: i64 = changed.worths[0]
        theirs: i64 = self.best.worths[0]
        if not changed.drawn and not self.best.drawn:
            return ours > theirs
        for number in range(1, _SAMPLES):
            if ours < theirs - _MARGIN or self.left < 2 or self.stopped:
                return False
            ours += self._worth(changed, number)
            theirs += self._worth(self.best, number)
        return ours > theirs

    def _worth(self, sequence: Sequence, number: i64) -> i64:
        """Give what a sequence brings with the draws of a number."""
        while len(sequence.worths) <= number:
            if not sequence.drawn:
                sequence.worths.append(sequence.worths[0])
                continue
            last = len(sequence.answers) - 1
            self._played(sequence, sequence.tables[last], sequence.answers[last], noting=False)
        return sequence.worths[number]

    def _played(
        self, sequence: Sequence, before: Dreamscape, option: i64, *, noting: bool
    ) -> Sequence:
        """Play on from a table with an option, if any; note the answers up to the first draw."""
        table = before.copy()
        quick = Quick()
        dice = Dice(self.seed + len(sequence.worths))
        while not has_created(table, self.player, self.cycle):
            if table.seat == CHANCE:
                noting = False
                sequence.drawn = True
                table.apply(dice.choose(table))
                continue
            answer = option
            if option >= 0:
                option = -1
            elif table.seat != self.player:
                answer = table.options[0]
            else:
                answer = quick.answer(table)
            if noting and table.seat == self.player:
                sequence.tables.append(table.copy())
                sequence.answers.append(answer)
            table.apply(answer)
        sequence.worths.append(self.judge.value(table, self.player))
        self.left -= 1
        if self.budget.spend():
            self.stopped = True
        return sequence
