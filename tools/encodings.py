"""Write docs/encodings.md: every part of an observation and every action of each game."""

from __future__ import annotations

import sys
from pathlib import Path

from oneiros.kernel.encoding import Encoding
from oneiros.registry.games import all_games

PAGE = Path(__file__).parent.parent / "docs" / "encodings.md"
HEAD = """# Encodings

`tools/encodings.py` writes this page; [environments](environments.md) says how to use what it
lists.

An observation is a row of bytes from 0 to 255, in the parts below; larger numbers are written as
255. A choice among several is written with one byte for each of them, 1 for the one. What is not
there is 0. The last part, `said`, counts the actions of the answer under way: it is all 0 where an
answer begins with a free choice. A version changes with any of this.
"""


def parts(encoding: Encoding) -> str:
    """Write the table of parts."""
    rows = [
        f"| `{part.name}` | {where.start} | {' × '.join(str(one) for one in part.shape)} "
        f"| {part.about} |"
        for part, where in zip(encoding.parts, encoding.slices().values(), strict=True)
    ]
    return "\n".join(["| part | from | shape | what it says |", "| --- | --- | --- | --- |", *rows])


def actions(encoding: Encoding) -> str:
    """Write the table of actions."""
    rows, start = [], 0
    for kind in encoding.kinds:
        rows.append(f"| `{kind.name}` | {start} | {kind.number} | {kind.about} |")
        start += kind.number
    return "\n".join(["| actions | from | how many | what is said |", "| --- " * 4 + "|", *rows])


def listed(title: str, about: str, encoding: Encoding) -> list[str]:
    """Write the section of an encoding."""
    head = (
        f"## {title}\n\nVersion {encoding.version}. {about}, for "
        f"{encoding.seats} seats: {encoding.size} bytes, {encoding.actions} actions.\n"
    )
    return [head, f"{parts(encoding)}\n", f"{actions(encoding)}\n"]


def page() -> str:
    """Write the page, with the usual set-up of each game."""
    written = [HEAD]
    for name, game in all_games().items():
        start = game.ruleset.start(game.setup({}, [game.brought(None)] * game.least_seats))
        encoding = game.encoding(start)
        if encoding is not None:
            written += listed(name.capitalize(), "The usual game", encoding)
        prelude = game.prelude({}, {})
        before = None if prelude is None else game.encoding(prelude)
        if before is not None:
            written += listed(f"Sealed {name.capitalize()}", "Packs, then the game", before)
    return "\n".join(written)


def main() -> int:
    """Write it."""
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
