"""Everything that is kept, as its owner reads and writes it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import select

from oneiros.storage.changes import Change
from oneiros.storage.engine import open_engines
from oneiros.storage.ids import new_secret
from oneiros.storage.reading import Reader, count_entries, read_tables
from oneiros.storage.renewing import renewals
from oneiros.storage.schema import keys, tables
from oneiros.storage.service import passed_time
from oneiros.storage.sqlite import file_of, is_sqlite
from oneiros.storage.watermark import Watermark, tells_a_seed
from oneiros.storage.writing import write


class Storage(Reader):
    """A database, brought up to date when it is opened.

    What a call has written is on the disk when it returns.
    """

    def __init__(self, url: str) -> None:
        """Open the database of an address, or refuse it as BadData and leave it as it is."""
        super().__init__(open_engines(url))
        address = self._engines.reader.url
        self._watermark = Watermark(file_of(address) if is_sqlite(address) else None)

    def secret(self, name: str) -> str:
        """Give the secret of a name, the same each time; the first call makes it."""
        with self._engines.writing() as connection:
            value = connection.scalar(select(keys.c.value).where(keys.c.name == name))
            if value is None:
                value = new_secret()
                connection.execute(keys.insert(), {"name": name, "value": value})
            return value

    def apply(self, changes: Sequence[Change]) -> None:
        """Write changes in their order and in one transaction: all of them or, refused, none."""
        mark = None
        with self._engines.writing() as connection:
            if tells_a_seed(changes):
                mark = self._watermark.rise(connection)
            write(connection, changes)
        self._leave(mark)

    def renew_seeds(self, *, restored: bool = False) -> int:
        """Renew the seeds of unfinished games where a backup was restored; count these games.

        For SQLite that is noticed; for other databases somebody has to say so.
        """
        with self._engines.writing() as connection:
            changes: list[Change] = []
            if restored or self._watermark.is_behind(connection):
                wanted = select(tables).where(tables.c.status.in_(("seating", "playing")))
                found = read_tables(connection, wanted)
                entries = count_entries(connection, [one.id for one in found])
                logs = ((one, entries[one.id]) for one in found)
                changes = renewals(logs, passed_time(connection))
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
