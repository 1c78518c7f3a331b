"""What lists and the table itself alike show of a room: who sits there, its pace, how it stands."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from oneiros.server.protocol.messages import Pace, Rubber, Sitter
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.rubbers import told
from oneiros.storage import StoredSeat

POOL: Final = "pool"
"""How something is called that is built from what was opened for a table."""
HIDDEN: Final = "hidden"
"""How something is called that others are to know once everybody is bound to a seed."""


def sitter(
    room: Room,
    seat: StoredSeat,
    guest: str | None,
    names: Mapping[str, str],
    present: Collection[str],
) -> Sitter:
    """Show who sits in a seat."""
    return Sitter(
        kind=seat.kind,
        name=names.get(seat.guest_id, "") if seat.guest_id else "",
        bot=seat.bot or "",
        mine=guest is not None and seat.guest_id == guest,
        present=seat.guest_id in present,
        sown=room.sowing.bound(seat),
        revealed=seat.kind == "bot" or room.sowing.player_seeds[seat.seat] is not None,
        brings=_brings(room, seat, guest),
    )


def _brings(room: Room, seat: StoredSeat, viewer: str | None) -> str:
    """Name what a seat brings; where packs are opened, it is built from them.

    What somebody else brings is hidden until nobody can choose any more.
    """
    if seat.brings is None:
        return ""
    chosen = room.status != "seating" or room.has_told or room.packs is not None
    if not chosen and seat.kind == "guest" and seat.guest_id != viewer:
        return HIDDEN
    return room.game.brings_name(seat.brings) if room.packs is None else POOL


def rubber(room: Room) -> Rubber | None:
    """Show how it stands where several games are played; one that was closed does not count."""
    score = room.score
    return None if score is None else told(score, room.winners, over=room.status == "over")


def pace(room: Room) -> Pace | None:
    """Show how much time players have, where that is limited."""
    kept = room.pace
    return None if kept is None else Pace(kept.minutes, kept.increment, kept.days)
