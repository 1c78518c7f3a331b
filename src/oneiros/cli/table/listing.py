"""Lists of options: numbered, with what belongs together side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from oneiros.cli.shell import clean
from oneiros.cli.terminal import Choice

_INDENT: Final = 2
_GAP: Final = "  "
_GLUE: Final = Text(" ")
_FOLLOWED: Final = ":"
# How options are written: with whole names, with short ones, and some without numbers.
_WHOLE: Final = 0
_SHORT: Final = 1
_UNNUMBERED: Final = 2
_Numbered = tuple[int, Choice]


class Listing:
    """Options under their headings, as many side by side as fit; with little room, shortened.

    Where that is not enough, those that can be written by an example lose their numbers.
    """

    def __init__(self, choices: Sequence[Choice], room: int | None = None) -> None:
        """Number the choices from 1; `room` is a number of lines, or None for as many as needed."""
        self.choices = choices
        self.room = room

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw with whole names, or with short ones where those take too many lines."""
        for form in (_WHOLE, _SHORT, _UNNUMBERED):
            lines = list(self._lines(options.max_width, form))
            if self.room is None or len(lines) <= self.room:
                break
        yield from lines

    def _lines(self, width: int, form: int) -> Iterator[Text]:
        numbered = list(enumerate(self.choices))
        for _, together in groupby(numbered, lambda pair: pair[1].heading):
            pairs = list(together)
            lines = list(_group(pairs, width, min(form, _SHORT)))
            if form == _UNNUMBERED:
                unnumbered = list(_group(pairs, width, form))
                lines = min(lines, unnumbered, key=len)
            yield from lines


def _group(pairs: Sequence[_Numbered], width: int, form: int) -> Iterator[Text]:
    """Write the options under one heading."""
    same_item = [list(same) for _, same in groupby(pairs, _same)]
    items = [_item(same, form) for same in same_item]
    first = pairs[0][1]
    if not first.heading:
        yield from (_GLUE.join(pieces) for pieces in items)
        return
    unnumbered = form == _UNNUMBERED and first.written
    if unnumbered and len({_owns(same) for same in same_item}) == 1:
        names = ", ".join(clean(same[0][1].short) for same in same_item)
        items = [[Text(f"{names}:"), *map(Text, _owns(same_item[0]))]]
    start = Text(clean(first.written if unnumbered else first.heading))
    if not start.plain.endswith(_FOLLOWED):
        yield start
        return
    if len(items) > 1 and form == _WHOLE:
        yield start
        start = Text(" " * (_INDENT - 1))
    yield from _packed(start, items, width)


def _packed(start: Text, items: Sequence[Sequence[Text]], width: int) -> Iterator[Text]:
    """Put items side by side, and break only one that does not fit a line, between its pieces."""
    line, empty = start, True
    for pieces in items:
        whole = _GLUE.join(pieces)
        fits = _INDENT + whole.cell_len <= width
        glue = _GLUE if empty else Text(_GAP)
        if not fits and not empty:
            yield line
            line, glue = Text(" " * (_INDENT - 1)), _GLUE
        for piece in [whole] if fits else pieces:
            room = width - line.cell_len - glue.cell_len
            if piece.cell_len > room and line.plain.strip():
                yield line
                line, glue = Text(" " * (_INDENT - 1)), _GLUE
            line.append_text(glue).append_text(piece)
            glue, empty = _GLUE, False
    yield line


def _same(pair: _Numbered) -> tuple[str, int]:
    """Options about the same item share its name; others stand for themselves."""
    number, choice = pair
    return choice.item, -1 if choice.item else number


def _owns(pairs: Sequence[_Numbered]) -> tuple[str, ...]:
    """Give what is each option's own."""
    return tuple(clean(choice.own) for _, choice in pairs)


def _item(pairs: list[_Numbered], form: int) -> list[Text]:
    """Write the options about one item, each a piece; its name belongs to the first."""
    first = pairs[0][1]
    shortened = form != _WHOLE
    item = first.short if shortened and first.item else first.item
    pieces = []
    for index, (number, choice) in enumerate(pairs):
        piece = Text(f"{clean(item)}: " if item and not index else "")
        own = choice.short if shortened and choice.short and not choice.item else choice.own
        if form != _UNNUMBERED or not choice.written:
            piece.append_text(_numbered(number)).append(" ")
        pieces.append(piece.append(clean(own)))
    return pieces


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
