"""No message about a match is large, however much lies on the table and has happened."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import MOST_BYTES, MOST_WAITING, Listener
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import LARGEST_PLAY, Views
from oneiros.storage import new_guest_id
from tests.server.story import Follower

LAND = ". . . . ., . GL LR . ., . WL LRG W ., . GM WLR LG R, . RG W@ M WM"


def crowded() -> Room:
    """Lay out Dreamscape with full lands, and with Hands of everything for the first of four."""
    people = [NewSeat("me")] * len(SEATS)
    room = Room(seating.lay(NewTable("dreamscape", people, {"rows": 6}), new_guest_id()))
    position = "; ".join(
        [
            *("players 4", "rows 6", "cycle 5", "phase creation A", "order A B C D"),
            "A.hands G1 W2 R3 L2 M4",
            *(f"{seat}.land {LAND}" for seat in "ABC"),
            *(f"{seat}.sleeper {number}" for number, seat in enumerate(SEATS, 1)),
        ]
    )
    room.setup = room.game.ruleset.check({"position": position})
    room.match = Match(room.game.ruleset, room.setup)
    room.sowing.player_seeds = ["seed"] * len(SEATS)
    room.chance = FairChance(room.sowing.server_seed, ["seed"] * len(SEATS))
    room.status = "playing"
    return room


def test_the_fattest_table_is_told_in_bounds() -> None:
    room, random = crowded(), Random(3)
    assert room.match is not None
    largest = 0
    follower = Follower(Views(room, lambda _: None), 0)
    for _ in range(120):
        if room.status != "playing":
            break
        follower.listen()
        Follower(Views(room, lambda _: None), 0).listen()
        largest = max(largest, *map(len, follower.raw))
        seat = room.match.state.seat
        index = random.randrange(len(room.match.state.options))
        playing.answer(room, seat, room.match.step, index, room.cuts)
    # It was a fat one, or this would say nothing.
    assert LARGEST_PLAY // 4 < largest <= LARGEST_PLAY


@pytest.mark.parametrize("size", [10, 100_000])
def test_a_slow_reader_is_cut_off_by_messages_or_by_bytes(size: int) -> None:
    async def story() -> None:
        listener = Listener(None)
        most = min(MOST_WAITING, MOST_BYTES // size)
        slow: list[bool] = []
        for _ in range(most + 1):
            listener.tell_bytes(b"x" * size)
            slow.append(listener.slow)
        assert slow == [False] * most + [True]
        assert listener.waiting == most

    asyncio.run(story())


def test_who_reads_on_is_not_slow() -> None:
    async def story() -> None:
        listener = Listener(None)
        for number in range(3 * MOST_WAITING):
            listener.tell_play(b"x" * (MOST_BYTES // 3), {}, number)
            listener.tell(told.Pong(number))
            assert len(await listener.next()) == MOST_BYTES // 3
            pong = msgspec.json.decode(await listener.next(), type=told.ToBrowser)
            assert pong == told.Pong(number)
        listener.tell_play(b"x" * MOST_BYTES, {}, 0)
        listener.forget_plays()
        listener.tell_play(b"x" * MOST_BYTES, {}, 0)
        assert not listener.slow

    asyncio.run(story())
