"""Guests and tables to keep."""

from __future__ import annotations

from pathlib import Path

from oneiros.storage import (
    CHANCE_SEAT,
    Guest,
    Storage,
    StoredAnswer,
    StoredSeat,
    StoredTable,
)

ANNA = Guest("anna", "Anna", 100, 200)
ZUZA = Guest("zuza", "Żuża 🦊", 101, 201)


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/oneiros.sqlite"


def opened(folder: Path) -> Storage:
    """Open a database that knows two guests."""
    storage = Storage(url(folder))
    storage.keep_guest(ANNA)
    storage.keep_guest(ZUZA)
    return storage


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
    return StoredAnswer(step, CHANCE_SEAT, "", 2, (1, 1, 4))
