"""Things that are kept for as long as there is room for them and somebody uses them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from typing import Generic, Protocol, TypeVar


class Sized(Protocol):
    """Something that takes memory."""

    @property
    def size(self) -> int:
        """About how many bytes."""


K = TypeVar("K", bound=Hashable)
S = TypeVar("S", bound=Sized)


class Row(Generic[K, S]):
    """Some things in the order in which they were last used; the oldest make room."""

    def __init__(self, most: int, most_bytes: int) -> None:
        """Keep so many, and besides the one that was used last no more than so many bytes."""
        self._most = most
        self._most_bytes = most_bytes
        self._kept: OrderedDict[K, tuple[S, float]] = OrderedDict()

    @property
    def size(self) -> int:
        """About how many bytes all of them take."""
        return sum(one.size for one, _ in self._kept.values())

    def get(self, key: K) -> S | None:
        """Give one that is kept; it was used now."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._use(key, kept[0])
        return kept[0]

    def put(self, key: K, one: S) -> None:
        """Keep one, in the place of another of that key."""
        self._use(key, one)
        size = self.size
        while len(self._kept) > 1 and (size > self._most_bytes or len(self._kept) > self._most):
            _, (oldest, _) = self._kept.popitem(last=False)
            size -= oldest.size

    def forget(self, before: float) -> None:
        """Forget what was last used before a moment."""
        for key in [key for key, (_, used) in self._kept.items() if used < before]:
            del self._kept[key]

    def _use(self, key: K, one: S) -> None:
        self._kept[key] = (one, monotonic())
        self._kept.move_to_end(key)
