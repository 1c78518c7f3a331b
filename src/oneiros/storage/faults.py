"""What databases and the system say, as refusals with keys that `words` knows."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from oneiros.kernel.errors import BadData
from oneiros.storage.refusals import StorageConflict, StorageFailed

_SYSTEM: Final = {
    errno.EACCES: "storage-why-forbidden",
    errno.EPERM: "storage-why-forbidden",
    errno.EROFS: "storage-why-forbidden",
    errno.ENOSPC: "storage-why-full",
    errno.EDQUOT: "storage-why-full",
    errno.ENOTDIR: "storage-why-no-folder",
    errno.EEXIST: "storage-why-no-folder",
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
def spoken() -> Iterator[None]:
    """Turn what a database refuses into refusals of ours."""
    try:
        yield
    except (IntegrityError, DataError) as error:
        raise StorageConflict("storage-conflict", why=str(error.orig)) from error
    except (SQLAlchemyError, msgspec.MsgspecError, OSError) as error:
        raise StorageFailed("storage-failed", why=told(error)) from error


@contextmanager
def opening(place: str, folder: str) -> Iterator[None]:
    """Turn what stands in the way of opening a database into bad data."""
    try:
        yield
    except DBAPIError as error:
        if _kind(error) in _BROKEN:
            raise BadData("storage-broken", file=place) from error
        raise BadData("storage-unwritable", folder=folder, why=told(error)) from error
    except OSError as error:
        raise BadData("storage-unwritable", folder=folder, why=told(error)) from error


def told(error: Exception) -> BadData | str:
    """Say what went wrong, in our words where we have some."""
    if isinstance(error, OSError) and error.errno is not None:
        key = _SYSTEM.get(error.errno)
        return BadData(key) if key else os.strerror(error.errno)
    if isinstance(error, msgspec.MsgspecError):
        return BadData("storage-why-broken")
    key = _SQLITE.get(_kind(error)) or _server(error)
    if key:
        return BadData(key)
    return str(error.orig if isinstance(error, DBAPIError) else error)


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
    cause = error.orig if isinstance(error, DBAPIError) else None
    return cause.sqlite_errorcode & _KIND if isinstance(cause, sqlite3.Error) else 0
