"""The collector of Python rests while bots and analyses search, and works again afterwards."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import pytest

from oneiros.analysis import judging
from oneiros.analysis.judging import Question, judge
from oneiros.analysis.valuing import Trials, Valued, certain
from oneiros.bots.budget import Budget
from oneiros.bots.dreamblade.planning.planner import PlannerBot as DreambladePlanner
from oneiros.bots.dreamscape.planning.planner import PlannerBot as DreamscapePlanner
from oneiros.bots.search import SearchBot
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import State
from tests.games.every import EVERY
from tests.registry.test_weighing import asked

PLANNERS: dict[str, Callable[[Budget], Any]] = {
    "dreamblade": DreambladePlanner,
    "dreamscape": DreamscapePlanner,
}
both_games = pytest.mark.parametrize("name", PLANNERS)


class Noticed:
    """Looks again and again whether the collector works."""

    def __init__(self) -> None:
        """Look for the first time when one is asked."""
        self.found: list[bool] = []

    def stopped(self) -> bool:
        """Let the search go on."""
        self.found.append(gc.isenabled())
        return False

    def check(self) -> None:
        """Expect that it rested all the time, and works now."""
        assert self.found
        assert not any(self.found)
        assert gc.isenabled()


@both_games
def test_it_rests_while_a_planner_chooses_or_compares(name: str) -> None:
    for planned in ("choose", "weigh"):
        noticed = Noticed()
        bot = PLANNERS[name](Budget(12, stopped=noticed.stopped))
        getattr(bot, planned)(asked(EVERY[name], 3), Dice(1))
        noticed.check()


@both_games
def test_it_works_again_when_a_planner_fails(name: str) -> None:
    def fails() -> bool:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        PLANNERS[name](Budget(12, stopped=fails)).weigh(asked(EVERY[name], 3), Dice(1))
    assert gc.isenabled()


def test_it_rests_in_the_tree_search() -> None:
    noticed, game = Noticed(), EVERY["dreamblade"]

    def prior(state: State) -> list[float]:
        noticed.stopped()
        return [1.0] * len(state.options)

    SearchBot(game.ruleset, 4, prior=prior).choose(asked(game, 3), Dice(1))
    noticed.check()


def test_it_rests_while_a_part_of_a_game_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    noticed, state = Noticed(), asked(EVERY["dreamblade"], 3)

    def value(*_: object) -> Valued:
        noticed.stopped()
        return certain((0.5, 0.5))

    monkeypatch.setattr(judging, "value", value)
    judge(Question("dreamblade", state, int(state.seat), (), Trials(state, 8, 1)))
    noticed.check()
