"""The planner: it compares whole phases to the end of the turn, and follows what it chose.

It knows what a player knows. A plan is followed while the table is as expected, and made anew when
dice or the opponent have spoken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from oneiros.bots import halving
from oneiros.bots.budget import Budget
from oneiros.bots.dreamblade import brisk
from oneiros.bots.dreamblade.planning import choices
from oneiros.bots.dreamblade.planning.candidate import Candidate
from oneiros.bots.dreamblade.planning.choices import Breadth
from oneiros.bots.dreamblade.planning.trial import TurnTrial
from oneiros.bots.dreamblade.value.judge import Judge, usual_judge
from oneiros.bots.value.chances import CERTAIN
from oneiros.bots.weighing import Weighed
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.kernel.collector import CollectorRests
from oneiros.kernel.state import State

if TYPE_CHECKING:
    from oneiros.kernel.dice import Dice

PLAYOUTS: Final = 160
"""For a decision, unless one is told otherwise."""
GLANCE: Final = 24
MERCILESS: Final = 640
MERCILESS_A_TURN: Final = 8000
MILLISECONDS: Final = 2000
MILLISECONDS_A_TURN: Final = 4000
"""No decision and no turn takes longer, on however slow a machine."""


class PlannerBot:
    """Plays whole phases by plans."""

    def __init__(
        self,
        budget: Budget | None = None,
        judge: Judge | None = None,
        breadth: Breadth = choices.USUAL,
    ) -> None:
        """Think as much as usual, with the shipped sense of the game, or as one is told."""
        self.budget = budget or _timely(PLAYOUTS)
        self.judge = judge or usual_judge()
        self.breadth = breadth
        self._answers: list[int] = []
        self._expected: tuple[object, ...] | None = None

    def choose(self, seen: State, dice: Dice) -> int:
        """Go on with the plan, or make a new one."""
        table = cast("Dreamblade", seen)
        if not self._answers or table.frozen() != self._expected:
            with CollectorRests():
                self._answers = self._planned(table, dice)
        answer = self._answers.pop(0)
        if self._answers:
            after = table.copy()
            after.apply(answer)
            self._expected = after.frozen()
        return answer

    def _planned(self, table: Dreamblade, dice: Dice) -> list[int]:
        playouts = self.budget.begin(table.turn)
        found = choices.choices(table, self.breadth, self.budget, dice)
        if self.budget.ended():
            # Whatever could not be looked at in time is left to the quick player.
            self.budget.end()
            return [brisk.answer(table, dice)]
        trial = TurnTrial(table, self.judge, dice.word())
        chosen = halving.compare(found, trial, self.budget, playouts)[0]
        self.budget.end()
        return chosen.answers[:]

    def weigh(self, seen: State, dice: Dice, played: Sequence[int] = ()) -> list[Weighed]:
        """Compare whole plans, the best first, and follow none; worth is a chance of winning.

        What was `played` is among them, and tried as often as the best.
        """
        with CollectorRests():
            return self._weighed(cast("Dreamblade", seen), dice, played)

    def _weighed(self, table: Dreamblade, dice: Dice, played: Sequence[int]) -> list[Weighed]:
        playouts = self.budget.begin(table.turn)
        found = choices.choices(table, self.breadth, self.budget, dice)
        also = _played_one(found, table, played) if played else None
        trial = TurnTrial(table, self.judge, dice.word())
        ranked = halving.compare(found, trial, self.budget, playouts)
        halving.settle(ranked, also, trial, self.budget, max(int(playouts) // len(found), 1))
        self.budget.end()
        return [one.weighed(one.answers, CERTAIN) for one in ranked if one.tried]


def _played_one(found: list[Candidate], table: Dreamblade, played: Sequence[int]) -> Candidate:
    """Find the plan that leads to where some answers lead, or put it first."""
    after = table.copy()
    for answer in played:
        after.apply(answer)
    led_to = after.frozen()
    for one in found:
        if one.table.frozen() == led_to:
            one.answers = list(played)
            return one
    own = Candidate(list(played), after, 0)
    found.insert(0, own)
    return own


def far_sighted() -> PlannerBot:
    """Give one that plans whole turns, a glance at each, and judges as the scripted one does."""
    return PlannerBot(_timely(GLANCE), Judge(None))


def merciless() -> PlannerBot:
    """Give one that compares as much as it has time for, with the sense that it has learnt."""
    return PlannerBot(_timely(MERCILESS, MERCILESS_A_TURN))


def _timely(playouts: int, a_turn: int = 0) -> Budget:
    return Budget(
        playouts,
        a_turn=a_turn,
        milliseconds=MILLISECONDS,
        milliseconds_a_turn=MILLISECONDS_A_TURN,
    )
