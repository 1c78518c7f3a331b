"""Lists of options: numbered, with what belongs together in one line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oneiros.cli.game import Choice
from oneiros.cli.shell import clean


def grouped(choices: Sequence[Choice]) -> RenderableType:
    """Number the choices from 1; neighbours with the same heading share it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    number = 0
    while number < len(choices):
        heading = choices[number].heading
        if not heading:
            grid.add_row(_numbered(number), clean(choices[number].own))
            number += 1
            continue
        line = Text(clean(heading))
        while number < len(choices) and choices[number].heading == heading:
            line.append("  ").append(_numbered(number))
            line.append(f" {clean(choices[number].own)}")
            number += 1
        grid.add_row("", line)
    return grid


def in_full(rows: Sequence[tuple[int, str, str]]) -> RenderableType:
    """List numbers, notation and sentences side by side."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(style="cyan")
    grid.add_column()
    for number, notation, sentence in rows:
        grid.add_row(_numbered(number), clean(notation), clean(sentence))
    return grid


def _numbered(number: int) -> Text:
    """Show the number that chooses an option, which counts from 1."""
    return Text(f"[{number + 1}]", style="bold")
