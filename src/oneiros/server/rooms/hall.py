"""All rooms in use: each is opened when somebody comes, and put away when nobody uses it."""

from __future__ import annotations

import asyncio

from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.open_room import IDLE, OpenRoom
from oneiros.server.rooms.thinking import Thinkers


class Hall:
    """Every table that somebody uses, and the way to all the others."""

    def __init__(self, archive: Archive, thinkers: Thinkers) -> None:
        """Begin with no room in use."""
        self.archive = archive
        self.thinkers = thinkers
        self._rooms: dict[str, OpenRoom] = {}
        self._opening: dict[str, asyncio.Task[OpenRoom]] = {}

    @property
    def tables(self) -> int:
        """How many rooms are in use."""
        return len(self._rooms)

    @property
    def listeners(self) -> int:
        """How many browsers are connected."""
        return sum(room.listeners for room in self._rooms.values())

    async def room(self, table: str) -> OpenRoom:
        """Give a room, which is opened once however many ask for it."""
        if table in self._rooms:
            self._rooms[table].touch()
        while table not in self._rooms:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            opening = self._opening[table]
            try:
                self._rooms[table] = await asyncio.shield(opening)
            finally:
                if opening.done():
                    self._opening.pop(table, None)
        return self._rooms[table]

    async def know(self, guest: str, name: str | None = None) -> None:
        """Keep a guest who does something, perhaps under a new name, and tell where they sit."""
        if not await self.archive.know(guest, name):
            return
        for opened in list(self._rooms.values()):
            if guest in opened.room.people():
                await opened.show_names()

    async def renew(self, guest: str) -> None:
        """Make all cookies of a guest worthless, and end the connections that came with them."""
        await self.know(guest)
        await self.archive.renew(guest)
        for opened in list(self._rooms.values()):
            opened.dismiss(guest)

    async def sweep(self) -> None:
        """Put away the rooms that nobody has used for a while, again and again."""
        while True:
            await asyncio.sleep(IDLE / 2)
            for table, room in list(self._rooms.items()):
                if room.idle:
                    del self._rooms[table]

    async def close(self) -> None:
        """Write what waits, and end every thought."""
        for room in self._rooms.values():
            room.close()
        self.thinkers.close()
        await self.archive.close()

    async def _open(self, table: str) -> OpenRoom:
        return OpenRoom(await self.archive.room(table), self.archive, self.thinkers)
