"""How long a room waits for the seeds of those who are there."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from oneiros.kernel.errors import Refusal
from oneiros.server.rooms.agreeing import lapse
from oneiros.server.rooms.audience import Audience
from oneiros.server.rooms.room import Act, Room

LOG: Final = logging.getLogger("oneiros.server")
REVEAL_WITHIN: Final = 30.0
"""Seconds that a connected browser has to show a seed once everybody is bound to one."""
_OFTEN: Final = 1.0


class Reveals:
    """Waits for seeds; a guest who is not there is waited for without a limit."""

    def __init__(self, audience: Audience) -> None:
        """Begin with nobody waited for."""
        self._audience = audience
        self._waiting: asyncio.Task[None] | None = None

    def go_on(self, room: Room, act: Act) -> None:
        """Wait, if somebody who is there still has to show a seed."""
        idle = self._waiting is None or self._waiting.done()
        if idle and self._late(room):
            self._waiting = asyncio.create_task(self._wait(room, act))

    def stop(self) -> None:
        """Wait no longer."""
        if self._waiting is not None:
            self._waiting.cancel()
        # A task that was cancelled keeps what it knew, and that is the room.
        self._waiting = None

    def _late(self, room: Room) -> list[str]:
        if not room.revealing:
            return []
        hidden = (one for one in room.seats if room.sowing.player_seeds[one.seat] is None)
        present = self._audience.present
        return [one.guest_id for one in hidden if one.guest_id and one.guest_id in present]

    async def _wait(self, room: Room, act: Act) -> None:
        clock = asyncio.get_running_loop().time
        since: dict[str, float] = {}
        while late := self._late(room):
            since = {guest: since.get(guest, clock()) for guest in late}
            over = [guest for guest in late if clock() - since[guest] >= REVEAL_WITHIN]
            try:
                if over:
                    room = await act(partial(lapse, guests=over))
            except Refusal:
                LOG.warning("seeds of table %s could not be replaced", room.id, exc_info=True)
            await asyncio.sleep(min(_OFTEN, REVEAL_WITHIN))
