"""Taking turns: only so many at a time, and nobody waits longer because another asks for more."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple

Who = tuple[str, ...]
"""Who asks, from the widest to the narrowest: an address, and a guest there."""


class _Waiting(NamedTuple):
    who: Who
    granted: asyncio.Future[None]


class Turns:
    """Grants turns by address, among those of an address by guest, and then as they came.

    Whoever has had a turn comes after all others who wait then, however many more turns they want.
    """

    def __init__(self, at_once: int = 1) -> None:
        """Begin with nobody there."""
        self._free = at_once
        self._present: Counter[Who] = Counter()
        self._waiting: list[_Waiting] = []
        # The place of everybody in the round: of each address, and of each guest.
        self._places: dict[str, int] = {}
        self._numbers = count()

    @property
    def parties(self) -> int:
        """How many different ones wait or have their turn."""
        return len(self._present)

    def wanted_by(self, part: str) -> int:
        """Count the turns that an address or a guest waits for or has."""
        return sum(number for who, number in self._present.items() if part in who)

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self.take(who)
        try:
            yield
        finally:
            self.end(who)

    async def take(self, who: Who) -> None:
        """Wait for a turn, which lasts until it is ended."""
        self._present[who] += 1
        if self._free:
            self._free -= 1
            return
        one = _Waiting(who, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        for part in who:
            self._places.setdefault(part, next(self._numbers))
        try:
            await one.granted
        except asyncio.CancelledError:
            if one in self._waiting:
                self._drop(one)
                self._leave(who)
            else:
                # The turn came in the same moment.
                self.end(who)
            raise

    def end(self, who: Who) -> None:
        """End a turn; it is that of the next one."""
        self._leave(who)
        for part in who:
            if part in self._places:
                self._places[part] = next(self._numbers)
        # Somebody who has just gone away is about to notice.
        there = [one for one in self._waiting if not one.granted.cancelled()]
        if not there:
            self._free += 1
            return
        following = min(there, key=lambda one: [self._places[part] for part in one.who])
        self._drop(following)
        following.granted.set_result(None)

    def _drop(self, one: _Waiting) -> None:
        """Let somebody wait no longer."""
        self._waiting.remove(one)
        for part in one.who:
            if not any(part in other.who for other in self._waiting):
                del self._places[part]

    def _leave(self, who: Who) -> None:
        self._present[who] -= 1
        if not self._present[who]:
            del self._present[who]
