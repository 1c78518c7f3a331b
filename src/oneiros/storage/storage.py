"""Everything that is kept, behind plain calls; no type of SQLAlchemy leaves this package."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from sqlalchemy import Connection, Select, case, exists, func, literal_column, select

from oneiros.storage import packing
from oneiros.storage.changes import Change
from oneiros.storage.engine import open_engines
from oneiros.storage.faults import spoken
from oneiros.storage.ids import new_secret
from oneiros.storage.renewing import renewals
from oneiros.storage.rows import Guest, StoredAnswer, StoredTable
from oneiros.storage.schema import answers, guests, keys, seats, tables
from oneiros.storage.sqlite import file_of, is_sqlite
from oneiros.storage.watermark import Watermark, tells_a_seed
from oneiros.storage.writing import write

LOOKED_THROUGH: Final = 500
"""The most waiting tables of which those with an open seat are listed."""


class Storage:
    """A database, brought up to date when it is opened.

    Every call is one transaction and may come from any thread. What a call has written is on the
    disk when it returns.
    """

    def __init__(self, url: str) -> None:
        """Open the database of an address, or refuse it as BadData and leave it as it is."""
        self._engines = open_engines(url)
        address = self._engines.reader.url
        self._watermark = Watermark(file_of(address) if is_sqlite(address) else None)

    def close(self) -> None:
        """Let go of the database."""
        self._engines.dispose()

    def guest(self, guest_id: str) -> Guest | None:
        """Give a guest."""
        return self.guests([guest_id]).get(guest_id)

    def guests(self, guest_ids: Collection[str]) -> dict[str, Guest]:
        """Give those of these guests who are known."""
        with self._reading() as connection:
            found = connection.execute(select(guests).where(guests.c.id.in_(guest_ids)))
            return {row.id: packing.guest(row) for row in found}

    def issues(self) -> dict[str, int]:
        """Give the guests who have had their cookies renewed, and how often."""
        with self._reading() as connection:
            wanted = select(guests.c.id, guests.c.issue).where(guests.c.issue > 0)
            return {row.id: row.issue for row in connection.execute(wanted)}

    def secret(self, name: str) -> str:
        """Give the secret of a name, the same each time; the first call makes it."""
        with self._writing() as connection:
            value = connection.scalar(select(keys.c.value).where(keys.c.name == name))
            if value is None:
                value = new_secret()
                connection.execute(keys.insert(), {"name": name, "value": value})
            return value

    def load(self, table_id: str) -> StoredTable | None:
        """Give a table with its seats and answers, all as of one moment."""
        with self._reading() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table_id)).first()
            if found is None:
                return None
            sitting = packing.seats_by_table(connection.execute(_seats([table_id])))
            given = packing.answers(connection.execute(_answers(table_id)))
            return packing.table(found, sitting.get(table_id, ()), given)

    def tables_of(self, guest_id: str, limit: int) -> list[StoredTable]:
        """Give the tables at which a guest sits or which are theirs, without answers.

        Unfinished ones come first, then those that changed last.
        """
        sits = select(seats.c.table_id).where(seats.c.guest_id == guest_id)
        owns = select(tables.c.id).where(tables.c.owner == guest_id)
        finished = case((tables.c.status.in_(("seating", "playing")), 0), else_=1)
        wanted = select(tables).where(tables.c.id.in_(sits.union(owns)))
        with self._reading() as connection:
            order = wanted.order_by(finished, tables.c.moved.desc(), tables.c.id)
            return _tables(connection, order.limit(limit))

    def open_tables(self, limit: int) -> list[StoredTable]:
        """Give the tables that anybody may join, the last changed first, without answers."""
        # Written as the index has it, or it would not be used.
        waiting = select(tables).where(
            tables.c.status == literal_column("'seating'"), tables.c.public
        )
        newest = waiting.order_by(tables.c.moved.desc(), tables.c.id.desc()).limit(LOOKED_THROUGH)
        page = newest.subquery()
        free = exists().where(seats.c.table_id == page.c.id, seats.c.kind == "open")
        wanted = select(page).where(free).order_by(page.c.moved.desc(), page.c.id.desc())
        with self._reading() as connection:
            return _tables(connection, wanted.limit(limit))

    def apply(self, changes: Sequence[Change]) -> None:
        """Write changes in their order and in one transaction: all of them or, refused, none."""
        mark = None
        with self._writing() as connection:
            if tells_a_seed(changes):
                mark = self._watermark.rise(connection)
            write(connection, changes)
        self._leave(mark)

    def renew_seeds(self, *, restored: bool = False) -> int:
        """Renew the seeds of unfinished games where a backup was restored; count these games.

        For SQLite that is noticed; for other databases somebody has to say so.
        """
        with self._writing() as connection:
            changes: list[Change] = []
            if restored or self._watermark.is_behind(connection):
                wanted = select(tables).where(tables.c.status.in_(("seating", "playing")))
                found = _tables(connection, wanted)
                changes = renewals((one, _entries(connection, one.id)) for one in found)
            mark = self._watermark.rise(connection)
            write(connection, changes)
        self._leave(mark)
        return len(changes)

    def _leave(self, mark: str | None) -> None:
        """Let the file beside the database know no mark but its own."""
        if mark is not None:
            # Without that the mark before counts as well until the next game ends.
            with suppress(OSError):
                self._watermark.leave(mark)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with spoken(), self._engines.reader.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with spoken(), self._engines.writer.begin() as connection:
            yield connection


def _tables(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[StoredTable]:
    """Read tables, and the seats of all with one more question."""
    rows = connection.execute(wanted).all()
    sitting = packing.seats_by_table(connection.execute(_seats([row.id for row in rows])))
    return [packing.table(row, sitting.get(row.id, ())) for row in rows]


def _seats(table_ids: list[str]) -> Select[*tuple[Any, ...]]:
    return select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)


def _entries(connection: Connection, table_id: str) -> int:
    counted = select(func.count()).where(answers.c.table_id == table_id)
    return connection.scalar(counted) or 0


def _answers(table_id: str) -> Select[int, int, str, int, str | None]:
    columns = (answers.c[name] for name in StoredAnswer.__struct_fields__)
    return select(*columns).where(answers.c.table_id == table_id).order_by(answers.c.entry)
