"""How people end a game, or their clocks do; each deed gives the changes for storage, or refuses.

Whoever gives up, runs out of time or is claimed against has lost. Where several others have not,
those of them win who have the most points as the game stands, so that nobody who is behind gains
by it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from oneiros.kernel.record import CLAIMED, CLOSED, RESIGNED, TIMED
from oneiros.server.protocol.messages import Claim, Claimable
from oneiros.server.refusals import Forbidden, Untimely
from oneiros.server.rooms.countdown import MINUTE_MS
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.silence import SILENCE
from oneiros.storage import Change, SetTable

AWAY: Final = 10 * MINUTE_MS
"""A player for whom the others have waited so long may be claimed against, if away."""


def leaders(room: Room, lost: Collection[int]) -> list[int]:
    """Name those who win because others have lost: of the rest, the ones with most points."""
    rest = [one.seat for one in room.seats if one.seat not in lost]
    points = room.points()
    if not points:
        return rest
    most = max(points[seat] for seat in rest)
    return [seat for seat in rest if points[seat] == most]


def note_scores(room: Room) -> list[Change]:
    """Keep the points of a game that ended before they were kept."""
    if room.status != "over" or room.scores is not None or room.outdated:
        return []
    room.scores = room.points()
    return [SetTable(table_id=room.id, scores=room.scores)]


def resign(room: Room, seat: int) -> list[Change]:
    """Give up."""
    room.check_playing()
    return [room.end(leaders(room, [seat]), RESIGNED)]


def run_out(room: Room) -> list[Change]:
    """End a game in which somebody's time has run out, or note that nobody's has."""
    if room.status != "playing" or room.outdated:
        # Nobody's time runs there, so nobody need look at it again.
        return [SetTable(table_id=room.id, due=None)]
    seat = room.fallen
    if seat is None:
        return [SetTable(table_id=room.id, due=room.due)]
    return [room.end(leaders(room, [seat]), TIMED)]


def claimable(room: Room, mine: Collection[int]) -> Claimable | None:
    """Say against whom those in some seats may claim the game, and when.

    That is against others who are waited for where no clock runs, as long as nobody waits for those
    who claim.
    """
    if not mine or room.timed:
        return None
    waits = _waits(room)
    against = [seat for seat in waits if seat not in mine]
    if not against or any(seat in waits for seat in mine):
        return None
    soonest = min(waits[seat] for seat in against)
    near = [seat for seat in against if waits[seat] in (soonest, 0)]
    if soonest > 0 and all(room.seats[seat].guest_id in room.attendance.present for seat in near):
        return None
    return Claimable(near, soonest, sorted(room.claims))


def claim(room: Room, message: Claim) -> list[Change]:
    """Claim a victory or a draw; it counts when everybody who is there and not at fault agrees."""
    room.check_playing()
    mine = room.seats_of(room.seats[message.seat].guest_id)
    offer = claimable(room, mine)
    if offer is None:
        raise Untimely("server-claim-none")
    if offer.waits > 0:
        raise Forbidden("server-claim-early", minutes=-(-offer.waits // MINUTE_MS))
    room.wishes.claim(mine, message.what, room.entries)
    at_fault = {room.seats[seat].guest_id for seat in offer.against}
    others = [
        one.seat
        for one in room.seats
        if one.guest_id in room.attendance.present and one.guest_id not in at_fault
    ]
    claims = room.claims
    if any(seat not in claims for seat in others):
        return []
    drawn = "draw" in claims.values()
    return [room.end([] if drawn else leaders(room, offer.against), CLAIMED)]


def review_claims(room: Room) -> None:
    """Let claims lapse that could not be made now, because somebody is back."""
    claims = room.claims
    offer = claimable(room, claims) if claims else None
    if offer is None or offer.waits > 0:
        room.wishes.drop_claims()


def close(room: Room, guest: str) -> list[Change]:
    """Close a table for good, so that nobody wins.

    Its owner may before the game. Later everybody who plays must agree, unless nobody can play on.
    """
    if not room.seats_of(guest):
        raise Forbidden("server-not-seated")
    if room.status == "seating" and room.owner != guest:
        raise Forbidden("server-not-owner")
    if room.status != "seating":
        room.check_playing()
        room.wishes.closing.add(guest)
        if not room.outdated and not room.wishes.closing.issuperset(room.people()):
            return []
    return [room.end((), CLOSED, "closed")]


def _paused(room: Room) -> bool:
    """Tell whether a player made everybody agree anew, who must not win the game by it soon."""
    renewed = room.sowing.renewed
    return room.agreeing and bool(renewed) and renewed[-1].reason == "behind"


def _silent_for(room: Room, seat: int) -> int:
    """Tell how long a seat that is waited for has been silent where no clock runs."""
    if room.agreeing:
        # Seeds have been waited for since the same moment, whosever they are.
        return room.countdown.lasted
    return SILENCE - room.countdown.left_to(seat)


def _waits(room: Room) -> dict[int, int]:
    """Give the seats that are waited for, and how long until they may be claimed against."""
    found: dict[int, int] = {}
    for seat in room.awaited():
        silent = _silent_for(room, seat)
        away = room.attendance.away_for(room.seats[seat].guest_id or "")
        absent = AWAY - min(away, silent) if away is not None and not _paused(room) else SILENCE
        found[seat] = max(0, min(absent, SILENCE - silent))
    return found
