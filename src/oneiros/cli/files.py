"""Files of the user: read and written whole, or refused with the reason."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from oneiros.kernel.errors import BadData

LARGEST: Final = 16 * 1024 * 1024
# What the system says most often; it would say so in its own language.
REASONS: Final = {
    errno.ENOENT: "cli-system-missing",
    errno.EACCES: "cli-system-forbidden",
    errno.EPERM: "cli-system-forbidden",
    errno.EISDIR: "cli-system-folder",
    errno.ENOTDIR: "cli-system-no-folder",
    errno.ENOSPC: "cli-system-full",
    errno.EROFS: "cli-system-read-only",
    errno.ENAMETOOLONG: "cli-system-long-name",
}


def path_of(name: str) -> Path:
    """Give the path of a file; a tilde at the beginning is the user's own folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        # Nobody of that name has a folder, so the tilde is a letter like any other.
        return Path(name)


def read_bytes(path: str) -> bytes:
    """Read a file, or say why it cannot be read."""
    try:
        with path_of(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadData("cli-file-unreadable", file=path, why=why(error)) from None
    if len(data) > LARGEST:
        raise BadData("cli-file-too-large", file=path, limit=LARGEST)
    return data


def read_text(path: str) -> str:
    """Read a file of text, or say why it cannot be read."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadData("cli-file-not-text", file=path, place=error.start) from None


def write_bytes(path: str, data: bytes) -> None:
    """Write a file so that there is always a whole one: the old or the new."""
    with whole_file(path) as file:
        file.write(data)


@contextmanager
def whole_file(path: str) -> Iterator[BinaryIO]:
    """Open a file to write, which takes the place of an old one when all of it is written."""
    try:
        part = target = path_of(path)
        # A device or a pipe is written to, never replaced.
        if not target.exists() or target.is_file():
            target = target.resolve()
            part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        opened = part.open("wb")
    except (OSError, ValueError) as error:
        raise BadData("cli-file-unwritable", file=path, why=why(error)) from None
    try:
        with opened as file:
            yield file
        if part != target:
            part.replace(target)
    except OSError as error:
        raise BadData("cli-file-unwritable", file=path, why=why(error)) from None
    finally:
        if part != target:
            part.unlink(missing_ok=True)


def try_out(path: str) -> None:
    """Refuse a new file that could not be written, or that would take the place of another."""
    file = path_of(path)
    try:
        if not file.exists():
            file.touch()
            file.unlink()
        elif file.is_file() and file.stat().st_size:
            raise BadData("cli-file-taken", file=path)
        else:
            file.open("ab").close()
    except (OSError, ValueError) as error:
        raise BadData("cli-file-unwritable", file=path, why=why(error)) from None


def why(error: Exception) -> BadData | str:
    """Say what the system says, in our words where we have some."""
    number = error.errno if isinstance(error, OSError) else None
    if number in REASONS:
        return BadData(REASONS[number])
    return os.strerror(number) if number else str(error)
