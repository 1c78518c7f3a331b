"""Puzzles are mined: the same game gives the same ones, and what was found is not lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from time import time

import msgspec
import pytest

from oneiros.kernel.errors import BadData
from oneiros.learn.puzzles.choosing import choose
from oneiros.learn.puzzles.finding import Wanted
from oneiros.learn.puzzles.mining import Mined, Order, look_at, mine, mined
from oneiros.learn.puzzles.trying import unhurried
from oneiros.puzzles.kinds import GOALS, KINDS, WIN_TURN
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


@pytest.mark.slow
@pytest.mark.compiled
def test_only_puzzles_of_the_grades_that_are_wanted_are_kept() -> None:
    every = look_at(ORDER, FOUND).puzzles
    hardest = max(one.grade for one in every)
    gentler = msgspec.structs.replace(ORDER, grades=(1, hardest - 1))
    assert all(one.grade < hardest for one in look_at(gentler, FOUND).puzzles)
    assert [grade for grade in range(6) if Wanted(0.05, (2, 3)).suits(grade)] == [2, 3]


@pytest.mark.slow
@pytest.mark.compiled
def test_only_puzzles_of_the_kinds_that_are_wanted_are_kept() -> None:
    every = look_at(ORDER, FOUND).puzzles
    kind = every[0].kind
    for kinds in ((kind,), tuple(one for one in KINDS if one != kind)):
        found = look_at(msgspec.structs.replace(ORDER, kinds=kinds), FOUND).puzzles
        assert {one.kind for one in found} <= set(kinds)
        assert (every[0].id in {one.id for one in found if one.kind == kind}) is (kind in kinds)


def test_without_a_goal_few_positions_are_looked_at_unless_nothing_else_is_wanted() -> None:
    seeds = range(8)
    assert [one for one in seeds if Wanted(0.05).looks_plainly("creation", one)] == [0, 4]
    plain = Wanted(0.05, kinds=("creation",))
    assert all(plain.looks_plainly("creation", one) for one in seeds)
    assert not any(plain.looks_plainly("travel", one) for one in seeds)


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_bots_that_look_for_puzzles_have_no_clock(name: str) -> None:
    for entry in game(name).bots.values():
        budget = getattr(unhurried(entry()), "budget", None)
        if budget is not None:
            assert (budget.milliseconds, budget.milliseconds_a_turn) == (0, 0)
            assert budget.playouts


def shipped() -> list[Puzzle]:
    return list(puzzles("dreamblade").values())


def test_the_clearest_are_chosen_and_none_twice() -> None:
    ten = shipped()[:10]
    chosen = choose(game("dreamblade"), [[one] for one in (*ten, *ten)], 5)
    assert len({one.id for one in chosen}) == 5
    assert {one.id for one in chosen} <= {one.id for one in ten}


def test_as_many_of_each_grade_are_chosen_and_no_kind_fills_it_all() -> None:
    found = [
        msgspec.structs.replace(
            one, id=f"{number}", kind=GOALS[number // 5 % 5], grade=1 + number % 5, gap=0.2
        )
        for number, one in enumerate(shipped()[:50])
    ]
    found += [
        msgspec.structs.replace(one, id=f"more {number}", kind=GOALS[number % 5], grade=1, gap=0.5)
        for number, one in enumerate(shipped()[50:])
    ]
    chosen = choose(game("dreamblade"), [[one] for one in found], 20)
    assert Counter(one.grade for one in chosen) == dict.fromkeys(range(1, 6), 4)
    alike = [msgspec.structs.replace(one, kind=WIN_TURN, grade=1, gap=0.9) for one in shipped()]
    others = [
        msgspec.structs.replace(one, kind=GOALS[2 + number % 3]) for number, one in enumerate(alike)
    ]
    mixed = choose(game("dreamblade"), [[one] for one in (*alike[:60], *others[60:])], 20)
    assert Counter(one.kind for one in mixed)[WIN_TURN] == 6


def test_a_game_gives_few_of_them() -> None:
    assert len(choose(game("dreamblade"), [shipped()[:10]], 10)) == 3


def test_a_difference_in_the_last_answer_alone_is_no_puzzle_without_a_goal() -> None:
    plain = next(one for one in shipped() if one.kind == "action" and len(one.solution) > 2)
    almost = Try([*plain.solution[:-1], "end"], 0.1)
    hair = msgspec.structs.replace(plain, tries=[almost])
    goal = msgspec.structs.replace(hair, kind="win-turn")
    assert choose(game("dreamblade"), [[hair]], 1) == []
    assert choose(game("dreamblade"), [[goal]], 1) == [goal]
