"""The board as a seat sees it: its own miniatures first, and its own spawn row at the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.table.board import CELLS

if TYPE_CHECKING:
    from mypy_extensions import i64


def seen_cell(seat: i64, cell: i64) -> i64:
    """1.1: B sees the board turned by half."""
    return CELLS - 1 - cell if seat else cell


def seen_miniature(seat: i64, miniature: i64) -> i64:
    """Count the miniatures of the seat from 0, those of the other from 16."""
    return miniature ^ seat << 4
