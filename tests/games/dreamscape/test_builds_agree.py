"""Compiled and interpreted rules agree to the last fact."""

from __future__ import annotations

import pytest

from tests.digest import interpreted
from tests.games.dreamscape.digest import digest


@pytest.mark.compiled
@pytest.mark.parametrize("games", [100, pytest.param(300, marks=pytest.mark.slow)])
def test_compiled_and_interpreted_play_the_same_games(games: int) -> None:
    assert interpreted("tests.games.dreamscape.digest", games) == digest(games)
