from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import accepted, quickly, refused

GOOD = """
rule = "6.2"
title = "A creature shifts to an adjacent cell"

script = '''
A: move Mirrorman#1 c4
expect Mirrorman#1 at c4
'''

[A]
c3 = "Mirrorman"

[B]
a5 = "Mirrorman"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "good.toml").write_text(GOOD)
    (tmp_path / "readme.txt").write_text("no scenario")
    return tmp_path


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_a_scenario_that_holds_passes(folder: Path) -> None:
    said = accepted("scenario", folder / "inner" / "good.toml")
    assert said.startswith("passed  ")
    assert said.endswith("Passed: 1. Failed: 0.\n")


def test_a_folder_is_searched_for_scenarios(folder: Path) -> None:
    assert accepted("scenario", folder).endswith("Passed: 1. Failed: 0.\n")


def test_a_failure_names_file_and_line(folder: Path) -> None:
    bad = folder / "bad.toml"
    text = GOOD.replace("Mirrorman#1 c4", "Mirrorman#1 c5")
    bad.write_text(text)
    ran = quickly("scenario", folder)
    assert ran.status == 1
    assert f"FAILED  {bad}: A creature shifts" in ran.out
    assert f"{bad}:{line_of(text, 'A: move')}: " in ran.out
    assert "6.2" in ran.out
    assert ran.out.endswith("Passed: 1. Failed: 1.\n")
    assert "NIEZALICZONY" in quickly("scenario", bad, "--lang", "pl").out


def test_json_holds_every_outcome(folder: Path) -> None:
    (folder / "bad.toml").write_text("title = ")
    ran = quickly("scenario", folder, "--json")
    assert ran.status == 1
    bad, good = json.loads(ran.out)
    assert (good["passed"], good["faults"], good["rules"]) == (True, [], ["6.2"])
    assert bad["passed"] is False
    assert bad["faults"][0]["line"] == 1
    assert "TOML" in bad["faults"][0]["sentence"]


def test_files_that_cannot_be_read_are_refused(folder: Path) -> None:
    (folder / "empty").mkdir()
    (folder / "binary.toml").write_bytes(b"\xff\xfe")
    assert "cannot be read" in refused("scenario", folder / "nowhere.toml")
    assert "There is no TOML file" in refused("scenario", folder / "empty")
    assert "is not UTF-8" in refused("scenario", folder / "binary.toml")


def test_an_unreadable_file_of_a_folder_fails_and_the_others_are_run(folder: Path) -> None:
    (folder / "binary.toml").write_bytes(b"\xff\xfe")
    ran = quickly("scenario", folder)
    assert ran.status == 1
    assert f"FAILED  {folder / 'binary.toml'}\n" in ran.out
    assert "is not UTF-8" in ran.out
    assert ran.out.endswith("Passed: 1. Failed: 1.\n")
