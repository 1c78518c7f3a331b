"""Bringing something at a table, such as what was built from its packs, and who has yet to."""

from __future__ import annotations

import msgspec

from oneiros.server.protocol.messages import SealedTable
from oneiros.server.protocol.packs import Pool
from oneiros.server.refusals import Forbidden, Untimely
from oneiros.server.rooms.packs import Drafted, Opening, Packs, shown
from oneiros.server.rooms.room import Room, now
from oneiros.server.rooms.rubbers import told
from oneiros.server.rooms.seating import check_seating
from oneiros.storage import Change, SetSeat, SetTable


def bring(
    room: Room, guest: str, seat: int | None, brings: object, drafted: Drafted | None = None
) -> list[Change]:
    """Bring something to a seat, perhaps in the place of what it brought before.

    That ends for good when everybody has brought something and is bound to a seed. Where no packs
    are opened, it is brought when somebody sits down, and anew only where others got to know it.
    """
    check_seating(room)
    packs = _packs(room) if not room.left.marks else room.packs
    chosen = _seat(room, guest, seat)
    room.own(guest, chosen)
    if room.has_told:
        raise Untimely("server-brought")
    if packs is None:
        own = room.game.brought(brings)
    elif _opened(room, packs):
        own = Opening(room.game, packs, drafted).brought(chosen, brings)
    else:
        raise Untimely("server-packs-shut")
    room.seats[chosen] = msgspec.structs.replace(room.seats[chosen], brings=own)
    room.moved = now()
    moved = SetTable(table_id=room.id, moved=room.moved)
    return [SetSeat(room.id, room.seats[chosen]), moved]


def pool(room: Room, guest: str, seat: int | None, drafted: Drafted | None = None) -> Pool:
    """Show a guest what was opened for a seat; for others' seats when all their games are over."""
    packs, chosen = _packs(room), _seat(room, guest, seat)
    mine = room.seats_of(guest)
    common = packs.pools == "same" and any(
        packs.numbers[chosen] == packs.numbers[one] for one in mine
    )
    if chosen not in mine and not common and not (_over(room) and packs.pools != "draft"):
        raise Forbidden("server-pool-foreign")
    if not _opened(room, packs):
        raise Untimely("server-packs-shut")
    found = Opening(room.game, packs, drafted).contents(chosen)
    return shown(packs, found, may_say=common)


def sealed(room: Room) -> SealedTable | None:
    """Show everybody what is opened for a table."""
    packs = room.packs
    if packs is None:
        return None
    return SealedTable(
        packs.pools,
        packs.way,
        packs.set,
        packs.seed if packs.pools == "same" else "",
        packs.draft,
        list(packs.numbers) if packs.pools == "draft" else [],
        _opened(room, packs),
    )


def lacks(room: Room) -> list[int]:
    """Name the seats of those who have yet to bring something."""
    return [seat for seat in room.lacking if room.seats[seat].kind != "open"]


def _packs(room: Room) -> Packs:
    if room.packs is None:
        raise Untimely("server-not-sealed")
    return room.packs


def _seat(room: Room, guest: str, seat: int | None) -> int:
    """Give the seat that is meant: without a number, the first of a guest that lacks something."""
    if seat is not None:
        room.check_seat(seat)
        return seat
    mine = room.seats_of(guest)
    if not mine:
        raise Forbidden("server-not-seated")
    return next((one for one in mine if one in room.lacking), mine[0])


def _opened(room: Room, packs: Packs) -> bool:
    """Own packs are opened by all at once: nobody looks for a better table meanwhile."""
    return packs.pools != "own" or all(one.kind != "open" for one in room.seats)


def _over(room: Room) -> bool:
    """Tell whether all games with these pools are over."""
    if room.status not in ("over", "closed"):
        return False
    score = room.score
    closed = room.status == "closed"
    return closed or score is None or told(score, room.winners, over=True).over
