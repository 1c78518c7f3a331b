"""A small network in whole numbers: sparse sums, two hidden layers, and one result.

The sums of the first layer lie three to an int, in lanes of twenty bits, so that one addition does
for three of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LARGEST: Final = 31
"""No input is larger."""
LANES: Final = 3
LANE: Final = 20
HALF_LANE: Final = 1 << (LANE - 1)
_MASK: Final = (1 << LANE) - 1
_OFFSET: Final = HALF_LANE * (1 + (1 << LANE) + (1 << 2 * LANE))

FIRST_SCALE: Final = 1024
"""Units of a weight of the first layer."""
SCALE: Final = 256
"""Units of every other weight, of activations and of the result."""


class Network:
    """Weights as they are stored, packed for quick sums."""

    def __init__(
        self,
        inputs: int,
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        last: list[int],
        last_bias: int,
    ) -> None:
        """Take the weights row by row: for each input those to all hidden, and so on."""
        self.inputs: i64 = inputs
        self.width: i64 = len(first_bias)
        self.groups: i64 = (len(first_bias) + LANES - 1) // LANES
        self.packed: list[int] = []
        for row in range(inputs):
            self.packed += _packed(first[row * self.width : (row + 1) * self.width])
        self.bias: list[int] = _packed(first_bias)
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias: i64 = last_bias

    def result(self, numbers: list[int]) -> i64:
        """Give what it says to some inputs, in units of SCALE."""
        hidden = self._first(numbers)
        depth: i64 = len(self.second_bias)
        second = self.second
        total: i64 = self.last_bias
        for index in range(depth):
            inner: i64 = self.second_bias[index]
            row: i64 = index
            for unit in range(self.width):
                active: i64 = hidden[unit]
                if active > 0:
                    weight: i64 = second[row]
                    inner += active * weight
                row += depth
            if inner > 0:
                total += inner // SCALE * self.last[index]
        return total // SCALE

    def _first(self, numbers: list[int]) -> list[int]:
        """Give the activations of the first layer, in units of SCALE; below 0 they do not count."""
        groups = self.groups
        packed = self.packed
        rows: list[int] = []
        amounts: list[int] = []
        start: i64 = 0
        for number in numbers:
            if number:
                rows.append(start)
                amounts.append(number)
            start += groups
        active: i64 = len(rows)
        hidden: list[int] = []
        for group in range(groups):
            # A sum in a local number takes no memory; one in a list would, at every step.
            lanes: i64 = self.bias[group]
            for index in range(active):
                row: i64 = rows[index]
                amount: i64 = amounts[index]
                weights: i64 = packed[row + group]
                lanes += amount * weights
            lanes += _OFFSET
            hidden.append(_lane(lanes))
            hidden.append(_lane(lanes >> LANE))
            hidden.append(_lane(lanes >> 2 * LANE))
        del hidden[self.width :]
        return hidden


def _lane(lanes: i64) -> i64:
    """Read the lowest lane, in units of SCALE."""
    return ((lanes & _MASK) - HALF_LANE) // (FIRST_SCALE // SCALE)


def _packed(weights: list[int]) -> list[int]:
    """Lay numbers three to an int."""
    found: list[int] = []
    for start in range(0, len(weights), LANES):
        packed = 0
        for lane, weight in enumerate(weights[start : start + LANES]):
            packed += weight << (lane * LANE)
        found.append(packed)
    return found
