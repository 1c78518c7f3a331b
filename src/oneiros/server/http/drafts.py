"""Drafts of packs over HTTP: made, joined, begun, picked from, and asked for again and again."""

from __future__ import annotations

from functools import partial
from typing import Final

from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import packs as api
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import draft_views, drafting
from oneiros.server.rooms.drafts import Deed
from oneiros.storage import StoredDraft, StoredTable

MOST_LISTED: Final = 20
"""So many drafts of a guest are listed."""
MOST_UNFINISHED: Final = 5
"""The most drafts at which a guest may sit that are not over."""


async def listed(call: Call) -> api.Drafts:
    """List the drafts of the guest who asks."""
    found = await _mine(call, call.caller())
    await _learn_names(call, *found)
    names = call.hall.archive.names
    return api.Drafts([draft_views.outlined(one, call.guest, names) for one in found])


async def make(call: Call) -> api.Draft:
    """Make a draft."""
    guest, wish = call.caller(), call.body
    async with call.hall.seating(guest):
        await _check_many(call, guest)
        await call.hall.know(guest)
        draft = drafting.lay(wish, guest, call.hall.drafts.shown)
        await call.hall.drafts.make(draft)
    return await _shown(call, draft)


async def show(call: Call) -> api.Draft:
    """Show a draft."""
    return await _shown(call, await call.hall.drafts.look(call.path["draft"]))


async def join(call: Call) -> api.Draft:
    """Sit down at a draft."""
    guest, wish = call.caller(), call.body
    async with call.hall.seating(guest):
        draft = await call.hall.drafts.look(call.path["draft"])
        if drafting.number_of(draft, guest) == drafting.NOBODY:
            await _check_many(call, guest)
        await call.hall.know(guest)
        return await _done(call, lambda one, _: drafting.join(one, guest, wish.seat, wish.invite))


async def leave(call: Call) -> api.Draft:
    """Get up from a draft."""
    guest = call.caller()
    return await _done(call, lambda one, shown: drafting.leave(one, guest, shown))


async def begin(call: Call) -> api.Draft:
    """Begin a draft."""
    guest = call.caller()
    return await _done(call, lambda one, shown: drafting.begin(one, guest, shown))


async def close(call: Call) -> api.Draft:
    """Close a draft that has not begun."""
    guest = call.caller()
    return await _done(call, lambda one, _: drafting.close(one, guest))


async def pick(call: Call) -> api.Draft:
    """Pick something from the pack at hand."""
    guest, wish = call.caller(), call.body
    return await _done(
        call, lambda one, shown: drafting.pick(one, guest, wish.step, wish.name, shown)
    )


async def _done(call: Call, deed: Deed) -> api.Draft:
    return await _shown(call, await call.hall.drafts.act(call.path["draft"], deed))


async def _shown(call: Call, draft: StoredDraft) -> api.Draft:
    await _learn_names(call, draft)
    archive = call.hall.archive
    tables: list[StoredTable] = []
    if draft.status == "over" and drafting.number_of(draft, call.guest) != drafting.NOBODY:
        tables = await archive.read(partial(archive.storage.tables_of_draft, draft.id))
    return draft_views.shown(draft, call.guest, archive.names, call.hall.drafts.shown, tables)


async def _mine(call: Call, guest: str) -> list[StoredDraft]:
    storage = call.hall.archive.storage
    return await call.hall.archive.read(lambda: storage.drafts_of(guest, MOST_LISTED))


async def _check_many(call: Call, guest: str) -> None:
    """Refuse a guest who sits at too many drafts that are not over."""
    mine = await _mine(call, guest)
    if sum(one.status in ("seating", "drafting") for one in mine) >= MOST_UNFINISHED:
        raise TooMuch("server-drafts-many", most=MOST_UNFINISHED)


async def _learn_names(call: Call, *drafts: StoredDraft) -> None:
    people = [one.guest_id for draft in drafts for one in draft.seats if one.guest_id]
    await call.hall.archive.learn_names(people)
