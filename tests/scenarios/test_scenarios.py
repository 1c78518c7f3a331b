"""Every scenario below tests/scenarios is a test of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from oneiros.games.dreamblade.text.scenario import STAGE as DREAMBLADE
from oneiros.games.dreamscape.text.scenario import STAGE as DREAMSCAPE
from oneiros.kernel import scenario
from oneiros.kernel.stage import Stage

ROOT = Path(__file__).parent
FILES = sorted(ROOT.rglob("*.toml"))
STAGES: Final[dict[str, Stage]] = {"dreamblade": DREAMBLADE, "dreamscape": DREAMSCAPE}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_scenario(file: Path) -> None:
    outcome = scenario.run(file.read_text("utf-8"), file.name, STAGES)
    faults = [f"{f.line}: {f.key} {f.details} {f.reason or ''}" for f in outcome.faults]
    assert outcome.passed, "\n".join([outcome.title, *faults])
    assert outcome.game == file.relative_to(ROOT).parts[0]


@pytest.mark.parametrize("game", STAGES)
def test_there_are_scenarios(game: str) -> None:
    assert any(file.is_relative_to(ROOT / game) for file in FILES)
