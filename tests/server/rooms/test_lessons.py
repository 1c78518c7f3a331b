"""Lessons at tables: a guest learns from a position, and bots have the other seats."""

from __future__ import annotations

import pytest

from oneiros.kernel.errors import BadData
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.rooms import playing, rematches, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import new_guest_id
from tests.server.rooms.sowing import agree
from tests.web.lessons import ANSWERS, GAME_OF, LESSONS


def begun(name: str) -> Room:
    """Begin a lesson."""
    room = Room(seating.lay(NewTable(GAME_OF[name], lesson=name), new_guest_id()))
    agree(room, LESSONS[name].seat)
    return room


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_begins_in_its_position_with_bots_around(name: str) -> None:
    room = begun(name)
    assert room.status == "playing"
    assert not room.public
    assert room.setup == LESSONS[name].setup
    assert [seat.kind for seat in room.seats] == ["guest", "bot"]
    shown = Views(room, lambda _: None).table(room.owner, {}, (), 0)
    assert shown.lesson == name


@pytest.mark.parametrize("name", LESSONS)
def test_everything_in_a_lesson_can_be_taken_back(name: str) -> None:
    room = begun(name)
    match, _ = room.playing()
    playing.say(room, 0, 0, ANSWERS[name]["right"][0], room.cuts)
    playing.ask_takeback(room, 0, 0, room.cuts)
    match, _ = room.playing()
    assert match.step == 0


def test_even_what_chance_has_answered_is_taken_back() -> None:
    room = begun("travel")
    for answer in ANSWERS["travel"]["right"][:5]:
        match, _ = room.playing()
        playing.say(room, 0, match.step, answer, room.cuts)
    playing.ask_takeback(room, 0, 4, room.cuts)
    match, _ = room.playing()
    assert [one.text for one in match.answers] == ANSWERS["travel"]["right"][:4]


def test_a_lesson_again_leaves_everybody_in_their_seats() -> None:
    room = begun("travel")
    again = rematches.again(room)
    assert [seat.kind for seat in again.seats] == ["guest", "bot"]
    assert Room(again).lesson == "travel"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (NewTable("dreamscape", lesson="nothing"), "server-lesson-unknown"),
        (NewTable("dreamblade", lesson="travel"), "server-lesson-unknown"),
        (NewTable("dreamscape", [NewSeat("me")], lesson="travel"), "server-lesson-more"),
        (NewTable("dreamscape", format={"rows": 4}, lesson="travel"), "server-lesson-more"),
        (NewTable("dreamscape", public=True, lesson="travel"), "server-lesson-more"),
        (
            NewTable("dreamscape", [NewSeat("me"), NewSeat("bot")], {"lesson": "travel"}),
            "server-lesson-format",
        ),
        (
            NewTable("dreamscape", [NewSeat("me"), NewSeat("bot")], {"position": "cycle 2"}),
            "setup-no-format",
        ),
        (NewTable("dreamscape"), "server-seats"),
    ],
)
def test_what_is_no_lesson_is_refused(wish: NewTable, key: str) -> None:
    with pytest.raises(BadData) as caught:
        seating.lay(wish, new_guest_id())
    assert caught.value.key == key
