"""What a long history costs: lists and housekeeping with very many old tables.

Run it as `python -m benchmarks.history`. It fills a database of its own, in a folder that goes, and
prints the median time of each. `--database` names another empty one, such as one of PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.housekeeping import Housekeeping
from oneiros.server.rooms.thinking import Thinkers
from oneiros.storage import (
    BEGINNING,
    DAY,
    Change,
    Count,
    CreateTable,
    Guest,
    KeepGuest,
    Keeping,
    Mark,
    Storage,
    StoredAnswer,
    StoredSeat,
    StoredTable,
)

NOW: Final = 2_000_000_000
ROUNDS: Final = 50
TOGETHER: Final = 2_000
MOST: Final = 1_000_000
ANSWERS: Final = 5
ANN: Final = "ann"


def tables(count: int) -> Iterator[StoredTable]:
    """Make finished games of one guest, and as many public tables of others that wait."""
    for number in range(count):
        yield _table(f"over-{number}", ANN, NOW - count + number, over=True)
        yield _table(f"open-{number}", f"guest-{number % 1000}", NOW - number, over=False)


def _table(name: str, guest: str, moved: int, *, over: bool) -> StoredTable:
    answers = tuple(StoredAnswer(entry, 0, "pass", 0) for entry in range(ANSWERS))
    return StoredTable(
        id=name,
        game="dreamblade",
        rules=1,
        status="over" if over else "seating",
        public=True,
        invite=name,
        format={},
        setup={} if over else None,
        server_seed="ab" * 32,
        player_seeds=("a", "b"),
        winners=(0,) if over else None,
        created=moved,
        moved=moved,
        owner=guest,
        seats=(StoredSeat(0, "guest", guest), StoredSeat(1, "open")),
        answers=answers if over else (),
    )


def fill(storage: Storage, count: int) -> None:
    """Keep the guests and all tables, many at once."""
    people = [ANN, *(f"guest-{number}" for number in range(1000))]
    storage.apply([KeepGuest(Guest(one, one, NOW, NOW)) for one in people])
    batch: list[Change] = []
    for table in tables(count):
        batch.append(CreateTable(table))
        if len(batch) == TOGETHER:
            storage.apply(batch)
            batch = []
    storage.apply(batch)


def median(read: Callable[[], object]) -> float:
    """Give the median time of reading something, in milliseconds."""
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        read()
        times.append((time.perf_counter() - begin) * 1000)
    return statistics.median(times)


def measure(storage: Storage, count: int) -> None:
    """Print what each list costs."""
    middle = Mark(NOW - count // 2, f"over-{count // 2}")
    expired = Keeping(open=1).expired(NOW)
    for name, read in (
        ("my unfinished games", lambda: storage.unfinished_of(ANN, 100)),
        ("my finished games, first page", lambda: storage.finished_of(ANN, 21)),
        ("my finished games, in the middle", lambda: storage.finished_of(ANN, 21, middle)),
        ("open tables", lambda: storage.open_tables(50, of_one=3)),
        ("a look for expired tables", lambda: storage.expired_open(expired, 100, BEGINNING)),
        ("a look for idle guests", lambda: storage.idle_guests(expired, 100, BEGINNING)),
    ):
        print(f"{name:<36}{median(read):>8.2f} ms")


async def prune(storage: Storage) -> tuple[Count, float]:
    """Forget all open tables; give how many, and the longest that a writer had to wait."""
    hall = Hall(Archive(storage), Thinkers(1))
    longest = 0.0
    house = Housekeeping(hall, Keeping(), lambda: NOW + 15 * DAY, pause=0.001)
    pruning = asyncio.create_task(house.prune(Keeping(guests=0)))
    while not pruning.done():
        begin = time.perf_counter()
        await hall.archive.keep([KeepGuest(Guest(ANN, ANN, NOW, NOW))])
        longest = max(longest, time.perf_counter() - begin)
        await asyncio.sleep(0.01)
    count = await pruning
    await hall.close()
    return count, longest * 1000


def main() -> None:
    """Fill a database, measure it, and forget half of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000, help="finished, and as many open")
    parser.add_argument("--database", default="", help="an empty one; usually a file that goes")
    given = parser.parse_args()
    if not 1 <= given.tables <= MOST:
        parser.error(f"--tables: from 1 to {MOST}")
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(given.database or f"sqlite:///{Path(folder) / 'history.sqlite'}")
        begin = time.perf_counter()
        fill(storage, given.tables)
        taken = time.perf_counter() - begin
        print(f"{given.tables:,} finished and as many open tables, made in {taken:.0f} s")
        measure(storage, given.tables)
        begin = time.perf_counter()
        count, longest = asyncio.run(prune(storage))
        taken = time.perf_counter() - begin
        print(f"{count.open:,} open tables forgotten in {taken:.0f} s,")
        print(f"meanwhile no other change waited for more than {longest:.0f} ms")


if __name__ == "__main__":
    main()
