"""Agreeing on the dice of a room without a network."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import seal
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import verify
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.rooms import agreeing, playing, seating
from oneiros.server.rooms.entries import stored_entry
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import Views
from oneiros.storage import (
    Change,
    StoredTable,
)

ANN, BOB = "a" * 26, "b" * 26


def bind(room: Room, seat: int, seed: str) -> list[Change]:
    """Bind a seat to a seed."""
    promise = room.sowing.promise
    return agreeing.sow(room, seat, promise, seal(promise, room.names[seat], seed))


def agree(room: Room, *seats: int) -> list[Change]:
    """Bind seats to seeds, and then show all of them."""
    changes = [change for seat in seats for change in bind(room, seat, f"seed-{seat}")]
    for seat in seats:
        changes += agreeing.reveal(room, seat, f"seed-{seat}")
    return changes


def table(*seats: NewSeat, game: str = "dreamblade") -> Room:
    return Room(seating.lay(NewTable(game, list(seats)), ANN))


def joined(game: str = "dreamblade") -> Room:
    room = table(NewSeat("me"), NewSeat("open"), game=game)
    seating.join(room, BOB, None, None, room.invite)
    return room


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        deed()
    return caught.value.key


def play_on(room: Room, random: Random, answers: int) -> None:
    for _ in range(answers):
        if room.status != "playing":
            return
        match, _ = room.playing()
        option = random.choice(match.state.options)
        playing.choose(room, match.state.seat, match.step, option)


def checked(room: Room) -> None:
    """The record of a game that has ended is verified as somebody reads it."""
    record = read_record(write_record(recorded(room)))
    verify(room.game.ruleset, record)


def reopened(room: Room) -> None:
    """Let a room be as if it had just been read from the disk."""
    room.opened_at = room.entries


def stored(room: Room, before: StoredTable) -> StoredTable:
    """Give a table as storage keeps it."""
    match = room.match
    assert match is None
    return StoredTable(
        **{
            **{name: getattr(before, name) for name in StoredTable.__struct_fields__},
            "seats": tuple(room.seats),
            "seals": tuple(room.sowing.seals or ()),
            "player_seeds": tuple(room.sowing.player_seeds),
            "agreed": room.sowing.agreed,
        }
    )


GONE = {"of-earlier-versions": True}
"""A format that no game offers."""


def renewed(room: Room) -> None:
    """Let the seeds of a game be renewed, as a restored backup does."""
    agreeing.renew(room, "restored")


def told_of(room: Room) -> told.Table:
    return Views(room, lambda _: None).table(ANN, {}, [], 0)


def stored_at_play(room: Room, before: StoredTable) -> StoredTable:
    """Give a table in the middle of its game as storage keeps it."""
    assert room.match is not None
    entries = enumerate(room.match.log)
    return replace(
        before,
        status="playing",
        setup=room.setup,
        seats=tuple(room.seats),
        server_seed=room.sowing.server_seed.hex(),
        seals=tuple(room.sowing.seals or ()),
        player_seeds=tuple(room.sowing.player_seeds),
        agreed=room.sowing.agreed,
        answers=tuple([stored_entry(number, one) for number, one in entries]),
    )
