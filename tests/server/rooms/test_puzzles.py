"""Puzzles at tables: bots keep still, and what was done first is judged."""

from __future__ import annotations

import pytest

from oneiros.kernel.errors import BadData
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.addresses import OURS
from oneiros.server.protocol.api_types import NewTable
from oneiros.server.refusals import Forbidden, Untimely
from oneiros.server.rooms import playing, rematches, seating
from oneiros.server.rooms.bots import asked_bot
from oneiros.server.rooms.puzzles import (
    SolutionOrder,
    judged_at_once,
    solved,
    unfinished,
    verdict_order,
)
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import new_guest_id
from tests.server.rooms.sowing import agree


def begun(game: str) -> Room:
    """Begin the first puzzle of a game."""
    one = next(iter(puzzles(game).values()))
    room = Room(seating.lay(NewTable(game, puzzle=one.id), new_guest_id()))
    agree(room, one.seat)
    return room


def answer(room: Room, texts: list[str]) -> None:
    """Give answers for the guest."""
    seat = next(one.seat for one in room.seats if one.kind == "guest")
    for text in texts:
        match, _ = room.playing()
        playing.say(room, seat, match.step, text, room.cuts)


@pytest.mark.parametrize("game", OURS)
def test_a_puzzle_is_solved_at_its_table_and_bots_keep_still(game: str) -> None:
    room = begun(game)
    one = puzzles(game)[room.puzzle]
    assert Views(room, lambda _: None).table(room.owner, {}, (), 0).puzzle == one.id
    assert unfinished(verdict_order(room, room.owner))
    answer(room, one.solution)
    found = judged_at_once(verdict_order(room, room.owner))
    assert found is not None
    assert (found.whole, found.solved, found.same) == (True, True, True)
    assert asked_bot(room) is None


@pytest.mark.parametrize("game", OURS)
def test_what_tempts_does_not_solve_it_and_is_explained(game: str) -> None:
    room = begun(game)
    one = puzzles(game)[room.puzzle]
    answer(room, one.tries[0].answers)
    found = judged_at_once(verdict_order(room, room.owner))
    assert found is not None
    assert (found.whole, found.solved) == (True, False)
    assert found.chance < found.best
    assert found.plan is not None
    assert [deed.text for deed in found.plan.deeds] == one.tries[0].answers


@pytest.mark.parametrize("game", OURS)
def test_a_solution_is_told_with_what_tempts(game: str) -> None:
    one = next(iter(puzzles(game).values()))
    told = solved(SolutionOrder(game, one.id))
    assert [deed.text for deed in told.plan.deeds] == one.solution
    assert len(told.instead) == len(one.tries)


def test_only_who_sits_there_asks_and_only_at_a_puzzle() -> None:
    room = begun("dreamblade")
    with pytest.raises(Forbidden):
        verdict_order(room, new_guest_id())
    lesson = Room(seating.lay(NewTable("dreamblade", lesson="score"), new_guest_id()))
    with pytest.raises(Untimely) as refusal:
        verdict_order(lesson, lesson.owner)
    assert refusal.value.key == "server-puzzle-none"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (NewTable("dreamblade", puzzle="nothing"), "puzzle-unknown"),
        (NewTable("dreamblade", puzzle="nothing", lesson="score"), "server-lesson-more"),
        (NewTable("dreamblade", format={"puzzle": "nothing"}), "server-lesson-format"),
    ],
)
def test_what_does_not_fit_is_refused(wish: NewTable, key: str) -> None:
    with pytest.raises(BadData) as refusal:
        seating.lay(wish, new_guest_id())
    assert refusal.value.key == key


def test_a_puzzle_again_is_the_same_puzzle() -> None:
    room = begun("dreamblade")
    assert Room(rematches.again(room)).puzzle == room.puzzle
