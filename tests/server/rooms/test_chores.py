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


def test_a_server_whose_chore_hangs_is_not_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            call = Call(opened, None, known=False, path={}, query={}, body=None)
            hold = asyncio.Event()
            chores = opened.chores
            chores.begin("hang", hold.wait, PATIENCE, 0.0, within=0.01)
            chores.begin("take long", hold.wait, PATIENCE, 0.0)
            await asyncio.sleep(0.05)
            with pytest.raises(Unready, match="server-chore-hangs") as caught:
                await tables.ready(call)
            assert str(caught.value.details["chores"]).startswith("hang (0 s)")
            counted = metrics.REGISTRY.get_sample_value("oneiros_chore_seconds", {"chore": "hang"})
            assert counted is not None
            assert counted >= 0.05
            hold.set()
            await asyncio.sleep(0.01)
            assert chores.lasts("hang") == 0.0
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
