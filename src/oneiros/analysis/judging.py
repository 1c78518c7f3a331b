"""One choice judged: what it was worth, against what the best that was found is worth.

Everything is looked at as the seat knew it. The search only names what would be best. What that is
worth is then measured anew, with the same dice for it and for what was chosen: so nothing looks
better than it is because it was picked for looking good.

Both are looked at where the seat is asked no more: a plan of the search that ends earlier goes on
as the quick player does, so that all of it is told. What was chosen may have been cut off by chance
and gone on afterwards: then it is also valued as it went on, whatever chance says. Where something
would be graded and chance has cut either plan, both are measured again as the best goes on: what a
later choice gives away is no loss of an earlier one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from oneiros.analysis.continuing import value_continued, whole
from oneiros.analysis.grades import CERTAINTY, INACCURACY, grade
from oneiros.analysis.valuing import (
    GROUPS,
    GoingOn,
    Trials,
    Valued,
    difference,
    joined,
    value,
    value_going_on,
)
from oneiros.bots.budget import Budget
from oneiros.kernel.collector import CollectorRests
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.registry.planned import followed

_Valuing = Callable[[range], Valued]
_GROUPS: Final = range(GROUPS)
DOUBTS: Final = 3
"""Where a loss would count but may be an error, so many times as many playouts are added."""
_MORE: Final = range(GROUPS, GROUPS * (1 + DOUBTS))
_ALIKE: Final = 0.01
"""What loses no more than this against the best begins as well as it."""


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
    rest: tuple[int, ...] = ()
    """What the seat answered in the same phase when chance had spoken."""
    rolled: Trials | None = None
    """How the turn before is played on, where the state follows from the roll that has ended it."""


class Judged(NamedTuple):
    """What was found: the worth before and after a choice, and what would have been better."""

    before: Valued | None
    after: Valued | None = None
    lost: float = 0.0
    """How much more the best found is worth to the seat; 0 where nothing better was found."""
    error: float = 0.0
    """The standard error of that."""
    better: tuple[int, ...] = ()
    gone_on: Valued | None = None
    """The worth after the choice if the seat goes on as it did, where chance cut it off."""
    meant: bool = False
    """Whether that is surely more than if the quick player goes on: it belongs to the plan."""
    rolled: Valued | None = None
    """The worth before it as the turn before sees it, where a roll has ended that one."""

    @property
    def as_meant(self) -> Valued | None:
        """The worth after the choice if it belongs to a plan that goes on as it did."""
        return self.gone_on or self.after


def judge(question: Question) -> Judged:
    """Judge one choice, or value one state."""
    with CollectorRests():
        return _judged(question)


def _judged(question: Question) -> Judged:
    game = registered(question.game)
    before = _valued(game, question, question.seen) if question.valued else None
    rolled = question.rolled
    if rolled is not None:
        seen = value(game, question.seen, rolled, _GROUPS)
        return _chosen(game, question, before)._replace(rolled=seen)
    return _chosen(game, question, before)


def _chosen(game: Game, question: Question, before: Valued | None) -> Judged:
    """Judge what was chosen, if anything was."""
    if not question.chosen:
        return Judged(before)
    chosen, number = followed(question.seen, question.chosen)
    judged = _after(game, question, chosen, before)
    played = question.chosen[:number]
    plan = _whole(game, question, _best(game, question, played))
    judged = _compared(game, question, judged, plan)
    if grade(judged.lost, judged.error):
        return _continued(game, question, _latest(game, question, judged, played))
    return judged


def _after(game: Game, question: Question, chosen: State, before: Valued | None) -> Judged:
    """Value what was chosen, by the quick player and as it went on."""
    after = _valued(game, question, chosen)
    if not question.rest or chosen.seat != CHANCE:
        return Judged(before, after)
    gone_on = _valued_going_on(game, question, chosen)
    more, error = difference(gone_on, after, question.seat)
    return Judged(before, after, gone_on=gone_on, meant=more > CERTAINTY * error)


def _compared(game: Game, question: Question, judged: Judged, plan: tuple[int, ...]) -> Judged:
    """Measure what was chosen against a plan, and more closely where that decides."""
    chosen, _ = followed(question.seen, question.chosen)
    best, _ = followed(question.seen, plan)
    after = judged.as_meant if judged.meant else judged.after
    if after is None or best.frozen() == chosen.frozen():
        return judged
    again = _valued_going_on if judged.meant else _valued
    after, lost, error = _gap(
        question.seat,
        after,
        lambda groups: again(game, question, chosen, groups),
        lambda groups: _valued(game, question, best, groups),
    )
    judged = judged._replace(gone_on=after) if judged.meant else judged._replace(after=after)
    # Where nothing better was found, what was chosen is the best.
    return judged._replace(lost=lost, error=error, better=plan) if lost > 0 else judged


def _gap(seat: int, chosen: Valued, again: _Valuing, best: _Valuing) -> tuple[Valued, float, float]:
    """Say how much more the best is worth than what was chosen, with all that is known of that."""
    groups = max(len(chosen.groups), GROUPS)
    found = best(range(groups))
    lost, error = difference(found, chosen, seat)
    if groups == GROUPS and lost >= INACCURACY and lost < CERTAINTY * error:
        chosen, found = joined(chosen, again(_MORE)), joined(found, best(_MORE))
        lost, error = difference(found, chosen, seat)
    return chosen, lost, error


def _continued(game: Game, question: Question, judged: Judged) -> Judged:
    """Measure a loss again where chance has cut a plan: both go on as well as the search finds."""
    chosen, _ = followed(question.seen, question.chosen)
    best, _ = followed(question.seen, judged.better)
    if CHANCE not in (chosen.seat, best.seat):
        return judged

    def again(groups: range) -> Valued:
        found = [_valued_continued(game, question, chosen, groups)]
        if judged.meant:
            found.append(_valued_going_on(game, question, chosen, groups))
        return max(found, key=lambda one: one.chances[question.seat])

    _, lost, error = _gap(
        question.seat,
        again(_GROUPS),
        again,
        lambda groups: _valued_continued(game, question, best, groups),
    )
    better = judged.better if lost > 0 else ()
    return judged._replace(lost=max(lost, 0.0), error=error if better else 0.0, better=better)


def _latest(game: Game, question: Question, judged: Judged, played: tuple[int, ...]) -> Judged:
    """Find the last answer of what was played up to which nothing was lost, if it is later."""
    pairs = zip(played, judged.better, strict=False)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    tried = {followed(question.seen, played)[0].frozen()}
    plain = judged._replace(lost=0.0, error=0.0, better=())
    for number in range(len(played) - 1, alike, -1):
        plan = _whole(game, question, played[:number])
        reached = followed(question.seen, plan)[0].frozen()
        if reached in tried:
            continue
        tried.add(reached)
        found = _compared(game, question, plain, plan)
        if found.lost >= judged.lost - _ALIKE and grade(found.lost, found.error):
            return found
    return judged


def _whole(game: Game, question: Question, plan: Sequence[int]) -> tuple[int, ...]:
    """Tell a plan to where the seat is asked no more."""
    return whole(game, question.seen, plan, question.trials.seed)


def _valued(game: Game, question: Question, state: State, groups: range = _GROUPS) -> Valued:
    """Value a state of the question, with the dice that all of them share."""
    return value(game, state, question.trials, groups)


def _valued_continued(game: Game, question: Question, state: State, groups: range) -> Valued:
    """Value a state as the best that is found goes on from there."""
    return value_continued(game, state, question.seat, question.trials, groups)


def _valued_going_on(
    game: Game, question: Question, chosen: State, groups: range = _GROUPS
) -> Valued:
    """Value what was chosen as it went on."""
    going_on = GoingOn(question.seat, question.rest)
    return value_going_on(game, chosen, going_on, question.trials, groups)


def _best(game: Game, question: Question, played: Sequence[int]) -> tuple[int, ...]:
    """Give the answers that the search likes best, which may be those that were played."""
    dice = Dice(derived_seed(question.trials.seed, "search"))
    weighed = game.weigh(question.seen, Budget(question.trials.playouts), dice, played)
    return tuple(weighed[0].answers)
