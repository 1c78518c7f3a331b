"""What a server does again and again beside answering: no fault ends it, and none stays unseen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Final

from oneiros.kernel.errors import Refusal
from oneiros.server import metrics
from oneiros.server.refusals import Unready

LOG: Final = logging.getLogger("oneiros.server")

WITHIN: Final = 60.0
"""Seconds in which a chore is done each time, or it hangs."""

Step = Callable[[], Awaitable[object]]
"""What a chore does each time."""


class Chores:
    """The chores of one server."""

    def __init__(self) -> None:
        """Begin with none."""
        self._running: dict[str, asyncio.Task[None]] = {}
        self._within: dict[str, float] = {}
        # When those were begun that are being done.
        self._begun: dict[str, float] = {}

    def begin(
        self,
        name: str,
        step: Step,
        every: float,
        after: float | None = None,
        within: float = WITHIN,
    ) -> None:
        """Do something again and again, for the first time after so many seconds or others."""
        timed = partial(self._time, name, step)
        doing = forever(name, timed, every, every if after is None else after)
        self._within[name] = within
        self._running[name] = asyncio.create_task(doing, name=name)
        metrics.CHORE_SECONDS.labels(name).set_function(partial(self.lasts, name))

    def lasts(self, name: str) -> float:
        """Tell for how many seconds a chore is being done, 0 while it is not its time."""
        begun = self._begun.get(name)
        return 0.0 if begun is None else monotonic() - begun

    def check(self) -> None:
        """Refuse where a chore is not done any more or hangs, which is a fault of ours."""
        ended = [name for name, running in self._running.items() if running.done()]
        if ended:
            raise Unready("server-chore-ended", chores=", ".join(ended))
        lasting = {name: self.lasts(name) for name in self._running}
        hanging = [name for name, lasts in lasting.items() if lasts > self._within[name]]
        if hanging:
            told = ", ".join(f"{name} ({lasting[name]:.0f} s)" for name in hanging)
            raise Unready("server-chore-hangs", chores=told)

    async def _time(self, name: str, step: Step) -> None:
        """Do a chore, and note since when."""
        self._begun[name] = monotonic()
        try:
            await step()
        finally:
            del self._begun[name]

    def end(self) -> None:
        """Do nothing any more."""
        for running in self._running.values():
            running.cancel()


async def forever(name: str, step: Step, every: float, after: float = 0.0) -> None:
    """Do something, wait some seconds, and so on; whatever fails is told of and counted."""
    await asyncio.sleep(after)
    while True:
        try:
            await step()
        except Refusal:
            metrics.CHORES_FAILED.labels(name).inc()
            LOG.warning("not done this time: %s", name, exc_info=True)
        except Exception:
            metrics.CHORES_FAILED.labels(name).inc()
            LOG.exception("not done this time: %s", name)
        await asyncio.sleep(every)
