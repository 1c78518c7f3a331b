"""Copies of a database of SQLite: a backup while it is in use, and the way back."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from oneiros.kernel.errors import BadData
from oneiros.storage import systems
from oneiros.storage.claim import Claim
from oneiros.storage.faults import is_broken, told
from oneiros.storage.folder import new_file
from oneiros.storage.postgres import is_postgres
from oneiros.storage.sqlite import file_of, is_sqlite
from oneiros.storage.storage import Storage

_BESIDE: Final = ("-wal", "-shm")
"""What the names of the files end with that belong to a database in use."""


def back_up(url: str, copy: Path) -> None:
    """Copy a database as of one moment, while others may read and write it."""
    source = _file(url, "storage-backup-elsewhere", copy)
    if not source.is_file():
        raise BadData("storage-missing", file=str(source))
    with _written(copy):
        _copy(source, copy)


def restore(url: str, copy: Path) -> tuple[int, Path | None]:
    """Let a copy take the place of a database that nobody has open.

    All unfinished games get new seeds, because the old ones may be known by now. Give how many
    these are, and where the database lies that was there before.
    """
    target = _file(url, "storage-restore-elsewhere", copy)
    if not copy.is_file():
        raise BadData("storage-missing", file=str(copy))
    if target.is_symlink():
        raise BadData("storage-copy-failed", file=str(target), why=BadData("storage-why-link"))
    with _spoken(target):
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with closing(Claim(url)):
        fresh = target.with_name(f"{target.name}.restoring")
        _remove(fresh)
        try:
            with _written(fresh, like=target):
                _copy(copy, fresh)
            # It is refused here if another program or a newer version has made it.
            Storage(f"sqlite:///{fresh}").close()
            with _spoken(target):
                before = _put_aside(target) if target.exists() else None
                fresh.replace(target)
                systems.sync_names(target.parent)
        finally:
            _remove(fresh)
        storage = Storage(url)
        renewed = storage.renew_seeds(restored=True)
        storage.close()
        return renewed, before


def _file(url: str, elsewhere: str, copy: Path) -> Path:
    """Give the file of a database; what is no file has tools of its own, which are named."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise BadData("storage-url", came=url) from error
    if is_sqlite(address):
        return file_of(address)
    if not is_postgres(address):
        raise BadData("storage-url", came=address.render_as_string())
    plain = address.set(drivername="postgresql").render_as_string()
    raise BadData(elsewhere, database=plain, file=str(copy))


def _copy(source: Path, target: Path) -> None:
    """Copy a database into an empty file, and look at every page of the copy."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        try:
            # All at once: in parts it would begin anew whenever somebody writes.
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            sound = new.execute("PRAGMA quick_check").fetchone() == ("ok",)
        except sqlite3.Error as error:
            if not is_broken(error):
                raise
            sound = False
    if not sound:
        raise BadData("storage-broken", file=str(source))
    with target.open("rb") as written:
        os.fsync(written.fileno())


def _remove(database: Path) -> None:
    """Remove a database that is not in place, perhaps of a restoring that was killed."""
    for ending in ("", *_BESIDE):
        Path(f"{database}{ending}").unlink(missing_ok=True)


def _put_aside(database: Path) -> Path:
    """Keep a database under another name, with everything that belongs to it."""
    # What was written last lies in another file; a database that is broken stays as it is.
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    name = f"{database.name}.{time.strftime('%Y%m%d-%H%M%S')}"
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    aside = next(one for one in map(database.with_name, names) if not one.exists())
    # Until the other one is in place, there is always a database under the old name.
    os.link(database, aside)
    for ending in _BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{database}{ending}").rename(f"{aside}{ending}")
    return aside


@contextmanager
def _written(file: Path, like: Path | None = None) -> Iterator[None]:
    """Make a new file for the eyes of one user only, which is there as a whole or not at all.

    That is the user who has another file, or whoever makes it.
    """
    with _spoken(file):
        os.close(new_file(file, like))
        try:
            yield
        except BaseException:
            file.unlink(missing_ok=True)
            raise


@contextmanager
def _spoken(file: Path) -> Iterator[None]:
    try:
        yield
    except FileExistsError as error:
        raise BadData("storage-copy-there", file=str(error.filename)) from None
    except (OSError, sqlite3.Error) as error:
        raise BadData("storage-copy-failed", file=str(file), why=told(error)) from error
