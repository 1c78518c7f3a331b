"""A mark beside the database by which a restored backup is told from a database that went on.

Whenever a game ends and its seed is told, the database gets another mark, and so does a file beside
it. A backup holds an older mark, and one that was taken to another place finds no file.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, select

from oneiros.storage.changes import Change, CreateTable, SetTable
from oneiros.storage.folder import new_file
from oneiros.storage.ids import new_secret
from oneiros.storage.rows import ENDED
from oneiros.storage.schema import keys

_KEY: Final = "published"


class Watermark:
    """The mark of the last seed that was told; databases that are no files have it only inside."""

    def __init__(self, database: Path | None) -> None:
        """Keep it beside a database, if that is a file."""
        self._database = database
        self._file = None if database is None else Path(f"{database}.published")

    def rise(self, connection: Connection) -> str:
        """Give the database another mark; until it is kept, the one before counts, too."""
        before = _mark(connection)
        mark = new_secret()
        self.leave(*(one for one in (mark, before) if one is not None))
        if before is None:
            connection.execute(keys.insert(), {"name": _KEY, "value": mark})
        else:
            connection.execute(keys.update().where(keys.c.name == _KEY).values(value=mark))
        return mark

    def leave(self, *marks: str) -> None:
        """Write marks to the file, for good."""
        if self._file is None or self._database is None:
            return
        part = self._file.with_name(f"{self._file.name}.part")
        # It may be there from a writing that was killed.
        part.unlink(missing_ok=True)
        with os.fdopen(new_file(part, self._database), "w") as new:
            new.write("\n".join(marks))
            new.flush()
            os.fsync(new.fileno())
        part.replace(self._file)

    def is_behind(self, connection: Connection) -> bool:
        """Tell whether seeds may have been told that the database takes for secret."""
        mark = _mark(connection)
        if self._file is None or mark is None:
            return False
        if not self._file.is_file():
            return True
        return mark not in self._file.read_text("ascii", "replace").split()


def tells_a_seed(changes: Sequence[Change]) -> bool:
    """Tell whether a game ends by some changes."""
    return any(
        change.status in ENDED
        if isinstance(change, SetTable)
        else isinstance(change, CreateTable) and change.table.status in ENDED
        for change in changes
    )


def _mark(connection: Connection) -> str | None:
    return connection.scalar(select(keys.c.value).where(keys.c.name == _KEY))
