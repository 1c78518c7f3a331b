"""Several players at one screen: they see for the seat that is asked, and hear as onlookers do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oneiros.kernel.dice import Dice
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import encode
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import new_guest_id
from tests.server.rooms.sowing import agree
from tests.server.story import Follower

SECRET = ("card-shown", "shard-looked-at")


def room_of(*seats: NewSeat, **switches: bool) -> Room:
    room = Room(seating.lay(NewTable("dreamscape", list(seats), dict(switches)), new_guest_id()))
    agree(room, *(seat for seat, one in enumerate(seats) if one.kind == "me"))
    return room


def plays(room: Room, mine: list[int], answers: int = 250) -> list[dict[str, Any]]:
    """Let the scripted bot answer for all, and give every play that a guest in some seats gets."""
    follower, dice = Follower(Views(room, lambda _: None), *mine), Dice(5)
    bot = room.game.bots["scripted"]()
    sent: list[dict[str, Any]] = []
    for _ in range(answers):
        if room.status != "playing":
            break
        sent.append(msgspec.json.decode(encode(follower.listen())))
        assert room.match is not None
        seat = room.match.state.seat
        chosen = bot.choose(room.game.ruleset.veil(room.match.state, seat), dice)
        playing.choose(room, seat, room.match.step, chosen)
    return sent


@pytest.mark.parametrize("simultaneous", [False, True])
def test_no_log_keeps_what_only_one_of_them_may_know(*, simultaneous: bool) -> None:
    room = room_of(*[NewSeat("me")] * 3, simultaneous=simultaneous)
    sent = plays(room, [0, 1, 2])
    secrets = [one for play in sent for one in play["events"] if one["kind"] in SECRET]
    assert len(secrets) > 10
    for event in secrets:
        assert None in event["about"].values()
    # The player who is asked still sees what lies before them.
    seen = 0
    for play in sent:
        asked = next(ask["seat"] for ask in play["asks"] if ask.get("options"))
        assert play.get("viewer", -1) == asked
        looked = play["view"]["seats"][asked]["looking_at"]
        assert None not in looked
        seen += len(looked)
    assert seen > 10


def test_everything_told_again_keeps_no_secrets_either() -> None:
    room = room_of(*[NewSeat("me")] * 2)
    plays(room, [0, 1], 40)
    follower = Follower(Views(room, lambda _: None), 0, 1)
    follower.listen()
    secrets = [one for one in follower.story.events if one.kind in SECRET]
    assert secrets
    assert all(None in one.about.values() for one in secrets)


def test_who_has_a_seat_of_their_own_hears_what_they_saw() -> None:
    room = room_of(NewSeat("me"), NewSeat("bot"))
    sent = plays(room, [0], 60)
    own = [
        one
        for play in sent
        for one in play["events"]
        if one["kind"] in SECRET and one["about"]["seat"] == "A"
    ]
    assert own
    assert not any(None in one["about"].values() for one in own)


def test_a_question_that_shows_what_only_its_seat_may_know_is_marked() -> None:
    room = room_of(*[NewSeat("me")] * 2)
    met: dict[str, bool] = {}
    for play in plays(room, [0, 1]):
        for ask in play["asks"]:
            met[ask["question"]] = ask.get("secret", False)
    assert met["first"]
    assert met["keep"]
    assert not met["travel"]
    assert not met["creation"]
