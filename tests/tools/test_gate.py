"""A stage reports what failed, why, and the command that repeats it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools import gate
from tools.gate import Runner, summary
from tools.stages import BY_NAME, SLOW, STAGES, Stage


@pytest.fixture
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(gate, "REPORTS", tmp_path)
    monkeypatch.setattr(gate, "ROOT", tmp_path)
    return tmp_path


def reporting(*lines: dict[str, object], status: int = 0) -> tuple[str, ...]:
    """Return a command that reports tests as pytest does."""
    text = "".join(f"{json.dumps(line)}\n" for line in lines)
    program = f"import os; open(os.environ['ONEIROS_REPORT'], 'w').write({text!r})"
    return (sys.executable, "-c", f"{program}; raise SystemExit({status})", "pytest")


def line(name: str, outcome: str, message: str = "") -> dict[str, object]:
    return {"name": name, "seconds": 1.5, "outcome": outcome, "message": message}


def test_names_of_stages_are_unique() -> None:
    assert len(BY_NAME) == len(STAGES) + len(SLOW)


def test_a_failed_test_is_named_with_its_message_and_how_to_repeat_it(
    reports: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line("tests/a.py::test_b[1]", "failed", "E  assert 1 == 2"), line("c", "passed")]
    stage = Stage("one", 60, (reporting(*lines, status=1),), settings={"ONEIROS_PURE": "1"})
    (result,) = Runner().run([stage])
    assert (result.passed, len(result.failed)) == (1, 1)
    said = capsys.readouterr().out
    assert "FAILED tests/a.py::test_b[1]" in said
    assert "E  assert 1 == 2" in said
    assert "repeat: ONEIROS_PURE=1 .venv/bin/pytest 'tests/a.py::test_b[1]'" in said
    assert summary([result], 2.0) == 1
    said = capsys.readouterr().out
    assert "failed: one" in said
    assert said.endswith("1 passed, 1 failed\n")
    assert reports.joinpath("one.log").exists()


def test_a_command_that_fails_without_a_report_shows_the_end_of_its_output(
    reports: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = "print('line 1'); raise SystemExit('a word that is not known')"
    stage = Stage("one", 60, ((sys.executable, "-c", program), (sys.executable, "-c", "")))
    (result,) = Runner().run([stage])
    said = capsys.readouterr().out
    assert "a word that is not known" in said
    assert f"repeat: {sys.executable} -c" in said
    assert summary([result], 1.0) == 1
    assert reports.is_dir()


def test_all_is_well_when_all_pass_and_a_late_stage_is_named(
    reports: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stage = Stage("one", -1, (reporting(line("slowest", "passed"), line("b", "skipped")),))
    results = Runner().run([stage])
    assert summary(results, 3.0) == 0
    said = capsys.readouterr().out
    assert "1.5 s  slowest" in said
    assert "over its budget: one, 0 s of -1 s" in said
    assert said.endswith("3 s in all\n1 passed, 0 failed\n")
    assert reports.is_dir()
