"""Long work of everybody's: who may wait for it, who ends it, what ends by itself, and faults."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from oneiros.server.refusals import Failed, TooMuch
from oneiros.server.rooms import pursuits, waiting
from oneiros.server.rooms.pursuits import Pursuit, Pursuits, Refusals
from oneiros.server.rooms.turns import Who

ANN: Who = ("here", "ann")
EVE: Who = ("there", "eve")
SOMEBODY: Who = ("here",)
REFUSALS = Refusals("busy", "full", "failed")


def run(test: Callable[[Pursuits], Awaitable[None]]) -> None:
    async def whole() -> None:
        under_way = Pursuits(REFUSALS)
        await test(under_way)
        under_way.close()

    asyncio.run(whole())


async def forever(_: Pursuit) -> None:
    await asyncio.Event().wait()


async def failing(_: Pursuit) -> None:
    raise RuntimeError


async def at_once(_: Pursuit) -> None:
    return


def test_the_guest_who_began_it_ends_it_from_whatever_address() -> None:
    async def test(under_way: Pursuits) -> None:
        one = under_way.begin("work", ANN, 1, forever)
        for other in ("eve", "here", ""):
            under_way.give_up("work", other)
            assert under_way.asked("work") is one
        under_way.give_up("work", "ann")
        assert under_way.asked("work") is None
        assert one.task is not None
        with pytest.raises(asyncio.CancelledError):
            await one.task

    run(test)


def test_what_somebody_without_a_cookie_began_is_ended_by_nobody() -> None:
    async def test(under_way: Pursuits) -> None:
        one = under_way.begin("work", SOMEBODY, 1, forever)
        for other in ("ann", "here"):
            under_way.give_up("work", other)
        assert under_way.asked("work") is one
        under_way.give_up("nothing", "ann")

    run(test)


def test_an_address_and_a_guest_wait_for_few_and_everybody_for_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waiting, "MOST_EACH", 1)
    monkeypatch.setattr(waiting, "MOST_AT_ONCE", 2)

    async def test(under_way: Pursuits) -> None:
        under_way.begin("one", ANN, 1, forever)
        for who in (ANN, SOMEBODY, ("elsewhere", "ann")):
            with pytest.raises(TooMuch, match="busy"):
                under_way.begin("two", who, 1, forever)
        under_way.begin("two", EVE, 1, forever)
        with pytest.raises(TooMuch, match="full"):
            under_way.check(("far", "dan"))
        under_way.give_up("two", "eve")
        under_way.check(("far", "dan"))

    run(test)


def test_a_fault_is_logged_by_its_name_told_once_and_nobody_waits_for_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(under_way: Pursuits) -> None:
        with caplog.at_level(logging.ERROR):
            one = under_way.begin("work", ANN, 1, failing)
            assert one.task is not None
            await one.task
        assert "failed: work" in caplog.text
        for _ in range(waiting.MOST_EACH):
            under_way.check(ANN)
        with pytest.raises(Failed, match="failed"):
            under_way.asked("work")
        assert under_way.asked("work") is None

    run(test)


def test_what_is_done_is_forgotten_and_a_fault_of_which_nobody_asks_is_swept_away() -> None:
    async def test(under_way: Pursuits) -> None:
        done = under_way.begin("done", ANN, 1, at_once)
        failed = under_way.begin("failed", ANN, 1, failing)
        await asyncio.gather(*(one.task for one in (done, failed) if one.task is not None))
        assert list(under_way.going) == ["failed"]
        under_way.sweep()
        assert under_way.asked("failed") is None

    run(test)


def test_what_is_asked_for_is_wanted_for_a_while_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(pursuits, "monotonic", lambda: now[0])

    async def test(under_way: Pursuits) -> None:
        one = under_way.begin("work", ANN, 1, forever)
        now[0] = pursuits.GIVE_UP_AFTER
        assert not one.forsaken
        under_way.asked("work")
        now[0] *= 2
        assert not one.forsaken
        now[0] += 1
        assert one.forsaken

    run(test)
