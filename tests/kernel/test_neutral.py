"""The kernel serves every game and names none."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.registry.games import all_games
from tests.root import ROOT

SOURCE = ROOT / "src" / "oneiros"
GAMES = list(all_games())


def test_every_game_of_the_package_is_in_the_registry() -> None:
    homes = [one.name for one in (SOURCE / "games").iterdir() if (one / "rules.py").exists()]
    assert sorted(homes) == sorted(GAMES)


@pytest.mark.parametrize(
    "file", sorted((SOURCE / "kernel").rglob("*.py")), ids=lambda one: one.name
)
def test_no_game_is_named(file: Path) -> None:
    text = file.read_text("utf-8").lower()
    assert GAMES
    assert [name for name in GAMES if name in text] == []
