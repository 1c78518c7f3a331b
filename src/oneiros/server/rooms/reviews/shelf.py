"""The reviews that somebody looks at, each worked out once, and the record files they are of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple, TypeVar

import msgspec

from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.reviews.recorded import RecordedGame
from oneiros.server.rooms.reviews.review import Review, Window
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.turns import Turns, Who

MOST_BYTES: Final = 64 * 1024 * 1024
"""So much memory is used for all reviews together, besides the one that was used last."""
MOST_REVIEWS: Final = 64
"""So many reviews are kept."""
MOST_RECORD_BYTES: Final = 32 * 1024 * 1024
"""So much memory is used for all record files together, besides the one that came last."""
MOST_RECORDS: Final = 32
"""So many record files are remembered."""
FORGET_AFTER: Final = 1800.0
"""Seconds after which what nobody has asked for is forgotten."""
MOST_FOUND_BYTES: Final = 4 * 1024 * 1024
"""So much memory is used for all that was found in games, besides what was found last."""
MOST_FOUND: Final = 512
"""Of so many games it is kept what was found."""
MOST_WANTED: Final = 3
"""So many games may be worked out for one guest: the page of one asks for three things at once."""
MOST_OF_ADDRESS: Final = 12
"""So many may the guests of one address wait for: four people at home finish a game together."""

T = TypeVar("T")


class Key(NamedTuple):
    """What a review is of, and who looks."""

    id: str
    viewer: int
    everything: bool


class Found(NamedTuple):
    """What was found in a whole game, written."""

    written: bytes

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return len(self.written)


class ReviewShelf:
    """Reviews, record files, and what games show, while there is room and somebody wants them.

    One is worked out at a time, so that others play meanwhile, and everybody has their turn.
    """

    def __init__(self) -> None:
        """Begin with none."""
        self._reviews: Row[Key, Review] = Row(MOST_REVIEWS, MOST_BYTES)
        self._records: Row[str, RecordedGame] = Row(MOST_RECORDS, MOST_RECORD_BYTES)
        self._found: Row[str, Found] = Row(MOST_FOUND, MOST_FOUND_BYTES)
        self._turns = Turns()

    @property
    def size(self) -> int:
        """About how many bytes of memory are used for everything here."""
        return self._reviews.size + self._records.size + self._found.size

    def remember(self, name: str, record: RecordedGame) -> None:
        """Keep the game of a record file under a name."""
        self._records.put(name, record)

    def record(self, name: str) -> RecordedGame | None:
        """Give the game of a record file that is remembered."""
        return self._records.get(name)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        before = monotonic() - FORGET_AFTER
        self._reviews.forget(before)
        self._records.forget(before)
        self._found.forget(before)

    async def window(
        self, who: Who, key: Key, made: Callable[[Review | None], Review], first: int
    ) -> Window:
        """Give a part of a review, which is made from the one that is kept, or from nothing."""

        def look(kept: Review | None) -> tuple[Review, Window]:
            review = made(kept)
            return review, review.window(first)

        self._check(who)
        async with self._turns.turn(who):
            review, found = await asyncio.to_thread(look, self._reviews.get(key))
            self._reviews.put(key, review)
            return found

    async def found(self, who: Who, name: str, find: Callable[[], object]) -> bytes:
        """Give what is found in a game that is over, in JSON; only the first who asks waits."""
        kept = self._found.get(name)
        if kept is not None:
            return kept.written
        self._check(who)
        async with self._turns.turn(who):
            # Others may have asked for the same while this one waited.
            kept = self._found.get(name)
            if kept is None:
                kept = Found(msgspec.json.encode(await asyncio.to_thread(find)))
                self._found.put(name, kept)
            return kept.written

    async def work_out(self, who: Who, call: Callable[[], T]) -> T:
        """Do something else that reads or plays a game, in its turn."""
        self._check(who)
        async with self._turns.turn(who):
            return await asyncio.to_thread(call)

    def _check(self, who: Who) -> None:
        """Refuse somebody who waits for enough already."""
        address, *guests = who
        if self._turns.wanted_by(address) >= MOST_OF_ADDRESS:
            raise TooMuch("server-review-busy", most=MOST_OF_ADDRESS)
        if any(self._turns.wanted_by(guest) >= MOST_WANTED for guest in guests):
            raise TooMuch("server-review-busy", most=MOST_WANTED)
