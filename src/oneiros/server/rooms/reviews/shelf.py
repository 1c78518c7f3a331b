"""The reviews that somebody looks at: each is worked out once, and the oldest make room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from oneiros.kernel.record import Record
from oneiros.server.rooms.reviews.review import Review, Window

MOST_BYTES: Final = 64 * 1024 * 1024
"""So much is kept of all reviews together, besides the one that was used last."""
MOST_REVIEWS: Final = 64
"""So many reviews are kept."""
MOST_RECORDS: Final = 32
"""So many record files are remembered."""
MOST_REPLAYING: Final = 1
"""So many reviews are worked out at a time: others play meanwhile."""

T = TypeVar("T")


class Key(NamedTuple):
    """What a review is of, and who looks."""

    id: str
    viewer: int
    everything: bool


class ReviewShelf:
    """Reviews and record files, for as long as there is room for them."""

    def __init__(self) -> None:
        """Begin with none."""
        self._reviews: OrderedDict[Key, Review] = OrderedDict()
        self._records: OrderedDict[str, Record] = OrderedDict()
        self._replaying = asyncio.Semaphore(MOST_REPLAYING)

    def remember(self, name: str, record: Record) -> None:
        """Keep a record file under a name."""
        self._records[name] = record
        self._records.move_to_end(name)
        while len(self._records) > MOST_RECORDS:
            self._records.popitem(last=False)

    def record(self, name: str) -> Record | None:
        """Give a record file that is remembered."""
        return self._records.get(name)

    async def window(self, key: Key, made: Callable[[Review | None], Review], first: int) -> Window:
        """Give a part of a review, which is made from the one that is kept, or from nothing."""
        async with self._replaying:
            review, found = await asyncio.to_thread(self._look, key, made, first)
            self._keep(key, review)
            return found

    async def work_out(self, call: Callable[[], T]) -> T:
        """Do something else that plays a game again, in its turn."""
        async with self._replaying:
            return await asyncio.to_thread(call)

    def _look(
        self, key: Key, made: Callable[[Review | None], Review], first: int
    ) -> tuple[Review, Window]:
        review = made(self._reviews.get(key))
        return review, review.window(first)

    def _keep(self, key: Key, review: Review) -> None:
        self._reviews[key] = review
        self._reviews.move_to_end(key)
        size = sum(one.size for one in self._reviews.values())
        while len(self._reviews) > 1 and (size > MOST_BYTES or len(self._reviews) > MOST_REVIEWS):
            _, oldest = self._reviews.popitem(last=False)
            size -= oldest.size
