"""The server ends when it is told to, and nothing of it stays behind."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guest import BOT, ME, Guest
from tests.server.served import PATIENCE, Served, alive, wait_until


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
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
            assert closed.value.rcvd is None or closed.value.rcvd.code in (1001, 1012)
            assert browser.table is not None
            table, step = browser.table.id, browser.step
        served.start()
        with ann.at(table) as browser:
            browser.until_play()
            assert browser.step >= step


def test_its_processes_end_with_it_however_it_ends(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        wait_until(served.thinkers)
        children = served.children()
        assert children
        served.kill()
        wait_until(lambda: not any(map(alive, children)), PATIENCE)


def test_it_stops_at_once_before_anybody_came(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        children = served.children()
        ran = served.stop()
        assert (ran.status, ran.err) == (0, "")
        wait_until(lambda: not any(map(alive, children)))
