"""Counts of what may follow, from openings and from the middle of games."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.text import position
from oneiros.kernel.perft import perft

_KNOWN = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["position"]


def test_the_opening_of_the_sample_warband() -> None:
    opening = DREAMBLADE.start(DREAMBLADE.check({}))
    # Two dice; on the first turn ones and ties are rolled again.
    assert [perft(opening, depth) for depth in (1, 2, 3, 4)] == [6, 36, 308, 2568]


@pytest.mark.parametrize("known", _KNOWN, ids=range(len(_KNOWN)))
def test_positions_from_the_middle_of_games(known: dict[str, object]) -> None:
    table = position.read(str(known["line"]), Format())
    assert [perft(table, depth) for depth in (1, 2, 3)] == known["counts"]
