"""What can be counted in SQLite only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from oneiros.storage import (
    BEGINNING,
    Expired,
    Guest,
    KeepGuest,
    Mark,
    Storage,
    StoredSeat,
    StoredTable,
)
from tests.storage.samples import create, opened, table


class Counted:
    """Counts the steps that SQLite takes to read something."""

    def __init__(self, storage: Storage) -> None:
        """Look at the connection that reads."""
        self._steps = 0
        with storage._engines.reader.connect() as connection:
            driver = connection.connection.driver_connection
        assert driver is not None
        self._driver = driver

    def steps(self, read: Callable[[], object]) -> int:
        """Read something, and give what it took."""
        self._steps = 0
        self._driver.set_progress_handler(self._count, 1)
        read()
        self._driver.set_progress_handler(None, 1)
        assert self._steps
        return self._steps

    def _count(self) -> None:
        self._steps += 1


@pytest.mark.parametrize("full", [False, True])
def test_listing_open_tables_costs_the_same_however_many_old_ones_wait(
    tmp_path: Path, *, full: bool
) -> None:
    storage = opened(tmp_path)
    counted = Counted(storage)
    costs = []
    for first, last in ((0, 600), (600, 2400)):
        create(storage, *(old(f"old-{number}", full=full) for number in range(first, last)))
        costs.append(counted.steps(lambda: storage.open_tables(50, of_one=50)))
        assert len(storage.open_tables(50, of_one=50)) == (0 if full else 50)
    assert costs[0] == costs[1]
    storage.close()


def test_a_page_of_finished_games_costs_the_same_however_many_there_are(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    counted = Counted(storage)
    middle = Mark(1200, "over-1200")
    costs = []
    for first, last in ((1000, 1300), (1300, 2500)):
        create(storage, *(over(f"over-{number}", number) for number in range(first, last)))
        first_page = counted.steps(lambda: storage.finished_of("anna", 20))
        later_page = counted.steps(lambda: storage.finished_of("anna", 20, middle))
        going_on = counted.steps(lambda: storage.unfinished_of("anna", 20))
        costs.append((first_page, later_page, going_on))
    assert costs[0] == costs[1]
    storage.close()


def test_looking_for_what_expires_costs_the_same_however_much_is_kept(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    create(storage, *(old(f"a-{number:04}", full=False) for number in range(50)))
    counted = Counted(storage)
    expired = Expired(open=10, finished=2000, guests=102)
    costs = []
    for first, last in ((1000, 1300), (1300, 2500)):
        create(storage, *(over(f"over-{number}", number) for number in range(first, last)))
        late = (table(f"late-{number}", moved=number) for number in range(first, last))
        create(storage, *late)
        new = (Guest(f"g{number}", "New", 1, number) for number in range(first, last))
        storage.apply([KeepGuest(one) for one in new])
        pages: list[Callable[[Expired, int, Mark], object]]
        pages = [storage.expired_open, storage.expired_finished, storage.idle_guests]
        costs.append([counted.steps(partial(page, expired, 20, BEGINNING)) for page in pages])
    assert costs[0] == costs[1]
    storage.close()


def over(name: str, moved: int) -> StoredTable:
    """Give a game that has ended."""
    return msgspec.structs.replace(table(name, moved=moved), status="over", setup={})


def old(name: str, *, full: bool) -> StoredTable:
    """Give a table that waits; where it is full, for seeds only."""
    waiting = table(name, moved=0)
    taken = StoredSeat(1, "guest", "zuza")
    return msgspec.structs.replace(waiting, seats=(waiting.seats[0], taken)) if full else waiting
