"""Taking turns: only so many at a time, and nobody waits longer because another asks for more."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, NamedTuple

Who = tuple[str, ...]
"""Who asks, from the widest to the narrowest: an address, and a guest there."""


_LEAST: Final = 0.01
"""So many seconds counts a turn at least."""


class _Waiting(NamedTuple):
    who: Who
    number: int
    granted: asyncio.Future[None]


class Turns:
    """Grants turns by address, among those of an address by guest, and then as they came.

    Whoever has used less time than their share comes first: with short turns nobody waits for many
    long ones of others. Their share grows with the time that all use, whether they want it or not,
    so nothing can be saved up by staying away.
    """

    def __init__(self, at_once: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nobody there."""
        self._free = at_once
        self._clock = clock
        self._present: Counter[Who] = Counter()
        self._waiting: list[_Waiting] = []
        # When the turns under way began.
        self._begun: dict[Who, list[float]] = {}
        # The share of everybody in all, or in an address, since somebody was there.
        self._shares: dict[Who, float] = {}
        # What those have used, by the share from which on they may have more.
        self._used: dict[Who, float] = {}
        self._numbers = count()

    @property
    def parties(self) -> int:
        """How many different ones wait or have their turn."""
        return len(self._present)

    def among(self, who: Who) -> int:
        """Count those with whom somebody shares: all addresses or, if more, the guests of theirs.

        However many guests one address has, they crowd out nobody elsewhere.
        """
        addresses = Counter(one[:1] for one in self._present)
        return max(len(addresses), addresses[who[:1]])

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
            self._begin(who)
            return
        granted = asyncio.get_running_loop().create_future()
        one = _Waiting(who, next(self._numbers), granted)
        self._waiting.append(one)
        try:
            await one.granted
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
                self._leave(who)
            else:
                # The turn came in the same moment.
                self.end(who)
            raise

    def end(self, who: Who) -> None:
        """End a turn; it is that of the next one."""
        self._count(who)
        self._leave(who)
        # Somebody who has just gone away is about to notice.
        there = [one for one in self._waiting if not one.granted.cancelled()]
        if not there:
            self._free += 1
            return
        following = min(there, key=lambda one: (*map(self._due, _paths(one.who)), one.number))
        self._waiting.remove(following)
        self._begin(following.who)
        following.granted.set_result(None)

    def _begin(self, who: Who) -> None:
        self._begun.setdefault(who, []).append(self._clock())

    def _due(self, path: Who) -> float:
        """Give the share from which on an address, or a guest there, may have more."""
        return max(self._shares.get(path[:-1], 0.0), self._used.get(path, 0.0))

    def _count(self, who: Who) -> None:
        """Count a turn that ends as used, and give everybody who is there their share of it."""
        begun = self._begun[who]
        spent = max(self._clock() - begun.pop(0), _LEAST)
        if not begun:
            del self._begun[who]
        for path in _paths(who):
            among = path[:-1]
            parties = {one[: len(path)] for one in self._present if one[: len(among)] == among}
            self._used[path] = self._due(path) + spent
            self._shares[among] = self._shares.get(among, 0.0) + spent / len(parties)

    def _leave(self, who: Who) -> None:
        """Let somebody go, and forget what makes no difference any more."""
        self._present[who] -= 1
        if not self._present[who]:
            del self._present[who]
        if not self._present:
            self._used, self._shares = {}, {}
            return
        shares = self._shares
        self._used = {one: to for one, to in self._used.items() if to > shares.get(one[:-1], 0.0)}
        among = {path[:-1] for one in (*self._present, *self._used) for path in _paths(one)}
        self._shares = {one: share for one, share in shares.items() if one in among}


def _paths(who: Who) -> list[Who]:
    """Give an address, and then a guest there."""
    return [who[: length + 1] for length in range(len(who))]
