"""Whatever is true of SQLite only."""

from __future__ import annotations

import os
from pathlib import Path
from sqlite3 import Connection as Driver
from typing import Final

from sqlalchemy import URL, Connection, Engine, event

from oneiros.kernel.errors import BadData
from oneiros.storage.folder import new_file

WRITES: Final = "oneiros_writes"
"""The execution option of a connection that is going to write."""
_PATIENCE: Final = 5000
"""As many milliseconds are waited for another process that writes."""
_SETTINGS: Final = (
    # What is committed is on the disk, also when the power fails.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={_PATIENCE}",
)


def is_sqlite(url: URL) -> bool:
    """Tell whether an address names a database of SQLite."""
    return url.get_backend_name() == "sqlite"


def speaks_sqlite(connection: Connection) -> bool:
    """Tell whether a connection leads to a database of SQLite."""
    return connection.dialect.name == "sqlite"


def file_of(url: URL) -> Path:
    """Give the file of an address; a database in memory would be another one in each thread."""
    name = url.database or ""
    if not name or name == ":memory:" or name.startswith("file:"):
        raise BadData("storage-url", came=url.render_as_string())
    return Path(name)


def prepare(file: Path) -> None:
    """Make folder and file where they are missing, for the eyes of the user only."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        opened = new_file(file, file.parent)
    except FileExistsError:
        # It may be a link to a database, but not to nothing.
        opened = os.open(file, os.O_RDWR)
    os.close(opened)


def attach(engine: Engine) -> None:
    """Let every connection have our settings, and let SQLAlchemy say where transactions begin."""
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)


def settle(engine: Engine) -> None:
    """Let readers and the writer not wait for each other; the file remembers that."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode=WAL")
    finally:
        connection.close()


def _connected(driver: Driver, _record: object) -> None:
    driver.isolation_level = None
    for setting in _SETTINGS:
        driver.execute(setting)


def _begun(connection: Connection) -> None:
    """Take the lock before the first look: a reader who turns writer may be too late."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
