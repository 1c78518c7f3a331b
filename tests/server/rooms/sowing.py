"""Agreeing on the dice of a room without a network."""

from __future__ import annotations

from oneiros.kernel.fair import seal
from oneiros.server.rooms import agreeing
from oneiros.server.rooms.room import Room
from oneiros.storage import Change


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
