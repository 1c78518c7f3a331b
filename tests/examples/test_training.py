"""The example that learns runs, and learns."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.root import ROOT

FOLDER = ROOT / "examples" / "training"


def loaded(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import a script of the example."""
    monkeypatch.syspath_prepend(FOLDER)
    module = __import__(name)
    monkeypatch.delitem(sys.modules, name)
    return module


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - the example has no types
    """The script; PyTorch is large, and only `make test-training` installs it."""
    pytest.importorskip("torch", reason="PyTorch is not here: make test-training has it")
    return loaded("ppo", monkeypatch)


def test_a_few_updates_run_and_change_the_player(ppo: Any) -> None:  # noqa: ANN401 - the same
    before, _ = ppo.train(updates=0, trials=100, tell=str)
    after, course = ppo.train(updates=2, trials=100, games=8, steps=16, tell=str)
    assert [point["steps"] for point in course] == [0, 256]
    assert (before.policy.bias != after.policy.bias).any()


def test_the_random_bot_is_beaten_after_a_minute(ppo: Any) -> None:  # noqa: ANN401 - the same
    _, course = ppo.train(updates=40, trials=500, tell=str)
    assert course[0]["won"] < 0.5
    assert course[-1]["won"] > 0.9


def test_a_course_is_drawn_as_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curve = loaded("curve", monkeypatch)
    course = [{"steps": 0, "won": 0.25}, {"steps": 100_000, "won": 1.0}]
    tmp_path.joinpath("drawn.svg").write_text(curve.drawn([course, course]), "utf-8")
    picture = ET.parse(tmp_path / "drawn.svg")  # noqa: S314 - it is ours
    lines = [one.get("d") for one in picture.iterfind("{*}path") if one.get("stroke-width") == "2"]
    assert lines == ["M56.0 208.0 L624.0 16.0"] * 2
