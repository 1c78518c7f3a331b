"""Small numbers and sets in the bytes of a row that is being written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import u8

from oneiros.kernel.bits import lowest

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

LARGEST: Final = 255


def capped(number: i64) -> u8:
    """Give a number as far as a byte holds it: 0 for less than nothing, 255 for more than that."""
    if number < 0:
        return 0
    return u8(min(number, LARGEST))


def put(row: BytesWriter, at: i64, number: i64) -> None:
    """Put a number at a place of the row, as far as a byte holds it."""
    # Named, because what is assigned to a place is worked out twice, compiled.
    byte = capped(number)
    row[at] = byte


def put_counts(row: BytesWriter, at: i64, numbers: list[int], first: i64, last: i64) -> None:
    """Put numbers of a list, from one index to another, from a place of the row on."""
    index = first
    while index <= last:
        put(row, at, numbers[index])
        at += 1
        index += 1


def put_one_more(row: BytesWriter, at: i64) -> None:
    """Count one more at a place of the row."""
    # Written out, because `+=` makes objects of both, compiled.
    row[at] = row[at] + 1


def put_members(row: BytesWriter, at: i64, members: i64) -> None:
    """Put 1 for each number of a set, counted from a place of the row on."""
    while members:
        row[at + lowest(members)] = 1
        members &= members - 1
