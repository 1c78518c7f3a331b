"""One server for one database: a second one would not know what the first has in its memory."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from oneiros.storage import systems
from oneiros.storage.faults import opening
from oneiros.storage.folder import new_file
from oneiros.storage.refusals import StorageInUse

_LONGEST_ADDRESS = 200


class Claim:
    """The right to serve a database, which ends with the process however that ends.

    For SQLite, a file beside the database is locked; PostgreSQL has locks of its own.
    """

    def __init__(self, url: str) -> None:
        """Take the right, or refuse because somebody else has it."""
        self._file: int | None = None
        path = _file_of(url)
        if path is None or not path.parent.is_dir():
            return
        with opening(str(path), str(path.parent)):
            opened = _opened(Path(f"{path}.lock"), path)
        if not systems.lock(opened):
            address = os.read(opened, _LONGEST_ADDRESS).decode("utf-8", "replace")
            os.close(opened)
            raise StorageInUse("storage-in-use", file=str(path), address=address)
        self._file = opened
        systems.write_anew(opened, "")

    def close(self) -> None:
        """Give the right back."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def announce(self, address: str) -> None:
        """Say where the database is served, for a second server that finds it taken."""
        if self._file is not None:
            systems.write_anew(self._file, address)


def _opened(lock: Path, database: Path) -> int:
    """Open a file that is locked, which is made where it is missing; no link is followed."""
    try:
        return new_file(lock, database)
    except FileExistsError:
        return os.open(lock, os.O_RDWR | systems.NO_LINKS)


def _file_of(url: str) -> Path | None:
    """Give the file of a database, where it is one; a bad address is refused elsewhere."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    return Path(parsed.database)
