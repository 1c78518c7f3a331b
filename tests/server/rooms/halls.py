"""Stories of a hall without a network, and tables as they may stand in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import seating
from oneiros.server.rooms.hall import Hall
from oneiros.storage import CreateTable, StoredTable
from tests.server.inside import PATIENCE, Slow, come, hall, laid, said, sown

TWO = (NewSeat("me"), NewSeat("open"))


def done(folder: Path, story: Callable[[Hall, Slow], Awaitable[None]]) -> None:
    """Tell a story of a hall without a network."""

    async def in_hall() -> None:
        async with hall(folder) as (opened, archive):
            await story(opened, archive)

    asyncio.run(asyncio.wait_for(in_hall(), PATIENCE))


async def waiting(opened: Hall, guest: str) -> str:
    """Lay a table for two, at which nobody listens."""
    table = seating.lay(NewTable("dreamblade", list(TWO)), guest)
    await opened.archive.keep([CreateTable(table)])
    return table.id


async def finished(opened: Hall, *guests: str) -> str:
    """Let one or two people begin a game and one of them give up; nobody stays."""
    ann, bob = guests[0], guests[-1]
    table, first = await laid(opened, ann, NewSeat("me"), NewSeat("me" if ann == bob else "open"))
    room = await opened.room(table)
    second = first
    if ann != bob:
        await room.act(lambda one: seating.join(one, bob, 1, None, one.invite))
        second = Listener(bob)
        await come(opened, table, second)
    await sown(opened, table, (first, 0), (second, 1))
    await said(opened, table, first, told.Resign(0))
    for one in {first, second}:
        await room.part(one)
    return table


def stored(opened: Hall, table: str) -> StoredTable:
    found = opened.archive.storage.load(table)
    assert found is not None
    return found
