"""Puzzles are mined: the same game gives the same ones, and what was found is not lost."""

from __future__ import annotations

from pathlib import Path
from time import time

import msgspec
import pytest

from oneiros.kernel.errors import BadData
from oneiros.learn.puzzles.choosing import choose
from oneiros.learn.puzzles.mining import Mined, Order, look_at, mine, mined
from oneiros.puzzles.puzzle import Puzzle, Try
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.games import game

SOON = 3600.0
ORDER = Order("dreamblade", "2026", 0.06, time() + SOON)
FOUND = 0
"""A game of this seed in which something is found."""


@pytest.mark.compiled
def test_a_game_gives_the_same_puzzles_again() -> None:
    found = look_at(ORDER, FOUND)
    assert found.whole
    assert found.puzzles
    assert found == look_at(ORDER, FOUND)


def test_time_that_is_up_ends_a_game_which_is_then_looked_at_again(tmp_path: Path) -> None:
    order = msgspec.structs.replace(ORDER, end=0.0)
    assert look_at(order, FOUND) == Mined(FOUND, whole=False, puzzles=[])
    assert list(mine(order, tmp_path / "mined.jsonl", 3, 1)) == []
    assert mined(tmp_path / "mined.jsonl") == []


def test_games_that_are_in_the_file_are_not_looked_at_again(tmp_path: Path) -> None:
    file = tmp_path / "mined.jsonl"
    lines = [msgspec.json.encode(Mined(number, whole=True, puzzles=[])) for number in (0, 1)]
    file.write_bytes(b"\n".join(lines) + b'\n{"number":2,"wh')
    assert [one.number for one in mined(file)] == [0, 1]
    assert list(mine(ORDER, file, 2, 1)) == []


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mined.jsonl"
    file.write_text("nothing\n")
    with pytest.raises(BadData) as refusal:
        mined(file)
    assert refusal.value.key == "learn-mined-line"


def shipped() -> list[Puzzle]:
    return list(puzzles("dreamblade").values())


def test_the_clearest_are_chosen_and_none_twice() -> None:
    ten = shipped()[:10]
    chosen = choose(game("dreamblade"), [[one] for one in (*ten, *ten)], 5)
    assert len({one.id for one in chosen}) == 5
    assert {one.id for one in chosen} <= {one.id for one in ten}


def test_a_game_gives_few_of_them() -> None:
    assert len(choose(game("dreamblade"), [shipped()[:10]], 10)) == 3


def test_a_difference_in_the_last_answer_alone_is_no_puzzle_without_a_goal() -> None:
    plain = next(one for one in shipped() if one.kind == "action" and len(one.solution) > 2)
    almost = Try([*plain.solution[:-1], "end"], 0.1)
    hair = msgspec.structs.replace(plain, tries=[almost])
    goal = msgspec.structs.replace(hair, kind="win-turn")
    assert choose(game("dreamblade"), [[hair]], 1) == []
    assert choose(game("dreamblade"), [[goal]], 1) == [goal]
