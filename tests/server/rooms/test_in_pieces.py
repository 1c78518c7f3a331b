"""Whoever hears everything in pieces knows the same as somebody who is told all of it at once."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from oneiros.kernel.errors import Refusal
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.rooms import playing, seating
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import StoredTable, new_guest_id
from tests.server.rooms.sowing import agree
from tests.server.story import Follower

GUESTS = 3
DEEDS = 160


def begun(game: str, seats: int, guests: int, **chosen: object) -> Room:
    """Begin a game of so many guests; the first of them has the remaining seats, too."""
    people = [new_guest_id() for _ in range(guests)]
    laid: StoredTable = seating.lay(
        NewTable(game, [NewSeat("me")] * seats, dict(chosen)), people[0]
    )
    own = tuple(
        msgspec.structs.replace(one, guest_id=people[one.seat % guests]) for one in laid.seats
    )
    room = Room(msgspec.structs.replace(laid, seats=own))
    agree(room, *range(seats))
    return room


def do_something(room: Room, random: Random) -> None:
    """Answer at random, undo, or go back to an earlier answer."""
    match, _ = room.playing()
    able = [seat for seat in range(len(room.seats)) if match.facing(seat) is not None]
    seat = random.choice(able)
    wish = random.random()
    try:
        if wish < 0.12:
            playing.undo(room, seat, match.step, room.cuts)
        elif wish < 0.18 and match.step:
            step = max(0, match.step - 1 - int(random.expovariate(1 / 20)))
            playing.ask_takeback(room, seat, step, room.cuts)
            while room.wishes.takeback is not None:
                asked = room.wishes.takeback
                playing.reply_takeback(room, asked.awaits[0], asked.step, allow=True)
        else:
            asking = match.facing(seat)
            assert asking is not None
            index = random.randrange(len(asking.options))
            playing.answer(room, seat, match.step, index, room.cuts)
    except Refusal:
        assert wish < 0.18


@pytest.mark.parametrize(
    ("game", "seats", "guests", "chosen"),
    [
        ("dreamblade", 2, 2, {}),
        ("dreamblade", 2, 1, {"reroll_ones": True}),
        ("dreamscape", 3, 3, {}),
        ("dreamscape", 4, 2, {"nightmare": True}),
        ("dreamscape", 3, 2, {"simultaneous": True}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_pieces_come_to_the_same_as_the_whole(
    game: str, seats: int, guests: int, chosen: dict[str, object], seed: int
) -> None:
    random = Random(f"{game} {seats} {guests} {seed}")
    room = begun(game, seats, guests, **chosen)
    views = Views(room, lambda _: None)
    people = [*room.people(), None]
    mine = [tuple(room.seats_of(guest)) for guest in people]
    followers = {seats: Follower(views, *seats) for seats in mine}
    for deed in range(DEEDS):
        if room.status != "playing":
            break
        do_something(room, random)
        for follower in followers.values():
            # Nobody is told of every moment, but those who are hear all that led to it.
            if random.random() < 0.7:
                follower.listen()
        if deed % 8 == 0 or room.status != "playing":
            for seats_of_one, follower in followers.items():
                follower.listen()
                for others in (views, Views(room, lambda _: None)):
                    newcomer = Follower(others, *seats_of_one)
                    newcomer.listen()
                    assert newcomer.story.known() == follower.story.known()
                    seen = newcomer.story.outcomes
                    assert {entry: follower.story.outcomes[entry] for entry in seen} == seen
    assert room.cuts
