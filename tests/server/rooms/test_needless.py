"""People are told that they need not be asked, unless they wish to be or are to learn."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from oneiros.games.dreamblade import questions
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.branches import BRANCH
from oneiros.server.rooms.lessons import EXAMPLE, LESSON, PUZZLE
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import StoredTable, new_guest_id
from tests.server.rooms.sowing import agree, stored_at_play

LINE = (
    "turn 5; first B; phase first action A; initiative 2-6; wins 2-2; bonus 0-0; points 0-0; "
    "question action; "
    "A: Lamplight Constable @c3; B: Oath-Ribbon Fencer @c3, Oath-Ribbon Fencer @c3"
)
ME = NewSeat("me")
ONE = 1


def struck(**learnt: str) -> Room:
    """Strike at a table where both seats are mine; two dice show 1, which is enough for nothing."""
    room = Room(laid(**learnt))
    agree(room, 0, 1)
    strike(room)
    return room


def laid(**learnt: str) -> StoredTable:
    stored = seating.lay(NewTable("dreamblade", [ME, ME]), new_guest_id())
    return replace(stored, format={BRANCH: {"position": LINE}, **learnt})


def strike(room: Room) -> None:
    match, _ = room.playing()
    match.say(0, "strike c3 with all", match.step)
    for _ in range(2):
        match.answer_chance(match.state.options[ONE])
    assert match.state.question == questions.DAMAGE


def needless(room: Room, *mine: int) -> bool:
    match, _ = room.playing()
    shown = msgspec.json.decode(Views(room, lambda _: None).whole(match, mine).written)
    (ask,) = shown["asks"]
    return bool(ask.get("needless", False))


def deal(room: Room) -> None:
    """Answer as usual, as a page does for those who sit at it."""
    match, _ = room.playing()
    playing.answer(room, 0, match.step, 0, room.cuts)
    assert match.state.question != questions.DAMAGE


def test_whoever_may_answer_is_told_that_it_makes_no_difference() -> None:
    room = struck()
    assert needless(room, 0, 1)
    assert needless(room, 0)
    assert not needless(room, 1)
    assert not needless(room)


def test_what_was_taken_back_is_asked_whoever_looks_and_whenever() -> None:
    room = struck()
    deal(room)
    match, _ = room.playing()
    playing.undo(room, 0, match.step, room.cuts)
    assert match.state.question == questions.DAMAGE
    assert not needless(room, 0, 1)


def test_what_was_taken_back_is_asked_after_the_server_has_started_again() -> None:
    room = struck()
    kept = Room(stored_at_play(room, laid()))
    assert needless(kept, 0, 1)
    deal(room)
    match, _ = room.playing()
    playing.undo(room, 0, match.step, room.cuts)
    kept = Room(replace(stored_at_play(room, laid()), cuts=room.cuts))
    assert not needless(kept, 0, 1)


def test_what_all_have_agreed_to_take_back_is_asked_and_what_follows_is_not() -> None:
    room = struck()
    deal(room)
    match, _ = room.playing()
    playing.ask_takeback(room, 0, match.step - 1, room.cuts)
    assert match.state.question == questions.DAMAGE
    assert not needless(room, 0, 1)
    playing.ask_takeback(room, 0, 0, room.cuts)
    assert match.step == 0
    strike(room)
    assert needless(room, 0, 1)


@pytest.mark.parametrize("learnt", [LESSON, PUZZLE, EXAMPLE])
def test_whoever_learns_is_asked(learnt: str) -> None:
    assert not needless(struck(**{learnt: "strike"}), 0, 1)
