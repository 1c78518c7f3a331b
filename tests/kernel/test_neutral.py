"""The kernel serves every game and names none."""

from __future__ import annotations

from oneiros.registry.games import all_games
from tests.root import ROOT

SOURCE = ROOT / "src" / "oneiros"
GAMES = list(all_games())


def test_every_game_of_the_package_is_in_the_registry() -> None:
    homes = [one.name for one in (SOURCE / "games").iterdir() if (one / "rules.py").exists()]
    assert sorted(homes) == sorted(GAMES)


def test_no_game_is_named() -> None:
    assert GAMES
    for file in (SOURCE / "kernel").rglob("*.py"):
        text = file.read_text("utf-8").lower()
        assert [name for name in GAMES if name in text] == [], file
