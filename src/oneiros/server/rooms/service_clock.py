"""The clock of the service: it goes only while players can answer, and by no clock of the computer.

It goes on from what was kept when the server ran last. So a stop of the server, or a database that
does not answer or is slow, costs nobody time, and setting the computer's clock changes nothing. Nor
does a server cost anybody time that stands still for a while, because it is suspended or has too
much to do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

STANDS_FOR: Final = 20.0
"""Seconds that it stands before it goes on, so that everybody is back."""


class ServiceClock:
    """Shows the milliseconds of service, from a monotonic source of seconds."""

    def __init__(
        self,
        passed: int,
        source: Callable[[], float] = time.monotonic,
        stands_for: float = STANDS_FOR,
    ) -> None:
        """Go on from so many milliseconds, after standing for some seconds."""
        self._passed = passed
        self._source = source
        self._stands_for = stands_for
        self._begins: float | None = source() + stands_for
        # What it may show at most now, for each reason.
        self._bounds: dict[str, int] = {}

    def now(self) -> int:
        """Give what it shows."""
        shown = self._unbounded()
        return min(shown, *self._bounds.values()) if self._bounds else shown

    @property
    def waits(self) -> int:
        """The milliseconds for which it still stands, at least."""
        if self._begins is None:
            return int(self._stands_for * 1000)
        return max(0, int((self._begins - self._source()) * 1000))

    def stand(self, shown: int | None = None) -> None:
        """Stand from now on, or show again what it showed when nobody could answer any more."""
        self._passed = self.now() if shown is None else min(shown, self.now())
        self._begins = None

    def go_on(self) -> None:
        """Go on where it stands, after a while."""
        if self._begins is None:
            self._begins = self._source() + self._stands_for

    def hold(self, why: str, most: int | None) -> None:
        """Show no more than this for a reason, or be bound no more by that; nothing is made up."""
        if self._bounds.get(why) == most:
            return
        if self._bounds:
            self._passed -= max(0, self._unbounded() - min(self._bounds.values()))
        self._bounds.pop(why, None)
        if most is not None:
            self._bounds[why] = most

    def _unbounded(self) -> int:
        if self._begins is None:
            return self._passed
        return self._passed + max(0, int((self._source() - self._begins) * 1000))


def standing(passed: int = 0) -> ServiceClock:
    """Give a clock that always shows the same, for rooms that nobody serves."""
    return ServiceClock(passed, lambda: 0.0, 0.0)
