"""Which puzzles somebody has solved at this terminal, kept where programs keep their data."""

from __future__ import annotations

from pathlib import Path

import msgspec

from oneiros.cli.files import write_bytes
from oneiros.cli.table import vault
from oneiros.kernel.errors import BadData


def solved() -> set[str]:
    """Give the ids of the puzzles that are solved; a file that cannot be read has none."""
    try:
        return set(msgspec.json.decode(_file().read_bytes(), type=list[str]))
    except (OSError, RuntimeError, msgspec.DecodeError):
        return set()


def keep(puzzle: str) -> None:
    """Remember that a puzzle is solved, or refuse where nothing can be written."""
    try:
        file = _file()
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise BadData("puzzle-not-kept", why=str(error)) from None
    write_bytes(str(file), msgspec.json.encode(sorted({*solved(), puzzle})) + b"\n")


def _file() -> Path:
    return vault.folder().with_name("puzzles.json")
