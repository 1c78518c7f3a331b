"""What is kept, read by plain calls; no type of SQLAlchemy leaves this package."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    exists,
    func,
    literal,
    literal_column,
    select,
    tuple_,
    union,
)

from oneiros.storage import packing
from oneiros.storage.drafts import due_at, of_guest, read_drafts, tables_listed, unused_since
from oneiros.storage.engine import Engines
from oneiros.storage.expiry import Expired
from oneiros.storage.forgetting import (
    Mark,
    OldDraft,
    OldGuest,
    OldTable,
    abandoned,
    old_guests,
    old_tables,
    outlived,
    waited,
)
from oneiros.storage.rows import Guest, StoredAnswer, StoredDraft, StoredKeepsake, StoredTable
from oneiros.storage.schema import (
    answers,
    deleted,
    drafts,
    errands,
    guests,
    keepsakes,
    keys,
    seats,
    tables,
)
from oneiros.storage.service import passed_time

LOOKED_THROUGH: Final = 500
"""The most tables that are looked at where some of them are listed."""


class Reader:
    """A database that is read; every call is one transaction and may come from any thread."""

    def __init__(self, engines: Engines) -> None:
        """Read a database that is open."""
        self._engines = engines

    def close(self) -> None:
        """Let go of the database."""
        self._engines.dispose()

    def touch(self) -> None:
        """Read something, or refuse because the database does not answer."""
        with self._engines.reading() as connection:
            connection.execute(select(keys.c.name).limit(1)).first()

    def guest(self, guest_id: str) -> Guest | None:
        """Give a guest."""
        return self.guests([guest_id]).get(guest_id)

    def guests(self, guest_ids: Collection[str]) -> dict[str, Guest]:
        """Give those of these guests who are known."""
        with self._engines.reading() as connection:
            found = connection.execute(select(guests).where(guests.c.id.in_(guest_ids)))
            return {row.id: packing.guest(row) for row in found}

    def issues(self) -> dict[str, int]:
        """Give the guests who have had their cookies renewed, and how often."""
        with self._engines.reading() as connection:
            wanted = select(guests.c.id, guests.c.issue).where(guests.c.issue > 0)
            return {row.id: row.issue for row in connection.execute(wanted)}

    def traces(self) -> dict[str, int]:
        """Give what is left of guests who were deleted, and until when."""
        with self._engines.reading() as connection:
            return {row.trace: row.until for row in connection.execute(select(deleted))}

    def keepsakes_of(self, guest_id: str, limit: int) -> list[StoredKeepsake]:
        """Give what a guest keeps to bring it to games, the last changed first."""
        wanted = select(keepsakes).where(keepsakes.c.guest_id == guest_id)
        last = (keepsakes.c.changed.desc(), keepsakes.c.id)
        with self._engines.reading() as connection:
            found = connection.execute(wanted.order_by(*last).limit(limit))
            return [StoredKeepsake(**row) for row in found.mappings()]

    def draft(self, draft_id: str) -> StoredDraft | None:
        """Give a draft with its seats."""
        with self._engines.reading() as connection:
            found = read_drafts(connection, select(drafts).where(drafts.c.id == draft_id))
            return found[0] if found else None

    def drafts_of(self, guest_id: str, limit: int) -> list[StoredDraft]:
        """Give the drafts of a guest, the last changed first."""
        with self._engines.reading() as connection:
            return read_drafts(connection, of_guest(guest_id, limit))

    def due_drafts(self, shown: int, limit: int) -> list[str]:
        """Name drafts in which the time for a pick has run out by the clock of the service."""
        with self._engines.reading() as connection:
            return list(connection.scalars(due_at(shown, limit)))

    def expired_drafts(self, expired: Expired, limit: int, after: Mark) -> list[OldDraft]:
        """Give a page of drafts in which nothing has happened for too long."""
        with self._engines.reading() as connection:
            page = unused_since(connection, expired.open, limit, after)
            return [OldDraft(Mark(moved, one), needed) for moved, one, needed in page]

    def tables_of_draft(self, draft_id: str) -> list[StoredTable]:
        """Give the tables at which drafters play, in the order in which they were made."""
        with self._engines.reading() as connection:
            listed = tables_listed(connection, draft_id)
            found = read_tables(connection, select(tables).where(tables.c.id.in_(listed)))
            return sorted(found, key=lambda one: listed.index(one.id))

    def tables(self, table_ids: Collection[str]) -> list[StoredTable]:
        """Give those of these tables that are kept, in any order, without answers."""
        with self._engines.reading() as connection:
            return read_tables(connection, select(tables).where(tables.c.id.in_(table_ids)))

    def load(self, table_id: str) -> StoredTable | None:
        """Give a table with its seats and answers, all as of one moment."""
        with self._engines.reading() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table_id)).first()
            if found is None:
                return None
            sitting = packing.seats_by_table(connection.execute(_seats([table_id])))
            given = packing.answers(connection.execute(_answers(table_id)))
            return packing.table(found, sitting.get(table_id, ()), given)

    def look_up(self, table_id: str) -> StoredTable | None:
        """Give a table with its seats, without answers."""
        with self._engines.reading() as connection:
            found = read_tables(connection, select(tables).where(tables.c.id == table_id))
            return found[0] if found else None

    def unfinished_of(self, guest_id: str, limit: int) -> list[StoredTable]:
        """Give the unfinished tables of a guest, the last changed first, without answers."""
        sits = select(seats.c.table_id).where(seats.c.guest_id == guest_id, seats.c.ended.is_(None))
        looked_through = sits.distinct().limit(LOOKED_THROUGH)
        wanted = select(tables).where(tables.c.id.in_(looked_through))
        with self._engines.reading() as connection:
            order = wanted.order_by(tables.c.moved.desc(), tables.c.id.desc())
            return read_tables(connection, order.limit(limit))

    def finished_of(
        self, guest_id: str, limit: int, before: Mark | None = None
    ) -> list[StoredTable]:
        """Give the finished tables at which a guest sat, the last ended first, without answers.

        `before` is where the page before this one ended.
        """
        sat = select(seats.c.ended, seats.c.table_id).where(
            seats.c.guest_id == guest_id, seats.c.ended.is_not(None)
        )
        if before is not None:
            mark = tuple_(literal(before.moment), literal(before.id))
            sat = sat.where(tuple_(seats.c.ended, seats.c.table_id) < mark)
        order = (seats.c.ended.desc(), seats.c.table_id.desc())
        page = sat.distinct().order_by(*order).limit(limit).subquery()
        wanted = select(tables).join(page, tables.c.id == page.c.table_id)
        with self._engines.reading() as connection:
            newest = wanted.order_by(page.c.ended.desc(), page.c.table_id.desc())
            return read_tables(connection, newest)

    def some_tables_of(self, guest_id: str, limit: int) -> list[StoredTable]:
        """Give some tables at which a guest sits or sat, or that are theirs, without answers."""
        sits = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
        owns = select(tables.c.id).where(tables.c.owner == guest_id)
        some = union(sits, owns).limit(limit)
        with self._engines.reading() as connection:
            return read_tables(connection, select(tables).where(tables.c.id.in_(some)))

    def open_tables(self, limit: int, *, of_one: int) -> list[StoredTable]:
        """Give the tables that anybody may join, the last changed first, without answers.

        Of one owner there are at most so many, so that nobody crowds out the others.
        """
        # Written as the index has it, or it would not be used.
        waiting = select(tables).where(
            tables.c.status == literal_column("'seating'"), tables.c.public
        )
        newest = waiting.order_by(tables.c.moved.desc(), tables.c.id.desc()).limit(LOOKED_THROUGH)
        page = newest.subquery()
        free = exists().where(seats.c.table_id == page.c.id, seats.c.kind == "open")
        last = (page.c.moved.desc(), page.c.id.desc())
        number = func.row_number().over(partition_by=page.c.owner, order_by=last).label("number")
        counted = select(page, number).where(free).subquery()
        wanted = select(counted).where(counted.c.number <= of_one)
        wanted = wanted.order_by(counted.c.moved.desc(), counted.c.id.desc())
        with self._engines.reading() as connection:
            return read_tables(connection, wanted.limit(limit))

    def expired_open(self, expired: Expired, limit: int, after: Mark) -> list[OldTable]:
        """Give a page of tables that have waited too long for their game to begin."""
        with self._engines.reading() as connection:
            return old_tables(connection, waited(expired), limit, after)

    def expired_finished(self, expired: Expired, limit: int, after: Mark) -> list[OldTable]:
        """Give a page of games that ended too long ago."""
        with self._engines.reading() as connection:
            return old_tables(connection, outlived(expired), limit, after)

    def expired_unfinished(self, expired: Expired, limit: int, after: Mark) -> list[OldTable]:
        """Give a page of games in which nobody has answered for too long, without an index."""
        with self._engines.reading() as connection:
            return old_tables(connection, abandoned(expired), limit, after)

    def count_tables(self, table_ids: Collection[str]) -> int:
        """Count those of these tables that are kept."""
        wanted = select(func.count()).where(tables.c.id.in_(table_ids))
        with self._engines.reading() as connection:
            return connection.scalar(wanted) or 0

    def count_drafts(self, draft_ids: Collection[str]) -> int:
        """Count those of these drafts that are kept."""
        wanted = select(func.count()).where(drafts.c.id.in_(draft_ids))
        with self._engines.reading() as connection:
            return connection.scalar(wanted) or 0

    def idle_guests(self, expired: Expired, limit: int, after: Mark) -> list[OldGuest]:
        """Give a page of guests who have not come for too long."""
        with self._engines.reading() as connection:
            return old_guests(connection, expired.guests, limit, after)

    def count_entries(self, table_ids: Collection[str]) -> dict[str, int]:
        """Count the entries in the log of each of these tables."""
        with self._engines.reading() as connection:
            return count_entries(connection, table_ids)

    def next_errand(self) -> tuple[str, str] | None:
        """Give the id and the wish of the oldest errand that nobody has done."""
        undone = select(errands.c.id, errands.c.wish).where(
            errands.c.answer.is_(None) | (errands.c.answer == "")
        )
        with self._engines.reading() as connection:
            found = connection.execute(undone.order_by(errands.c.created).limit(1)).first()
            return None if found is None else (found.id, found.wish)

    def passed_time(self) -> int:
        """Give the milliseconds of service that were kept last."""
        with self._engines.reading() as connection:
            return passed_time(connection)

    def due_tables(self, shown: int, limit: int, after: Mark) -> list[Mark]:
        """Give a page of tables where somebody's time has run out by the clock of the service."""
        late = select(tables.c.due, tables.c.id).where(
            tables.c.due.is_not(None),
            tables.c.due <= shown,
            tuple_(tables.c.due, tables.c.id) > tuple_(literal(after.moment), literal(after.id)),
        )
        with self._engines.reading() as connection:
            found = connection.execute(late.order_by(tables.c.due, tables.c.id).limit(limit))
            return [Mark(row.due, row.id) for row in found]


def read_tables(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[StoredTable]:
    """Read tables, and the seats of all with one more question."""
    rows = connection.execute(wanted).all()
    sitting = packing.seats_by_table(connection.execute(_seats([row.id for row in rows])))
    return [packing.table(row, sitting.get(row.id, ())) for row in rows]


def count_entries(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """Count the entries in the log of each of these tables."""
    last = select(func.max(answers.c.entry)).where(answers.c.table_id == tables.c.id)
    wanted = select(tables.c.id, last.scalar_subquery()).where(tables.c.id.in_(table_ids))
    found = connection.execute(wanted)
    return {one: 0 if entry is None else entry + 1 for one, entry in found}


def _seats(table_ids: list[str]) -> Select[*tuple[Any, ...]]:
    return select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)


def _answers(table_id: str) -> Select[int, int, str, int, str | None]:
    columns = (answers.c[name] for name in StoredAnswer.__struct_fields__)
    return select(*columns).where(answers.c.table_id == table_id).order_by(answers.c.entry)
