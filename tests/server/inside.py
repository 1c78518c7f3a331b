"""A hall without a network, with a disk that a test may hold up or break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar
from weakref import WeakKeyDictionary

import msgspec

from oneiros.kernel.fair import seal
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import seating
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.sockets.talk import hear
from oneiros.storage import Change, CreateTable, Storage, StorageFailed, new_guest_id
from tests.server.story import Story

PATIENCE = 180.0
"""The most seconds that anything may take on a slow machine before it counts as stuck."""
T = TypeVar("T")
# What each listener has been told so far.
_STORIES: WeakKeyDictionary[Listener, Story] = WeakKeyDictionary()


class Slow(Archive):
    """An archive whose disk works when it is let, or fails; what it reads may fail, too."""

    def __init__(self, storage: Storage) -> None:
        """Begin with a disk that works."""
        super().__init__(storage)
        self.disk = asyncio.Event()
        self.disk.set()
        self.waiting = asyncio.Event()
        self.broken = False
        self.unreadable = False

    def _write(self, changes: list[Change]) -> asyncio.Future[None]:
        self.waiting.set()
        return asyncio.ensure_future(self._keep(changes))

    async def _keep(self, changes: list[Change]) -> None:
        await self.disk.wait()
        if self.broken:
            raise StorageFailed("storage-failed", why="broken")
        await super()._write(changes)

    async def read(self, call: Callable[[], T]) -> T:
        if self.unreadable:
            raise StorageFailed("storage-failed", why="unreadable")
        return await super().read(call)


@asynccontextmanager
async def game(folder: Path) -> AsyncIterator[tuple[Hall, Slow, str, str, Listener]]:
    """Begin a game on one screen."""
    async with hall(folder) as (opened, archive):
        ann = await known(opened, "Ann")
        table, listener = await laid(opened, ann, NewSeat("me"), NewSeat("me"))
        await sown(opened, table, (listener, 0), (listener, 1))
        yield opened, archive, table, ann, listener


@asynccontextmanager
async def hall(folder: Path, thinkers: Thinkers | None = None) -> AsyncIterator[tuple[Hall, Slow]]:
    """Open a hall without a network."""
    archive = Slow(Storage(f"sqlite:///{folder}/x.sqlite"))
    opened = Hall(archive, thinkers or Thinkers(1))
    try:
        yield opened, archive
    finally:
        archive.disk.set()
        await opened.close()


async def known(opened: Hall, name: str) -> str:
    """Let a guest come who has a name."""
    guest = new_guest_id()
    await opened.know(guest, name)
    return guest


async def laid(
    opened: Hall, guest: str, *seats: NewSeat, game: str = "dreamblade"
) -> tuple[str, Listener]:
    """Make a table, at which its guest listens."""
    table = seating.lay(NewTable(game, list(seats)), guest)
    await opened.archive.keep([CreateTable(table)])
    listener = Listener(guest)
    await come(opened, table.id, listener)
    return table.id, listener


async def come(where: Hall, table: str, listener: Listener) -> None:
    """Let somebody listen."""
    opened = await where.room(table)
    await opened.welcome(listener)


async def said(where: Hall, table: str, listener: Listener, message: told.ToServer) -> None:
    """Let a listener say something."""
    opened = await where.room(table)
    await hear(opened, listener, message)


async def sown(where: Hall, table: str, *seats: tuple[Listener, int]) -> None:
    """Let listeners agree on the dice for their seats."""
    room = (await where.room(table)).room
    for listener, seat in seats:
        sealed = seal(room.sowing.promise, room.names[seat], f"seed-{seat}")
        await said(where, table, listener, told.Sow(seat, room.sowing.promise, sealed))
    for listener, seat in seats:
        await said(where, table, listener, told.Reveal(seat, f"seed-{seat}"))


async def heard(listener: Listener) -> list[told.ToBrowser]:
    """Give what waits for a listener, after everything had its turn; news as what they make."""
    for _ in range(20):
        await asyncio.sleep(0)
    found: list[told.ToBrowser] = []
    while listener.waiting:
        message = msgspec.json.decode(await listener.next(), type=told.ToBrowser)
        if isinstance(message, told.Play | told.News):
            story = _STORIES.setdefault(listener, Story())
            story.hear(message)
            assert story.play is not None
            message = story.play
        found.append(message)
    return found


def steps(messages: list[told.ToBrowser]) -> list[int]:
    """Give the step of each play."""
    return [one.step for one in messages if isinstance(one, told.Play | told.News)]
