"""Bots think for everybody in turn, however many tables somebody has and however slow its bots are.

The bot of these tests comes to no end before it is let.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.registry.games import game
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms.thinking import Task, Thinkers, _Worker
from oneiros.server.rooms.thought import Order
from oneiros.server.rooms.turns import Who
from tests.server.inside import come, hall, known, laid

MANY = 30
EVE, ANN = ("there", "eve"), ("here", "ann")


class Slow:
    """A bot that thinks for as long as a test likes."""

    def __init__(self) -> None:
        """Begin with no question."""
        self.asked: list[str] = []
        self._ends: list[asyncio.Future[None]] = []

    async def think(self, _work: object, order: Order) -> int:
        """Take a question, and choose anything in the end."""
        self.asked.append(order.table)
        end = asyncio.get_running_loop().create_future()
        self._ends.append(end)
        await end
        return 0

    async def finish(self) -> None:
        """Come to the end of the oldest thought, and let what follows from it happen."""
        self._ends.pop(0).set_result(None)
        await settle()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Let a slow bot think in the place of all others."""
    bot = Slow()
    monkeypatch.setattr(_Worker, "_do", bot.think)
    return bot


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def question(table: str, who: Who) -> Task:
    """Ask a bot at a table for somebody."""
    blade = game("dreamblade")
    match = Match(blade.ruleset, blade.setup({}, [blade.brought(None)] * 2))
    match.roll(FairChance(bytes(32), ["a", "b"]))
    return Task(table, "dreamblade", match.setup, "planner", 0, tuple(match.answers), 0, 1, who)


@asynccontextmanager
async def asking(
    processes: int, *questions: tuple[str, Who]
) -> AsyncIterator[Callable[[str, Who], asyncio.Task[int]]]:
    """Let some questions wait; give what asks another one."""
    thinkers, tasks = Thinkers(processes), list[asyncio.Task[int]]()

    def ask(table: str, who: Who) -> asyncio.Task[int]:
        tasks.append(asyncio.create_task(thinkers.choose(question(table, who))))
        return tasks[-1]

    for table, who in questions:
        ask(table, who)
    await settle()
    try:
        yield ask
    finally:
        for task in tasks:
            task.cancel()
        thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)


def many(who: Who) -> list[tuple[str, Who]]:
    return [(f"eve {number}", who) for number in range(MANY)]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_waits_for_one_thought_of_somebody_with_many_tables(
    processes: int, slow: Slow
) -> None:
    async def play() -> None:
        async with asking(processes, *many(EVE)) as ask:
            for number in range(3):
                answered = ask(f"ann {number}", ANN)
                await settle()
                for _ in range(processes):
                    await slow.finish()
                assert f"ann {number}" in slow.asked
                while not answered.done():
                    await slow.finish()

    asyncio.run(play())
    ours = [one.startswith("ann") for one in slow.asked]
    assert sum(ours) == 3
    assert len(ours) < MANY


def test_many_guests_at_one_address_do_not_crowd_others_out(slow: Slow) -> None:
    guests = [(f"eve {number}", ("there", f"guest {number}")) for number in range(MANY)]

    async def play() -> None:
        async with asking(1, *guests) as ask:
            ask("ann", ANN)
            await settle()
            await slow.finish()
            await slow.finish()

    asyncio.run(play())
    assert "ann" in slow.asked[:3]


def test_thoughts_that_nobody_wants_any_more_still_count_for_whoever_wanted_them(
    slow: Slow,
) -> None:
    async def play() -> None:
        async with asking(1) as ask:
            for number in range(MANY):
                ask(f"eve {number}", EVE).cancel()
                await settle()
                ask(f"again {number}", EVE)
                await settle()
            ask("ann", ANN)
            await settle()
            assert len(slow.asked) == 1
            await slow.finish()
            await slow.finish()
            assert "ann" in slow.asked[:3]

    asyncio.run(play())


def test_bots_think_for_a_player_who_is_there_rather_than_for_somebody_who_looks_on(
    tmp_path: Path,
) -> None:
    async def play() -> list[Who]:
        async with hall(tmp_path) as (opened, _):
            ann = await known(opened, "Ann")
            table, first = await laid(opened, ann, NewSeat("me"), NewSeat("bot"))
            room = await opened.room(table)
            found = [room._audience.players()]
            first.sender = "here"
            await come(opened, table, Listener("eve", "a place before all others"))
            found.append(room._audience.players())
            await room.part(first)
            found.append(room._audience.players())
            return [tuple("ann" if part == ann else part for part in who) for who in found]

    assert asyncio.run(play()) == [
        ("", "ann"),
        ("here", "ann"),
        ("a place before all others", "eve"),
    ]
