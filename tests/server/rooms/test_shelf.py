"""Reviews and record files: few wait for each who asks, and what nobody wants is forgotten."""

from __future__ import annotations

import asyncio
import threading
from typing import cast

import pytest

from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.reviews import row
from oneiros.server.rooms.reviews import shelf as shelves
from oneiros.server.rooms.reviews.recorded import RecordedGame
from oneiros.server.rooms.reviews.review import Review, Window
from oneiros.server.rooms.reviews.shelf import (
    FORGET_AFTER,
    MOST_OF_ADDRESS,
    MOST_WANTED,
    Key,
    ReviewShelf,
)


class Sized:
    """A game of some size, which takes no time to look at."""

    def __init__(self, size: int) -> None:
        """Say how large it is."""
        self.size = size

    def window(self, first: int) -> Window:
        """Show nothing."""
        return Window([], first)


def file(size: int) -> RecordedGame:
    return cast("RecordedGame", Sized(size))


def test_three_wait_for_one_guest_twelve_for_an_address_and_others_have_their_turn() -> None:
    async def crowd() -> list[str]:
        shelf, gate, done = ReviewShelf(), threading.Event(), list[str]()

        async def ask(name: str, *who: str) -> None:
            await shelf.work_out(who, gate.wait)
            done.append(name)

        eve = [asyncio.create_task(ask(f"eve {n}", "there", "eve")) for n in range(MOST_WANTED)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch, match="server-review-busy"):
            await ask("eve", "there", "eve")
        home = [
            asyncio.create_task(ask(f"home {n}", "there", f"guest {n // MOST_WANTED}"))
            for n in range(MOST_OF_ADDRESS - MOST_WANTED)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch, match="server-review-busy"):
            await ask("another guest", "there", "another")
        with pytest.raises(TooMuch, match="server-review-busy"):
            await ask("elsewhere", "elsewhere", "eve")
        ann = asyncio.create_task(ask("ann", "here", "ann"))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*eve, *home, ann)
        await ask("eve again", "there", "eve")
        return done

    first, second, *_, last = asyncio.run(crowd())
    assert (first, second, last) == ("eve 0", "ann", "eve again")


def test_a_record_file_that_nobody_asks_for_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1000.0
    for module in (shelves, row):
        monkeypatch.setattr(module, "monotonic", lambda: moment)
    shelf = ReviewShelf()
    shelf.remember("old", file(10))
    shelf.remember("wanted", file(10))
    moment += 0.6 * FORGET_AFTER
    assert shelf.record("wanted")
    moment += 0.6 * FORGET_AFTER
    shelf.sweep()
    assert shelf.record("old") is None
    assert shelf.record("wanted")
    moment += 1.1 * FORGET_AFTER
    shelf.sweep()
    assert shelf.size == 0


def test_large_record_files_make_room_for_newer_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_RECORD_BYTES", 100)
    shelf = ReviewShelf()
    for number in range(5):
        shelf.remember(f"file {number}", file(40))
    assert [number for number in range(5) if shelf.record(f"file {number}")] == [3, 4]


def test_large_reviews_make_room_for_newer_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_BYTES", 100)

    async def look() -> int:
        shelf = ReviewShelf()
        for number in range(5):
            key = Key(f"table {number}", 0, everything=True)
            await shelf.window(("here",), key, lambda _: cast("Review", Sized(40)), 0)
        return shelf.size

    assert asyncio.run(look()) == 80


def test_what_a_game_shows_is_found_once_and_kept_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        shelf, asked = ReviewShelf(), list[str]()

        def find() -> list[str]:
            asked.append("asked")
            return ["found"]

        both = (shelf.found(("there", name), "t1", find) for name in ("ann", "bob"))
        assert await asyncio.gather(*both) == [b'["found"]'] * 2
        assert await shelf.found(("there", "eve"), "t1", find) == b'["found"]'
        assert (len(asked), shelf.size) == (1, len(b'["found"]'))
        # Whoever waits for as many games as may be still hears what is known.
        gate = threading.Event()
        waits = [
            asyncio.create_task(shelf.work_out(("there", "eve"), gate.wait))
            for _ in range(MOST_WANTED)
        ]
        await asyncio.sleep(0)
        assert await shelf.found(("there", "eve"), "t1", find) == b'["found"]'
        with pytest.raises(TooMuch, match="server-review-busy"):
            await shelf.found(("there", "eve"), "t2", find)
        gate.set()
        await asyncio.gather(*waits)
        monkeypatch.setattr(shelves, "FORGET_AFTER", -1.0)
        shelf.sweep()
        await shelf.found(("there", "eve"), "t1", find)
        assert len(asked) == 2

    asyncio.run(story())
