"""How much one sender may say."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

_MOST_SENDERS: Final = 10_000


class Bucket:
    """Lets through as many as it holds, and then as many as drip back in."""

    def __init__(self, size: int, per_second: float) -> None:
        """Begin full."""
        self._size = size
        self._per_second = per_second
        self._left = float(size)
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Take one, or tell that there is none."""
        moment = time.monotonic()
        self._left = min(self._size, self._left + (moment - self._filled) * self._per_second)
        self._filled = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each sender; those who have been silent longest are forgotten."""

    def __init__(self, size: int, per_second: float) -> None:
        """Begin with nobody."""
        self._size = size
        self._per_second = per_second
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str) -> bool:
        """Take one for a sender, or tell that there is none."""
        bucket = self._known.pop(sender, None) or Bucket(self._size, self._per_second)
        self._known[sender] = bucket
        if len(self._known) > _MOST_SENDERS:
            self._known.popitem(last=False)
        return bucket.take()
