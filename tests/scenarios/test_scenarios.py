"""Every scenario below tests/scenarios is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.kernel import scenario
from oneiros.registry.games import all_games

ROOT = Path(__file__).parent
FILES = sorted(ROOT.rglob("*.toml"))
STAGES = {name: game.stage for name, game in all_games().items()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_scenario(file: Path) -> None:
    outcome = scenario.run(file.read_text("utf-8"), file.name, STAGES)
    faults = [f"{f.line}: {f.key} {f.details} {f.reason or ''}" for f in outcome.faults]
    assert outcome.passed, "\n".join([outcome.title, *faults])
    assert outcome.game == file.relative_to(ROOT).parts[0]


@pytest.mark.parametrize("game", STAGES)
def test_there_are_scenarios(game: str) -> None:
    assert any(file.is_relative_to(ROOT / game) for file in FILES)
