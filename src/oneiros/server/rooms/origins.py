"""Whether a game still goes on about which somebody could learn by another one."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from oneiros.kernel.origin import ORIGIN
from oneiros.kernel.ruleset import Setup
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.room import Room
from oneiros.storage import is_table_id

FARTHEST: Final = 64
"""So many games are gone back through, each of which goes on from the next."""


async def is_secret(archive: Archive, table: str) -> bool:
    """Tell whether a table gives no hints and is not over, or some table that it came from."""
    for _ in range(FARTHEST):
        stored = await archive.read(partial(archive.storage.look_up, table))
        if stored is None:
            return False
        room = Room(stored, play=False)
        if room.barred and room.status in ("seating", "playing"):
            return True
        if room.origin is None or not is_table_id(room.origin.table):
            return False
        table = room.origin.table
    # Nobody goes on so often by chance.
    return True


async def origin_is_secret(archive: Archive, setup: Setup) -> bool:
    """Tell the same of the table from which a set-up goes on, if it does and that is known."""
    table = cast("dict[str, str]", setup.get(ORIGIN, {})).get("table", "")
    return is_table_id(table) and await is_secret(archive, table)
