"""All rooms in use: each is opened when somebody comes, and put away when nobody uses it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from oneiros.kernel.errors import Refusal
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.bouts import Bouts
from oneiros.server.rooms.chores import Chores
from oneiros.server.rooms.drafts import Drafts
from oneiros.server.rooms.duels import Duels
from oneiros.server.rooms.ending import run_out
from oneiros.server.rooms.listing import note_standing
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.rooms.passes import Passes
from oneiros.server.rooms.pursuits import Pursuits, Refusals
from oneiros.server.rooms.reviews.analyses import Analyses
from oneiros.server.rooms.reviews.shelf import ReviewShelf
from oneiros.server.rooms.room import Deed, Room
from oneiros.server.rooms.sparrings import Sparrings
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from oneiros.storage import BEGINNING, Change, ForgetTables, SetTable, StorageRefusal, StoredTable

LOG: Final = logging.getLogger("oneiros.server")
DRAIN_WITHIN: Final = 5.0
"""Seconds that deeds under way have to be kept when the server stops."""
KEEP_TIME_EVERY: Final = 10.0
"""Seconds after which it is kept how long the service has lasted, which a crash may lose."""
MOST_DUE: Final = 100
"""So many games that end by time are looked for together."""


class Hall:
    """Every table that somebody uses, and the way to all the others."""

    def __init__(self, archive: Archive, thinkers: Thinkers) -> None:
        """Begin with no room in use."""
        self.archive = archive
        self.thinkers = thinkers
        self.chores = Chores()
        self.passes = Passes()
        self.reviews = ReviewShelf()
        self.analyses = Analyses(thinkers)
        # Whoever waits for games between bots waits for few, whatever these are to show.
        self._bouts = Pursuits(
            Refusals("server-bouts-busy", "server-bouts-full", "server-bouts-failed")
        )
        self.sparrings = Sparrings(Bouts(thinkers, self._bouts))
        self.duels = Duels(Bouts(thinkers, self._bouts))
        self.drafts = Drafts(archive)
        self._rooms: dict[str, OpenRoom] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._seating: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # Rooms that nobody may enter now, each with what tells when that is over.
        self._shut: dict[str, asyncio.Event] = {}

    @property
    def tables(self) -> int:
        """How many rooms are in use."""
        return len(self._rooms)

    def opened(self, table: str) -> OpenRoom | None:
        """Give a room if it is in use."""
        return self._rooms.get(table)

    @property
    def listeners(self) -> int:
        """How many browsers are connected."""
        return sum(room.listeners for room in self._rooms.values())

    async def room(self, table: str, who: Who = (), *, use: bool = True) -> OpenRoom:
        """Give a room, which is opened once however many ask for it, in turn for all who ask.

        Who only looks at it does not use it, and does not keep it open.
        """
        while (opened := self._rooms.get(table)) is None:
            if table in self._shut:
                await self._shut[table].wait()
                continue
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table, who))
            await asyncio.shield(self._opening[table])
        if use:
            opened.touch()
        return opened

    def seating(self, guest: str) -> asyncio.Lock:
        """Give what lets a guest sit down at one table at a time, so that none is not counted."""
        return self._seating.setdefault(guest, asyncio.Lock())

    async def know(self, guest: str, name: str | None = None) -> None:
        """Keep a guest who does something, perhaps under a new name, and tell where they sit."""
        if not await self.archive.know(guest, name):
            return
        for opened in list(self._rooms.values()):
            if guest in opened.room.people():
                await opened.show_names()

    async def renew(self, guest: str, issue: int) -> None:
        """Make all cookies of a guest worthless, and end the connections that came with them."""
        await self.know(guest)
        await self.archive.renew(guest, issue)
        self.dismiss(guest)

    @contextmanager
    def shut(self, tables: Iterable[str]) -> Iterator[list[str]]:
        """Put away those of some rooms that nobody uses, and let nobody in meanwhile; give them."""
        unused = [one for one in tables if self._is_unused(one)]
        for one in unused:
            opened = self._rooms.pop(one, None)
            if opened is not None:
                opened.close()
        with self._keep_out(unused):
            yield unused

    @contextmanager
    def _keep_out(self, tables: Iterable[str]) -> Iterator[None]:
        """Let nobody into some rooms meanwhile."""
        over = asyncio.Event()
        kept_out = dict.fromkeys(tables, over)
        self._shut |= kept_out
        try:
            yield
        finally:
            for one in kept_out:
                del self._shut[one]
            over.set()

    async def alter(self, table: StoredTable, deed: Deed) -> None:
        """Do at a table, open or not, something for which its match does not matter.

        It may have changed since it was read, so it is read again when nobody can come in; one that
        is gone is left alone.
        """
        with self.shut([table.id]) as unused:
            if unused:
                for one in await self.archive.read(lambda: self.archive.storage.tables(unused)):
                    await self.archive.keep(deed(Room(one, self.archive.time, play=False)))
                return
        await (await self.room(table.id)).act(deed)

    async def remove(self, table: str) -> None:
        """Forget a table, and let everybody go who is there, when the deed under way is done."""
        while table in self._opening or table in self._shut:
            # A table that cannot be opened is forgotten like any other.
            with suppress(Exception):
                await self.room(table)
        with self._keep_out([table]):
            opened = self._rooms.pop(table, None)
            if opened is not None:
                await opened.vanish()
            await self.archive.keep([ForgetTables((table,))])

    def dismiss(self, guest: str) -> None:
        """End the connections of a guest."""
        for opened in list(self._rooms.values()):
            opened.dismiss(guest)

    def _is_unused(self, table: str) -> bool:
        if table in self._opening or table in self._shut:
            return False
        return table not in self._rooms or self._rooms[table].idle

    async def sweep(self) -> None:
        """Put away what nobody has used for a while, and keep how the games of rooms stand."""
        self.reviews.sweep()
        self.analyses.sweep()
        self.sparrings.sweep()
        self.duels.sweep()
        self._bouts.sweep()
        unused = {table: room for table, room in self._rooms.items() if room.idle}
        changes: list[Change] = []
        for table, opened in unused.items():
            del self._rooms[table]
            opened.close()
            changes += note_standing(opened.room)
        if changes:
            await self.archive.keep(changes)

    async def keep_time(self) -> None:
        """Keep the time of the service; while it stands, and when it goes on, tell everybody."""
        stood = self.archive.time.waits
        try:
            await self.archive.keep_time()
        finally:
            if stood or self.archive.time.waits:
                for opened in list(self._rooms.values()):
                    opened.tell_clocks()

    async def end_due(self) -> None:
        """End the games in which somebody's time has run out, though nobody uses their rooms."""
        archive = self.archive
        shown, after = archive.time.now(), BEGINNING
        while page := await archive.read(
            partial(archive.storage.due_tables, shown, MOST_DUE, after)
        ):
            after = page[-1]
            for one in page:
                await self._end_due(one.id)

    async def _end_due(self, table: str) -> None:
        try:
            opened = await self.room(table)
            await opened.act(run_out)
        except StorageRefusal:
            LOG.warning("the time that ran out at table %s is not kept", table, exc_info=True)
        except Exception:
            # What is wrong with one game must not keep the others from their end, nor come again.
            LOG.exception("the time that ran out at table %s ends no game", table)
            await self.archive.keep([SetTable(table_id=table, due=None)])

    async def drain(self) -> None:
        """Let every room finish what it does, and everybody hear of it, within a while.

        From here on nobody can answer, so nobody's time runs.
        """
        self.archive.stop_time()
        drained = [asyncio.create_task(room.drain()) for room in self._rooms.values()]
        if drained:
            _, undone = await asyncio.wait(drained, timeout=DRAIN_WITHIN)
            for one in undone:
                one.cancel()
            if undone:
                LOG.warning("rooms in which a deed did not end in time: %s", len(undone))

    async def close(self) -> None:
        """Write what waits, and end every thought."""
        for room in self._rooms.values():
            room.close()
        self.analyses.close()
        self._bouts.close()
        self.thinkers.close()
        # Without it the last seconds are given back to everybody.
        with suppress(Refusal, TimeoutError):
            async with asyncio.timeout(DRAIN_WITHIN):
                await self.archive.keep_time()
        await self.archive.close()

    async def _open(self, table: str, who: Who) -> None:
        try:
            room = await self.archive.room(table, who)
            self._rooms[table] = OpenRoom(room, self.archive, self.thinkers)
        finally:
            del self._opening[table]
