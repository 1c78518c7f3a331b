"""A room in use: one deed at a time, kept before anybody hears of it, then told to all who listen.

Looking and listening wait for the deed under way, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, TypeVar

from oneiros.kernel.errors import Refusal
from oneiros.kernel.record import write_record
from oneiros.server.protocol.listener import Listener
from oneiros.server.protocol.messages import Refused
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.audience import Audience
from oneiros.server.rooms.bot_turns import BotTurns, Reports
from oneiros.server.rooms.counsel import Counsel
from oneiros.server.rooms.ending import review_claims
from oneiros.server.rooms.flags import Flags
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.reveals import Reveals
from oneiros.server.rooms.room import Deed, Room
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.views import Views
from oneiros.storage import StorageClosed, StorageRefusal
from oneiros.words.portable import PORTABLE

BUNCH: Final = 1.0
"""Seconds in which onlookers who come and go are gathered, before everybody is told."""
MANY: Final = 64
"""More answers than this are not put into words while others wait."""
IDLE: Final = 60.0
"""Seconds from when the last listener leaves until a room may be put away."""

T = TypeVar("T")


class OpenRoom:
    """A room with its lock, those who are told about it, and its bots."""

    def __init__(self, room: Room, archive: Archive, thinkers: Thinkers) -> None:
        """Begin with nobody there."""
        self.room = room
        self._archive = archive
        # None of these knows the room that has it, or a room that is put away would stay in memory.
        self._bots = BotTurns(thinkers)
        self.counsel = Counsel(archive, thinkers)
        """What guests may ask for about the game."""
        self._audience = Audience(room, archive.names, self._bots.thinker)
        self._reveals = Reveals(self._audience)
        self._flags = Flags()
        self._lock = asyncio.Lock()
        # Whether the room may hold what could not be kept, so that it must be built again.
        self._broken = False
        # Whether nothing is done here any more, because the server stops.
        self._closing = False
        self._used = monotonic()
        # Going back to what is kept, after a fault.
        self._recovery: asyncio.Task[None] | None = None
        # What is written of a game that has ended, for as long as the room is in use.
        self._record: bytes | None = None
        self._recording = asyncio.Lock()
        # The wait until everybody is told how many look on.
        self._bunch: asyncio.Task[None] | None = None

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
        unused = not self._audience and monotonic() - self._used > IDLE
        return unused and not self._lock.locked() and self._bots.idle

    def touch(self) -> None:
        """Note that somebody uses it."""
        self._used = monotonic()

    async def act(self, deed: Deed) -> Room:
        """Do something, keep it, and tell everybody; a caller who leaves does not stop it."""
        await self._lock.acquire()
        try:
            await self._get_ready()
            told = self._do(deed)
        except BaseException:
            self._lock.release()
            raise
        return await told

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

    async def record(self) -> bytes:
        """Give the record of a game that has ended, which is written once and in a thread."""
        async with self._recording:
            if self._record is None:
                room = await self.look(lambda room: room)
                self._record = await self._archive.read(lambda: write_record(recorded(room)))
            return self._record

    async def welcome(self, listener: Listener) -> None:
        """Let somebody listen, and show everything."""
        self._audience.admit(listener)
        async with self._lock:
            await self._mend()
            self._note_presence()
            # Whoever was claimed against may be back.
            review_claims(self.room)
            self._go_on()
            self._audience.tell_play()
            await self._show_all(listener)
            self._tell_of(listener)

    async def show_again(self, listener: Listener) -> None:
        """Show everything to somebody who has missed something."""
        async with self._lock:
            await self._mend()
            self._go_on()
            self._audience.tell_play()
            await self._show_all(listener)

    async def show_names(self) -> None:
        """Show the table to everybody, because somebody who sits here has another name."""
        async with self._lock:
            # The name is kept; a room that cannot be read now is shown with it when it can.
            with suppress(StorageRefusal):
                await self._mend()
                self._audience.tell_table()

    def tell_clocks(self) -> None:
        """Show the clocks to everybody, because all of them stand or go on."""
        if not self._broken:
            self._audience.tell_clocks()

    async def part(self, listener: Listener) -> None:
        """Let somebody go."""
        self._audience.dismiss(listener)
        self.touch()
        async with self._lock:
            self._note_presence()
            self._tell_of(listener)

    def dismiss(self, guest: str) -> None:
        """End the connections of a guest, whose cookies are worthless now."""
        self._audience.expel(guest)

    async def drain(self) -> None:
        """Finish the deed under way, do no other, and let everybody go when they have heard it."""
        await self._end()
        self._audience.take_leave()

    async def vanish(self) -> None:
        """Finish the deed under way, do no other, and let everybody go: the table is forgotten."""
        await self._end()
        self._audience.expel_all()

    async def _end(self) -> None:
        """Do nothing more, once the deed under way is done."""
        self._closing = True
        self.close()
        async with self._lock:
            pass

    def close(self) -> None:
        """End the thought under way, and the wait for seeds and for the end of somebody's time."""
        self._bots.stop()
        self._reveals.stop()
        self._flags.stop()
        if self._bunch is not None:
            self._bunch.cancel()
        self._bunch = None

    def _note_presence(self) -> None:
        """Note which of those who sit here are there."""
        self.room.attendance.note(self.present.intersection(self.room.people()))

    def _show_table(self) -> None:
        """Show the table, with who is there, to everybody."""
        self._note_presence()
        self._audience.tell_table()

    async def _show_all(self, listener: Listener) -> None:
        """Show everything to somebody."""
        await self._put_into_words(self._audience.views, self.room.seats_of(listener.guest))
        self._audience.show_all(listener)

    async def _put_into_words(self, views: Views, mine: Sequence[int]) -> None:
        """Let a long game be put into words in a thread, while others go on."""
        if views.behind(mine) > MANY:
            await self._archive.read(lambda: views.follow(mine))

    def _tell_of(self, listener: Listener) -> None:
        """Tell everybody that a player has come or gone; of onlookers they hear in bunches."""
        if listener.guest in self.room.people():
            if not self._broken:
                self._audience.tell_table()
        elif self._bunch is None or self._bunch.done():
            self._bunch = asyncio.create_task(self._tell_bunch())

    async def _tell_bunch(self) -> None:
        await asyncio.sleep(BUNCH)
        async with self._lock:
            # Whoever comes from here on is told of with the next bunch.
            self._bunch = None
            if not self._broken:
                self._audience.tell_table()

    async def _get_ready(self) -> None:
        """Be ready for a deed, or refuse it because the server stops."""
        if self._closing:
            raise StorageClosed("storage-closed")
        await self._mend()
        # Nothing may fail between keeping a deed and telling it.
        await self._archive.learn_names(self.room.people())

    def _do(self, deed: Deed) -> asyncio.Future[Room]:
        """Do something, and let it be told when it is kept; until then the room stays locked.

        No task waits for the disk, because there are as many deeds as answers.
        """
        room, waits = self.room, self.room.chance is None
        told: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        finish = partial(self._finish, room, told, waits)
        try:
            changes = deed(room)
            if changes:
                self._archive.enter(changes, finish)
        except Exception as fault:
            if isinstance(fault, Refusal) and not isinstance(fault, StorageRefusal):
                raise
            self._recovery = asyncio.create_task(self._recover(fault, told))
            return told
        if not changes:
            finish(None)
        return told

    def _finish(
        self,
        room: Room,
        told: asyncio.Future[Room],
        waits: bool,  # noqa: FBT001 - a callback takes it by its place
        kept: asyncio.Future[None] | None,
    ) -> None:
        """Tell everybody what was done, if it is kept: a last seed before what is rolled by it."""
        try:
            if kept is not None:
                kept.result()
            self._go_on()
            if waits and room.chance is not None:
                self._show_table()
            self._audience.tell_play()
            if self._audience.knows_other_table:
                self._show_table()
        except Exception as fault:  # noqa: BLE001 - whoever did it hears of anything
            self._recovery = asyncio.create_task(self._recover(fault, told))
        else:
            self._lock.release()
            # Whoever left does not hear of it.
            if not told.cancelled():
                told.set_result(room)

    async def _recover(self, fault: Exception, told: asyncio.Future[Room]) -> None:
        """Go back to what is kept, because something could not be, and say so to whoever did it."""
        self._broken = True
        try:
            with suppress(StorageRefusal):
                await self._mend()
        finally:
            self._lock.release()
            if not told.cancelled():
                told.set_exception(fault)

    def _go_on(self) -> None:
        """Let bots think, and wait for seeds and time, unless the server stops."""
        if not self._closing:
            reports = Reports(self._tell_bot_failed, self._tell_bot_lost)
            self._bots.go_on(self.room, self.act, reports, self._audience.players)
            self._audience.drop_hints()
            self._reveals.go_on(self.room, self.act)
            self._flags.go_on(self.room, self.act)

    def _tell_bot_lost(self, bot: str) -> None:
        """Tell everybody that somebody else's answer stands for a bot's."""
        self._audience.tell(Refused("server-bot-lost", PORTABLE.say("server-bot-lost", bot=bot)))

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
        room.attendance = self.room.attendance
        views = Views(room, self._bots.thinker)
        for mine in self._audience.seats(room):
            await self._put_into_words(views, mine)
        self.room = room
        self._broken = False
        self._audience.turn_to(views)
