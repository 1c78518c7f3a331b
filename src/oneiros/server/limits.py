"""How much one sender may say."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, NamedTuple

_MOST_SENDERS: Final = 10_000


class Rate(NamedTuple):
    """How many may come at once, and how many a second for long."""

    burst: int
    per_second: int


class Bucket:
    """Lets through as many as it holds, and then as many as drip back in."""

    def __init__(self, rate: Rate) -> None:
        """Begin full."""
        self._rate = rate
        self._left = float(rate.burst)
        self._filled = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Take some, or say that there are too few."""
        moment = time.monotonic()
        dripped = (moment - self._filled) * self._rate.per_second
        self._left = min(self._rate.burst, self._left + dripped)
        self._filled = moment
        if self._left < count:
            return False
        self._left -= count
        return True


class Buckets:
    """A bucket for each sender; those who have been silent longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        """Begin with nobody."""
        self.rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, senders: Iterable[str], count: int = 1) -> bool:
        """Take some from each of these, such as an address and a guest, or say that one lacks."""
        # Each of them takes, even where another has refused.
        taken = [self._of(sender).take(count) for sender in senders]
        return all(taken)

    def _of(self, sender: str) -> Bucket:
        bucket = self._known.pop(sender, None) or Bucket(self.rate)
        self._known[sender] = bucket
        if len(self._known) > _MOST_SENDERS:
            self._known.popitem(last=False)
        return bucket
