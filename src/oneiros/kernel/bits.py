"""Sets of small numbers as ints: bit n stands for the number n.

Counting and listing is for numbers below 32; a set as such may hold numbers below 62.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final[list[int]] = [1 << n for n in range(62)]
"""The set that holds one number only. (Compiled, `1 << n` would be cut to 32 bits with a sign.)"""


def lowest(members: i64) -> i64:
    """Give the smallest number in a set that is not empty."""
    return count((members & -members) - 1)


def count(members: i64) -> i64:
    """Tell how many numbers a set holds: sums of bits side by side, in pairs, fours and bytes."""
    members = members - ((members >> 1) & 0x55555555)
    members = (members & 0x33333333) + ((members >> 2) & 0x33333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F
    return ((members * 0x01010101) >> 24) & 0xFF


def numbers(members: i64) -> list[int]:
    """List the numbers in a set in rising order."""
    found: list[int] = []
    while members:
        found.append(lowest(members))
        members &= members - 1
    return found
