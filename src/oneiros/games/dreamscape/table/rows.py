"""Rows of ints that are never changed, only replaced by others: so copies of a table share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

Row = tuple[int, ...]


def without(row: Row, one: i64) -> Row:
    """Leave out the first place that holds something."""
    place: i64 = row.index(one)
    return row[:place] + row[place + 1 :]


def replaced(row: Row, place: i64, one: i64) -> Row:
    """Put something else in a place."""
    return (*row[:place], one, *row[place + 1 :])
