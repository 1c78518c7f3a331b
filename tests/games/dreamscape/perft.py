"""Positions from the middle of games, and how many sequences of answers follow from them.

`python -m tests.games.dreamscape.perft` counts again what follows from the positions in the file.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from oneiros.games.dreamscape.text import position
from oneiros.kernel.perft import perft

FILE = Path(__file__).with_name("perft.toml")
DEPTHS = (1, 2, 3)
_HEAD = (
    "# Positions from the middle of games, and how many sequences of answers follow from them.\n"
)


def known() -> list[dict[str, object]]:
    """Read the positions and their counts."""
    found: list[dict[str, object]] = tomllib.loads(FILE.read_text("utf-8"))["position"]
    return found


def counts(line: str) -> list[int]:
    """Count from a position to each depth."""
    table = position.read(line)
    return [int(perft(table, depth)) for depth in DEPTHS]


def write(lines: list[str]) -> None:
    """Write positions with their counts."""
    rows = [f'\n[[position]]\nline = """{one}"""\ncounts = {counts(one)}\n' for one in lines]
    FILE.write_text(_HEAD + "".join(rows), "utf-8")


if __name__ == "__main__":
    write([str(one["line"]) for one in known()])
