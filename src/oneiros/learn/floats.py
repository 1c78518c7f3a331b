"""A trained network before it is rounded: a line of JSON, then its weights as 32-bit floats."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Final, NamedTuple, cast

from oneiros.bots.value import weights
from oneiros.bots.value.network import FIRST_SCALE, SCALE
from oneiros.bots.value.weights import Kind
from oneiros.kernel.errors import BadData

SCALES: Final = (FIRST_SCALE, FIRST_SCALE, SCALE, SCALE * SCALE, SCALE, SCALE * SCALE)
"""By how much each of the six parts is multiplied before it is rounded."""


class Floats(NamedTuple):
    """Weights row by row, as `value.network` wants them, in one list; and what is said of them."""

    kind: Kind
    widths: tuple[int, int]
    numbers: list[float]
    about: dict[str, object]

    def parts(self) -> list[list[float]]:
        """Give the six parts: weights and biases of the three layers."""
        found: list[list[float]] = []
        start = 0
        for size in self.kind.sizes(self.widths):
            found.append(self.numbers[start : start + size])
            start += size
        return found

    def result(self, inputs: list[int]) -> float:
        """Give what it says to some inputs, as the trainer computes it."""
        first, first_bias, second, second_bias, last, last_bias = self.parts()
        width, depth = self.widths
        hidden = first_bias[:]
        for index, amount in enumerate(inputs):
            if amount:
                row = first[index * width : (index + 1) * width]
                hidden = [one + amount * weight for one, weight in zip(hidden, row, strict=True)]
        deep = second_bias[:]
        for unit, active in enumerate(hidden):
            if active > 0:
                row = second[unit * depth : (unit + 1) * depth]
                deep = [one + active * weight for one, weight in zip(deep, row, strict=True)]
        return last_bias[0] + sum(max(a, 0) * b for a, b in zip(deep, last, strict=True))


def write(file: Path, floats: Floats) -> None:
    """Keep a trained network."""
    header = {**floats.kind._asdict(), "widths": list(floats.widths), "about": floats.about}
    file.write_bytes(json.dumps(header).encode() + b"\n" + array("f", floats.numbers).tobytes())


def read(file: Path, kind: Kind) -> Floats:
    """Read a trained network, or refuse one of another kind."""
    line, _, rest = file.read_bytes().partition(b"\n")
    header = json.loads(line)
    for name, expected in kind._asdict().items():
        if header[name] != expected:
            raise BadData("weights-other", part=name, expected=expected, came=header[name])
    width, depth = header["widths"]
    numbers = array("f")
    numbers.frombytes(rest)
    return Floats(kind, (width, depth), list(numbers), cast("dict[str, object]", header["about"]))


def unrounded(written: bytes, kind: Kind) -> Floats:
    """Give the network of a file of whole weights, for a training that goes on from it."""
    header, parts = weights.parts_of(written, kind)
    numbers = [one / scale for part, scale in zip(parts, SCALES, strict=True) for one in part]
    width, depth = cast("list[int]", header["widths"])
    return Floats(kind, (width, depth), numbers, cast("dict[str, object]", header["about"]))
