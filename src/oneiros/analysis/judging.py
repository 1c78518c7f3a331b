"""One choice judged: what it was worth, against what the best that was found is worth.

Everything is looked at as the seat knew it. The search only names what would be best. What that is
worth is then measured anew, with the same dice for it and for what was chosen: so nothing looks
better than it is because it was picked for looking good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.analysis.grades import CERTAINTY, INACCURACY
from oneiros.analysis.valuing import GROUPS, Trials, Valued, difference, joined, value
from oneiros.bots.budget import Budget
from oneiros.kernel.collector import CollectorRests
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import State
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.registry.planned import followed

_GROUPS: Final = range(GROUPS)
DOUBTS: Final = 3
"""Where a loss would count but may be an error, so many times as many playouts are added."""


class Question(NamedTuple):
    """Something to be judged by itself, in whatever process: a choice, or only a state."""

    game: str
    seen: State
    seat: int
    chosen: tuple[int, ...]
    """The answers that were given; none where only the state is valued."""
    trials: Trials
    valued: bool = True
    """Whether the state before the choice is to be valued; otherwise its value is known."""


class Judged(NamedTuple):
    """What was found: the worth before and after a choice, and what would have been better."""

    before: Valued | None
    after: Valued | None = None
    lost: float = 0.0
    """How much more the best found is worth to the seat; 0 where nothing better was found."""
    error: float = 0.0
    """The standard error of that."""
    better: tuple[int, ...] = ()


def judge(question: Question) -> Judged:
    """Judge one choice, or value one state."""
    with CollectorRests():
        return _judged(question)


def _judged(question: Question) -> Judged:
    game = registered(question.game)
    seen, seat = question.seen, question.seat
    before = _valued(game, question, seen) if question.valued else None
    if not question.chosen:
        return Judged(before)
    chosen, number = followed(seen, question.chosen)
    after = _valued(game, question, chosen)
    plan = _best(game, question, question.chosen[:number])
    best, _ = followed(seen, plan)
    if best.frozen() == chosen.frozen():
        return Judged(before, after)
    found = _valued(game, question, best)
    lost, error = difference(found, after, seat)
    if lost >= INACCURACY and lost < CERTAINTY * error:
        more = range(GROUPS, GROUPS * (1 + DOUBTS))
        after = joined(after, _valued(game, question, chosen, more))
        found = joined(found, _valued(game, question, best, more))
        lost, error = difference(found, after, seat)
    if lost <= 0:
        # Nothing better was found: what was chosen is the best.
        return Judged(before, after)
    return Judged(before, after, lost, error, plan)


def _valued(game: Game, question: Question, state: State, groups: range = _GROUPS) -> Valued:
    """Value a state of the question, with the dice that all of them share."""
    return value(game, state, question.trials, groups)


def _best(game: Game, question: Question, played: Sequence[int]) -> tuple[int, ...]:
    """Give the answers that the search likes best, which may be those that were played."""
    dice = Dice(derived_seed(question.trials.seed, "search"))
    weighed = game.weigh(question.seen, Budget(question.trials.playouts), dice, played)
    return tuple(weighed[0].answers)
