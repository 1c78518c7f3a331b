"""Golden games: what is asked and what happens stays as written."""

from __future__ import annotations

import pytest

from tests.games.dreamscape import playthrough


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_a_game_goes_as_it_is_written(name: str) -> None:
    written = (playthrough.HOME / f"{name}.txt").read_text("utf-8")
    assert playthrough.text_of(name) == written
