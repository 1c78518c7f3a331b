"""The planner: it compares whole travels and creations, and follows what it chose.

It knows what a player knows. A plan is followed while the table is as expected, and made anew when
chance has spoken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from oneiros.bots import halving
from oneiros.bots.budget import Budget
from oneiros.bots.dreamscape import scripted
from oneiros.bots.dreamscape.planning.candidate import Candidate
from oneiros.bots.dreamscape.planning.climbing import Climb
from oneiros.bots.dreamscape.planning.quick import Quick, turn_of
from oneiros.bots.dreamscape.planning.travels import followed, travels
from oneiros.bots.dreamscape.planning.trial import CreationTrial
from oneiros.bots.dreamscape.value.hopes import POINT
from oneiros.bots.dreamscape.value.judge import Judge, usual_judge
from oneiros.bots.weighing import Weighed
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.layout import LAST_CREATION, TRAVEL
from oneiros.games.dreamscape.vocabulary import CYCLES
from oneiros.kernel.collector import CollectorRests
from oneiros.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.dice import Dice

PLAYOUTS: Final = 160
A_TURN: Final = 400
"""Playouts for a decision, and for a whole travel or creation."""
MILLISECONDS: Final = 2000
"""No travel and no creation takes longer, on however slow a machine."""
GLANCE: Final = 16
GLANCE_A_TURN: Final = 40
GLANCE_MILLISECONDS: Final = 250
"""The same for one that takes a glance only."""
TRAVELS: Final = 24
"""Travels that are compared."""

_CARDS: Final = (questions.DECK, questions.KEEP, questions.FIRST_CARD)
_PLANNED: Final = (
    questions.TRAVEL,
    questions.CREATION,
    questions.CROSS,
    questions.TOWER,
    questions.GOLEM,
    *_CARDS,
)
"""What is thought about; everything else is answered as the scripted player does."""


class PlannerBot:
    """Plays whole travels and creations by plans."""

    def __init__(
        self,
        budget: Budget | None = None,
        judge: Judge | None = None,
        travelled: int = TRAVELS,
    ) -> None:
        """Think as much as usual, with the shipped sense of the game, or as one is told."""
        self.budget = budget or Budget(
            PLAYOUTS,
            a_turn=A_TURN,
            milliseconds_a_turn=MILLISECONDS,
        )
        self.judge = judge or usual_judge()
        self.travelled: i64 = travelled
        self._quick: Quick | None = None
        self._answers: list[int] = []
        self._expected: tuple[object, ...] | None = None

    def choose(self, seen: State, dice: Dice) -> int:
        """Go on with the plan, or make a new one."""
        table = cast("Dreamscape", seen)
        if self._expected is None or table.frozen() != self._expected:
            self._answers = []
            self._quick = None
        answer = self._next(table, dice)
        if answer not in table.options:
            answer = table.options[0]
        after = table.copy()
        after.apply(answer)
        self._expected = after.frozen()
        return answer

    def _next(self, table: Dreamscape, dice: Dice) -> i64:
        """Give the next answer of the plan; where there is none, make one."""
        if table.question == questions.TRAVEL and self._quick is not None:
            return self._quick.answer(table)
        self._quick = None
        if not self._answers:
            with CollectorRests():
                self._answers = self._planned(table, dice)
        return self._answers.pop(0)

    def _planned(self, table: Dreamscape, dice: Dice) -> list[int]:
        """Compare whole travels or creations, or single answers about cards."""
        playouts: i64 = 0
        if table.question in _PLANNED:
            playouts = self.budget.begin(turn_of(table, table.seat))
        if playouts <= 0 or self.budget.ended():
            return [scripted.answer(table, table.seat)]
        answers = self._compared(table, playouts, dice)
        self.budget.end()
        return answers

    def _compared(self, table: Dreamscape, playouts: i64, dice: Dice) -> list[int]:
        question = table.question
        if question == questions.TRAVEL:
            return [self._travel(table, playouts, dice)]
        if question in _CARDS:
            trial = CreationTrial(table, _far(table), self.judge, dice.word())
            return halving.compare(_answers(table), trial, self.budget, playouts)[0].answers
        climb = Climb(table, _near(table), self.judge, self.budget, dice.word())
        return climb.search(playouts, dice)

    def _travel(self, table: Dreamscape, playouts: i64, dice: Dice) -> i64:
        """Compare travels, and set out on the best one."""
        trial = CreationTrial(table, table.cycle, self.judge, dice.word())
        found = travels(table, self.travelled)
        chosen = halving.compare(found, trial, self.budget, playouts)[0]
        if chosen.itinerary is None:
            return chosen.answers[0]
        quick = Quick()
        quick.set_out(table, table.seat, chosen.itinerary)
        self._quick = quick
        return quick.answer(table)

    def weigh(self, seen: State, dice: Dice, played: Sequence[int] = ()) -> list[Weighed]:
        """Compare whole plans, the best first, and follow none; worth is counted in points.

        What was `played` is among them, and tried as often as the best.
        """
        with CollectorRests():
            return self._weighed(cast("Dreamscape", seen), dice, played)

    def _weighed(self, table: Dreamscape, dice: Dice, played: Sequence[int]) -> list[Weighed]:
        playouts = self.budget.begin(turn_of(table, table.seat))
        cycle = _far(table) if table.question in _CARDS else _near(table)
        found = self._plans(table, playouts, dice)
        also: Candidate | None = None
        if played:
            also = Candidate(list(played), None)
            found.insert(0, also)
        trial = CreationTrial(table, cycle, self.judge, dice.word())
        ranked = halving.compare(found, trial, self.budget, playouts)
        halving.settle(ranked, also, trial, self.budget, max(int(playouts) // len(found), 1))
        self.budget.end()
        return _distinct([one.weighed(followed(table, one), POINT) for one in ranked if one.tried])

    def _plans(self, table: Dreamscape, playouts: i64, dice: Dice) -> list[Candidate]:
        """Give what is worth comparing, each kind of question in its own way."""
        if table.question == questions.TRAVEL:
            return travels(table, self.travelled)
        if table.question in _CARDS or table.question not in _PLANNED:
            return _answers(table)
        climb = Climb(table, _near(table), self.judge, self.budget, dice.word())
        climb.search(max(playouts // 2, 1), dice)
        climb.found.reverse()
        return [Candidate(one.answers, None) for one in climb.found]


def far_sighted() -> PlannerBot:
    """Give one that takes a glance at each plan, weighs by hand, and is soon done."""
    budget = Budget(GLANCE, a_turn=GLANCE_A_TURN, milliseconds_a_turn=GLANCE_MILLISECONDS)
    return PlannerBot(budget, Judge(None))


def _answers(table: Dreamscape) -> list[Candidate]:
    """Give every answer, the one of the scripted player first."""
    first = scripted.answer(table, table.seat)
    found: list[Candidate] = [Candidate([first], None)] if first in table.options else []
    return found + [Candidate([option], None) for option in table.options if option != first]


def _distinct(weighed: list[Weighed]) -> list[Weighed]:
    """Leave out plans that come to the same answers as a better one."""
    known: set[tuple[int, ...]] = set()
    found: list[Weighed] = []
    for one in weighed:
        if one.answers not in known:
            known.add(one.answers)
            found.append(one)
    return found


def _near(table: Dreamscape) -> i64:
    """Name the cycle whose creation is played to its end; the last one is the seventh."""
    return CYCLES + 1 if table.phase == LAST_CREATION else table.cycle


def _far(table: Dreamscape) -> i64:
    """What is drawn in a creation serves the next one."""
    return table.cycle if table.phase == TRAVEL else table.cycle + 1
