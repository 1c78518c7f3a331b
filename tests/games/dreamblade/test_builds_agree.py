"""Compiled and interpreted rules agree to the last fact."""

from __future__ import annotations

import pytest

from tests.digest import interpreted
from tests.games.dreamblade.digest import digest

GAMES = 600


@pytest.mark.compiled
def test_compiled_and_interpreted_play_the_same_games() -> None:
    assert interpreted("tests.games.dreamblade.digest", GAMES) == digest(GAMES)
