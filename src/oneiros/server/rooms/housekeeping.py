"""What expires is forgotten, page by page: nothing grows for ever, and nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from oneiros.server.rooms import drafting, getting_up
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.keepsakes import MOST_KEPT
from oneiros.server.rooms.room import Room, now
from oneiros.storage import (
    BEGINNING,
    FOR_EVER,
    Change,
    Count,
    Expired,
    ForgetDrafts,
    ForgetKeepsakes,
    ForgetTables,
    Keeping,
    Mark,
    OldTable,
    StoredTable,
)

LOG: Final = logging.getLogger("oneiros.server")
FIRST_ROUND: Final = 60.0
"""Seconds from the start until the first round."""
ROUND_EVERY: Final = 3600.0
"""Seconds from one round to the next; whatever is kept is kept for days."""
PAGE: Final = 100
"""As many rows are looked at together."""
MOST_ANSWERS: Final = 20_000
"""So many answers are removed together, unless one table alone has more."""
PAUSE: Final = 0.05
"""Seconds between two pages, in which others write."""

Pages = Callable[[Expired, int, Mark], list[OldTable]]


class Erased(NamedTuple):
    """What became of the tables of a guest whose data is deleted."""

    removed: int
    """Tables at which nobody else sat."""
    vacated: int
    """Tables of others, in which the guest's seat is now that of nobody known."""
    gone: bool
    """Whether the guest is forgotten; one who comes back at that moment is not."""
    keepsakes: int = 0
    """What the guest had kept to bring it to games."""


class Housekeeping:
    """Forgets what has expired by a clock."""

    def __init__(
        self, hall: Hall, keeping: Keeping, clock: Callable[[], int] = now, pause: float = PAUSE
    ) -> None:
        """Look after a hall."""
        self._hall = hall
        self.keeping = keeping
        self._clock = clock
        self._pause = pause

    async def go_round(self) -> None:
        """Forget everything that has expired by now."""
        await self.prune(self.keeping)

    async def prune(self, keeping: Keeping) -> Count:
        """Forget everything that has expired; count it."""
        expired = keeping.expired(self._clock())
        storage = self._hall.archive.storage
        waiting = await self._forget_tables(storage.expired_open, expired)
        finished = await self._forget_tables(storage.expired_finished, expired)
        unfinished = 0
        if keeping.unfinished != FOR_EVER:
            unfinished = await self._forget_tables(storage.expired_unfinished, expired)
        drafts = await self._forget_drafts(expired)
        await self._hall.archive.forget_traces(self._clock())
        count = Count(waiting, finished, await self._forget_guests(expired), unfinished, drafts)
        if any(count):
            LOG.info(
                "forgotten: %s open tables, %s finished games, %s guests, %s unfinished games, "
                "%s drafts",
                *count,
            )
        return count

    async def erase(self, guest: str) -> Erased:
        """Delete the data of a guest: tables where nobody else sat, and seats at all others."""
        archive = self._hall.archive
        removed = vacated = 0
        self._hall.dismiss(guest)
        kept = len(await archive.read(lambda: archive.storage.keepsakes_of(guest, MOST_KEPT)))
        await archive.keep([ForgetKeepsakes(guest)])
        while page := await archive.read(lambda: archive.storage.some_tables_of(guest, PAGE)):
            for table in page:
                if await self._depart(table, guest):
                    vacated += 1
                else:
                    await self._hall.remove(table.id)
                    removed += 1
            await asyncio.sleep(self._pause)
        while mine := await archive.read(lambda: archive.storage.drafts_of(guest, PAGE)):
            for draft in mine:
                await self._hall.drafts.act(
                    draft.id, lambda one, shown: drafting.depart(one, guest, shown)
                )
        return Erased(removed, vacated, await archive.delete(guest), kept)

    async def _depart(self, table: StoredTable, guest: str) -> bool:
        """Take a guest away from a table; tell whether anybody else is there, who keeps it.

        Where nobody is, it is closed by that, so nobody sits down before it is removed.
        """
        others: list[str] = []

        def depart(room: Room) -> list[Change]:
            changes = getting_up.depart(room, guest)
            others.extend(room.people())
            return changes

        await self._hall.alter(table, depart)
        return bool(others)

    async def _forget_tables(self, pages: Pages, expired: Expired) -> int:
        archive = self._hall.archive
        count, after = 0, BEGINNING
        while page := await archive.read(partial(pages, expired, PAGE, after)):
            after = page[-1].mark
            for bundle in _bundles(page):
                with self._hall.shut(bundle) as unused:
                    await archive.keep([ForgetTables(tuple(unused), expired)])
                # One that has changed meanwhile is still there.
                kept = await archive.read(partial(archive.storage.count_tables, unused))
                count += len(unused) - kept
                await asyncio.sleep(self._pause)
        return count

    async def _forget_drafts(self, expired: Expired) -> int:
        archive, drafts = self._hall.archive, self._hall.drafts
        count, after = 0, BEGINNING
        while page := await archive.read(
            partial(archive.storage.expired_drafts, expired, PAGE, after)
        ):
            after = page[-1].mark
            unused = [one.mark.id for one in page if not one.needed]
            await archive.keep([ForgetDrafts(tuple(unused), expired.open)])
            # One that has changed meanwhile is still there, and is read again.
            drafts.forget(unused)
            count += len(unused) - await archive.read(partial(archive.storage.count_drafts, unused))
            await asyncio.sleep(self._pause)
        return count

    async def _forget_guests(self, expired: Expired) -> int:
        archive = self._hall.archive
        count, after = 0, BEGINNING
        while page := await archive.read(
            partial(archive.storage.idle_guests, expired, PAGE, after)
        ):
            after = page[-1].mark
            idle = [one.mark.id for one in page if not one.has_tables]
            if idle:
                count += await archive.forget_guests(idle, expired.guests)
            await asyncio.sleep(self._pause)
        return count


def _bundles(page: Sequence[OldTable]) -> Iterator[list[str]]:
    """Divide a page so that no part has too many answers."""
    bundle: list[str] = []
    answers = 0
    for one in page:
        if bundle and answers + one.answers > MOST_ANSWERS:
            yield bundle
            bundle, answers = [], 0
        bundle.append(one.mark.id)
        answers += one.answers
    if bundle:
        yield bundle
