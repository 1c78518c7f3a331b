from __future__ import annotations

from pathlib import Path

import pytest

from oneiros.cli.dreamblade.warbands import bring, read_warband
from oneiros.kernel.errors import BadData
from tests.cli.command import accepted, refused


def test_a_warband_is_a_count_for_each_name() -> None:
    text = '"Mirrorman" = 2\n"Iron Thug" = 1\n"Noble Dragon" = 0\n'
    assert read_warband(text, "w") == ["Mirrorman", "Mirrorman", "Iron Thug"]
    assert read_warband(f"[mine]\n{text}", "w") == ["Mirrorman", "Mirrorman", "Iron Thug"]


def test_the_sample_is_a_name() -> None:
    assert len(bring("sample")) == 16


@pytest.mark.parametrize(
    "text",
    [
        '"Mirrorman" = ',
        '"Mirrorman" = "two"',
        '"Mirrorman" = true',
        '"Mirrorman" = -1',
        '"Mirrorman" = [1]',
        "[a]\nx = 1\n[b]\ny = 1\n",
        "x = " + "[" * 5000,
        "a = 1" + "0" * 5000,
    ],
)
def test_a_warband_that_says_something_else_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="cli-warband"):
        read_warband(text, "w")


def test_no_number_of_copies_takes_long() -> None:
    assert len(read_warband('"Mirrorman" = 1000000000000', "w")) < 100


def test_a_game_is_played_with_a_warband_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('"Mirrorman" = 3\n')
    said = accepted("play", "--warband-a", file, "--seed", "3", said="quit\n")
    assert "Mir3 Mirrorman (7): [4] e1" in said


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('"Mirorman" = 1', "Names that come near: Mirrorman"),
        ('"Mirrorman" = 4', "This warband has 4 copies of Mirrorman; at most 3 are allowed"),
        ("", "This warband has 0 miniatures"),
    ],
)
def test_the_rules_refuse_a_wrong_warband(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert complaint in refused("simulate", "dreamblade", "--warband-b", file)


def test_an_unknown_warband_is_refused(tmp_path: Path) -> None:
    assert "Ready warbands: sample, " in refused("play", "--warband-a", "simple")
    assert "cannot be read" in refused("play", "--warband-a", tmp_path / "none.toml")
