"""Tables over HTTP: they are listed, made, joined, left and closed, and give their records."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, partial
from typing import Final

import msgspec

from oneiros import __version__
from oneiros.build import build
from oneiros.kernel.errors import Refusal
from oneiros.kernel.match import Match
from oneiros.kernel.record import write_record
from oneiros.registry.games import game as registered
from oneiros.server.guests import clean_name
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import api_types as api
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import seating
from oneiros.server.rooms.recording import recorded
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.views import sitter
from oneiros.storage import CreateTable, StoredTable

MOST_LISTED: Final = 50
MOST_LOOKED_INTO: Final = 12
MOST_UNFINISHED: Final = 100
"""The most unfinished tables that a guest may have."""


async def health(call: Call) -> api.Health:
    """Say that the server answers."""
    return api.Health(__version__, build(), call.hall.tables, call.hall.listeners)


async def me(call: Call) -> api.Me:
    """Give the name of the guest who asks."""
    guest = call.caller()
    if not call.known:
        return api.Me("")
    await call.hall.archive.learn_names([guest])
    return api.Me(call.hall.archive.names[guest])


async def rename(call: Call) -> api.Me:
    """Take another name."""
    name = clean_name(call.body.name)
    await call.hall.know(call.caller(), name)
    return api.Me(name)


async def renew(call: Call) -> api.Me:
    """Make every cookie worthless that the guest had until now, and end their connections."""
    guest = call.caller()
    if call.known:
        await call.hall.renew(guest)
    return await me(call)


async def listed(call: Call) -> api.Tables:
    """List the tables of the guest who asks, and those that anybody may join."""
    archive, guest = call.hall.archive, call.guest
    storage = archive.storage
    mine = await archive.read(lambda: storage.tables_of(guest, MOST_LISTED)) if guest else []
    free = await archive.read(lambda: storage.open_tables(MOST_LISTED))
    people = [seat.guest_id for table in (*mine, *free) for seat in table.seats if seat.guest_id]
    await archive.learn_names(people)
    own = {table.id for table in mine}
    return api.Tables(
        await _own(call, mine),
        [_unopened(call, table) for table in free if table.id not in own],
    )


async def make(call: Call) -> api.Made:
    """Make a table."""
    guest = call.caller()
    table = seating.lay(call.body, guest)
    archive = call.hall.archive
    mine = await archive.read(lambda: archive.storage.tables_of(guest, MOST_UNFINISHED))
    if sum(one.status in ("seating", "playing") for one in mine) >= MOST_UNFINISHED:
        raise TooMuch("server-tables-many", most=MOST_UNFINISHED)
    await call.hall.know(guest)
    await archive.keep([CreateTable(table)])
    return api.Made(table.id)


async def show(call: Call) -> api.TableSummary:
    """Show one table."""
    return await _look(call)


async def join(call: Call) -> api.TableSummary:
    """Sit down."""
    guest, wish = call.caller(), call.body
    await call.hall.know(guest)
    opened = await call.opened()
    await opened.act(lambda room: seating.join(room, guest, wish.seat, wish.brings, wish.invite))
    return await _look(call)


async def leave(call: Call) -> api.TableSummary:
    """Get up before the game has begun."""
    guest = call.caller()
    opened = await call.opened()
    await opened.act(lambda room: seating.leave(room, guest))
    return await _look(call)


async def close(call: Call) -> api.TableSummary:
    """Close a table for good."""
    guest = call.caller()
    opened = await call.opened()
    await opened.act(lambda room: seating.close(room, guest, list(opened.present)))
    return await _look(call)


async def record(call: Call) -> bytes:
    """Give the record of a game that has ended, with which everything can be verified."""
    opened = await call.opened()
    return await opened.look(_record)


def _record(room: Room) -> bytes:
    return write_record(recorded(room))


async def _look(call: Call) -> api.TableSummary:
    opened = await call.opened()
    return await opened.look(partial(_shown, call))


async def _own(call: Call, tables: list[StoredTable]) -> list[api.TableSummary]:
    """List the tables of the guest who asks; the first ones say how they stand."""
    found: list[api.TableSummary] = []
    for number, table in enumerate(tables):
        if number < MOST_LOOKED_INTO and _tells_more(table):
            # What cannot be opened, such as a game by older rules, is listed all the same.
            with suppress(Refusal):
                opened = await call.hall.room(table.id)
                if table.status == "over":
                    await opened.act(Room.note_scores)
                found.append(await opened.look(partial(_shown, call)))
                continue
        found.append(_unopened(call, table))
    return found


def _tells_more(table: StoredTable) -> bool:
    """Tell whether the match says what is not kept: how it stands, or how it ended long ago."""
    ended_long_ago = table.status == "over" and table.scores is None
    return table.status == "playing" or (ended_long_ago and _counts_points(table.game))


@cache
def _counts_points(name: str) -> bool:
    """Tell whether a game is about points."""
    game = registered(name)
    match = Match(game.ruleset, game.setup({}, [game.brought(None)] * game.least_seats))
    return game.scores(match.state) is not None


def _unopened(call: Call, table: StoredTable) -> api.TableSummary:
    """List a table without its match."""
    return _shown(call, Room(msgspec.structs.replace(table, setup=None)))


def _shown(call: Call, room: Room) -> api.TableSummary:
    mine = room.seats_of(call.guest)
    return api.TableSummary(
        room.id,
        room.game.ruleset.name,
        room.status,
        [sitter(room, one, call.guest, call.hall.archive.names, ()) for one in room.seats],
        list(room.names),
        room.moved,
        waits_for_me=room.status == "playing" and _waits(room, mine),
        invite=room.invite if mine and room.status == "seating" else "",
        winners=list(room.winners or ()),
        scores=list(room.points()),
        lesson=room.lesson,
    )


def _waits(room: Room, mine: list[int]) -> bool:
    match = room.match
    return match is not None and any(match.facing(seat) is not None for seat in mine)
