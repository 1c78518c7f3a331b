"""Who looks at the clocks of a room: when somebody's time runs out, the game ends at once."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from oneiros.kernel.errors import Refusal
from oneiros.server.rooms.ending import run_out
from oneiros.server.rooms.room import Act, Room

LOG: Final = logging.getLogger("oneiros.server")
_AGAIN: Final = 1.0
"""Seconds until an end that could not be kept is tried again."""
_LEAST: Final = 0.02
"""Seconds between two looks at the clocks, which may stand meanwhile."""


class Flags:
    """Waits until the next time runs out, which every answer puts off."""

    def __init__(self) -> None:
        """Begin with nothing to wait for."""
        self._waiting: asyncio.Task[None] | None = None
        self._due: int | None = None
        # Whether it ends the game itself just now, and looks at the clocks again after that.
        self._acting = False

    def go_on(self, room: Room, act: Act) -> None:
        """Wait for the next time that runs out, if any runs."""
        due = room.due
        idle = self._waiting is None or self._waiting.done()
        if self._acting or (due == self._due and not idle):
            return
        self.stop()
        self._due = due
        if due is not None:
            self._waiting = asyncio.create_task(self._wait(room, act))

    def stop(self) -> None:
        """Wait no longer."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting, self._due = None, None

    async def _wait(self, room: Room, act: Act) -> None:
        while (due := room.due) is not None:
            self._due = due
            wait = due - room.time.now() + room.time.waits
            if wait > 0:
                await asyncio.sleep(max(wait / 1000, _LEAST))
                continue
            self._acting = True
            try:
                room = await act(run_out)
            except Refusal:
                LOG.warning("the time that ran out at table %s is not kept", room.id, exc_info=True)
                await asyncio.sleep(_AGAIN)
            finally:
                self._acting = False
