"""What everybody is shown of a table itself, to tell whether it has changed."""

from __future__ import annotations

from oneiros.server.rooms.room import Room


def outline(room: Room) -> tuple[object, ...]:
    """Give everything of a room that can change and is shown with the table itself."""
    return (
        room.status,
        tuple(room.seats),
        room.sowing.server_seed,
        tuple(room.sowing.seals or ()),
        tuple(room.sowing.player_seeds),
        tuple(room.late()),
        room.wishes.takeback,
        frozenset(room.wishes.rematch),
        room.next,
        room.winners,
        room.how,
        frozenset(room.wishes.closing),
        frozenset(room.claims),
        _missed(room),
    )


def _missed(room: Room) -> tuple[int, ...]:
    """Name those who are waited for and away; nothing where that costs nobody the game."""
    present = room.attendance.present
    if room.timed or all(one in present for one in room.people()):
        return ()
    return tuple(seat for seat in room.awaited() if room.seats[seat].guest_id not in present)
