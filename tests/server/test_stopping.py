"""The server ends when it is told to, and nothing of it stays behind."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from oneiros.kernel.errors import Refusal
from oneiros.server.protocol import messages as told
from oneiros.server.rooms import hall
from oneiros.server.rooms.hall import Hall
from oneiros.server.sockets.socket import RESTART
from tests.server import inside
from tests.server.guest import BOT, ME, Guest
from tests.server.served import PATIENCE, Served, alive, wait_until


@pytest.mark.parametrize(
    "how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)]
)
def test_it_stops_cleanly_in_the_middle_of_games(tmp_path: Path, how: signal.Signals) -> None:
    with Served(tmp_path) as served:
        ann = Guest(served)
        with ann.playing(ME, BOT) as browser, Guest(served).playing(ME, ME) as other:
            browser.play_on(Random(33), 5)
            other.play_on(Random(34), 5)
            browser.catch_up()
            wait_until(served.thinkers)
            children = served.children()
            ran = served.stop(how)
            assert (ran.status, ran.err) == (0, "")
            assert ran.out.splitlines()[-1] == "Oneiros has stopped."
            wait_until(lambda: not any(map(alive, children)))
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - it may have more to say
                while True:
                    browser.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
            assert "come back" in closed.value.rcvd.reason
            assert browser.table is not None
            table, step = browser.table.id, browser.step
        served.start()
        with ann.at(table) as browser:
            browser.until_play()
            assert browser.step >= step


@pytest.mark.slow
def test_its_processes_end_with_it_however_it_ends(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        wait_until(served.thinkers)
        children = served.children()
        assert children
        served.kill()
        wait_until(lambda: not any(map(alive, children)), PATIENCE)


@pytest.mark.slow
def test_it_stops_at_once_before_anybody_came(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        children = served.children()
        ran = served.stop()
        assert (ran.status, ran.err) == (0, "")
        wait_until(lambda: not any(map(alive, children)))


async def asked(opened: Hall, table: str) -> told.Answer:
    """Give an answer to what is asked at a table."""
    match = (await opened.room(table)).room.match
    assert match is not None
    return told.Answer(match.state.seat, match.step, 0, 0)


def test_the_deed_under_way_is_kept_and_told_before_everybody_goes(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside.game(tmp_path) as (opened, archive, table, _, listener):
            answer = await asked(opened, table)
            await inside.heard(listener)
            archive.disk.clear()
            archive.waiting.clear()
            deed = asyncio.create_task(inside.said(opened, table, listener, answer))
            await archive.waiting.wait()
            late = asyncio.create_task(inside.said(opened, table, listener, answer))
            await asyncio.sleep(0)
            draining = asyncio.create_task(opened.drain())
            await asyncio.sleep(0)
            archive.disk.set()
            await deed
            with pytest.raises(Refusal) as refused:
                await late
            assert refused.value.key == "storage-closed"
            await draining
            heard: list[told.ToBrowser] = []
            # What is empty tells that nothing follows.
            while one := await listener.next():
                heard.append(msgspec.json.decode(one, type=told.ToBrowser))
            assert max(inside.steps(heard)) > answer.step

    asyncio.run(asyncio.wait_for(run(), inside.PATIENCE))


def test_a_deed_that_does_not_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall, "DRAIN_WITHIN", 0.05)

    async def run() -> None:
        async with inside.game(tmp_path) as (opened, archive, table, _, listener):
            answer = await asked(opened, table)
            archive.disk.clear()
            archive.waiting.clear()
            deed = asyncio.create_task(inside.said(opened, table, listener, answer))
            await archive.waiting.wait()
            await opened.drain()
            assert "did not end in time: 1" in caplog.text
            archive.disk.set()
            await deed

    asyncio.run(asyncio.wait_for(run(), inside.PATIENCE))
