"""The environments pass the tests of the projects whose environments they are."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from oneiros import envs
from oneiros.registry.games import all_games

NAMES = list(all_games())
FORMATS = [pytest.param(name, {}, id=name) for name in NAMES] + [
    pytest.param("dreamscape", {"players": 3}, id="three players"),
    pytest.param("dreamscape", {"players": 4, "agreed": {"nightmare": True}}, id="nightmare"),
    pytest.param("dreamscape", {"agreed": {"simultaneous": True}}, id="at the same time"),
    pytest.param("dreamblade", {"varied": 3}, id="varied"),
]
# PettingZoo says this of every environment with masks, its own included.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def petting(name: str) -> envs.Petting:
    """Give the environments of a game."""
    found: envs.Petting = getattr(envs, f"{name}_v0")
    return found


@MASKED
@pytest.mark.parametrize(("name", "how"), FORMATS)
def test_pettingzoo_finds_no_fault(name: str, how: dict[str, Any]) -> None:
    api_test(petting(name).env(**how), num_cycles=600)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_finds_the_same_seed_to_give_the_same_game(name: str) -> None:
    seed_test(petting(name).env, num_cycles=300)


@pytest.mark.parametrize("opponent", ["random", "drowsy"])
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_no_fault(name: str, opponent: str) -> None:
    check_env(gymnasium.make(f"Oneiros/{name.capitalize()}-v0", opponent=opponent).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_makes_many_at_once(name: str) -> None:
    made = gymnasium.make_vec(f"Oneiros/{name.capitalize()}-v0", num_envs=3, opponent="random")
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    for _ in range(60):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        seen, rewards, ended, cut, info = made.step(actions)
        assert made.observation_space.contains(seen)
        assert rewards.dtype == np.float32
        assert ended.dtype == cut.dtype == np.bool_
        assert not cut.any()
