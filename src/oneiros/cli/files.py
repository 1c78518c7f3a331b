"""Files of the user: read and written whole, or refused with the reason."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from oneiros.kernel.errors import BadData

LARGEST: Final = 16 * 1024 * 1024


def read_bytes(path: str) -> bytes:
    """Read a file, or say why it cannot be read."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadData("cli-file-unreadable", file=path, why=_why(error)) from None
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
    whole = Path(path)
    try:
        if whole.exists() and not whole.is_file():
            # A device or a pipe is written to, never replaced.
            whole.write_bytes(data)
            return
        target = whole.resolve()
        part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            part.write_bytes(data)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise BadData("cli-file-unwritable", file=path, why=_why(error)) from None


def _why(error: Exception) -> str:
    """Say what the system says, which it says in its own language."""
    number = error.errno if isinstance(error, OSError) else None
    return os.strerror(number) if number else str(error)
