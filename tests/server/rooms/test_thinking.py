"""The processes in which bots think end with the server that has started them."""

from __future__ import annotations

import multiprocessing
import time

from oneiros.server.rooms.thinking import Thinkers
from tests.server.served import wait_until


def test_closing_ends_the_own_processes_and_no_others() -> None:
    thinkers = Thinkers(2)
    stranger = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(600,))
    stranger.start()
    try:
        before = {one.pid for one in multiprocessing.active_children()}
        thinkers.warm_up()
        own = [one for one in multiprocessing.active_children() if one.pid not in before]
        assert own
        thinkers.close()
        wait_until(lambda: not any(one.is_alive() for one in own))
        assert stranger.is_alive()
    finally:
        stranger.kill()
        stranger.join()
