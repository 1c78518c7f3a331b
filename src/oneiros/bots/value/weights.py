"""Weights in a file: a line of JSON that says what they are, then 32-bit numbers."""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, cast

from oneiros.bots.value.network import Network
from oneiros.kernel.errors import BadData

VERSION: Final = 1


class Kind(NamedTuple):
    """Whose weights they are: the game, which names the file too, and how many inputs it has."""

    game: str
    inputs: int

    def format(self) -> str:
        """Say what the first line of a file must say."""
        return f"oneiros-{self.game}-value"

    def sizes(self, widths: tuple[int, int]) -> tuple[int, ...]:
        """Tell how many numbers each part has: weights and biases of the three layers."""
        width, depth = widths
        return (self.inputs * width, width, width * depth, depth, depth, 1)


def read(written: bytes, kind: Kind) -> Network:
    """Make a network of a file's bytes, or refuse what is no such file."""
    _, parts = parts_of(written, kind)
    return Network(kind.inputs, parts[0], parts[1], parts[2], parts[3], parts[4], parts[5][0])


def parts_of(written: bytes, kind: Kind) -> tuple[dict[str, object], list[list[int]]]:
    """Give what a file's first line says and its six parts, or refuse what is no such file."""
    line, _, rest = written.partition(b"\n")
    try:
        header = cast("dict[str, object]", json.loads(line))
    except ValueError:
        raise BadData("weights-form", came=str(line[:40])) from None
    expected = {"format": kind.format(), "version": VERSION, "inputs": kind.inputs}
    for name, value in expected.items():
        if header.get(name) != value:
            raise BadData("weights-other", part=name, expected=value, came=header.get(name))
    width, depth = cast("list[int]", header["widths"])
    sizes = kind.sizes((width, depth))
    if len(rest) != 4 * sum(sizes):
        raise BadData("weights-size", expected=sum(sizes), came=len(rest) // 4)
    numbers = array("i")
    numbers.frombytes(rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    parts: list[list[int]] = []
    start = 0
    for size in sizes:
        parts.append(list(numbers[start : start + size]))
        start += size
    return header, parts


def written(
    kind: Kind, widths: tuple[int, int], numbers: list[int], about: dict[str, object]
) -> bytes:
    """Give the bytes of a file; `about` says where the weights come from."""
    header = {
        "format": kind.format(),
        "version": VERSION,
        "inputs": kind.inputs,
        "widths": list(widths),
        "about": about,
    }
    stored = array("i", numbers)
    if sys.byteorder == "big":
        stored.byteswap()
    return json.dumps(header).encode() + b"\n" + stored.tobytes()


@cache
def shipped(kind: Kind) -> Network | None:
    """Read the weights that come with the package; None where there are none."""
    file = files(f"oneiros.bots.{kind.game}.value").joinpath(f"{kind.game}.weights")
    return read(file.read_bytes(), kind) if file.is_file() else None
