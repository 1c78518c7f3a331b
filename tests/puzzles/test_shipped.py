"""The puzzles that are shipped: each can be laid and solved, and what tempts does not solve it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from oneiros.puzzles.going import read, write
from oneiros.puzzles.judging import judge, weigh
from oneiros.puzzles.kinds import GOALS, KINDS, goals
from oneiros.puzzles.puzzle import Puzzle, lay, puzzle_id
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.addresses import OURS
from oneiros.registry.game import levels
from oneiros.registry.games import game

DOCS = (Path(__file__).parents[2] / "docs/puzzles.md").read_text("utf-8")
HUNDRED = 100
JUDGED = 12
"""Every so many are played on as well, which takes a while."""
EVERY = [(name, one) for name in OURS for one in puzzles(name).values()]


def named(one: object) -> str:
    """Name a test by its puzzle."""
    return one.id if isinstance(one, Puzzle) else str(one)


@pytest.mark.parametrize("name", OURS)
def test_there_are_a_hundred_of_several_kinds_and_grades(name: str) -> None:
    found = list(puzzles(name).values())
    assert len(found) == HUNDRED
    assert [one.grade for one in found] == sorted(one.grade for one in found)
    assert {one.grade for one in found} == set(range(1, len(levels(game(name))) + 1))
    kinds = Counter(one.kind for one in found)
    assert set(kinds) <= set(KINDS)
    assert len(kinds) >= 6
    assert max(kinds.values()) <= HUNDRED / 2


@pytest.mark.parametrize(("place", "name"), list(enumerate(OURS)))
def test_the_documentation_counts_what_is_shipped(place: int, name: str) -> None:
    rows = re.findall(
        r"^\| `?([a-z-]+|\d)`? \|(?:[^|\n]*[a-z][^|\n]*\|)? (\d+) \| (\d+) \|$", DOCS, re.MULTILINE
    )
    told = {what: int(counts[place]) for what, *counts in rows}
    found = puzzles(name).values()
    kinds, grades = Counter(one.kind for one in found), Counter(str(one.grade) for one in found)
    assert told == {**{kind: kinds[kind] for kind in KINDS}, **{n: grades[n] for n in "12345"}}


@pytest.mark.parametrize(("name", "one"), EVERY, ids=named)
def test_its_solution_can_be_played_and_reaches_what_is_asked_for(name: str, one: Puzzle) -> None:
    assert one.id == puzzle_id(one.position)
    laid = lay(game(name), one.position, one.seat)
    assert laid.start.seat == one.seat
    solution = read(laid, one.solution)
    assert solution.whole
    assert write(laid, solution.answers) == one.solution
    if one.kind in GOALS:
        assert one.kind in goals(laid, solution)
    assert one.tries
    for tried in one.tries:
        wrong = read(laid, tried.answers)
        assert wrong.whole
        assert wrong.reached != solution.reached
        assert one.kind not in goals(laid, wrong)
        assert tried.chance < one.chance


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "one"),
    [
        pytest.param(*one, marks=[pytest.mark.slow] if number % 3 else [])
        for number, one in enumerate(EVERY[::JUDGED])
    ],
    ids=named,
)
def test_its_solution_solves_it_and_what_tempts_does_not(name: str, one: Puzzle) -> None:
    laid = lay(game(name), one.position, one.seat)
    solution = read(laid, one.solution)
    found = judge(laid, one, solution)
    assert (found.solved, found.same) == (True, True)
    assert weigh(laid, solution, one.seed).chances[one.seat] == pytest.approx(one.chance, abs=1e-4)
    for tried in one.tries:
        verdict = judge(laid, one, read(laid, tried.answers))
        assert not verdict.solved
        assert verdict.chance == pytest.approx(tried.chance, abs=1e-4)
