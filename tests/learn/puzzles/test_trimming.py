"""Told solutions have no deed that their goal does not need."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from oneiros.learn.puzzles import __main__ as command
from oneiros.learn.puzzles.trimming import shortened, trimmed
from oneiros.puzzles.going import read
from oneiros.puzzles.kinds import FINISH, GOALS, WIN_TURN, goals
from oneiros.puzzles.puzzle import Laid, Puzzle, lay
from oneiros.puzzles.shelf import puzzles, read_puzzles
from oneiros.registry.addresses import OURS
from oneiros.registry.games import game
from tests.puzzles.test_judging import POSITION, PUZZLE

WITH_GOALS = [(name, one) for name in OURS for one in puzzles(name).values() if one.kind in GOALS]
# Each takes a quarter of a second, and puzzles are seldom made: the gate looks at one in twelve.
SHIPPED = [
    pytest.param(*one, marks=[pytest.mark.slow] if number % 12 else [])
    for number, one in enumerate(WITH_GOALS)
]


def named(one: object) -> str:
    """Name a test by its puzzle."""
    return one.id if isinstance(one, Puzzle) else str(one)


@pytest.fixture
def laid() -> Laid:
    return lay(game("dreamblade"), POSITION, 1)


def test_a_move_that_wins_nothing_is_left_out(laid: Laid) -> None:
    assert shortened(laid, PUZZLE.solution, WIN_TURN) == ["move Iron Thug#1 c2", "end"]
    found = trimmed(laid, PUZZLE)
    assert found.solution == ["move Iron Thug#1 c2", "end"]
    assert found.gap > 0
    assert trimmed(laid, found) == found


def test_without_a_goal_nothing_is_left_out(laid: Laid) -> None:
    plain = msgspec.structs.replace(PUZZLE, kind="action")
    assert trimmed(laid, plain) is plain


def test_what_would_be_no_better_than_something_wrong_stays(laid: Laid) -> None:
    hard = msgspec.structs.replace(PUZZLE, chance=2.0, gap=0.0)
    assert trimmed(laid, hard) is hard


def test_a_goal_that_is_missed_needs_everything(laid: Laid) -> None:
    assert shortened(laid, PUZZLE.solution, FINISH) == PUZZLE.solution


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "one"), SHIPPED, ids=named)
def test_every_deed_of_what_is_shipped_is_needed(name: str, one: Puzzle) -> None:
    laid = lay(game(name), one.position, one.seat)
    assert one.kind in goals(laid, read(laid, one.solution))
    assert trimmed(laid, one) == one


def test_a_command_trims_what_was_chosen_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "chosen.jsonl"
    file.write_bytes(msgspec.json.encode(PUZZLE) + b"\n")
    monkeypatch.setattr("sys.argv", ["puzzles", "trim", "dreamblade", str(file)])
    command.main()
    assert "1 puzzles trimmed" in capsys.readouterr().out
    assert read_puzzles(file.read_bytes())[0].solution == ["move Iron Thug#1 c2", "end"]
