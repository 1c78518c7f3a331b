"""The record of a game that has ended at a table."""

from __future__ import annotations

from oneiros.kernel.fair import FIRST, SECOND, commitment
from oneiros.kernel.record import Record, Renewal, Result
from oneiros.kernel.replay import to_record
from oneiros.server.refusals import Untimely
from oneiros.server.rooms.room import Room
from oneiros.storage import StoredSowing


def recorded(room: Room) -> Record:
    """Write a game down with all its seeds, however it ended, or refuse while it goes on."""
    match = room.match
    if room.status not in ("over", "closed") or match is None:
        raise Untimely("server-record-early")
    winners = [room.names[seat] for seat in room.winners or ()]
    result = None if room.how is None else Result(winners, room.how)
    return to_record(match, _sown(room, len(match.log)), abandoned=True, result=result)


def _sown(room: Room, entries: int) -> list[Renewal]:
    """Give all seeds in their order, those excepted from which nothing could come."""
    sowings = list(room.renewed)
    if room.chance is not None:
        seals = None if room.seals is None else tuple(room.seals)
        seeds = tuple(room.player_seeds)
        sowings.append(StoredSowing(entries, room.server_seed.hex(), seeds, seals))
    begins = [0, *(one.until for one in sowings)]
    return [
        Renewal(
            since=since,
            scheme=FIRST if one.seals is None else SECOND,
            commitment=commitment(bytes.fromhex(one.server_seed)),
            seals=list(one.seals or ()),
            player_seeds=[seed or "" for seed in one.player_seeds],
            server_seed=one.server_seed,
        )
        for since, one in zip(begins, sowings, strict=False)
    ]
