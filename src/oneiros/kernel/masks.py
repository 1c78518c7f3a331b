"""Rows of bytes with 1 at some numbers, joined of pieces that are made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Masks:
    """Writes rows of one length."""

    def __init__(self, length: int) -> None:
        """Make every piece: so many zeros, and so many with a 1 after them."""
        self._length: i64 = length
        # It joins to something that a buffer takes over as it is.
        self._joint = bytearray()
        self._zeros: list[bytes] = [bytes(number) for number in range(length + 1)]
        self._ones: list[bytes] = [bytes(number) + b"\x01" for number in range(length)]

    def row(self, numbers: list[int]) -> bytearray:
        """Write 1 at each of some numbers, quickly where they rise, and 0 elsewhere."""
        pieces: list[bytes] = []
        written: i64 = 0
        for one in numbers:
            number: i64 = one
            if number < written:
                return self._unordered(numbers)
            pieces.append(self._ones[number - written])
            written = number + 1
        pieces.append(self._zeros[self._length - written])
        return self._joint.join(pieces)

    def _unordered(self, numbers: list[int]) -> bytearray:
        row = bytearray(self._length)
        for number in numbers:
            row[number] = 1
        return row
