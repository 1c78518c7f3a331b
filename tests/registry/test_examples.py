"""Every ability and every power has an example that begins with the learner and can be used."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.kernel.match import Match
from oneiros.kernel.scenarios.scenario import run
from oneiros.registry.addresses import OURS
from oneiros.registry.examples import shipped
from oneiros.registry.game import Game
from oneiros.registry.games import all_games, game
from oneiros.words import Words, languages
from tests.games.every import EVERY
from tools import examples as tool

POWERS: Final = ("muse", "king", "harvesters", "lake", "tower", "golem")
SHIPPED: Final = [(name, one) for name in OURS for one in game(name).examples()]
every_game = pytest.mark.parametrize("one", EVERY.values(), ids=EVERY)
every_example = pytest.mark.parametrize(("name", "example"), SHIPPED)


@every_game
def test_an_example_is_of_a_rule_of_its_game(one: Game) -> None:
    for example in one.examples().values():
        assert example.rule in one.rule_names()


def test_every_keyword_has_an_example_in_the_order_of_the_rules() -> None:
    found = [one.rule.removeprefix("11 ") for one in game("dreamblade").examples().values()]
    assert sorted(found) == found
    assert set(found) == {keyword.name for keyword in KEYWORDS}


def test_every_power_has_an_example() -> None:
    assert tuple(game("dreamscape").examples()) == POWERS


@every_example
def test_an_example_begins_with_a_choice_of_the_learner(name: str, example: str) -> None:
    one = game(name).examples()[example]
    match = Match(game(name).ruleset, {"position": one.position})
    decision = match.decision()
    assert decision is not None
    assert decision.seat == one.seat
    assert len(decision.options) > 1


@pytest.mark.parametrize("name", OURS)
def test_what_is_shipped_is_what_the_scenarios_lay_out(name: str) -> None:
    assert tool.file(name).read_text("utf-8") == tool.written(name)


@pytest.mark.parametrize(
    ("name", "path"), [(name, path) for name in OURS for _, path in tool.scenarios(name)]
)
def test_what_an_example_is_of_can_be_used_in_it(name: str, path: Path) -> None:
    stages = {name: one.stage for name, one in all_games().items()}
    rules = {name: game(name).rule_names()}
    outcome = run(path.read_text("utf-8"), path.name, stages, rules)
    assert outcome.passed, outcome.faults
    (rule,) = outcome.rules
    assert rule in {one.rule for one in game(name).examples().values()}


@every_example
def test_what_to_do_in_an_example_is_said_in_every_language(name: str, example: str) -> None:
    for language in languages():
        assert (
            Words(language).say(f"web-example-{name}-{example}") != f"web-example-{name}-{example}"
        )


def test_a_game_without_examples_ships_no_file() -> None:
    with pytest.raises(FileNotFoundError):
        shipped("oneiros.registry")
