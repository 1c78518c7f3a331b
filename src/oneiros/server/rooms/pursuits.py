"""Long work that goes on part by part where bots think, as long as somebody asks for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, NamedTuple

from oneiros.server.refusals import Failed
from oneiros.server.rooms.turns import Who
from oneiros.server.rooms.waiting import check_waiting, is_of

LOG: Final = logging.getLogger("oneiros.server")
GIVE_UP_AFTER: Final = 30.0
"""Seconds after which one ends that nobody asks for any more."""


class Refusals(NamedTuple):
    """The sentences that say why work is not begun, or that it failed."""

    busy: str
    full: str
    failed: str


class Pursuit:
    """Work that somebody waits for."""

    def __init__(self, who: Who, total: int) -> None:
        """Begin with no part done."""
        self.who = who
        self.total = total
        self.done = 0
        self.wanted = monotonic()
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    @property
    def forsaken(self) -> bool:
        """Whether nobody has asked for it in a while."""
        return monotonic() - self.wanted > GIVE_UP_AFTER


class Pursuits:
    """What is under way by its name, and who waits for what."""

    def __init__(self, refusals: Refusals) -> None:
        """Begin with none."""
        self._refusals = refusals
        self.going: dict[str, Pursuit] = {}

    def asked(self, name: str) -> Pursuit | None:
        """Give what is under way, which is wanted for a while longer; a fault is told once."""
        one = self.going.get(name)
        if one is None:
            return None
        if one.failed:
            del self.going[name]
            raise Failed(self._refusals.failed)
        one.wanted = monotonic()
        return one

    def check(self, who: Who) -> None:
        """Refuse more to somebody who waits for enough, and to all when many do."""
        waiting = [one.who for one in self.going.values() if not one.failed]
        check_waiting(who, waiting, self._refusals.busy, self._refusals.full)

    def begin(
        self, name: str, who: Who, total: int, work: Callable[[Pursuit], Awaitable[None]]
    ) -> Pursuit:
        """Begin with something that is not under way, unless there is too much."""
        self.check(who)
        one = self.going[name] = Pursuit(who, total)
        one.task = asyncio.create_task(self._pursue(name, one, work))
        return one

    def give_up(self, name: str, guest: str) -> None:
        """End something for the guest who has begun it; to others it does not belong."""
        one = self.going.get(name)
        if one is None or one.task is None or not is_of(guest, one.who):
            return
        del self.going[name]
        one.task.cancel()

    def sweep(self) -> None:
        """Forget what has failed."""
        self.going = {name: one for name, one in self.going.items() if not one.failed}

    def close(self) -> None:
        """End what is under way."""
        for one in self.going.values():
            if one.task is not None:
                one.task.cancel()

    async def _pursue(
        self, name: str, one: Pursuit, work: Callable[[Pursuit], Awaitable[None]]
    ) -> None:
        try:
            await work(one)
            del self.going[name]
        except Exception:
            LOG.exception("%s: %s", self._refusals.failed, name)
            one.failed = True
