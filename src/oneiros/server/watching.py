"""Looking at the server once a second: how late its event loop is, and how much there is.

A loop that is late keeps everybody waiting, so no clock of a game goes on meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import Final

from oneiros.server import metrics
from oneiros.server.rooms.hall import Hall

LOOK_EVERY: Final = 1.0
"""Seconds between two looks."""
LOOKS_APART: Final = 2000
"""So many milliseconds pass at most for clocks between two looks: nobody can answer meanwhile."""


class Watch:
    """Looks at a hall, each time after the same while."""

    def __init__(self, hall: Hall) -> None:
        """Begin with no look."""
        self._hall = hall
        self._next: float | None = None

    async def look(self) -> None:
        """Note how the hall is, and how much later than it should this look comes."""
        clock = asyncio.get_running_loop().time
        if self._next is not None:
            metrics.LOOP_LAG.observe(max(0.0, clock() - self._next))
        metrics.ROOMS.set(self._hall.tables)
        metrics.SOCKETS.set(self._hall.listeners)
        metrics.LEDGER.set(self._hall.archive.unwritten)
        self._next = clock() + LOOK_EVERY
        time = self._hall.archive.time
        time.hold("unseen", time.now() + LOOKS_APART)
