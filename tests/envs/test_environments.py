"""What the environments say of their own: masks, rewards, seats, opponents and buffers."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from oneiros import envs
from oneiros.envs.aec import TurnEnv
from oneiros.envs.scene import laid
from oneiros.envs.single import SingleEnv
from oneiros.envs.vector import BatchEnv
from oneiros.kernel.errors import BadData
from oneiros.registry.games import all_games
from tests.thirdgame.game import added

NAMES = list(all_games())
every_game = pytest.mark.parametrize("name", NAMES)


def play(env: Any, generator: np.random.Generator) -> dict[str, float]:  # noqa: ANN401 - wrapped or not
    """Play a game of PettingZoo at random, and add up what each agent gets."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        mask = seen["action_mask"]
        env.step(None if ended or cut else generator.choice(np.flatnonzero(mask)))
    return got


@every_game
def test_a_whole_game_rewards_everybody_once(name: str) -> None:
    env = envs.Petting(name).env()
    env.reset(seed=4)
    got = play(env, np.random.default_rng(4))
    assert sum(got.values()) == pytest.approx(0)
    assert sorted(got.values()) in ([-1, 1], [0, 0])


@every_game
def test_only_the_agent_that_is_asked_may_say_anything(name: str) -> None:
    env = TurnEnv(name)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
    with pytest.raises(ValueError, match="must say an action"):
        env.step(None)


@every_game
def test_an_agent_that_says_what_is_not_open_loses(name: str) -> None:
    env = envs.Petting(name).env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


@every_game
def test_a_learner_that_says_what_is_not_open_loses_too(name: str) -> None:
    env = SingleEnv(name)
    _, info = env.reset(seed=1)
    closed = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, ended, _, info = env.step(closed)
    assert (reward, ended, info["illegal"]) == (-1, True, True)


@every_game
@pytest.mark.parametrize("opponent", ["random", "scripted"])
def test_a_game_against_an_opponent_ends_with_a_reward(name: str, opponent: str) -> None:
    env = SingleEnv(name, opponent, seat=1)
    _, info = env.reset(seed=3)
    generator = np.random.default_rng(1)
    ended, rewards = False, []
    while not ended:
        assert (info["action_mask"] == env.action_masks()).all()
        _, reward, ended, _, info = env.step(generator.choice(np.flatnonzero(info["action_mask"])))
        rewards.append(reward)
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] in (-1, 0, 1)
    assert env.seat == 1


@every_game
def test_what_is_seen_is_shown_as_text(name: str) -> None:
    single = SingleEnv(name, render_mode="ansi")
    single.reset(seed=1)
    turns = TurnEnv(name, render_mode="ansi")
    turns.reset(seed=1)
    for env in (single, turns):
        assert json.loads(str(env.render()))["game"] == name
    assert SingleEnv(name).render() is None


@every_game
def test_a_seat_by_lot_is_not_always_the_same(name: str) -> None:
    env = SingleEnv(name)
    env.reset(seed=1)
    seats = set()
    for _ in range(30):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1}


@every_game
@pytest.mark.parametrize("seat", [-2, -1, 2])
@pytest.mark.parametrize("kind", [SingleEnv, BatchEnv])
def test_a_seat_that_the_game_does_not_have_is_refused(
    name: str, seat: int, kind: type[SingleEnv | BatchEnv]
) -> None:
    with pytest.raises(BadData, match="envs-seat") as refused:
        kind(name, seat=seat)
    assert refused.value.details == {"came": str(seat), "last": 1}


def test_the_learner_answers_for_everybody_without_an_opponent() -> None:
    env = BatchEnv("dreamblade", 4, None, copy=False)
    _, info = env.reset(seed=1)
    asked: set[int] = set()
    for _ in range(200):
        asked |= set(info["seat"].tolist())
        seen, *_, info = env.step(np.argmax(info["action_mask"], axis=1))
        assert seen is env.observations
    assert asked == {0, 1}


def test_what_was_given_stays_as_it_was_unless_the_buffers_are_wanted() -> None:
    env = BatchEnv("dreamblade", 2)
    before, info = env.reset(seed=1)
    kept = before.copy()
    env.step(np.argmax(info["action_mask"], axis=1))
    assert (before == kept).all()
    assert (before != env.observations).any()


def test_a_small_format_is_laid_out_with_what_seats_bring() -> None:
    scene = laid("dreamblade", agreed={"turn_limit": 3}, brings=["sample", "mirror-parade"])
    assert len(scene.starts) == 1
    scene = laid("dreamblade", varied=3)
    assert len(scene.starts) == 3


def test_a_game_that_is_not_written_as_numbers_has_no_environment() -> None:
    with added(), pytest.raises(BadData, match="envs-encoding"):
        laid("envelopes")


def test_set_ups_of_different_sizes_are_not_learnt_together() -> None:
    with pytest.raises(BadData, match="envs-setups"):
        laid("dreamscape", setups=[{"players": 2}, {"players": 3}])


def test_an_environment_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadData, match="game-unknown"):
        _ = envs.chess_v0
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = envs.nothing


def test_gymnasium_knows_the_names_once_the_package_is_imported() -> None:
    assert {f"Oneiros/{name.capitalize()}-v0" for name in NAMES} <= set(gymnasium.registry)


def test_playing_without_environments_needs_no_numpy() -> None:
    program = (
        "import oneiros, sys; oneiros.play('dreamscape', ['random'] * 2); "
        "assert not {'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=False, text=True
    )
    assert done.returncode == 0, done.stderr
