"""Tables over HTTP: they are listed, made, joined, left and closed, and give their records."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Final

from oneiros import __version__
from oneiros.build import build
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.match import Match
from oneiros.registry.games import all_games
from oneiros.registry.games import game as registered
from oneiros.server.http import examples, puzzles, reviews
from oneiros.server.http.endpoint import Call, File
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol.packs import Pool
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import (
    bringing,
    ending,
    getting_up,
    listing,
    rematches,
    seating,
)
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.rooms.packs import Drafted
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.shown import pace, rubber, sitter
from oneiros.storage import CreateTable, Mark, StoredTable, is_table_id

LOG: Final = logging.getLogger("oneiros.server")
MOST_LISTED: Final = 50
MOST_LISTED_OF_ONE: Final = 3
"""So many open tables of one owner are listed."""
PAGE: Final = 20
"""So many finished tables of a guest come at once."""
MOST_LOOKED_INTO: Final = 12
"""So many games are opened for one list, where it was not kept how they stand."""
MOST_UNFINISHED: Final = 100
"""The most unfinished tables that a guest may have."""
MOST_OPEN: Final = 5
"""The most public tables of one owner that wait for others."""
_LONGEST_MOMENT: Final = 12


async def health(_: Call) -> api.Health:
    """Say that the server answers."""
    return api.Health(__version__, build())


async def ready(call: Call) -> api.Health:
    """Say that answers can be kept, or refuse because something is not as it should be."""
    call.hall.chores.check()
    await call.hall.archive.probe()
    return await health(call)


async def listed(call: Call) -> api.Tables:
    """List the tables of the guest who asks, and those that anybody may join."""
    archive, guest = call.hall.archive, call.guest
    storage = archive.storage
    mine: list[StoredTable] = []
    more = ""
    if guest is not None:
        mine = await _unfinished(call, guest)
        ended, more = await _finished(call, guest, None)
        mine += ended
    free = await archive.read(lambda: storage.open_tables(MOST_LISTED, of_one=MOST_LISTED_OF_ONE))
    await _learn_names(call, [*mine, *free])
    own = {table.id for table in mine}
    return api.Tables(
        await _own(call, mine),
        [one for table in free if table.id not in own for one in _unopened(call, table)],
        more,
    )


async def earlier(call: Call) -> api.TablePage:
    """List the finished tables of the guest who asks that come after an earlier page."""
    guest, came = call.caller(), call.query.get("before", "")
    found, more = await _finished(call, guest, _mark(came) if came else None)
    await _learn_names(call, found)
    return api.TablePage(await _own(call, found), more)


async def _finished(call: Call, guest: str, before: Mark | None) -> tuple[list[StoredTable], str]:
    """Give a page of finished tables, and where the next one begins if there is any."""
    storage = call.hall.archive.storage
    found = await call.hall.archive.read(lambda: storage.finished_of(guest, PAGE + 1, before))
    page = found[:PAGE]
    return page, f"{page[-1].moved}-{page[-1].id}" if len(found) > PAGE else ""


def _mark(came: str) -> Mark:
    """Read where a page of finished tables ended."""
    moment, dash, table = came.partition("-")
    is_moment = moment.isascii() and moment.isdecimal() and len(moment) <= _LONGEST_MOMENT
    if not (dash and is_moment and is_table_id(table)):
        raise BadData("server-page-unknown", came=came)
    return Mark(int(moment), table)


async def _learn_names(call: Call, found: Sequence[StoredTable]) -> None:
    people = [seat.guest_id for table in found for seat in table.seats if seat.guest_id]
    await call.hall.archive.learn_names(people)


async def make(call: Call) -> api.Made:
    """Make a table, or go back to that of a puzzle which is being solved."""
    guest = call.caller()
    wish = call.body
    branch = None
    if wish.origin:
        # A game is not played again for somebody who may make no table.
        await _check_many(call, guest, public=wish.public)
        branch = await reviews.going_on(call, wish)
    drafted = None
    if wish.sealed is not None and wish.sealed.draft:
        drafted = await call.hall.drafts.drafted(wish.sealed.draft)
    table = seating.lay(wish, guest, branch, drafted)
    async with call.hall.seating(guest):
        if wish.puzzle:
            begun = await puzzles.go_back(call, table, await _unfinished(call, guest))
            if begun is not None:
                return api.Made(begun)
        if wish.example:
            await examples.clear(call, await _unfinished(call, guest))
        await _check_many(call, guest, public=wish.public)
        await call.hall.know(guest)
        await call.hall.archive.keep([CreateTable(table), *rematches.noted(table)])
    return api.Made(table.id)


async def _check_many(call: Call, guest: str, *, public: bool = False) -> None:
    """Refuse a guest who sits at too many unfinished tables, or whose public ones are too many."""
    mine = await _unfinished(call, guest)
    if len(mine) >= MOST_UNFINISHED:
        raise TooMuch("server-tables-many", most=MOST_UNFINISHED)
    own = [one for one in mine if one.public and one.owner == guest]
    if public and sum(one.status == "seating" for one in own) >= MOST_OPEN:
        raise TooMuch("server-tables-open", most=MOST_OPEN)


async def _unfinished(call: Call, guest: str) -> list[StoredTable]:
    storage = call.hall.archive.storage
    return await call.hall.archive.read(lambda: storage.unfinished_of(guest, MOST_UNFINISHED))


async def show(call: Call) -> api.TableSummary:
    """Show one table."""
    return await _look(call)


async def join(call: Call) -> api.TableSummary:
    """Sit down."""
    guest, wish = call.caller(), call.body
    async with call.hall.seating(guest):
        await _check_many(call, guest)
        await call.hall.know(guest)
        opened = await call.opened()
        sit = partial(seating.join, guest=guest, seat=wish.seat, brings=wish.brings)
        drafted = await _drafted_for(call, opened)
        await opened.act(partial(sit, invite=wish.invite, drafted=drafted))
    return await _look(call)


async def bring(call: Call) -> api.TableSummary:
    """Bring something of what was opened for a table."""
    guest, wish = call.caller(), call.body
    opened = await call.opened()
    bring = partial(bringing.bring, guest=guest, seat=wish.seat, brings=wish.brings)
    await opened.act(partial(bring, drafted=await _drafted_for(call, opened)))
    return await _look(call)


async def pool(call: Call) -> Pool:
    """Show what was opened for a seat of the guest who asks, or when all is over for another."""
    guest, came = call.caller(), call.query.get("seat", "")
    if came and not (came.isascii() and came.isdecimal() and len(came) == 1):
        raise BadData("server-seat-number", came=came)
    opened = await call.opened(use=False)
    seat, drafted = int(came) if came else None, await _drafted_for(call, opened)
    return await opened.look(lambda room: bringing.pool(room, guest, seat, drafted))


async def _drafted_for(call: Call, opened: OpenRoom) -> Drafted | None:
    """Give what came of the draft whose pools are brought to a table, if any are."""
    packs = await opened.look(lambda room: room.packs)
    draft = "" if packs is None else packs.draft
    return await call.hall.drafts.drafted(draft) if draft else None


async def leave(call: Call) -> api.TableSummary:
    """Get up before the game has begun."""
    guest = call.caller()
    opened = await call.opened()
    await opened.act(lambda room: getting_up.leave(room, guest))
    return await _look(call)


async def close(call: Call) -> api.TableSummary:
    """Close a table for good, or wish for it where others play."""
    guest = call.caller()
    opened = await call.opened()
    await opened.act(lambda room: ending.close(room, guest))
    return await _look(call)


async def rematch(call: Call) -> api.Rematched:
    """Wish for another game with the same players; where it has been made, give its table."""
    guest = call.caller()
    async with call.hall.seating(guest):
        await _check_many(call, guest)
        opened = await call.opened()
        await opened.act(lambda room: rematches.ask_again(room, guest))
    return api.Rematched(await opened.look(lambda room: room.next or ""))


async def record(call: Call) -> File:
    """Give the record of a game that has ended, with which everything can be verified."""
    opened = await call.opened(use=False)
    return File(f"oneiros-{call.path['table']}.json", await opened.record())


async def _look(call: Call) -> api.TableSummary:
    opened = await call.opened(use=False)
    return _shown(call, await opened.look(listing.opened))


async def _own(call: Call, tables: Sequence[StoredTable]) -> list[api.TableSummary]:
    """List the tables of the guest who asks, and say how their games stand.

    Where that was not kept, some are opened for it, which the next list need not do.
    """
    archive = call.hall.archive
    going = [one.id for one in tables if one.status == "playing"]
    entries = await archive.read(lambda: archive.storage.count_entries(going)) if going else {}
    found: list[api.TableSummary] = []
    openings = 0
    for table in tables:
        known = entries.get(table.id)
        in_use = call.hall.opened(table.id) is not None
        if _tells_more(table, known) and (in_use or openings < MOST_LOOKED_INTO):
            openings += not in_use
            found += await _opened(call, table, in_use=in_use)
        else:
            found += _unopened(call, table, known)
    return found


async def _opened(call: Call, table: StoredTable, *, in_use: bool) -> list[api.TableSummary]:
    """List a table that is in use, or is opened only for it; if it cannot be, without its match."""
    try:
        opened = await call.hall.room(table.id, call.who, use=False)
        if table.status == "over":
            await opened.act(ending.note_scores)
        if not in_use:
            await call.hall.archive.keep(await opened.look(listing.note_standing))
        return [_shown(call, await opened.look(listing.opened))]
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with one game
        _complain(table.id, fault)
        return list(_unopened(call, table))


def _tells_more(table: StoredTable, entries: int | None) -> bool:
    """Tell whether the match says what is not kept: how it stands, or how it ended long ago."""
    if table.game not in all_games():
        return False
    if table.status == "playing":
        by_our_rules = table.rules == registered(table.game).ruleset.version
        return by_our_rules and not listing.stands(table, entries)
    return table.status == "over" and table.scores is None and _counts_points(table.game)


@cache
def _counts_points(name: str) -> bool:
    """Tell whether a game is about points."""
    game = registered(name)
    match = Match(game.ruleset, game.setup({}, [game.brought(None)] * game.least_seats))
    return game.scores(match.state) is not None


def _unopened(
    call: Call, table: StoredTable, entries: int | None = None
) -> Iterator[api.TableSummary]:
    """List a table without its match, or not at all if it cannot be: the others are listed."""
    try:
        yield _shown(call, listing.unopened(table, call.hall.archive.time, entries))
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with one game
        _complain(table.id, fault)


def _complain(table: str, fault: Exception) -> None:
    """Say that a table cannot be shown as it should; of a refusal its key, none of its details."""
    if isinstance(fault, Refusal):
        _complain_once(table, fault.key)
    else:
        _complain_once(table, f"{type(fault).__name__}: {fault}")


@lru_cache(maxsize=1000)
def _complain_once(table: str, why: str) -> None:
    """Say something once, and not with every list."""
    LOG.error("table %s cannot be listed as it stands: %s", table, why)


def _shown(call: Call, listed: listing.Listed) -> api.TableSummary:
    room, mine = listed.room, listed.room.seats_of(call.guest)
    return api.TableSummary(
        room.id,
        room.game.ruleset.name,
        room.status,
        [sitter(room, one, call.guest, call.hall.archive.names, ()) for one in room.seats],
        list(room.names),
        room.moved,
        waits_for_me=room.status == "playing" and any(seat in listed.asked for seat in mine),
        invite=room.invite if mine and room.status == "seating" else "",
        winners=list(room.winners or ()),
        scores=list(listed.points),
        lesson=room.lesson,
        puzzle=room.puzzle,
        example=room.example,
        pace=pace(room),
        left=_left(room, mine),
        how=room.how or "",
        other_rules=room.rules if room.outdated else 0,
        origin=room.origin,
        sealed=bringing.sealed(room),
        lacks=bringing.lacks(room),
        rubber=rubber(room),
    )


def _left(room: Room, mine: list[int]) -> int:
    """Give what is left to those seats of a guest that are asked, or else to others."""
    clocks = room.clocks
    if clocks is None:
        return 0
    asked = clocks.running
    own = [seat for seat in mine if seat in asked]
    return min((clocks.left_to(seat) for seat in own or asked), default=0)
