"""Tables for the server's benchmark, laid straight into a database before the server starts.

Making them over HTTP would measure the limit on how many tables somebody may make. The guests get
the same cookies as from the server, since its secret lies in the database.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from oneiros.server.guests import Deleted, Signature
from oneiros.server.protocol.api_types import NewPace, NewSeat, NewTable
from oneiros.server.rooms import seating
from oneiros.storage import (
    Change,
    CreateTable,
    Guest,
    KeepGuest,
    Storage,
    StoredSeat,
    StoredTable,
    new_guest_id,
)

GAME: Final = "dreamblade"
WARBANDS: Final = ("sample", "mirror-parade")


class Chair(NamedTuple):
    """Where a scripted client sits, at one table after the other, and the cookie for it."""

    tables: list[str]
    seat: int
    cookie: str


def address(folder: Path) -> str:
    """Give the address of the database in a folder."""
    return f"sqlite:///{folder / 'bench.sqlite'}"


def lay(folder: Path, games: int, spare: int, *, bots: bool) -> list[list[Chair]]:
    """Lay tables in the new database of a folder."""
    return lay_in(address(folder), games, spare, bots=bots)


def lay_in(
    database: str, games: int, spare: int, *, bots: bool, pace: NewPace | None = None
) -> list[list[Chair]]:
    """Lay tables in a database for so many games at once, each with further ones after it.

    There sit two guests, or a guest and a bot, perhaps by the clock.
    """
    storage = Storage(database)
    secret = storage.secret("cookies")
    signature = Signature(secret, storage.issues(), Deleted(secret, storage.traces()))
    changes: list[Change] = []
    groups: list[list[Chair]] = []
    for _ in range(games):
        guests = [new_guest_id() for _ in range(1 if bots else 2)]
        changes += [KeepGuest(Guest(guest, "", 0, 0)) for guest in guests]
        tables = [table_of(guests, pace) for _ in range(1 + spare)]
        changes += [CreateTable(table) for table in tables]
        groups.append(
            [
                Chair(
                    [one.id for one in tables], seat, f"{signature.cookie}={signature.sign(guest)}"
                )
                for seat, guest in enumerate(guests)
            ]
        )
    storage.apply(changes)
    storage.close()
    return groups


def table_of(guests: list[str], pace: NewPace | None = None) -> StoredTable:
    """Make a table as the server does; the second guest has joined already."""
    rival = NewSeat("bot" if len(guests) == 1 else "open", "scripted", WARBANDS[1])
    wish = NewTable(GAME, [NewSeat("me", brings=WARBANDS[0]), rival], pace=pace)
    table = seating.lay(wish, guests[0])
    if len(guests) == 1:
        return table
    joined = StoredSeat(1, "guest", guests[1], None, WARBANDS[1])
    return msgspec.structs.replace(table, seats=(table.seats[0], joined))
