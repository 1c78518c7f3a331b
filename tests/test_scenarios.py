"""Every scenario below tests/scenarios is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.games.dreamblade import scenario

ROOT = Path(__file__).parent / "scenarios"
FILES = sorted(ROOT.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_scenario(file: Path) -> None:
    outcome = scenario.run(file.read_text("utf-8"), file.name)
    faults = [f"{f.line}: {f.key} {f.details} {f.reason or ''}" for f in outcome.faults]
    assert outcome.passed, "\n".join([outcome.title, *faults])


def test_there_are_scenarios() -> None:
    assert FILES
