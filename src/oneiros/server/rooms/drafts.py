"""All drafts of packs: one deed at a time in each, kept before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from oneiros.server.refusals import Unknown
from oneiros.server.rooms import drafting
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.packs import Drafted
from oneiros.storage import Change, ForgetDrafts, PutDraft, StorageRefusal, StoredDraft, is_table_id

LOG: Final = logging.getLogger("oneiros.server")
MOST_KNOWN: Final = 256
"""So many drafts are held in memory; others are read again."""
MOST_DUE: Final = 100
"""So many drafts in which somebody's time has run out are looked for together."""
PICK_EVERY: Final = 5.0
"""Seconds from one look for picks that are due to the next; whoever looks at a draft does, too."""

Deed = Callable[[StoredDraft, int], StoredDraft]
"""Something done in a draft when the clock of the service shows so many milliseconds."""


class Drafts:
    """The drafts of one server."""

    def __init__(self, archive: Archive) -> None:
        """Begin with none known."""
        self._archive = archive
        self._known: OrderedDict[str, StoredDraft] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def shown(self) -> int:
        """What the clock of the service shows."""
        return self._archive.time.now()

    def game_of(self, draft: str) -> str:
        """Name the game of a draft that is held in memory; empty for any other."""
        known = self._known.get(draft)
        return "" if known is None else known.game

    async def make(self, draft: StoredDraft) -> None:
        """Keep a new draft."""
        await self._archive.keep([PutDraft(draft)])
        self._remember(draft)

    async def look(self, draft: str) -> StoredDraft:
        """Give a draft as it is, after picks that are due."""
        return await self.act(draft, drafting.run_out)

    async def drafted(self, draft: str) -> Drafted:
        """Give what came of a draft."""
        return drafting.drafted(await self.look(draft))

    async def act(self, draft: str, deed: Deed) -> StoredDraft:
        """Do something in a draft and keep it, after picks that are due; give it as it is then.

        One that no guest sits at any more is forgotten. A caller who leaves does not stop it.
        """
        return await asyncio.shield(asyncio.create_task(self._act(draft, deed)))

    async def _act(self, draft: str, deed: Deed) -> StoredDraft:
        lock = self._locks.setdefault(draft, asyncio.Lock())
        async with lock:
            found = self._known.get(draft) or await self._read(draft)
            shown = self.shown
            after = drafting.run_out(found, shown)
            if after is not found:
                # A deed that is refused does not undo what had to happen before it.
                await self._keep(after)
            done = deed(after, shown)
            if done is not after:
                await self._keep(done)
            return done

    async def pick_due(self) -> None:
        """Make the picks that are due, also in drafts that nobody looks at."""
        archive = self._archive
        late = await archive.read(partial(archive.storage.due_drafts, self.shown, MOST_DUE))
        for one in late:
            try:
                await self.look(one)
            except Unknown:
                # The last who sat there has just left.
                continue
            except StorageRefusal:
                LOG.warning("picks of draft %s are not kept", one, exc_info=True)
            except Exception:
                # What is wrong with one draft must not keep the others waiting, nor come again.
                LOG.exception("picks of draft %s cannot be made", one)
                await self._stop_time(one)

    def forget(self, drafts: list[str]) -> None:
        """Hold nothing of some drafts in memory."""
        for one in drafts:
            self._known.pop(one, None)

    async def _stop_time(self, draft: str) -> None:
        """Let no time run out in a draft any more."""
        async with self._locks.setdefault(draft, asyncio.Lock()):
            found = await self._read(draft)
            await self._keep(replace(found, due=None, version=found.version + 1))

    async def _read(self, draft: str) -> StoredDraft:
        storage = self._archive.storage
        # A database may refuse what is no id.
        found = None
        if is_table_id(draft):
            found = await self._archive.read(lambda: storage.draft(draft))
        if found is None:
            raise Unknown("server-draft-unknown", came=draft)
        self._remember(found)
        return found

    async def _keep(self, draft: StoredDraft) -> None:
        # Until it is on the disk, and if it cannot be, what is kept counts.
        self._known.pop(draft.id, None)
        gone = drafting.is_deserted(draft)
        changes: list[Change] = [ForgetDrafts((draft.id,))] if gone else [PutDraft(draft)]
        await self._archive.keep(changes)
        if not gone:
            self._remember(draft)

    def _remember(self, draft: StoredDraft) -> None:
        self._known[draft.id] = draft
        self._known.move_to_end(draft.id)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
