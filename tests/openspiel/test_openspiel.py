"""OpenSpiel plays our games: its own simulations find no fault, and its search plays them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from oneiros.envs.openspiel import register

NAMES = register()
FORMATS = [
    *NAMES,
    "oneiros_dreamscape(players=3,nightmare=True)",
    "oneiros_dreamscape(simultaneous=True)",
    "oneiros_dreamblade(turn_limit=4)",
]


def played(game: Any, actions: int, seed: int) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Play on at random."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(actions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_both_games_are_there() -> None:
    assert NAMES == ["oneiros_dreamblade", "oneiros_dreamscape"]
    assert register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", FORMATS)
def test_random_simulations_find_no_fault(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("actions", [3, 60])
def test_a_state_is_written_and_read_back(name: str, actions: int) -> None:
    state = played(pyspiel.load_game(name), actions, 5)
    _, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state)
    assert again.history() == state.history()
    if not state.is_chance_node():
        assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_shares_nothing(name: str) -> None:
    state = played(pyspiel.load_game(name), 70, 2)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    dice = random.Random(1)
    while not twin.is_terminal():
        twin.apply_action(dice.choice(twin.legal_actions()))
    assert str(state) == before
    assert sum(twin.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_players_see_numbers_and_text(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 80, 3)
    shape = game.observation_tensor_shape()
    for player in range(game.num_players()):
        tensor = np.array(state.observation_tensor(player))
        assert tensor.shape == tuple(shape)
        assert tensor.any()
        assert state.observation_string(player)
        assert "asked" in state.information_state_string(player)


def test_secrets_are_in_nobody_elses_information() -> None:
    game = pyspiel.load_game("oneiros_dreamscape")
    state = game.new_initial_state()
    # 2.3: the first player draws one card, which all see; the second looks at two.
    for _ in range(2):
        while not state.action_to_string(state.legal_actions()[0]).startswith("card "):
            state.apply_action(state.legal_actions()[0])
        first, second = state.child(0), state.child(1)
        state.apply_action(0)
    same = [
        first.information_state_string(player) == second.information_state_string(player)
        for player in range(2)
    ]
    assert sorted(same) == [False, True]


@pytest.mark.parametrize("name", NAMES)
def test_its_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(2), solve=False)
    state = played(game, 30, 1)
    dice, decided = random.Random(7), 0
    while decided < 3 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decided += 1
