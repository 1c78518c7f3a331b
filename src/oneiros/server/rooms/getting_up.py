"""Getting up before a game: nobody comes back knowing more, nor ends the table of the others."""

from __future__ import annotations

from msgspec.structs import replace

from oneiros.server.refusals import Forbidden
from oneiros.server.rooms.agreeing import renew
from oneiros.server.rooms.leavers import mark, noted
from oneiros.server.rooms.packs import NONE, numbered, reopened
from oneiros.server.rooms.packs import kept as kept_packs
from oneiros.server.rooms.room import Room, now
from oneiros.server.rooms.seating import check_seating
from oneiros.storage import Change, SetSeat, SetTable, StoredSeat


def leave(room: Room, guest: str) -> list[Change]:
    """Get up before the game has begun; the table goes on waiting, unless nobody sits there.

    Whoever has seen what they must not know if they sat down again does not sit down again. One who
    leaves between two games closes the table: nobody leaves their defeats to somebody else.
    """
    check_seating(room)
    mine = room.seats_of(guest)
    if not mine:
        raise Forbidden("server-not-seated")
    if leaving_closes(room, guest):
        return [room.end((), "closed", "closed")]
    bars = leaving_bars(room, guest)
    # Somebody may have shown a seed, and whoever sits down next must not know one that counts.
    known = bars or room.revealing or room.sowing.seals is None
    changes: list[Change] = renew(room, "left") if known else []
    for seat in mine:
        room.seats[seat] = StoredSeat(seat, "open")
        changes.append(SetSeat(room.id, room.seats[seat]))
    if room.owner == guest:
        room.owner = room.people()[0]
    room.moved = now()
    changes.append(SetTable(table_id=room.id, owner=room.owner, moved=room.moved))
    if room.packs is not None and room.packs.pools == "draft":
        packs = room.packs
        for seat in mine:
            packs = numbered(packs, seat, NONE)
        room.format = {**room.format, **kept_packs(packs)}
        changes.append(SetTable(table_id=room.id, format=room.format))
    if bars:
        changes += _bar(room, guest)
    if known or room.sowing.seals is None:
        return changes
    for seat in mine:
        room.sowing.seals[seat] = None
    return [*changes, SetTable(table_id=room.id, seals=tuple(room.sowing.seals))]


def leaving_closes(room: Room, guest: str | None) -> bool:
    """Tell whether the table is closed for everybody if a guest who sits there gets up."""
    if room.status != "seating" or not room.seats_of(guest):
        return False
    further = room.score is not None and room.score.number > 1
    return further or set(room.people()) == {guest}


def leaving_bars(room: Room, guest: str | None) -> bool:
    """Tell whether a guest who gets up does not sit down there again.

    That is so once they know their packs or what others bring: they could come back for better
    packs or with another warband.
    """
    if room.status != "seating" or not room.seats_of(guest) or leaving_closes(room, guest):
        return False
    if room.packs is None:
        return room.has_told and bool(room.game.ready) and not room.origin
    full = all(one.kind != "open" for one in room.seats)
    return room.has_told or (room.packs.pools == "own" and full)


def depart(room: Room, guest: str) -> list[Change]:
    """Let nobody know any more that a guest sat here; the game of the others stays whole."""
    sits = room.status == "seating" and bool(room.seats_of(guest))
    changes = leave(room, guest) if sits else []
    # Where the table goes on waiting for others, nothing is left; one that closed names its guests.
    room.wishes.drop(guest, room.seats_of(guest))
    for seat in room.seats_of(guest):
        room.seats[seat] = replace(room.seats[seat], guest_id=None)
        changes.append(SetSeat(room.id, room.seats[seat]))
    if room.owner == guest and room.people():
        room.owner = room.people()[0]
        changes.append(SetTable(table_id=room.id, owner=room.owner))
    return changes


def _bar(room: Room, guest: str) -> list[Change]:
    """Let a guest not come back, and let what they know be of no use to anybody.

    Whoever sat down once more under another name would else have an answer to what people bring, so
    they bring something anew; or choose the packs of somebody, so own packs all go back.
    """
    marked = mark(room.id, guest)
    room.format = {**room.format, **noted(room.left, marked, len(room.sowing.renewed))}
    if room.packs is not None and room.packs.pools == "own":
        packs, room.seats = reopened(room.game, room.packs, room.seats)
        room.format = {**room.format, **kept_packs(packs)}
    else:
        room.seats = [replace(one, brings=None) if one.guest_id else one for one in room.seats]
    kept = [SetSeat(room.id, one) for one in room.seats]
    return [*kept, SetTable(table_id=room.id, format=room.format)]
