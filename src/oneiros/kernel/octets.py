"""Small numbers, choices and sets as bytes, ready to be joined to a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LARGEST: Final = 255

_SETS: Final[list[bytes]] = [bytes([some >> n & 1 for n in range(8)]) for some in range(256)]
"""A byte for each of eight numbers, 1 where it is in the set."""
_NOBODY: Final = bytes(32)


def capped(number: i64) -> i64:
    """Give a number as far as a byte holds it: 0 for less than nothing, 255 for more than that."""
    if number < 0:
        return 0
    return min(number, LARGEST)


def written(packed: i64, number: i64) -> bytes:
    """Write so many numbers, up to seven, that stand in one as its bytes, the lowest first."""
    whole: int = packed
    return whole.to_bytes(number, "little")


def counted(numbers: list[int], first: i64, last: i64) -> bytes:
    """Write up to seven numbers of a list, from one index to another."""
    packed: i64 = 0
    index = last
    while index >= first:
        packed = packed << 8 | capped(numbers[index])
        index -= 1
    return written(packed, last - first + 1)


def choices(number: int) -> list[bytes]:
    """Give a row for each of so many choices, 1 at its place; the last row stands for none."""
    return [bytes([one == chosen for one in range(number)]) for chosen in range(number + 1)]


def members(numbers: i64) -> bytes:
    """Write a set of numbers below 32 as 32 bytes."""
    if numbers == 0:
        return _NOBODY
    return (
        _SETS[numbers & 255]
        + _SETS[numbers >> 8 & 255]
        + _SETS[numbers >> 16 & 255]
        + _SETS[numbers >> 24 & 255]
    )
