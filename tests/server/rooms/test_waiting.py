"""Who waits for whom at tables that are in use, and what that allows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.protocol.messages import Claim, Claimable
from oneiros.server.rooms import seating
from oneiros.server.rooms.ending import claimable
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.storage import CreateTable, Storage
from tests.server.inside import Slow, come, hall, known, said, sown
from tests.server.rooms.timing import DAY, MINUTE, Given


class Party:
    """A game of several guests, by a clock that a test tells."""

    def __init__(self, where: Hall, archive: Slow, table: str, clock: Given) -> None:
        """Begin with nobody there."""
        self.where = where
        self.archive = archive
        self.table = table
        self.clock = clock
        self.listeners: list[Listener] = []

    async def come(self, seat: int) -> None:
        """Let whoever sits in a seat connect, again where they were before."""
        listener = Listener(self.listeners[seat].guest)
        self.listeners[seat] = listener
        await come(self.where, self.table, listener)

    async def go(self, seat: int) -> None:
        """Let whoever sits in a seat leave."""
        await (await self.where.room(self.table)).part(self.listeners[seat])

    async def put_away(self) -> None:
        """Close the room, as when nobody has used it for a while."""
        (await self.where.room(self.table)).close()
        del self.where._rooms[self.table]

    async def asked(self) -> int:
        """Give the seat that is asked."""
        return (await self.where.room(self.table)).room.asked()[0]

    async def offer(self, seat: int) -> Claimable | None:
        """Give what a seat may claim."""
        return claimable((await self.where.room(self.table)).room, [seat])

    async def claim(self, seat: int) -> str:
        """Claim the game for a seat; give how the table stands."""
        await said(self.where, self.table, self.listeners[seat], Claim(seat, "win"))
        return (await self.where.room(self.table)).room.status


@asynccontextmanager
async def party(folder: Path, seats: int, game: str = "dreamscape") -> AsyncIterator[Party]:
    """Begin a game of so many guests, all of whom are there."""
    async with hall(folder) as (opened, archive):
        clock = Given()
        archive.time = ServiceClock(0, clock, 0)
        guests = [await known(opened, name) for name in ("Ann", "Bob", "Cat")[:seats]]
        wish = NewTable(game, [NewSeat("me"), *[NewSeat("open")] * (seats - 1)])
        table = seating.lay(wish, guests[0])
        await archive.keep([CreateTable(table)])
        together = Party(opened, archive, table.id, clock)
        room = await opened.room(table.id)
        for seat, guest in enumerate(guests):
            # They look on first, and sit down then.
            together.listeners.append(Listener(guest))
            await come(opened, table.id, together.listeners[-1])
            if seat:
                invite = room.room.invite
                await room.act(
                    partial(seating.join, guest=guest, seat=seat, brings=None, invite=invite)
                )
        await sown(opened, table.id, *((one, n) for n, one in enumerate(together.listeners)))
        yield together


def test_nobody_escapes_a_claim_by_connecting_again_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, 3) as game:
            silent = await game.asked()
            one, other = (seat for seat in range(3) if seat != silent)
            game.clock.pass_by(3 * DAY)
            assert await game.claim(one) == "playing"
            await game.go(silent)
            await game.come(silent)
            offer = await game.offer(other)
            assert offer is not None
            assert offer.claimed == [one]
            assert await game.claim(other) == "over"

    asyncio.run(story())


def test_a_claim_lapses_when_whoever_was_away_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, 3) as game:
            absent = await game.asked()
            one, other = (seat for seat in range(3) if seat != absent)
            await game.go(absent)
            game.clock.pass_by(10 * MINUTE)
            assert await game.claim(one) == "playing"
            # It stays when another comes again.
            await game.go(other)
            await game.come(other)
            offer = await game.offer(other)
            assert offer is not None
            assert offer.claimed == [one]
            await game.come(absent)
            assert await game.offer(other) is None
            await game.go(absent)
            game.clock.pass_by(10 * MINUTE)
            assert await game.claim(other) == "playing"

    asyncio.run(story())


def test_nobody_is_away_while_nobody_waits_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, "dreamblade") as game:
            absent = await game.asked()
            for seat in range(2):
                await game.go(seat)
            game.clock.pass_by(5 * MINUTE)
            await game.put_away()
            # The list of games opens the room, and looks again and again.
            for _ in range(20):
                looked = await game.where.room(game.table, use=False)
                await looked.look(lambda room: room.asked())
                game.clock.pass_by(MINUTE)
            # Onlookers are no players, and do not count either.
            stranger = Listener(await known(game.where, "Dan"))
            await come(game.where, game.table, stranger)
            game.clock.pass_by(20 * MINUTE)
            await game.come(1 - absent)
            offer = await game.offer(1 - absent)
            assert offer is not None
            assert offer.waits == 10 * MINUTE
            game.clock.pass_by(10 * MINUTE)
            assert await game.claim(1 - absent) == "over"

    asyncio.run(story())


def test_who_only_looks_does_not_keep_a_room_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, "dreamblade") as game:
            for seat in range(2):
                await game.go(seat)
            opened = await game.where.room(game.table)
            opened._used = 0
            await (await game.where.room(game.table, use=False)).look(lambda room: room.status)
            assert opened.idle
            await game.where.sweep()
            assert game.where.tables == 0

    asyncio.run(story())


def test_a_game_that_was_left_soon_cannot_be_claimed_when_it_is_opened_again(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, "dreamblade") as game:
            game.clock.pass_by(20_000)
            asked = await game.asked()
            for seat in range(2):
                await game.go(seat)
            await game.put_away()
            for seat in range(2):
                await game.come(seat)
            assert await game.offer(1 - asked) is None
            kept = game.archive.storage.load(game.table)
            assert kept is not None
            assert kept.clocks is not None

    asyncio.run(story())


def test_the_time_of_a_game_without_any_is_kept_when_it_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, "dreamblade") as game:
            for seat in range(2):
                await game.go(seat)
            await game.put_away()
            forget_clocks(game.archive.storage, game.table)
            game.clock.pass_by(300 * DAY)
            asked = await game.asked()
            await game.come(1 - asked)
            offer = await game.offer(1 - asked)
            assert offer is not None
            assert offer.waits == 10 * MINUTE
            await game.put_away()
            game.clock.pass_by(3 * DAY)
            await game.come(asked)
            await game.come(1 - asked)
            offer = await game.offer(1 - asked)
            assert offer is not None
            assert (offer.against, offer.waits) == ([asked], 0)

    asyncio.run(story())


def forget_clocks(storage: Storage, table: str) -> None:
    """Let a game be one of the time before clocks."""
    with storage._engines.writing() as connection:
        connection.exec_driver_sql("UPDATE tables SET clocks = NULL WHERE id = ?", (table,))


@pytest.mark.parametrize("there", [True, False])
def test_only_players_are_remembered_when_they_leave(tmp_path: Path, *, there: bool) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, "dreamblade") as game:
            opened = await game.where.room(game.table)
            for number in range(5):
                stranger = Listener(await known(game.where, f"Dan {number}"))
                await opened.welcome(stranger)
                await opened.part(stranger)
            if not there:
                await game.go(0)
            people = {one.guest for one in game.listeners}
            attendance = opened.room.attendance
            assert set(attendance._attended_until) | attendance.present <= people
            assert (game.listeners[0].guest in attendance.present) == there

    asyncio.run(story())
