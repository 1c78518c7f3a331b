"""What is kept of guests and tables: read in a thread, and written through one ledger."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from oneiros.server.refusals import Unknown
from oneiros.server.rooms.room import Room, now
from oneiros.storage import Change, Guest, KeepGuest, Ledger, RenewCookies, Storage

MOST_NAMES: Final = 100_000
"""The most names that are remembered before all of them are read again."""

T = TypeVar("T")


class Archive:
    """The way to the storage and back, where nobody has to wait for anybody else."""

    def __init__(self, storage: Storage) -> None:
        """Begin with no name known, in the event loop that will tell what is kept."""
        self.storage = storage
        self.names: dict[str, str] = {}
        """The names of guests, as far as somebody has asked about them."""
        self.issues = storage.issues()
        """How often those guests who wished for it have had their cookies renewed."""
        self._ledger = Ledger(storage, call=asyncio.get_running_loop().call_soon_threadsafe)
        self._knowing = asyncio.Lock()

    async def keep(self, changes: list[Change]) -> None:
        """Write changes, and wait until they are on the disk."""
        kept = asyncio.get_running_loop().create_future()
        self._ledger.enter(changes, kept)
        await kept

    async def read(self, call: Callable[[], T]) -> T:
        """Read from storage in a thread, so that nobody else waits."""
        return await asyncio.to_thread(call)

    async def room(self, table: str) -> Room:
        """Build a room from what is kept of it."""
        stored = await self.read(lambda: self.storage.load(table))
        if stored is None:
            raise Unknown("server-table-unknown", came=table)
        # A long match takes a while to be played again.
        room = await self.read(lambda: Room(stored))
        await self.learn_names(room.people())
        return room

    async def know(self, guest: str, name: str | None = None) -> bool:
        """Keep a guest, perhaps under a new name; tell whether that was new."""
        # One at a time, or sitting down could overwrite a name that the guest is just choosing.
        async with self._knowing:
            known = await self.read(lambda: self.storage.guest(guest))
            if known is not None and name is None:
                return False
            moment = now()
            called = name if name is not None else ""
            created = known.created if known is not None else moment
            await self.keep([KeepGuest(Guest(guest, called, created, moment))])
            self.names[guest] = called
            return True

    async def renew(self, guest: str) -> None:
        """Make the cookies worthless that a guest has, once that is kept."""
        async with self._knowing:
            issue = self.issues.get(guest, 0) + 1
            await self.keep([RenewCookies(guest, issue)])
            self.issues[guest] = issue

    async def learn_names(self, guests: Iterable[str]) -> None:
        """Read the names of guests that nobody has asked about yet."""
        if len(self.names) > MOST_NAMES:
            self.names.clear()
        unknown = [one for one in guests if one not in self.names]
        if unknown:
            found = await self.read(lambda: self.storage.guests(unknown))
            self.names.update({one: found[one].name if one in found else "" for one in unknown})

    async def close(self) -> None:
        """Write what waits, and close the storage."""
        await asyncio.to_thread(self._ledger.close)
        self.storage.close()
