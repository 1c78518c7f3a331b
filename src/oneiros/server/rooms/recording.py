"""The record of a game that has ended at a table."""

from __future__ import annotations

from oneiros.kernel.record import CLOSED, Record, Result
from oneiros.kernel.replay import to_record
from oneiros.kernel.sowing import Aborted, Fairness, Reason, Renewal
from oneiros.server.refusals import Untimely
from oneiros.server.rooms.entries import written
from oneiros.server.rooms.room import LONG, Room
from oneiros.server.rooms.sowings import came_to_nothing, promise_of, scheme_of
from oneiros.storage import StoredSowing


def recorded(room: Room) -> Record:
    """Write a game down with all its seeds, however it ended, or refuse while it goes on."""
    if room.status not in ("over", "closed") or room.setup is None:
        raise Untimely("server-record-early")
    winners = [room.names[seat] for seat in room.winners or ()]
    # A record knows a game that was closed, whoever or whatever closed it.
    how = CLOSED if room.how == LONG else room.how
    result = None if how is None else Result(winners, how)
    if room.match is None:
        return _unplayed(room, result)
    sown = _sown(room, len(room.match.log))
    return to_record(room.match, sown, table=room.id, abandoned=True, result=result)


def _unplayed(room: Room, result: Result | None) -> Record:
    """Write down a game of other rules as it was kept; its last position is not known here."""
    return Record(
        game=room.game.ruleset.name,
        rules=room.rules,
        setup=room.setup or {},
        seats=list(room.names),
        table=room.id,
        fairness=_sown(room, len(room.unread)),
        answers=[written(room.names, one) for one in room.unread],
        result=result,
    )


def _sown(room: Room, entries: int) -> Fairness:
    """Give all seeds in their order, those excepted that nobody can have shown."""
    sowings = list(room.sowing.renewed)
    pending = room.match is not None and room.chance is None
    current = (room.sowing.never_counted if pending else room.sowing.sown)(entries, "closed")
    if not came_to_nothing(current) or room.sowing.agreed is not None:
        sowings.append(current)
    begins = [0, *(one.until for one in sowings)]
    # Before reasons were noted, only a restored backup could be one.
    reasons: list[Reason] = ["restored", *(one.reason or "restored" for one in sowings)]
    first, *renewed = [
        Renewal(
            since=begins[number],
            reason=reasons[number],
            scheme=scheme_of(one),
            commitment=promise_of(one),
            seals=list(one.seals or ()),
            player_seeds=[seed or "" for seed in one.player_seeds],
            server_seed=one.server_seed,
        )
        for number, one in enumerate(sowings)
        if not came_to_nothing(one)
    ]
    return Fairness(
        scheme=first.scheme,
        commitment=first.commitment,
        seals=first.seals,
        player_seeds=first.player_seeds,
        server_seed=first.server_seed,
        renewed=renewed,
        aborted=[
            _aborted(one, number, begins[number])
            for number, one in enumerate(sowings)
            if came_to_nothing(one)
        ],
    )


def _aborted(sown: StoredSowing, number: int, since: int) -> Aborted:
    return Aborted(
        number=number,
        since=since,
        reason=sown.reason or "restored",
        setup=sown.agreed or "",
        commitment=promise_of(sown),
        seals=list(sown.seals or ()),
        player_seeds=list(sown.player_seeds),
        server_seed=sown.server_seed,
    )
