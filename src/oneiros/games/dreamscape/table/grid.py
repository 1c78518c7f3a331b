"""The slots of a dreamscape (1.5, 1.6): numbered by rows from the bottom left, named a1 to e5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

FILES: Final = "abcdefg"


class Grid:
    """Which slots there are, and which of them share a side."""

    def __init__(self, columns: int, rows: int) -> None:
        """Lay out so many columns and rows; the entry slot is in the middle of the bottom row."""
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.area: i64 = columns * rows
        self.entry: i64 = columns // 2
        slots = range(columns * rows)
        self.names: list[str] = [f"{FILES[s % columns]}{s // columns + 1}" for s in slots]
        self.neighbours: list[list[int]] = [_neighbours(s, columns, rows) for s in slots]
        # The same as sets.
        self.beside: list[int] = [sum([BIT[n] for n in near]) for near in self.neighbours]
        # Rows plus columns from the entry slot.
        self.distance: list[int] = [abs(s % columns - columns // 2) + s // columns for s in slots]
        # Every other slot, as on a chessboard.
        self.dark: i64 = sum([BIT[s] for s in slots if (s % columns + s // columns) % 2])
        self.all: i64 = BIT[columns * rows] - 1
        self._not_first_column: i64 = sum([BIT[s] for s in slots if s % columns])
        self._not_last_column: i64 = sum([BIT[s] for s in slots if (s + 1) % columns])

    def around(self, slots: i64) -> i64:
        """Give every slot that shares a side with one of the given slots."""
        sideways: i64 = (slots & self._not_last_column) << 1 | (slots & self._not_first_column) >> 1
        return (sideways | slots << self.columns | slots >> self.columns) & self.all

    def named(self, name: str) -> i64:
        """Give the slot of a name, or -1."""
        return self.names.index(name) if name in self.names else -1


def _neighbours(slot: int, columns: int, rows: int) -> list[int]:
    """1.6: the slots that share a side, in rising order."""
    column, row = slot % columns, slot // columns
    found: list[int] = []
    if row > 0:
        found.append(slot - columns)
    if column > 0:
        found.append(slot - 1)
    if column < columns - 1:
        found.append(slot + 1)
    if row < rows - 1:
        found.append(slot + columns)
    return found
