"""Dreamscapes as pictures: slot by slot, each stack from the bottom to the top."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Lines
from rich.text import Text

from oneiros.cli.dreamscape import colours
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.views.nearest import Slot
from oneiros.kernel.bits import BIT

LEAST: int = 3
"""The width of every column, the same for all so that it is easy to read."""


class Landscape:
    """One player's dreamscape, and parts of it that a card asks for."""

    def __init__(self, table: Dreamscape, player: int, *, plain: bool) -> None:
        """Look at a dreamscape; a plain screen has only the plainest letters."""
        self.table = table
        self.player = player
        self.grid = table.box.grid
        self.bare, self.way_in = (".", "o") if plain else ("·", "○")

    def draw(self, *, lines: bool) -> Lines:
        """Draw all slots with the names of rows and columns, and lines where there is room."""
        rows = range(int(self.grid.rows))
        columns = range(int(self.grid.columns))
        cells = [[self._cell(row * len(columns) + column) for column in columns] for row in rows]
        width = max(LEAST, *(cell.cell_len for row in cells for cell in row))
        picture = Lines(
            box=box.SQUARE if lines else None,
            show_header=False,
            show_lines=lines,
            padding=(0, 0) if lines else (0, 1, 0, 0),
        )
        picture.add_column(no_wrap=True, style="dim")
        for _ in columns:
            picture.add_column(width=width, no_wrap=True)
        for row in reversed(rows):
            picture.add_row(str(row + 1), *cells[row])
        picture.add_row("", *(Text(self.grid.names[column][0], "dim") for column in columns))
        return picture

    def _cell(self, slot: int) -> Text:
        """Write a stack and what stands on it."""
        stack = self.table.stack_at(self.player, slot)
        if not stack:
            return Text(self.way_in if slot == self.grid.entry else self.bare, "dim")
        return _stack(
            stack,
            tree=bool(self.table.trees[self.player] & BIT[slot]),
            dreamer=self.table.dreamer[self.player] == slot,
        )

    def part(self, slots: Sequence[Slot]) -> list[Text]:
        """Draw what a card wants on which slots, in lines with the names of rows and columns."""
        columns, wanted = int(self.grid.columns), {slot.number: slot for slot in slots}
        across = sorted({slot % columns for slot in wanted})
        down = sorted({slot // columns for slot in wanted}, reverse=True)
        across = list(range(across[0], across[-1] + 1))
        cells = {slot: _wanted(wanted[slot]) for slot in wanted}
        width = max(cell.cell_len for cell in cells.values()) + 1
        lines = []
        for row in range(down[0], down[-1] - 1, -1):
            line = Text().append(f"{row + 1} ", "dim")
            for column in across:
                cell = cells.get(row * columns + column, Text(self.bare, "dim"))
                line.append_text(colours.padded(cell, width))
            lines.append(line)
        names = "".join(self.grid.names[column][0].ljust(width) for column in across)
        return [*lines, Text(f"  {names}", "dim")]


def _wanted(slot: Slot) -> Text:
    return _stack(slot.stack, tree=slot.tree, dreamer=slot.dreamer)


def _stack(stack: int, *, tree: bool, dreamer: bool) -> Text:
    text = colours.letters(stack)
    if tree:
        text.append(colours.TREE_MARK, colours.TREE)
    if dreamer:
        text.append(colours.DREAMER_MARK, colours.DREAMER)
    return text
