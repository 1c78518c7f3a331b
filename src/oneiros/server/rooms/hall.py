"""All rooms: each is loaded when somebody comes, changed by one deed at a time, and told about.

A deed changes a room in memory; its changes are on the disk before anybody hears of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, TypeVar

from oneiros.kernel.errors import Refusal
from oneiros.server.refusals import TooMuch, Unknown
from oneiros.server.rooms.bots import question_to_bot
from oneiros.server.rooms.playing import choose
from oneiros.server.rooms.room import Room, now
from oneiros.server.rooms.showing import Showing
from oneiros.server.rooms.thinking import Task, Thinkers
from oneiros.server.sockets.listener import Listener, encode
from oneiros.server.sockets.messages import Refused
from oneiros.storage import Change, Guest, KeepGuest, Ledger, Storage, StorageRefusal
from oneiros.words.portable import PORTABLE

LOG: Final = logging.getLogger("oneiros.server")
MOST_LISTENERS: Final = 200
"""As many may be connected to one table."""
MOST_NAMES: Final = 100_000
"""As many names are remembered before all are asked for anew."""
IDLE: Final = 60.0
"""So many seconds after the last listener has left, a room is put away."""

T = TypeVar("T")
Deed = Callable[[Room], list[Change]]


class Place:
    """A room in use: one deed at a time, and those who are told about it."""

    def __init__(self, room: Room) -> None:
        """Begin with nobody there."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        # Whether the room may hold what could not be kept, so that it must be built again.
        self.broken = False
        self.left = now()
        self.take(room)

    def take(self, room: Room) -> None:
        """Take the room, new or built again."""
        self.room = room
        self.showing = Showing(room)

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return {one.guest for one in self.listeners if one.guest is not None}


class Hall:
    """Every table that somebody uses, and the way to all the others."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        """Open with no room in use, in the event loop that will tell what is kept."""
        self.storage = storage
        self.names: dict[str, str] = {}
        self.thinkers = thinkers
        self._ledger = Ledger(storage, call=asyncio.get_running_loop().call_soon_threadsafe)
        self._knowing = asyncio.Lock()
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Task[Place]] = {}

    @property
    def tables(self) -> int:
        """How many rooms are in use."""
        return len(self._places)

    @property
    def listeners(self) -> int:
        """How many browsers are connected."""
        return sum(len(place.listeners) for place in self._places.values())

    async def place(self, table: str) -> Place:
        """Give a room, which is loaded once however many ask for it."""
        if table in self._places:
            self._places[table].left = now()
        while table not in self._places:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            loading = self._loading[table]
            try:
                self._places[table] = await asyncio.shield(loading)
            finally:
                if loading.done():
                    self._loading.pop(table, None)
        return self._places[table]

    async def act(self, table: str, deed: Deed) -> Room:
        """Do something in a room, keep it, and tell everybody."""
        place = await self.place(table)
        return await asyncio.shield(asyncio.create_task(self._act(place, deed)))

    async def look(self, table: str, shown: Callable[[Room], T]) -> T:
        """Look at a room while nothing in it waits to be written."""
        place = await self.place(table)
        async with place.lock:
            await self._mend(place)
            return shown(place.room)

    async def keep(self, changes: list[Change]) -> None:
        """Write changes that belong to no room in use, such as a new table."""
        kept = asyncio.get_running_loop().create_future()
        self._ledger.enter(changes, kept)
        await kept

    async def know(self, guest: str, name: str | None = None) -> None:
        """Keep a guest who does something, perhaps under a new name."""
        # One at a time, or whoever sits down could overwrite the name that they choose meanwhile.
        async with self._knowing:
            known = await self.read(lambda: self.storage.guest(guest))
            if known is not None and name is None:
                return
            moment = now()
            called = name if name is not None else ""
            created = known.created if known is not None else moment
            await self.keep([KeepGuest(Guest(guest, called, created, moment))])
            self.names[guest] = called
        for place in list(self._places.values()):
            if guest in place.room.people():
                async with place.lock:
                    self.tell(place)

    async def read(self, call: Callable[[], T]) -> T:
        """Read from storage in a thread, so that nobody else waits."""
        return await asyncio.to_thread(call)

    async def learn_names(self, guests: Iterable[str]) -> None:
        """Read the names of guests that nobody has asked about yet."""
        if len(self.names) > MOST_NAMES:
            self.names.clear()
        unknown = [one for one in guests if one not in self.names]
        if unknown:
            found = await self.read(lambda: self.storage.guests(unknown))
            self.names.update({one: found[one].name if one in found else "" for one in unknown})

    async def welcome(self, place: Place, listener: Listener) -> None:
        """Let somebody listen, and show everything."""
        seated = listener.guest in place.room.people()
        if not seated and len(place.listeners) >= MOST_LISTENERS:
            raise TooMuch("server-crowded", most=MOST_LISTENERS)
        place.listeners.add(listener)
        async with place.lock:
            await self._mend(place)
            self.show_all(place, listener)
            self.tell(place)
            self.drive(place)

    async def show_again(self, place: Place, listener: Listener) -> None:
        """Show everything to somebody who has missed something."""
        async with place.lock:
            await self._mend(place)
            self.show_all(place, listener)
            self.drive(place)

    async def part(self, place: Place, listener: Listener) -> None:
        """Let somebody go."""
        place.listeners.discard(listener)
        place.left = now()
        async with place.lock:
            if not place.broken:
                self.tell(place)

    def show_all(self, place: Place, listener: Listener) -> None:
        """Show the table and the match from its beginning."""
        listener.forget_plays()
        listener.table = b""
        listener.sent = 0
        self._tell_table(place, [listener])
        match = place.room.match
        if match is not None:
            listener.tell_play(place.showing.everything(place.room.seats_of(listener.guest)))
            listener.sent = match.step

    def tell(self, place: Place) -> None:
        """Show the table to everybody who does not know it as it is now."""
        self._tell_table(place, place.listeners)

    def drive(self, place: Place) -> None:
        """Let a bot think that is asked, if none does."""
        busy = place.thinking is not None and not place.thinking.done()
        if not busy and question_to_bot(place.room) is not None:
            place.thinking = asyncio.create_task(self._think(place))

    async def sweep(self) -> None:
        """Put away the rooms that nobody has used for a while, again and again."""
        while True:
            await asyncio.sleep(IDLE / 2)
            for table, place in list(self._places.items()):
                idle = not place.listeners and now() - place.left > IDLE
                waits = bool(place.room.rematch) and place.room.next is None
                if idle and not waits and not place.lock.locked() and place.thinking is None:
                    del self._places[table]

    async def close(self) -> None:
        """Write what waits, and end every thought."""
        for place in self._places.values():
            if place.thinking is not None:
                place.thinking.cancel()
        self.thinkers.close()
        await asyncio.to_thread(self._ledger.close)
        self.storage.close()

    async def _load(self, table: str) -> Place:
        return Place(await self._read_room(table))

    async def _read_room(self, table: str) -> Room:
        stored = await self.read(lambda: self.storage.load(table))
        if stored is None:
            raise Unknown("server-table-unknown", came=table)
        # A long match takes a while to be played again.
        room = await self.read(lambda: Room(stored))
        await self.learn_names(room.people())
        return room

    async def _act(self, place: Place, deed: Deed) -> Room:
        async with place.lock:
            await self._mend(place)
            room = place.room
            before = room.outline()
            try:
                changes = deed(room)
                if changes:
                    await self.keep(changes)
            except Exception as fault:
                place.broken = not isinstance(fault, Refusal) or isinstance(fault, StorageRefusal)
                with suppress(StorageRefusal):
                    await self._mend(place)
                raise
            await self.learn_names(room.people())
            self._tell_play(place)
            if room.outline() != before:
                self.tell(place)
            self._stop_thinking(place)
            self.drive(place)
            return room

    def _stop_thinking(self, place: Place) -> None:
        """A bot's thinking ends with the game."""
        thinking = place.thinking
        over = place.room.status != "playing"
        if over and thinking is not None and thinking is not asyncio.current_task():
            thinking.cancel()

    async def _mend(self, place: Place) -> None:
        """Take what is kept for true where the room may be ahead of it, and show it to everybody.

        As long as it cannot be read, whoever wants something of this room is refused.
        """
        if not place.broken:
            return
        room = await self._read_room(place.room.id)
        # What could not be kept is cut off, and its steps will be asked anew.
        room.cuts = place.room.cuts + 1
        place.take(room)
        place.broken = False
        for listener in place.listeners:
            self.show_all(place, listener)

    async def _think(self, place: Place) -> None:
        try:
            while (task := question_to_bot(place.room)) is not None:
                option = await self.thinkers.choose(task)
                await self._answer_for(place, task, option)
        except Exception:
            LOG.exception("a bot failed at table %s", place.room.id)
            failed = Refused("server-bot-failed", PORTABLE.say("server-bot-failed"))
            for listener in place.listeners:
                listener.tell(failed)
        finally:
            place.thinking = None

    async def _answer_for(self, place: Place, task: Task, option: int) -> None:
        """Answer for a bot, unless the question was taken back while it thought."""

        def answer(room: Room) -> list[Change]:
            asked = question_to_bot(room) == task
            return choose(room, task.seat, len(task.answers), option) if asked else []

        await self._act(place, answer)

    def _tell_table(self, place: Place, listeners: Iterable[Listener]) -> None:
        seated, present = set(place.room.people()), place.present
        onlookers = sum(one.guest not in seated for one in place.listeners)
        for listener in listeners:
            table = place.showing.table(listener.guest, self.names, present, onlookers)
            written = encode(table)
            if written != listener.table:
                listener.tell_table(written)

    def _tell_play(self, place: Place) -> None:
        """Show what is new; those with the same seats get the same."""
        match = place.room.match
        if match is None:
            return
        written: dict[tuple[tuple[int, ...], int], bytes] = {}
        for listener in place.listeners:
            mine = tuple(place.room.seats_of(listener.guest))
            since = min(listener.sent, match.step)
            if (mine, since) not in written:
                play = place.showing.play(mine, since)
                if play is None:
                    return
                written[mine, since] = encode(play)
            listener.tell_play(written[mine, since])
            listener.sent = match.step
