"""Chores go on whatever happens, and a server that does not do one is not ready."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from oneiros.server import metrics
from oneiros.server.http import tables
from oneiros.server.http.endpoint import Call
from oneiros.server.refusals import Unready, Untimely
from oneiros.server.rooms.chores import Chores
from tests.server.inside import PATIENCE, hall


def failed(chore: str) -> float:
    """Count how often a chore has failed."""
    return metrics.REGISTRY.get_sample_value("oneiros_chores_failed_total", {"chore": chore}) or 0.0


@pytest.mark.parametrize("fault", [ValueError("odd"), Untimely("server-sowing")])
def test_a_chore_that_fails_is_told_of_and_done_again(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    done: list[int] = []
    enough = asyncio.Event()

    async def step() -> None:
        done.append(1)
        if len(done) > 3:
            enough.set()
        elif len(done) > 1:
            raise fault

    async def story() -> None:
        chores = Chores()
        chores.begin("try", step, 0)
        async with asyncio.timeout(PATIENCE):
            await enough.wait()
        chores.check()
        chores.end()

    before = failed("try")
    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert failed("try") == before + 2
    assert caplog.text.count("not done this time: try") == 2


def test_a_server_whose_chore_hangs_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("oneiros.server.rooms.chores.monotonic", lambda: now)

    async def story() -> None:
        nonlocal now
        async with hall(tmp_path) as (opened, _):
            call = Call(opened, None, known=False, path={}, query={}, body=None)
            begun = asyncio.Semaphore(0)
            hold = asyncio.Event()

            async def wait() -> None:
                begun.release()
                await hold.wait()

            chores = opened.chores
            chores.begin("hang", wait, PATIENCE, 0.0, within=4.0)
            chores.begin("take long", wait, PATIENCE, 0.0)
            for _ in range(2):
                await begun.acquire()
            now += 5.0
            with pytest.raises(Unready, match="server-chore-hangs") as caught:
                await tables.ready(call)
            assert str(caught.value.details["chores"]).startswith("hang (5 s)")
            counted = metrics.REGISTRY.get_sample_value("oneiros_chore_seconds", {"chore": "hang"})
            assert counted == 5.0
            hold.set()
            async with asyncio.timeout(PATIENCE):
                while chores.lasts("hang") or chores.lasts("take long"):  # noqa: ASYNC110 - it says nothing
                    await asyncio.sleep(0)
            assert (await tables.ready(call)).version
            chores.end()

    asyncio.run(story())


def test_a_server_that_does_not_do_a_chore_any_more_is_not_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            call = Call(opened, None, known=False, path={}, query={}, body=None)
            opened.chores.begin("wait", lambda: asyncio.sleep(PATIENCE), 0)
            assert (await tables.ready(call)).version
            opened.chores.end()
            await asyncio.sleep(0)
            with pytest.raises(Unready, match="server-chore-ended"):
                await tables.ready(call)

    asyncio.run(story())
