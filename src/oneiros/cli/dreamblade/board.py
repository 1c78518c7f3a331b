"""The board as a picture in the terminal: a grid of cells, then zones and tracks in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oneiros.cli.dreamblade.seen import Piece, Seen
from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.game import Screen
from oneiros.games.dreamblade import ability
from oneiros.games.dreamblade.dreamscape import FILES, PORTAL, RANKS, WORTH, cell_name, cell_named
from oneiros.games.dreamblade.view import SEATS
from oneiros.words import Words
from oneiros.words.dreamblade import heading

# A faces up the board and B down; colour says the same once more.
MARKS: Final = {"A": "\N{BLACK UP-POINTING TRIANGLE}", "B": "\N{BLACK DOWN-POINTING TRIANGLE}"}
PLAIN_MARKS: Final = {"A": "^", "B": "v"}
COLOURS: Final = {"A": "cyan", "B": "yellow"}
NARROW_CELL: Final = 14
WIDE_CELL: Final = 32
NARROW_BOARD: Final = len(FILES) * (NARROW_CELL + 1) + 1
WIDE_LEGEND: Final = 120
# Below this height the picture gives up its inner lines and its legend for the question.
TALL: Final = 40
MOST_ROWS_WHERE_LOW: Final = 6
WIDE_BOARD: Final = len(FILES) * (WIDE_CELL + 1) + 1


class Board:
    """Draws one table for a screen of some width, in letters that the screen can show."""

    def __init__(self, words: Words, seen: Seen, screen: Screen) -> None:
        """Choose between short tags and whole names by the width."""
        self.words = words
        self.seen = seen
        self.width = screen.width
        self.tall = screen.height >= TALL
        self.wide = screen.width >= WIDE_BOARD
        self.marks = PLAIN_MARKS if screen.plain else MARKS
        self.tags = tags(one.label for one in seen.miniatures)
        self.dense = False

    def draw(self, *, full: bool) -> RenderableType:
        """Draw the grid and, asked for or where there is room, what the tags mean."""
        if self.width < NARROW_BOARD:
            return Group(self._listed(), self._legend()) if full else self._listed()
        # On a crowded low screen names must do; the whole picture has the numbers.
        self.dense = not (full or self.tall or self.wide) and self._rows() > MOST_ROWS_WHERE_LOW
        grid = Grid(box=box.SQUARE, show_header=False, show_lines=self.tall, padding=0)
        for _ in FILES:
            grid.add_column(width=WIDE_CELL if self.wide else NARROW_CELL, no_wrap=True)
        for rank in reversed(RANKS):
            grid.add_row(*(self._cell(file + rank) for file in FILES))
        if not WIDE_LEGEND <= self.width < WIDE_BOARD:
            return Group(grid, self._legend()) if full or self.tall else grid
        beside = Grid.grid(padding=(0, 1))
        beside.add_column(width=NARROW_BOARD)
        beside.add_row(grid, self._legend())
        return beside

    def _listed(self) -> Text:
        """Where there is no room for a grid, list the cells that count or are not empty."""
        lines = []
        for cell in sorted(_CELL_NAMES):
            here = [one for side in SEATS for one in self.seen.at(cell, side)]
            said = self._worth(cell)
            if here or said:
                pieces = Text(", ").join(self._piece(one) for one in here)
                line = Text(cell).append(f" {' '.join(said)}" if said else "", style="dim")
                lines.append(line.append(" ").append_text(pieces))
        return Text("\n").join(lines)

    def _cell(self, cell: str) -> Text:
        """B's miniatures stand above A's, as they do on the table."""
        lines = [self._heading(cell)]
        for side in reversed(SEATS):
            here = self.seen.at(cell, side)
            lines.extend(self._side_by_side(here) if self.dense else map(self._piece, here))
        return Text("\n").join(lines)

    def _rows(self) -> int:
        """Count the lines that miniatures with their numbers would take."""
        standing = Counter(one.place for one in self.seen.miniatures if one.place in _CELL_NAMES)
        return sum(max(standing[file + rank] for file in FILES) for rank in RANKS)

    def _side_by_side(self, pieces: list[Piece]) -> list[Text]:
        """Put as many miniatures into a line as fit, without their numbers."""
        lines: list[Text] = []
        for piece in pieces:
            shown = self._named(piece)
            if not lines or lines[-1].cell_len + 1 + shown.cell_len > NARROW_CELL:
                lines.append(shown)
            else:
                lines[-1] = Text(" ").join((lines[-1], shown))
        return lines

    def _worth(self, cell: str) -> list[str]:
        """Say what a cell is worth to whom, and whose portal it is."""
        number = cell_named(cell)
        said = [
            f"{side}{WORTH[seat][number]}" for seat, side in enumerate(SEATS) if WORTH[seat][number]
        ]
        said += [
            self.words.say("cli-board-portal", seat=side)
            for seat, side in enumerate(SEATS)
            if PORTAL[seat] == number
        ]
        return said

    def _heading(self, cell: str) -> Text:
        said = self._worth(cell)
        width = WIDE_CELL if self.wide else NARROW_CELL
        return Text(cell + " ".join(said).rjust(width - len(cell)), style="dim")

    def _piece(self, piece: Piece) -> Text:
        numbers = "" if piece.location else f" {piece.power}/{piece.defense}/{piece.life}"
        return self._named(piece, numbers)

    def _named(self, piece: Piece, numbers: str = "") -> Text:
        name = piece.label if self.wide else self.tags[piece.label]
        shown = Text(self.marks[piece.side] + name + numbers, style=COLOURS[piece.side])
        if piece.damage:
            shown.append(f"!{piece.damage}", style="bold red")
        return shown

    def _abilities(self, piece: Piece) -> str:
        printed = [ability.read(text, location=piece.location) for text in piece.abilities]
        return "; ".join(heading(self.words, one) for one in printed)

    def _legend(self) -> Text:
        """Say how to read a cell, and what every miniature in play is called and can do."""
        legend = Text()
        example = self.words.say("cli-board-legend", a=self.marks["A"], b=self.marks["B"])
        legend.append(example, style="dim")
        standing = [one for one in self.seen.miniatures if one.place in _CELL_NAMES]
        names = dict.fromkeys(one.name for one in standing)
        for name in names:
            same = [one for one in standing if one.name == name]
            legend.append("\n")
            legend.append(" ".join(self.tags[one.label] for one in same) + " ", style="bold")
            legend.append(name)
            if same[0].abilities:
                legend.append(f" ({self._abilities(same[0])})", style="dim")
        return legend


_CELL_NAMES: Final = frozenset(cell_name(number) for number in range(len(FILES) * len(RANKS)))
