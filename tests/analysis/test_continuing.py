"""What chance has cut is compared as the best goes on: one loss is blamed once, on what lost it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from oneiros.analysis import judging
from oneiros.analysis.continuing import value_continued
from oneiros.analysis.grades import grade
from oneiros.analysis.judging import Judged, Question, judge
from oneiros.analysis.reckoning import questions
from oneiros.analysis.valuing import Trials, value
from oneiros.bots.weighing import Weighed
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.games import game
from oneiros.registry.planned import followed
from tests.analysis.games import begun, cut, play_on

BOLD, PLAIN, NEITHER = range(3)
"""Ways, of which most are cut by a draw of LEFT or RIGHT; a player then goes where that was."""
LEFT, RIGHT = range(2)
PLAYOUTS = 160


class Way(NamedTuple):
    """A way to go: what it is worth to follow the draw, and not to."""

    well: float
    badly: float
    cut: bool = True


class Walk(State):
    """A walk of one player: a way is chosen, chance draws a side, and the player follows or not."""

    def __init__(self, ways: tuple[Way, ...], answers: tuple[int, ...] = ()) -> None:
        """Begin with the choice of a way, or after some answers."""
        super().__init__()
        self.ways = ways
        self.answers = answers
        self.weights = [1, 1]
        long = not answers or ways[answers[0]].cut
        self.seat = (0, CHANCE, 0, NOBODY)[len(answers)] if long else NOBODY
        self.options = list(range((len(ways), 2, 3, 0)[len(answers)]))

    def apply(self, option: int) -> None:
        self.__init__(self.ways, (*self.answers, option))  # type: ignore[misc] # as it is then

    def copy(self) -> Walk:
        return Walk(self.ways, self.answers)

    def frozen(self) -> tuple[object, ...]:
        return self.answers

    @property
    def worth(self) -> float:
        """What it is worth to player 0 if the quick player, who never follows, goes on."""
        way = (
            self.ways[self.answers[0]]
            if self.answers
            else max(self.ways, key=lambda one: one.badly)
        )
        return (
            way.well if len(self.answers) == 3 and self.answers[1] == self.answers[2] else way.badly
        )


def quick(state: Walk) -> int:
    """Go the way that is best for who does not follow, and do not follow."""
    badly = [one.badly for one in state.ways]
    return NEITHER if state.answers else badly.index(max(badly))


def weigh(state: Walk, *_: object) -> list[Weighed]:
    """Follow the draw that is known; before it, go the way that is best for who does not."""
    answer = state.answers[1] if state.answers else quick(state)
    return [Weighed((answer,), 0.0, 0.0, 1)]


WALK = cast(
    "Any",
    SimpleNamespace(
        ruleset=SimpleNamespace(ending=lambda _: None, veil=lambda state, _: state, name="walk"),
        prospects=lambda state, *_: [state.worth, 1 - state.worth],
        quick=lambda _: quick,
        weigh=weigh,
        turns=lambda _: 1,
        phase=lambda _: 1,
    ),
)


@pytest.fixture(autouse=True)
def _walk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "registered", lambda name: WALK if name == "walk" else game(name))


def judged(ways: tuple[Way, ...], *before: int, chosen: int, rest: tuple[int, ...] = ()) -> Judged:
    """Judge one answer of a walk."""
    seen = Walk(ways, before)
    return judge(Question("walk", seen, 0, (chosen,), Trials(seen, PLAYOUTS, 5), rest=rest))


def graded(*found: Judged) -> list[float]:
    """Give the losses that are graded."""
    return [round(one.lost, 9) for one in found if grade(one.lost, one.error)]


def test_an_innocent_choice_is_not_blamed_for_what_a_later_one_gave_away() -> None:
    ways = (Way(0.8, 0.2), Way(0.5, 0.5, cut=False))
    # The way is bold and good. That the draw is not followed gives it away.
    first = judged(ways, chosen=BOLD, rest=(NEITHER,))
    last = judged(ways, BOLD, LEFT, chosen=NEITHER)
    assert graded(first, last) == [pytest.approx(0.6)]
    assert graded(last) == graded(first, last)
    assert (first.lost, first.better) == (0, ())


@pytest.mark.parametrize(
    ("chosen", "other", "lost"),
    [
        # Chance cuts both: each goes on at its best.
        (Way(0.8, 0.2), Way(0.95, 0.5), 0.15),
        (Way(0.7, 0.2), Way(0.8, 0.5), 0.1),
        # Only what was chosen is cut: a part of the loss is left.
        (Way(0.3, 0.2), Way(0.5, 0.5, cut=False), 0.2),
        # Only the better plan is cut.
        (Way(0.4, 0.4, cut=False), Way(0.8, 0.5), 0.4),
        # Nothing is.
        (Way(0.4, 0.4, cut=False), Way(0.5, 0.5, cut=False), 0.1),
    ],
)
def test_both_plans_are_valued_as_the_best_goes_on(chosen: Way, other: Way, lost: float) -> None:
    found = judged((chosen, other), chosen=BOLD)
    assert graded(found) == [pytest.approx(lost)]
    # Every playout of a draw comes to the same; the error is that of so many playouts.
    assert found.error == pytest.approx(1 / PLAYOUTS)
    assert found.better[:1] == (PLAIN,)


def test_the_chances_stay_those_of_the_quick_player() -> None:
    """So luck and choices add up as they do without it."""
    found = judged((Way(0.8, 0.2), Way(0.5, 0.5, cut=False)), chosen=BOLD)
    assert found.before is not None
    assert found.after is not None
    assert found.before.chances[0] == pytest.approx(0.5)
    assert found.after.chances[0] == pytest.approx(0.2)


def test_what_went_on_better_than_the_search_finds_counts_as_it_went_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WALK, "weigh", lambda state, *_: [Weighed((quick(state),), 0.0, 0.0, 1)])
    ways = (Way(0.8, 0.2), Way(0.55, 0.55, cut=False))
    # Half of the draws are followed by who always goes left; the search never does.
    found = judged(ways, chosen=BOLD, rest=(LEFT,))
    assert found.meant
    plain = judged(ways, chosen=BOLD)
    assert found.lost < plain.lost == pytest.approx(0.35)


@pytest.mark.parametrize("name", ["dreamblade", pytest.param("dreamscape", marks=pytest.mark.slow)])
def test_a_real_plan_is_continued_to_the_end_of_its_phase_the_same_every_time(name: str) -> None:
    course = cut(play_on(begun(name), name, ("scripted", "scripted"), Dice(3)))
    asked = [one for one in questions(course, 16, 1) if one.chosen]
    continued = 0
    for one in asked[:: max(len(asked) // 12, 1)]:
        chosen, _ = followed(one.seen, one.chosen)
        plain = value(game(name), chosen, one.trials, range(8))
        found = value_continued(game(name), chosen, one.seat, one.trials, range(8))
        assert found == value_continued(game(name), chosen, one.seat, one.trials, range(8))
        assert sum(found.chances) == pytest.approx(1)
        if chosen.seat != CHANCE or not one.rest:
            continue
        continued += found != plain
    assert continued
