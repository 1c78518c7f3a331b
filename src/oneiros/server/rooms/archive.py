"""What is kept of guests and tables: read in a thread, and written through one ledger."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Final, TypeVar

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.server import metrics
from oneiros.server.guests import YEAR, Deleted
from oneiros.server.refusals import Forbidden, Unknown
from oneiros.server.rooms.agreeing import renew_after_change
from oneiros.server.rooms.room import Room, now
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.server.rooms.turns import Turns, Who
from oneiros.storage import (
    DAY,
    Change,
    DeleteGuest,
    ForgetGuests,
    ForgetTraces,
    Guest,
    KeepGuest,
    Ledger,
    PassTime,
    RenewCookies,
    Storage,
    StorageBusy,
    StorageFailed,
    StorageRefusal,
    is_table_id,
)

MOST_NAMES: Final = 100_000
"""The most names that are remembered before all of them are read again."""
PROBE_WITHIN: Final = 2.0
"""Seconds in which the database must answer, or the server is not ready."""
CLOSE_WITHIN: Final = 10.0
"""Seconds that what waits has to be written when the server stops."""
SLOW: Final = 250
"""So many milliseconds pass at most for clocks while something waits to be written."""
LOG: Final = logging.getLogger("oneiros.server")

MOST_OPENING: Final = 2
"""So many matches are played again at a time."""

T = TypeVar("T")
Kept = Callable[[asyncio.Future[None]], None]
"""Hears that something is on the disk, or why it is not."""


@contextmanager
def _counted() -> Iterator[None]:
    """Count what the database refuses."""
    try:
        yield
    except StorageRefusal as refusal:
        metrics.FAULTS.labels(refusal.key).inc()
        raise


class Archive:
    """The way to the storage and back, where nobody has to wait for anybody else."""

    def __init__(self, storage: Storage, time: ServiceClock | None = None) -> None:
        """Begin with no name known, in the event loop that will tell what is kept."""
        self.storage = storage
        self.names: dict[str, str] = {}
        """The names of guests, as far as somebody has asked about them."""
        self.issues = storage.issues()
        """How often those guests who wished for it have had their cookies renewed."""
        self.deleted = Deleted(storage.secret("cookies"), storage.traces())
        """The guests who were deleted, whose cookies make nobody."""
        self._ledger = Ledger(storage, call=asyncio.get_running_loop().call_soon_threadsafe)
        self._knowing = asyncio.Lock()
        self._opening = Turns(MOST_OPENING)
        self._probing: asyncio.Task[None] | None = None
        self.time = time or ServiceClock(storage.passed_time())
        """What the clocks of all games go by."""
        # What it showed when that was handed in which waits to be written, the oldest first. A dict
        # would look for its first again and again among those that are gone.
        self._unkept: OrderedDict[asyncio.Future[None], int] = OrderedDict()
        # Whether it stands because nothing can be kept, until something is.
        self._standing = False
        # Whether it stands because the server stops.
        self._stopped = False

    @property
    def unwritten(self) -> int:
        """How many submissions wait to be written."""
        return self._ledger.waiting

    def enter(self, changes: list[Change], then: Kept | None = None) -> asyncio.Future[None]:
        """Write changes; what is given is done when they are on the disk, or cannot be.

        Only after it is noted here does anybody else hear of it, by `then`.
        """
        shown = self.time.now()
        try:
            written = self._write(changes)
        except StorageRefusal as refusal:
            self._note_fault(refusal, shown)
            raise
        self._unkept[written] = shown
        if len(self._unkept) == 1:
            self._hold()
        written.add_done_callback(partial(self._note, monotonic(), shown, then))
        return written

    def _write(self, changes: list[Change]) -> asyncio.Future[None]:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ledger.enter(changes, written)
        return written

    def _note(
        self, begun: float, shown: int, then: Kept | None, written: asyncio.Future[None]
    ) -> None:
        """Note how long writing took, and what the database refused, and tell of it."""
        self._note_written(begun, shown, written)
        if then is not None:
            then(written)

    def _note_written(self, begun: float, shown: int, written: asyncio.Future[None]) -> None:
        del self._unkept[written]
        self._hold()
        if written.cancelled():
            return
        metrics.KEPT_SECONDS.observe(monotonic() - begun)
        fault = written.exception()
        if fault is not None:
            self._note_fault(fault, shown)
        elif self._standing:
            self._standing = False
            self.time.go_on()

    def _hold(self) -> None:
        """Nobody hears of anything before it is written, so meanwhile hardly any time passes."""
        oldest = next(iter(self._unkept.values()), None)
        self.time.hold("unkept", None if oldest is None else oldest + SLOW)

    def _note_fault(self, fault: BaseException, shown: int) -> None:
        """Count what the database refuses; while it keeps nothing, nobody's time runs."""
        if isinstance(fault, StorageRefusal):
            metrics.FAULTS.labels(fault.key).inc()
        if isinstance(fault, (StorageBusy, StorageFailed)) and not self._stopped:
            self._standing = True
            self.time.stand(shown)

    def stop_time(self) -> None:
        """Let nobody's time run any more, because the server stops."""
        self._standing, self._stopped = False, True
        self.time.stand()

    async def keep(self, changes: list[Change]) -> None:
        """Write changes, and wait until they are on the disk."""
        await self.enter(changes)

    async def read(self, call: Callable[[], T]) -> T:
        """Read from storage in a thread, so that nobody else waits."""
        with _counted():
            return await asyncio.to_thread(call)

    async def probe(self) -> None:
        """Go to the database by the way of every answer and come back, or refuse after a while."""
        # However many ask, one is on the way.
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._come_and_go())
        try:
            async with asyncio.timeout(PROBE_WITHIN):
                await asyncio.shield(self._probing)
        except TimeoutError:
            raise StorageFailed("storage-failed", why=BadData("storage-why-gone")) from None

    async def _come_and_go(self) -> None:
        await self.read(self.storage.touch)
        await self.keep([])

    async def room(self, table: str, who: Who = ()) -> Room:
        """Build a room from what is kept of it, when it is the turn of whoever wants it."""
        # A database may refuse what is no id, such as a text with a NUL.
        known = is_table_id(table)
        stored = await self.read(lambda: self.storage.load(table)) if known else None
        if stored is None:
            raise Unknown("server-table-unknown", came=table)
        # A long match takes a while to be played again; many at a time would crowd others out.
        async with self._opening.turn(who):
            room = await self.read(lambda: Room(stored, self.time))
        begun = [*room.note_opened(), *renew_after_change(room)]
        if begun:
            await self.keep(begun)
        await self.learn_names(room.people())
        return room

    async def know(self, guest: str, name: str | None = None) -> bool:
        """Keep a guest, perhaps under a new name; tell whether that was new.

        One who was deleted meanwhile is nobody.
        """
        # One at a time, or sitting down could overwrite a name that the guest is just choosing.
        async with self._knowing:
            if guest in self.deleted:
                raise Forbidden("server-no-guest")
            known = await self.read(lambda: self.storage.guest(guest))
            if known is not None and name is None:
                self.names[guest] = known.name
                await self._note_visit(known)
                return False
            moment = now()
            called = name if name is not None else ""
            created = known.created if known is not None else moment
            await self.keep([KeepGuest(Guest(guest, called, created, moment))])
            self.names[guest] = called
            return True

    async def note_visit(self, guest: str) -> None:
        """Note that a guest is still there, if the guest is known."""
        known = await self.read(lambda: self.storage.guest(guest))
        if known is not None and _is_due(known):
            await self.know(guest)

    async def _note_visit(self, guest: Guest) -> None:
        """Note that a guest has come, once a day."""
        if _is_due(guest):
            await self.keep([KeepGuest(msgspec.structs.replace(guest, seen=now()))])

    async def forget_guests(self, guests: Sequence[str], seen_before: int | None = None) -> int:
        """Forget guests who have no table and have not come since a moment; count them."""
        async with self._knowing:
            await self.keep([ForgetGuests(tuple(guests), seen_before)])
            known = await self.read(lambda: self.storage.guests(guests))
            gone = [one for one in guests if one not in known]
            for one in gone:
                self._let_go(one)
            return len(gone)

    async def delete(self, guest: str) -> bool:
        """Forget a guest who has no table, and let no cookie make one of the same id again.

        Both is kept together, so whoever waits to be known meanwhile is refused.
        """
        async with self._knowing:
            until = now() + YEAR
            await self.keep([DeleteGuest(guest, self.deleted.trace(guest), until)])
            if await self.read(lambda: self.storage.guest(guest)) is not None:
                return False
            self.deleted.add(guest, until)
            self._let_go(guest)
            return True

    async def forget_traces(self, moment: int) -> None:
        """Forget what is left of deleted guests whose cookies have ended."""
        ended = self.deleted.ended(moment)
        if ended:
            await self.keep([ForgetTraces(moment)])
            self.deleted.forget(ended)

    def _let_go(self, guest: str) -> None:
        self.names.pop(guest, None)
        # Whoever comes with any cookie of this guest finds nothing of theirs.
        self.issues.pop(guest, None)

    def issue(self, guest: str) -> int:
        """Tell how often a guest has had the cookies renewed."""
        return self.issues.get(guest, 0)

    async def renew(self, guest: str, issue: int) -> None:
        """Make the cookies of an issue worthless that a guest has, once that is kept.

        Of several who come with such a cookie, only the first renews it: theirs is worthless, too.
        """
        async with self._knowing:
            if self.issue(guest) != issue:
                raise Forbidden("server-no-guest")
            await self.keep([RenewCookies(guest, issue + 1)])
            self.issues[guest] = issue + 1

    async def keep_time(self) -> None:
        """Keep how long the service has lasted."""
        await self.keep([PassTime(self.time.now())])

    async def learn_names(self, guests: Iterable[str]) -> None:
        """Read the names of guests that nobody has asked about yet."""
        if len(self.names) > MOST_NAMES:
            self.names.clear()
        unknown = [one for one in guests if one not in self.names]
        if unknown:
            found = await self.read(lambda: self.storage.guests(unknown))
            self.names.update({one: found[one].name if one in found else "" for one in unknown})

    async def close(self) -> None:
        """Write what waits, and close the storage; nobody has heard of what cannot be written."""
        unwritten = await asyncio.to_thread(self._ledger.close, CLOSE_WITHIN)
        if unwritten:
            LOG.error("the database does not answer: %s submissions are not kept", unwritten)
        self.storage.close()


def _is_due(guest: Guest) -> bool:
    """Tell whether the last visit that was noted is not of today."""
    return now() - guest.seen >= DAY
