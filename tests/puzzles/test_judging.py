"""Attempts at a puzzle are judged by what they come to."""

from __future__ import annotations

from functools import reduce

import msgspec
import pytest

from oneiros.analysis.valuing import GROUPS, joined
from oneiros.kernel.errors import BadData
from oneiros.puzzles.going import Way, read, way
from oneiros.puzzles.judging import judge, known_chance, weigh
from oneiros.puzzles.kinds import FINISH, SAVE_TURN, WIN_TURN, goals
from oneiros.puzzles.puzzle import Laid, Puzzle, Try, lay
from oneiros.puzzles.shelf import puzzle
from oneiros.puzzles.telling import solution, verdict
from oneiros.registry.games import game
from oneiros.words import Words

# One step by either of two creatures into a cell of 4 wins the turn; nobody else can come.
POSITION = (
    "turn 3; first A; phase second action B; initiative 5-4; wins 0-1; bonus 0-0; points 0-0; "
    "question action; A: Mirrorman @d4, Twilight Scout @reserves; "
    "B: Iron Thug @b2, Faceless Stalker @a2, Jack-in-the-Box @reserves"
)
PUZZLE = Puzzle(
    id="000000",
    kind=WIN_TURN,
    seat=1,
    position=POSITION,
    grade=1,
    solution=["move Iron Thug#1 c2", "move Faceless Stalker#1 b2"],
    chance=0.8914,
    gap=0.1014,
    seed=7,
    tries=[Try(["end"], 0.7)],
)


@pytest.fixture
def laid() -> Laid:
    return lay(game("dreamblade"), POSITION, 1)


def came_to(laid: Laid, *texts: str) -> Way:
    return read(laid, texts)


def test_another_order_comes_to_the_same(laid: Laid) -> None:
    other = came_to(laid, "move Faceless Stalker#1 b2", "move Iron Thug#1 c2")
    found = judge(laid, PUZZLE, other)
    assert (found.solved, found.same) == (True, True)


def test_whatever_reaches_the_goal_solves_it(laid: Laid) -> None:
    other = came_to(laid, "move Iron Thug#1 c2", "move Faceless Stalker#1 a3")
    found = judge(laid, PUZZLE, other)
    assert (found.solved, found.same) == (True, False)
    assert goals(laid, other) == {WIN_TURN, SAVE_TURN}


def test_what_misses_it_does_not(laid: Laid) -> None:
    missed = came_to(laid, "move Iron Thug#1 b3", "move Faceless Stalker#1 a3")
    found = judge(laid, PUZZLE, missed)
    assert not found.solved
    assert found.chance < found.best
    assert FINISH not in goals(laid, missed)


def test_where_there_is_a_goal_nothing_else_decides(laid: Laid) -> None:
    missed, as_good = came_to(laid, "move Iron Thug#1 b3", "move Faceless Stalker#1 a3"), 0.85
    found = judge(laid, PUZZLE, missed, as_good)
    assert (found.solved, found.reached) == (False, False)
    told = verdict(Words("en"), laid, PUZZLE, missed, as_good)
    assert (told.solved, told.reached) == (False, False)
    without = judge(laid, msgspec.structs.replace(PUZZLE, kind="action"), missed, as_good)
    assert (without.solved, without.reached) == (True, None)


def test_what_a_puzzle_knows_need_not_be_played_on(laid: Laid) -> None:
    other = came_to(laid, "move Faceless Stalker#1 b2", "move Iron Thug#1 c2")
    assert known_chance(laid, PUZZLE, other) == PUZZLE.chance
    assert known_chance(laid, PUZZLE, came_to(laid, "end")) == PUZZLE.tries[0].chance
    missed = came_to(laid, "move Iron Thug#1 b3", "move Faceless Stalker#1 a3")
    assert known_chance(laid, PUZZLE, missed) is None


def test_parts_of_the_playouts_come_to_the_whole(laid: Laid) -> None:
    missed = came_to(laid, "move Iron Thug#1 b3", "move Faceless Stalker#1 a3")
    parts = [weigh(laid, missed, 7, groups=one) for one in (range(2), range(2, GROUPS))]
    assert reduce(joined, parts) == weigh(laid, missed, 7)


def test_nothing_is_said_before_the_attempt_is_whole(laid: Laid) -> None:
    begun = came_to(laid, "move Iron Thug#1 c2")
    assert not begun.whole
    assert not goals(laid, begun)
    told = verdict(Words("en"), laid, PUZZLE, begun)
    assert (told.whole, told.plan) == (False, None)


def test_what_comes_after_the_phase_is_not_looked_at(laid: Laid) -> None:
    whole = came_to(laid, *PUZZLE.solution)
    assert way(laid, (*whole.answers, 1, 2, 3)).answers == whole.answers


@pytest.mark.parametrize(("language", "said"), [("en", "wins it"), ("pl", "wygrywa")])
def test_a_solution_is_told_with_what_follows_from_it(laid: Laid, language: str, said: str) -> None:
    told = solution(Words(language), laid, PUZZLE)
    assert [deed.text for deed in told.plan.deeds] == PUZZLE.solution
    assert any(said in one.sentence for one in told.plan.consequences)
    (instead,) = told.instead
    assert instead.chance == 0.7
    both = {one.sentence for one in told.plan.consequences}
    assert not both & {one.sentence for one in instead.plan.consequences}


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadData) as refusal:
        puzzle("dreamblade", "nothing")
    assert refusal.value.key == "puzzle-unknown"


def test_a_position_in_which_somebody_else_is_asked_is_refused() -> None:
    with pytest.raises(BadData) as refusal:
        lay(game("dreamblade"), POSITION, 0)
    assert refusal.value.key == "puzzle-nobody-asked"
