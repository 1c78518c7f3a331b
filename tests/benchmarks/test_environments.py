"""The measurement of the environments works; how fast they are, no test says."""

from __future__ import annotations

import numpy as np

from benchmarks import environments
from oneiros import envs


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
