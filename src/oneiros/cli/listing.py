"""Lists of options: numbered, with what belongs together side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from oneiros.cli.game import Choice
from oneiros.cli.shell import clean

_INDENT: Final = 2
_GAP: Final = "  "


class Listing:
    """Options under their headings, as many side by side as fit; with little room, shortened."""

    def __init__(self, choices: Sequence[Choice], room: int | None = None) -> None:
        """Number the choices from 1; there is room for so many lines, or for all there are."""
        self.choices = choices
        self.room = room

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw with whole names, or with short ones where those take too many lines."""
        lines = list(self._lines(options.max_width, shortened=False))
        if self.room is not None and len(lines) > self.room:
            lines = list(self._lines(options.max_width, shortened=True))
        yield from lines

    def _lines(self, width: int, *, shortened: bool) -> Iterator[Text]:
        numbered = list(enumerate(self.choices))
        for heading, together in groupby(numbered, lambda pair: pair[1].heading):
            items = [_item(list(same), shortened=shortened) for _, same in groupby(together, _same)]
            if not heading:
                yield from items
                continue
            start = Text(clean(heading))
            if len(items) > 1 and not shortened:
                yield start
                start = Text(" " * (_INDENT - 1))
            yield from _packed(start, items, width)


def _packed(start: Text, items: Sequence[Text], width: int) -> Iterator[Text]:
    """Put items side by side, and never break one that fits a line."""
    line, empty = start, True
    for item in items:
        if not empty and line.cell_len + len(_GAP) + item.cell_len > width:
            yield line
            line, empty = Text(" " * (_INDENT - 1)), True
        line.append(" " if empty else _GAP).append_text(item)
        empty = False
    yield line


def _same(pair: tuple[int, Choice]) -> tuple[str, int]:
    """Options about the same item share its name; others stand for themselves."""
    number, choice = pair
    return choice.item, -1 if choice.item else number


def _item(pairs: list[tuple[int, Choice]], *, shortened: bool) -> Text:
    first = pairs[0][1]
    item = first.short if shortened and first.item else first.item
    line = Text(f"{clean(item)}: " if item else "")
    for place, (number, choice) in enumerate(pairs):
        line.append(" " if place else "").append_text(_numbered(number))
        own = choice.short if shortened and choice.short and not choice.item else choice.own
        line.append(f" {clean(own)}")
    return line


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
