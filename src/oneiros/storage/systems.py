"""What operating systems do differently with files: locks, links, owners, the names in a folder."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

NO_LINKS: Final[int] = getattr(os, "O_NOFOLLOW", 0)
"""Opens no link. Where nothing can say so, making a link takes rights that few have."""
# Far behind all that is written: on some systems nobody else can read what is locked.
_FAR: Final = 1 << 30


def lock(opened: int) -> bool:
    """Lock an open file until it is closed or the process ends; tell whether it could be had."""
    try:
        _lock(opened)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _lock(opened: int) -> None:
    try:
        posix = import_module("fcntl")
    except ImportError:
        windows = import_module("msvcrt")
        os.lseek(opened, _FAR, os.SEEK_SET)
        try:
            windows.locking(opened, windows.LK_NBLCK, 1)
        finally:
            os.lseek(opened, 0, os.SEEK_SET)
    else:
        posix.flock(opened, posix.LOCK_EX | posix.LOCK_NB)


def write_anew(opened: int, text: str) -> None:
    """Let a file hold this text and nothing else."""
    os.truncate(opened, 0)
    os.lseek(opened, 0, os.SEEK_SET)
    os.write(opened, text.encode("utf-8"))


def give_like(opened: int, like: Path) -> None:
    """Let what root has made belong to whoever has another file, or the folder it is in."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (like if like.exists() else like.parent).stat()
        os.fchown(opened, owner.st_uid, owner.st_gid)


def sync_names(folder: Path) -> None:
    """Let the names in a folder be on the disk, where a folder can be opened for that."""
    # Only Windows refuses to open a folder, and it keeps names by itself.
    with suppress(PermissionError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
