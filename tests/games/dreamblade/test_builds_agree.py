"""Compiled and interpreted rules agree to the last fact."""

from __future__ import annotations

import pytest

from tests.digest import interpreted
from tests.games.dreamblade.digest import digest


@pytest.mark.compiled
@pytest.mark.parametrize("games", [200, pytest.param(600, marks=pytest.mark.slow)])
def test_compiled_and_interpreted_play_the_same_games(games: int) -> None:
    assert interpreted("tests.games.dreamblade.digest", games) == digest(games)
