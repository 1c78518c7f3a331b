"""The kernel serves every game and names none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.root import ROOT

SOURCE = ROOT / "src" / "oneiros"
GAMES = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "rules.py").exists()]


@pytest.mark.parametrize("file", sorted((SOURCE / "kernel").glob("*.py")), ids=lambda one: one.name)
def test_no_game_is_named(file: Path) -> None:
    text = file.read_text("utf-8").lower()
    assert GAMES
    assert [name for name in GAMES if name in text] == []
