"""Tables as lists show them: without opening them, where what is shown was kept."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from oneiros.server.rooms.room import Room
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.storage import Change, SetTable, StoredStanding, StoredTable


class Listed(NamedTuple):
    """A room, perhaps without its match, and how its game stands as far as that is known."""

    room: Room
    asked: Collection[int]
    """The seats of guests that are asked something."""
    points: tuple[int, ...]


def note_standing(room: Room) -> list[Change]:
    """Keep how a game stands that goes on, unless it is kept."""
    if room.status != "playing" or room.match is None:
        return []
    now = StoredStanding(room.entries, room.cuts, tuple(room.asked()), room.points())
    if now == room.standing:
        return []
    room.standing = now
    return [SetTable(table_id=room.id, standing=now)]


def opened(room: Room) -> Listed:
    """List a table that is open."""
    return Listed(room, room.asked(), room.points())


def unopened(table: StoredTable, time: ServiceClock, entries: int | None = None) -> Listed:
    """List a table without opening it; `entries` is how many its log has, where that is known."""
    room = Room(table, time, play=False)
    kept = table.standing
    if kept is None or not stands(table, entries):
        return Listed(room, (), room.points())
    goes_on = table.status == "playing" and None not in table.player_seeds
    room.countdown.take(table.clocks, kept.asked if goes_on else ())
    return Listed(room, kept.asked, kept.points)


def stands(table: StoredTable, entries: int | None) -> bool:
    """Tell whether a game stands as it was kept for lists."""
    kept = table.standing
    return kept is not None and (kept.entries, kept.cuts) == (entries, table.cuts)
