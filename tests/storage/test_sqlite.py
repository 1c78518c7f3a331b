"""What can be counted in SQLite only."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from oneiros.storage import StoredSeat, StoredTable
from tests.storage.samples import create, opened, table


@pytest.mark.parametrize("full", [False, True])
def test_listing_open_tables_costs_the_same_however_many_old_ones_wait(
    tmp_path: Path, *, full: bool
) -> None:
    storage = opened(tmp_path)
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 1

    with storage._engines.reader.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
    costs = []
    for first, last in ((0, 600), (600, 2400)):
        create(storage, *(old(f"old-{number}", full=full) for number in range(first, last)))
        steps = 0
        driver.set_progress_handler(count, 1)
        found = storage.open_tables(50)
        driver.set_progress_handler(None, 1)
        assert len(found) == (0 if full else 50)
        costs.append(steps)
    assert costs[0]
    assert costs[0] == costs[1]
    storage.close()


def old(name: str, *, full: bool) -> StoredTable:
    """Give a table that waits; where it is full, for seeds only."""
    waiting = table(name, moved=0)
    taken = StoredSeat(1, "guest", "zuza")
    return msgspec.structs.replace(waiting, seats=(waiting.seats[0], taken)) if full else waiting
