"""How long a room waits for the seeds of those who are there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final

from oneiros.kernel.errors import Refusal
from oneiros.server.rooms.room import Deed, Room
from oneiros.server.rooms.seating import lapse

LOG: Final = logging.getLogger("oneiros.server")
REVEAL_WITHIN: Final = 30.0
"""Seconds that a connected browser has to show a seed once everybody is bound to one."""
_OFTEN: Final = 1.0


class Reveals:
    """Waits for seeds; a guest who is not there is waited for without a limit."""

    def __init__(
        self, present: Callable[[], Collection[str]], act: Callable[[Deed], Awaitable[Room]]
    ) -> None:
        """Begin with nobody waited for."""
        self._present = present
        self._act = act
        self._waiting: asyncio.Task[None] | None = None

    def go_on(self, room: Room) -> None:
        """Wait, if somebody who is there still has to show a seed."""
        idle = self._waiting is None or self._waiting.done()
        if idle and self._late(room):
            self._waiting = asyncio.create_task(self._wait(room))

    def stop(self) -> None:
        """Wait no longer."""
        if self._waiting is not None:
            self._waiting.cancel()

    def _late(self, room: Room) -> list[str]:
        if not room.revealing:
            return []
        hidden = (one for one in room.seats if room.player_seeds[one.seat] is None)
        present = self._present()
        return [one.guest_id for one in hidden if one.guest_id and one.guest_id in present]

    async def _wait(self, room: Room) -> None:
        clock = asyncio.get_running_loop().time
        since: dict[str, float] = {}
        while late := self._late(room):
            since = {guest: since.get(guest, clock()) for guest in late}
            over = [guest for guest in late if clock() - since[guest] >= REVEAL_WITHIN]
            try:
                if over:
                    room = await self._act(partial(lapse, guests=over))
            except Refusal:
                LOG.warning("seeds of table %s could not be replaced", room.id, exc_info=True)
            await asyncio.sleep(min(_OFTEN, REVEAL_WITHIN))
