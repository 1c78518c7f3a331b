"""What databases and the system say, as refusals with keys that `words` knows."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    OperationalError,
    SQLAlchemyError,
)

from oneiros.kernel.errors import BadData
from oneiros.storage.refusals import (
    StorageConflict,
    StorageFailed,
    StorageInUse,
    StorageRefusal,
)

LOG: Final = logging.getLogger("oneiros.storage")
_SYSTEM: Final = {
    errno.EACCES: "storage-why-forbidden",
    errno.EPERM: "storage-why-forbidden",
    errno.EROFS: "storage-why-forbidden",
    errno.ENOSPC: "storage-why-full",
    errno.EDQUOT: "storage-why-full",
    errno.ENOTDIR: "storage-why-no-folder",
    errno.EEXIST: "storage-why-no-folder",
    errno.ELOOP: "storage-why-link",
}
_SQLITE: Final = {
    sqlite3.SQLITE_PERM: "storage-why-forbidden",
    sqlite3.SQLITE_READONLY: "storage-why-forbidden",
    sqlite3.SQLITE_CANTOPEN: "storage-why-forbidden",
    sqlite3.SQLITE_FULL: "storage-why-full",
    sqlite3.SQLITE_BUSY: "storage-why-locked",
    sqlite3.SQLITE_LOCKED: "storage-why-locked",
    sqlite3.SQLITE_IOERR: "storage-why-disk",
    sqlite3.SQLITE_CORRUPT: "storage-why-broken",
    sqlite3.SQLITE_NOTADB: "storage-why-broken",
}
# By the beginning of the code.
_SQLSTATE: Final = {
    "08": "storage-why-gone",
    "57P": "storage-why-gone",
    "53100": "storage-why-full",
    "42501": "storage-why-forbidden",
    "25006": "storage-why-forbidden",
    "55P03": "storage-why-locked",
    "XX001": "storage-why-broken",
    "XX002": "storage-why-broken",
}
_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# The lower half of a code of SQLite is its kind, the rest tells details.
_KIND: Final = 0xFF


@contextmanager
def spoken(*, writing: bool = False) -> Iterator[None]:
    """Turn what a database refuses into refusals of ours; the log says what was behind each."""
    try:
        yield
    except (SQLAlchemyError, msgspec.MsgspecError, OSError) as error:
        if writing and isinstance(error, (IntegrityError, DataError)):
            LOG.error("what was to be written does not fit: %s", _cause(error))  # noqa: TRY400 - see _cause
            raise StorageConflict("storage-conflict") from None
        LOG.error("the database failed: %s", _cause(error))  # noqa: TRY400 - see _cause
        raise StorageFailed("storage-failed", why=_told_to_all(error)) from None
    except StorageRefusal as refusal:
        LOG.error("the database cannot be used: %s", refusal)  # noqa: TRY400 - it is no surprise
        if isinstance(refusal, StorageInUse):
            # Who plays is not told where the database is.
            raise StorageInUse("storage-failed", why=BadData("storage-why-in-use")) from None
        raise


@contextmanager
def opening(database: str, folder: str | None = None) -> Iterator[None]:
    """Turn what stands in the way of opening a database into bad data.

    With a folder, the database is a file in it that is made where it is missing.
    """
    try:
        yield
    except (DBAPIError, OSError) as error:
        if is_broken(error):
            raise BadData("storage-broken", file=database) from error
        if folder is not None:
            raise BadData("storage-unwritable", folder=folder, why=told(error)) from error
        raise BadData("storage-unopened", database=database, why=told(error)) from error


def told(error: Exception) -> BadData | str:
    """Say what went wrong to whoever runs the server, in our words where we have some."""
    if isinstance(error, OSError) and error.errno is not None:
        key = _SYSTEM.get(error.errno)
        return BadData(key) if key else os.strerror(error.errno)
    if isinstance(error, msgspec.MsgspecError):
        return BadData("storage-why-broken")
    key = _SQLITE.get(_kind(error)) or _server(error)
    if key:
        return BadData(key)
    return _said(error)


def _told_to_all(error: Exception) -> BadData:
    """Say what went wrong in our words alone: those of a database may tell where it is."""
    said = told(error)
    if isinstance(said, BadData):
        return said
    # A server that cannot be reached gives no code.
    stateless = isinstance(error, OperationalError) and not getattr(error.orig, "sqlstate", None)
    gone = stateless and not _kind(error)
    return BadData("storage-why-gone" if gone else "storage-why-other")


def _cause(error: Exception) -> str:
    """Name a fault for the log, which must not hold the values that a statement was about."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(origin).__name__}: {_said(error)}"


def _said(error: Exception) -> str:
    """Give what a database reported, in its first line: PostgreSQL names values only below it."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    lines = str(origin).splitlines()
    return lines[0] if lines else ""


def _server(error: Exception) -> str | None:
    """Say in our words what a database that is a server reports by its SQLSTATE, if anything."""
    if not isinstance(error, DBAPIError):
        return None
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        return "storage-why-gone" if error.connection_invalidated else None
    return next((key for start, key in _SQLSTATE.items() if state.startswith(start)), None)


def _kind(error: Exception) -> int:
    """Give the kind of fault by SQLite's numbers, 0 for that of any other database."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return cause.sqlite_errorcode & _KIND if isinstance(cause, sqlite3.Error) else 0


def is_broken(error: Exception) -> bool:
    """Tell whether SQLite finds no database of its own, or a damaged one."""
    return _kind(error) in _BROKEN
