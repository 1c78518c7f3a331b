"""Build, then play: a warband is chosen from a sealed pool (3.3) in every kind of environment."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from oneiros import envs
from oneiros.envs.aec import TurnEnv
from oneiros.envs.scene import laid
from oneiros.envs.vector import BatchEnv
from oneiros.games.dreamblade.sealed.building import LEAVE, TAKE, Building
from oneiros.games.dreamblade.sealed.encoding import SEALED
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import CHANCE, NOBODY
from tests.envs.test_conformance import MASKED

SHORT = {"turn_limit": 2}
POOL = SEALED.slices()["opened"]
LEAVING = SEALED.actions - 2
TAKING = SEALED.actions - 1


def opened(seed: int, packs: str = "starter") -> Building:
    """Open the packs of both, so that the first player is asked."""
    state = laid("dreamblade", sealed={"way": packs}, agreed=SHORT).starts[0].copy()
    dice = Dice(seed)
    while state.seat == CHANCE:
        state.apply(dice.choose(state))
    return cast("Building", state)


@MASKED
def test_pettingzoo_finds_no_fault() -> None:
    api_test(envs.dreamblade_v0.env(sealed={}, agreed=SHORT), num_cycles=300)


def test_the_same_seed_gives_the_same_pools() -> None:
    seed_test(lambda: envs.dreamblade_v0.env(sealed={}, agreed=SHORT), num_cycles=100)


@pytest.mark.parametrize("opponent", ["random", "scripted"])
def test_gymnasium_finds_no_fault(opponent: str) -> None:
    how: dict[str, Any] = {"opponent": opponent, "sealed": {}, "agreed": SHORT}
    check_env(gymnasium.make("Oneiros/Dreamblade-v0", **how).unwrapped)


def test_many_games_at_once_begin_with_building_and_end_with_rewards() -> None:
    env = BatchEnv("dreamblade", 8, None, sealed={"way": "boosters"}, agreed=SHORT, copy=False)
    env.reset(seed=1)
    generator = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        building = env.observations[:, 0] == 1
        open_ones = np.flatnonzero(env.masks[building].any(axis=0))
        assert set(open_ones) <= {LEAVING, TAKING}
        assert not env.masks[~building][:, [LEAVING, TAKING]].any()
        env.step((generator.random(env.masks.shape) * env.masks).argmax(axis=1))
        ended += int(env.ended.sum())
    assert ended


def test_a_player_takes_or_leaves_each_miniature_and_plays_with_those_taken() -> None:
    state = opened(1)
    assert [len(pool) for pool in state.pools] == [23, 23]
    wanted = [state.pools[seat][:16] for seat in (0, 1)]
    while state.game is None:
        state.apply(TAKE)
    names = [[state.packs.shelf[kind].name for kind in kinds] for kinds in wanted]
    copies = [max(one.count(name) for name in one) for one in names]
    assert copies <= [3, 3]
    assert [state.warband(seat) for seat in (0, 1)] == names
    roster = cast("Any", state.game).roster.miniatures
    assert [one.name for at, one in roster.items() if at < 16] == names[0]


def test_3_1_one_miniature_at_least_is_taken() -> None:
    state = opened(2, "boosters")
    while state.game is None:
        state.apply(LEAVE)
    assert [len(state.warband(seat)) for seat in (0, 1)] == [1, 1]


def test_3_1_at_most_three_copies_are_taken() -> None:
    state = opened(3)
    kinds = state.packs.places[-1]
    state.pools = [[kinds[0]] * 4 + kinds[1:20] for _ in (0, 1)]
    while state.game is None:
        state.apply(TAKE)
    assert state.warband(0).count(state.packs.shelf[kinds[0]].name) == 3
    assert len(state.warband(0)) == 16


def test_neither_sees_the_pool_of_the_other_nor_what_is_taken_of_it() -> None:
    state = opened(4)
    other = state.copy()
    other.pools[1] = opened(5).pools[1]
    assert other.pools[1] != state.pools[1]
    for one in (state, other):
        for _ in range(5):
            one.apply(TAKE)
    assert SEALED.observe(state, 0) == SEALED.observe(other, 0)
    assert SEALED.observe(state, 1) != SEALED.observe(other, 1)
    differently = state.copy()
    differently.answers[0][-1] = LEAVE
    assert SEALED.observe(state, 1) == SEALED.observe(differently, 1)
    assert SEALED.observe(state, 0) != SEALED.observe(differently, 0)
    assert state.view(1) == differently.view(1)


def test_the_own_pool_is_seen_with_what_is_taken_left_and_asked_about() -> None:
    state = opened(6)
    for option in (TAKE, LEAVE):
        state.apply(option)
    rows = np.frombuffer(SEALED.observe(state, 0), np.uint8)[POOL].reshape(23, -1)
    assert rows[:3, :3].tolist() == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    costs = [state.packs.shelf[kind].cost for kind in state.pools[0]]
    assert rows[:, 3 + 2].tolist() == costs == sorted(costs)


def test_a_named_opponent_builds_as_the_builder_does() -> None:
    state = opened(7)
    while state.game is None:
        state.apply(state.usual())
    assert len(state.warband(0)) > 10


def test_states_of_it_are_copied_and_pickled_before_the_game_and_in_it() -> None:
    state = opened(8)
    dice = Dice(8)
    while state.seat != NOBODY:
        for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
            assert twin.frozen() == state.frozen()
            assert twin.options == state.options
        state.apply(dice.choose(state))
    assert state.winner() in (0, 1, NOBODY)


def test_what_is_built_is_shown_as_text() -> None:
    env = TurnEnv("dreamblade", render_mode="ansi", sealed={}, agreed=SHORT)
    env.reset(seed=1)
    shown = json.loads(str(env.render()))
    assert len(shown["pool"]) == 23
    assert shown["asked"] == shown["pool"][0]
    while env.observe(env.agent_selection)["action_mask"][TAKING]:
        env.step(TAKING)
    assert {"game", "turn", "miniatures"} <= set(json.loads(str(env.render())))


@pytest.mark.parametrize(
    ("game", "how", "key"),
    [
        ("dreamscape", {}, "envs-sealed"),
        ("dreamblade", {"way": "crate"}, "prelude-way"),
        ("dreamblade", {"set": "nowhere"}, "sealed-set"),
        ("dreamblade", {"size": 3}, "prelude-key"),
    ],
)
def test_what_cannot_be_opened_is_refused(game: str, how: dict[str, object], key: str) -> None:
    with pytest.raises(BadData, match=key):
        laid(game, sealed=how)


def test_no_two_parts_and_no_two_kinds_of_actions_have_the_same_name() -> None:
    for named in (SEALED.parts, SEALED.kinds):
        names = [one.name for one in named]
        assert len(names) == len(set(names))
