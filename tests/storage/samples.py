"""Guests and tables to keep."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

from oneiros.kernel.state import CHANCE
from oneiros.storage import (
    Change,
    CreateTable,
    Guest,
    KeepGuest,
    Ledger,
    Storage,
    StoredAnswer,
    StoredSeat,
    StoredTable,
)
from tests.cluster import Cluster

ANNA = Guest("anna", "Anna", 100, 200)
ZUZA = Guest("zuza", "Żuża 🦊", 101, 201)

PATIENCE = 180.0
"""The most seconds that anything may take on a slow machine before it counts as stuck."""

cluster: Cluster | None = None
"""Where a test keeps its data in PostgreSQL, the one that it has; otherwise it is SQLite."""


def url(folder: Path) -> str:
    """Give the address of the database that belongs to a folder."""
    if cluster is not None:
        return cluster.url(hashlib.sha256(bytes(folder)).hexdigest()[:32])
    return f"sqlite:///{folder}/oneiros.sqlite"


def opened(folder: Path) -> Storage:
    """Open a database that knows two guests."""
    storage = Storage(url(folder))
    storage.apply([KeepGuest(ANNA), KeepGuest(ZUZA)])
    return storage


def create(storage: Storage, *tables: StoredTable) -> None:
    """Keep new tables."""
    storage.apply([CreateTable(one) for one in tables])


def submit(ledger: Ledger, changes: Sequence[Change]) -> Future[None]:
    """Hand in changes; the future is done when they are on the disk, or holds the refusal."""
    done: Future[None] = Future()
    # From here on it cannot be cancelled, since what is handed in is written.
    done.set_running_or_notify_cancel()
    ledger.enter(changes, done)
    return done


def table(table_id: str = "t1", *, moved: int = 300, owner: str = "anna") -> StoredTable:
    """Give a table that waits for one more guest."""
    return StoredTable(
        id=table_id,
        game="dreamblade",
        rules=1,
        status="seating",
        public=True,
        invite=f"invite-{table_id}",
        format={"name": "first-sleep", "points": 100},
        server_seed="ab" * 32,
        player_seeds=("seed", None),
        created=250,
        moved=moved,
        owner=owner,
        seats=(
            StoredSeat(0, "guest", owner, None, {"warband": ["Sexton", "Łowca"]}),
            StoredSeat(1, "open"),
        ),
    )


def said(step: int) -> StoredAnswer:
    return StoredAnswer(step, step % 2, f"move Łowca c{step}", step * 7)


def rolled(step: int) -> StoredAnswer:
    return StoredAnswer(step, CHANCE, "", 2, (1, 1, 4))
