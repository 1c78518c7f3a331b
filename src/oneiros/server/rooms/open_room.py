"""A room in use: one deed at a time, kept before anybody hears of it, then told to all who listen.

Looking and listening wait for the deed under way, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from oneiros.kernel.errors import Refusal
from oneiros.server.protocol.listener import Listener
from oneiros.server.protocol.messages import Refused
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.audience import Audience
from oneiros.server.rooms.bot_turns import BotTurns
from oneiros.server.rooms.reveals import Reveals
from oneiros.server.rooms.room import Deed, Room, now
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.views import Views
from oneiros.storage import StorageRefusal
from oneiros.words.portable import PORTABLE

IDLE: Final = 60.0
"""Seconds from when the last listener leaves until a room may be put away."""

T = TypeVar("T")


class OpenRoom:
    """A room with its lock, those who are told about it, and its bots."""

    def __init__(self, room: Room, archive: Archive, thinkers: Thinkers) -> None:
        """Begin with nobody there."""
        self.room = room
        self._archive = archive
        self._bots = BotTurns(thinkers, self._act, self._tell_bot_failed)
        self._audience = Audience(room, archive.names, self._bots.thinker)
        self._reveals = Reveals(lambda: self._audience.present, self._act)
        self._lock = asyncio.Lock()
        # Whether the room may hold what could not be kept, so that it must be built again.
        self._broken = False
        self._used = now()

    @property
    def listeners(self) -> int:
        """How many browsers are connected."""
        return len(self._audience)

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return self._audience.present

    @property
    def idle(self) -> bool:
        """Whether nobody has used it for a while, and nothing would be lost with it."""
        unused = not self._audience and now() - self._used > IDLE
        waits = bool(self.room.rematch) and self.room.next is None
        return unused and not waits and not self._lock.locked() and self._bots.idle

    def touch(self) -> None:
        """Note that somebody uses it."""
        self._used = now()

    async def act(self, deed: Deed) -> Room:
        """Do something, keep it, and tell everybody; a caller who leaves does not stop it."""
        return await asyncio.shield(asyncio.create_task(self._act(deed)))

    async def look(self, shown: Callable[[Room], T]) -> T:
        """Look at the room while nothing in it waits to be written."""
        async with self._lock:
            await self._mend()
            return shown(self.room)

    async def show(self, shown: Callable[[Views], T]) -> T:
        """Look at what somebody is shown of the room, while nothing in it waits to be written."""
        async with self._lock:
            await self._mend()
            return shown(self._audience.views)

    async def welcome(self, listener: Listener) -> None:
        """Let somebody listen, and show everything."""
        self._audience.admit(listener)
        async with self._lock:
            await self._mend()
            self._bots.go_on(self.room)
            self._reveals.go_on(self.room)
            self._audience.tell_play()
            self._audience.show_all(listener)
            self._audience.tell_table()

    async def show_again(self, listener: Listener) -> None:
        """Show everything to somebody who has missed something."""
        async with self._lock:
            await self._mend()
            self._bots.go_on(self.room)
            self._audience.tell_play()
            self._audience.show_all(listener)

    async def show_names(self) -> None:
        """Show the table to everybody, because somebody who sits here has another name."""
        async with self._lock:
            # The name is kept; a room that cannot be read now is shown with it when it can.
            with suppress(StorageRefusal):
                await self._mend()
                self._audience.tell_table()

    async def part(self, listener: Listener) -> None:
        """Let somebody go."""
        self._audience.dismiss(listener)
        self.touch()
        async with self._lock:
            if not self._broken:
                self._audience.tell_table()

    def dismiss(self, guest: str) -> None:
        """End the connections of a guest, whose cookies are worthless now."""
        self._audience.expel(guest)

    def close(self) -> None:
        """End the thought under way, and the wait for seeds."""
        self._bots.stop()
        self._reveals.stop()

    async def _act(self, deed: Deed) -> Room:
        async with self._lock:
            await self._mend()
            room = self.room
            before = room.outline()
            try:
                changes = deed(room)
                # Nothing may fail between keeping a deed and telling it.
                await self._archive.learn_names(room.people())
                if changes:
                    await self._archive.keep(changes)
            except Exception as fault:
                self._broken = not isinstance(fault, Refusal) or isinstance(fault, StorageRefusal)
                with suppress(StorageRefusal):
                    await self._mend()
                raise
            self._bots.go_on(room)
            self._reveals.go_on(room)
            self._audience.tell_play()
            if room.outline() != before:
                self._audience.tell_table()
            return room

    async def _tell_bot_failed(self) -> None:
        """Tell everybody that a bot has failed and does not think any more."""
        async with self._lock:
            self._audience.tell(Refused("server-bot-failed", PORTABLE.say("server-bot-failed")))
            with suppress(StorageRefusal):
                await self._mend()
                self._audience.tell_play()

    async def _mend(self) -> None:
        """Go back to what is kept, where the room may be ahead of it, and show it to everybody.

        As long as it cannot be read, every request to this room is refused.
        """
        if not self._broken:
            return
        room = await self._archive.room(self.room.id)
        # What could not be kept is cut off, and its steps will be asked again.
        room.cuts = self.room.cuts + 1
        self.room = room
        self._broken = False
        self._audience.turn_to(self.room)
