"""The measurement of the environments works; how fast they are, no test says."""

from __future__ import annotations

import numpy as np

from benchmarks import environments
from oneiros import envs
from oneiros.registry.games import all_games


def test_only_open_actions_are_chosen() -> None:
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0]], np.int8)
    generator = np.random.default_rng(1)
    chosen = {tuple(environments.chosen(masks, generator).tolist()) for _ in range(50)}
    assert chosen == {(1, 0), (3, 0)}


def test_each_way_takes_steps() -> None:
    assert environments.at_once("dreamblade", None)(0.01) > 0
    assert environments.in_turn(envs.Petting("dreamscape").env())(0.01) > 0


def test_memory_is_measured() -> None:
    early, late = environments.grown("dreamscape", 640)
    assert 0 < early <= late


def test_a_batch_is_compared_with_the_others_in_the_same_run() -> None:
    rates = {"backgammon of OpenSpiel, at once": 20.0}
    for name in all_games():
        rates |= {f"{name}, at once, every seat": 300.0, f"{name}, PettingZoo": 25.0}
    said = "12.0 times its PettingZoo path, 15.0 times OpenSpiel's backgammon"
    assert environments.compared(rates) == [f"{name}: {said}" for name in all_games()]
