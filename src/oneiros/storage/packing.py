"""Rows of the database from what the server keeps, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import Row

from oneiros.storage.changes import SetTable
from oneiros.storage.rows import (
    ENDED,
    Guest,
    StoredAnswer,
    StoredClocks,
    StoredLuck,
    StoredPace,
    StoredSeat,
    StoredSowing,
    StoredStanding,
    StoredTable,
)

Packed = dict[str, object]

_JSON_FIELDS = frozenset(
    {
        "format",
        "setup",
        "player_seeds",
        "seals",
        "renewed",
        "winners",
        "scores",
        "luck",
        "standing",
        "rematch",
        "pace",
        "clocks",
    }
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_decode_numbers = msgspec.json.Decoder(tuple[int, ...]).decode
_decode_seeds = msgspec.json.Decoder(tuple[str | None, ...]).decode
_decode_pace = msgspec.json.Decoder(StoredPace).decode
_decode_clocks = msgspec.json.Decoder(StoredClocks).decode
_decode_luck = msgspec.json.Decoder(tuple[StoredLuck, ...]).decode
_decode_standing = msgspec.json.Decoder(StoredStanding).decode
_decode_renewed = msgspec.json.Decoder(tuple[StoredSowing, ...]).decode


def packed_table(table: StoredTable) -> Packed:
    """Pack a table without its seats and answers."""
    fields = ((name, getattr(table, name)) for name in StoredTable.__struct_fields__)
    return {name: _field(name, value) for name, value in fields if name not in _PARTS}


def packed_fields(change: SetTable) -> Packed:
    """Pack the fields of a table that have changed."""
    fields = ((name, getattr(change, name)) for name in _CHANGEABLE)
    return {name: _field(name, value) for name, value in fields if value is not UNSET}


def packed_seat(table_id: str, seat: StoredSeat) -> Packed:
    """Pack a seat of a table."""
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "guest_id": seat.guest_id,
        "bot": seat.bot,
        "brings": json(seat.brings),
    }


def packed_seats(table: StoredTable) -> list[Packed]:
    """Pack the seats of a new table, which know when it ended if it has."""
    ended = table.moved if table.status in ENDED else None
    return [packed_seat(table.id, seat) | {"ended": ended} for seat in table.seats]


def guest(row: Row[*tuple[Any, ...]]) -> Guest:
    """Unpack a guest."""
    return Guest(row.id, row.name, row.created, row.seen)


def seats_by_table(rows: Iterable[Row[*tuple[Any, ...]]]) -> dict[str, tuple[StoredSeat, ...]]:
    """Unpack seats, those of each table in the order in which they come."""
    found: dict[str, tuple[StoredSeat, ...]] = {}
    for row in rows:
        brings = None if row.brings is None else _decode(row.brings)
        seat = StoredSeat(row.seat, row.kind, row.guest_id, row.bot, brings)
        found[row.table_id] = (*found.get(row.table_id, ()), seat)
    return found


def table(
    row: Row[*tuple[Any, ...]],
    seats: tuple[StoredSeat, ...],
    answers: tuple[StoredAnswer, ...] = (),
) -> StoredTable:
    """Unpack a table and give it its seats and answers."""
    return StoredTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=row.status,
        public=row.public,
        invite=row.invite,
        format=_decode(row.format),
        setup=None if row.setup is None else _decode(row.setup),
        server_seed=row.server_seed,
        player_seeds=_decode_seeds(row.player_seeds),
        seals=None if row.seals is None else _decode_seeds(row.seals),
        agreed=row.agreed,
        renewed=() if row.renewed is None else _decode_renewed(row.renewed),
        cuts=row.cuts or 0,
        next=row.next,
        winners=None if row.winners is None else _decode_numbers(row.winners),
        how=row.how,
        scores=None if row.scores is None else _decode_numbers(row.scores),
        luck=None if row.luck is None else _decode_luck(row.luck),
        standing=None if row.standing is None else _decode_standing(row.standing),
        rematch=() if row.rematch is None else _decode_numbers(row.rematch),
        created=row.created,
        moved=row.moved,
        owner=row.owner,
        pace=None if row.pace is None else _decode_pace(row.pace),
        clocks=None if row.clocks is None else _decode_clocks(row.clocks),
        due=row.due,
        seats=seats,
        answers=answers,
    )


def answers(rows: Iterable[Row[int, int, str, int, str | None]]) -> tuple[StoredAnswer, ...]:
    """Unpack answers: entry, seat, text, chosen and weights."""
    return tuple(
        StoredAnswer(
            entry, seat, text, chosen, None if weights is None else _decode_numbers(weights)
        )
        for entry, seat, text, chosen, weights in rows
    )


_PARTS = frozenset({"seats", "answers"})
_CHANGEABLE = tuple(name for name in SetTable.__struct_fields__ if name != "table_id")


def _field(name: str, value: object) -> object:
    return json(value) if name in _JSON_FIELDS else value


def json(value: object) -> str | None:
    """Write JSON; nothing stays nothing."""
    return None if value is None else _encode(value).decode()
