"""The board as a picture in the terminal: a grid of cells, then zones and tracks in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oneiros.cli.dreamblade import cards, colours
from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.terminal import Screen
from oneiros.games.dreamblade.table.board import FILES, PORTAL, RANKS, WORTH, cell_name, cell_named
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.views.typed_view import Piece, View
from oneiros.games.dreamblade.warbands import ability
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.words import Words
from oneiros.words.dreamblade import heading
from oneiros.words.dreamblade.names import figure_name, label_name

# A faces up the board and B down; colour says the same once more.
MARKS: Final = {"A": "\N{BLACK UP-POINTING TRIANGLE}", "B": "\N{BLACK DOWN-POINTING TRIANGLE}"}
PLAIN_MARKS: Final = {"A": "^", "B": "v"}
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

    def __init__(self, words: Words, seen: View, screen: Screen) -> None:
        """Choose between short tags and whole names by the width."""
        self.words = words
        self.seen = seen
        self.width = screen.width
        self.tall = screen.height >= TALL
        self.wide = screen.width >= WIDE_BOARD
        self.marks = PLAIN_MARKS if screen.plain else MARKS
        self.tags = tags(words, (one.label for one in seen.miniatures))
        self.copies = Counter(one.name for one in seen.miniatures)
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
                line = Text(" ").join((Text(cell, "dim"), *said))
                pieces = Text(", ").join(self._whole(one) for one in here)
                lines.append(line.append(" ").append_text(pieces))
        return Text("\n").join(lines)

    def _cell(self, cell: str) -> Text:
        """B's miniatures stand above A's, as they do on the table."""
        lines = [self._heading(cell)]
        for side in reversed(SEATS):
            here = self.seen.at(cell, side)
            if self.dense:
                lines.extend(self._side_by_side(here))
            else:
                lines.extend(line for one in here for line in self._piece(one))
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

    def _worth(self, cell: str) -> list[Text]:
        """Say what a cell is worth to whom, and whose portal it is."""
        number = cell_named(cell)
        said = [
            Text(f"{side}{WORTH[seat][number]}", f"bold {colours.SIDES[side]}")
            for seat, side in enumerate(SEATS)
            if WORTH[seat][number]
        ]
        said += [
            Text(self.words.say("dreamblade-board-portal", seat=side), f"dim {colours.SIDES[side]}")
            for seat, side in enumerate(SEATS)
            if PORTAL[seat] == number
        ]
        return said

    def _heading(self, cell: str) -> Text:
        said = Text(" ").join(self._worth(cell))
        width = WIDE_CELL if self.wide else NARROW_CELL
        gap = " " * (width - len(cell) - said.cell_len)
        return Text().append(cell, "dim").append(gap).append_text(said)

    def _piece(self, piece: Piece) -> list[Text]:
        """Put a miniature and its numbers into one line, or into two where one is too short."""
        whole = self._whole(piece)
        if whole.cell_len <= (WIDE_CELL if self.wide else NARROW_CELL):
            return [whole]
        numbers = Text(" ").append_text(self._numbers(piece))
        return [self._name(piece), numbers.append_text(_damage(piece))]

    def _whole(self, piece: Piece) -> Text:
        if piece.location:
            return self._named(piece)
        shown = self._name(piece).append(" ").append_text(self._numbers(piece))
        return shown.append_text(_damage(piece))

    def _named(self, piece: Piece) -> Text:
        return self._name(piece).append_text(_damage(piece))

    def _name(self, piece: Piece) -> Text:
        label = piece.label if self.copies[piece.name] > 1 else piece.name
        name = label_name(self.words, label) if self.wide else self.tags[piece.label]
        return Text().append(self.marks[piece.side] + name, colours.SIDES[piece.side])

    def _numbers(self, piece: Piece) -> Text:
        """Write power, defense and life; what differs from the print is marked."""
        printed = catalogue()[piece.name]
        power = piece.power if cards.counts_graves(printed) else printed.power
        numbers = (
            colours.number(piece.power, power),
            colours.number(piece.defense, printed.defense),
            colours.number(piece.life, printed.life),
        )
        return Text("/").join(numbers)

    def _abilities(self, piece: Piece) -> str:
        printed = [
            ability.read(text, location=piece.location, names=catalogue())
            for text in piece.abilities
        ]
        return "; ".join(heading(self.words, one) for one in printed)

    def _legend(self) -> Text:
        """Say how to read a cell, and what every miniature in play is called and can do."""
        legend = Text()
        example = self.words.say("dreamblade-board-legend", a=self.marks["A"], b=self.marks["B"])
        legend.append(example, style="dim")
        standing = [one for one in self.seen.miniatures if one.place in _CELL_NAMES]
        names = dict.fromkeys(one.name for one in standing)
        for name in names:
            same = [one for one in standing if one.name == name]
            legend.append("\n")
            legend.append(" ".join(self.tags[one.label] for one in same) + " ", style="bold")
            legend.append(f"{figure_name(self.words, name)}, ")
            legend.append_text(colours.aspects(self.words, same[0].aspects))
            if same[0].abilities:
                legend.append(f" ({self._abilities(same[0])})", style="dim")
        return legend


def _damage(piece: Piece) -> Text:
    return Text(f"!{piece.damage}", colours.DAMAGE) if piece.damage else Text()


_CELL_NAMES: Final = frozenset(cell_name(number) for number in range(len(FILES) * len(RANKS)))
