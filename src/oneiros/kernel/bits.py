"""Sets of small numbers as ints: bit n stands for the number n, for n below 32."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final[list[int]] = [1 << n for n in range(32)]
"""The set that holds one number only. (Compiled, `1 << n` would be cut to 32 bits with a sign.)"""

# The powers of two below 2**36 leave different remainders when divided by 37.
_POSITION: Final[list[int]] = [0] * 37
for _n in range(32):
    _POSITION[BIT[_n] % 37] = _n

_BYTE: Final[list[int]] = [n.bit_count() for n in range(256)]


def lowest(members: i64) -> i64:
    """Give the smallest number in a set that is not empty."""
    return _POSITION[(members & -members) % 37]


def count(members: i64) -> i64:
    """Tell how many numbers a set holds."""
    return (
        _BYTE[members & 255]
        + _BYTE[(members >> 8) & 255]
        + _BYTE[(members >> 16) & 255]
        + _BYTE[(members >> 24) & 255]
    )


def numbers(members: i64) -> list[int]:
    """List the numbers in a set in rising order."""
    found: list[int] = []
    while members:
        found.append(_POSITION[(members & -members) % 37])
        members &= members - 1
    return found
