"""Turns go round: by address, among those of an address by guest, and then as they came."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise

from oneiros.server.rooms.turns import Turns, Who


async def settle() -> None:
    """Let everything have its turn in the event loop."""
    for _ in range(5):
        await asyncio.sleep(0)


async def order(waiting: Sequence[tuple[str, Who]]) -> list[str]:
    """Let some wait while another has the turn; say in which order theirs came, all as long."""
    turns, had = Turns(clock=lambda: 0.0), list[str]()

    async def have(name: str, who: Who) -> None:
        async with turns.turn(who):
            had.append(name)

    async with turns.turn(("first",)):
        tasks = []
        for name, who in waiting:
            tasks.append(asyncio.create_task(have(name, who)))
            await settle()
    await asyncio.gather(*tasks)
    assert turns.parties == 0
    return had


def test_whoever_wants_one_turn_waits_for_one_of_somebody_who_wants_many() -> None:
    greedy = [(f"greedy {number}", ("there", "eve")) for number in range(4)]
    had = asyncio.run(order([*greedy, ("ann", ("here", "ann")), ("bob", ("home", "bob"))]))
    assert had == ["greedy 0", "ann", "bob", "greedy 1", "greedy 2", "greedy 3"]


def test_many_guests_at_one_address_are_one_among_addresses() -> None:
    guests = [(f"guest {number}", ("there", f"guest {number}")) for number in range(3)]
    had = asyncio.run(order([*guests, ("ann", ("here", "ann")), ("again", ("here", "ann"))]))
    assert had == ["guest 0", "ann", "guest 1", "again", "guest 2"]


def test_many_guests_at_one_address_crowd_out_nobody_elsewhere() -> None:
    async def shared() -> tuple[int, int, int]:
        turns = Turns(at_once=4)
        for guest in ("eve", "mallory", "trudy"):
            await turns.take(("there", guest))
        await turns.take(("home", "bob"))
        return turns.among(("here", "ann")), turns.among(("there", "new")), turns.among(())

    assert asyncio.run(shared()) == (2, 3, 2)


def test_guests_at_one_address_take_turns() -> None:
    mine = [(f"eve {number}", ("there", "eve")) for number in range(3)]
    assert asyncio.run(order([*mine, ("bob", ("there", "bob"))])) == [
        "eve 0",
        "bob",
        "eve 1",
        "eve 2",
    ]


def test_whoever_has_short_turns_does_not_wait_for_all_the_long_ones_of_others() -> None:
    now = 0.0
    turns, had = Turns(clock=lambda: now), list[str]()

    async def have(who: str, seconds: float, times: int) -> None:
        nonlocal now
        for _ in range(times):
            async with turns.turn((who, who)):
                had.append(who)
                now += seconds
                await settle()

    async def play() -> None:
        slow = [have(f"slow {number}", 2.0, 4) for number in range(8)]
        await asyncio.gather(*slow, have("quick", 0.01, 20))

    asyncio.run(play())
    turns_of_quick = [at for at, who in enumerate(had) if who == "quick"]
    # Once everybody has had a turn, one long turn of others lies between two short ones.
    assert turns_of_quick[0] <= 8
    waits = [after - before for before, after in pairwise(turns_of_quick)]
    assert max(waits) <= 2
    # Those with long turns share what is left alike.
    rounds = [had.index(f"slow {number}") for number in range(8)]
    assert sorted(rounds) == rounds
    # Nothing is remembered of those who are gone.
    assert turns.parties == 0
    assert not turns._used
    assert not turns._shares


def test_somebody_who_goes_away_leaves_no_place_behind() -> None:
    async def go_away() -> None:
        turns = Turns()
        await turns.take(("a",))
        waiting = [asyncio.create_task(turns.take((name,))) for name in "bc"]
        await settle()
        waiting[0].cancel()
        turns.end(("a",))
        await settle()
        assert waiting[1].done()
        # Whose turn comes in the moment of going away gives it on.
        last = asyncio.create_task(turns.take(("d",)))
        following = asyncio.create_task(turns.take(("e",)))
        await settle()
        turns.end(("c",))
        last.cancel()
        await settle()
        assert following.done()
        turns.end(("e",))
        assert turns.parties == 0
        free = asyncio.create_task(turns.take(("f",)))
        await settle()
        assert free.done()

    asyncio.run(go_away())
