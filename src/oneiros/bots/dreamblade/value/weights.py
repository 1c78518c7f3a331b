"""Weights in a file: a line of JSON that says what they are, then 32-bit numbers."""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from importlib.resources import files
from typing import Final, cast

from oneiros.bots.dreamblade.value.inputs import INPUTS
from oneiros.bots.dreamblade.value.network import Network
from oneiros.kernel.errors import BadData

FORMAT: Final = "oneiros-dreamblade-value"
VERSION: Final = 1
SHIPPED: Final = "dreamblade.weights"


def read(written: bytes) -> Network:
    """Make a network of a file's bytes, or refuse what is no such file."""
    line, _, rest = written.partition(b"\n")
    try:
        header = cast("dict[str, object]", json.loads(line))
    except ValueError:
        raise BadData("weights-form", came=str(line[:40])) from None
    expected = {"format": FORMAT, "version": VERSION, "inputs": INPUTS}
    for name, value in expected.items():
        if header.get(name) != value:
            raise BadData("weights-other", part=name, expected=value, came=header.get(name))
    width, depth = cast("list[int]", header["widths"])
    numbers = array("i")
    numbers.frombytes(rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    sizes = (INPUTS * width, width, width * depth, depth, depth, 1)
    if len(numbers) != sum(sizes):
        raise BadData("weights-size", expected=sum(sizes), came=len(numbers))
    parts: list[list[int]] = []
    start = 0
    for size in sizes:
        parts.append(list(numbers[start : start + size]))
        start += size
    return Network(INPUTS, parts[0], parts[1], parts[2], parts[3], parts[4], parts[5][0])


def written(widths: tuple[int, int], numbers: list[int], about: dict[str, object]) -> bytes:
    """Give the bytes of a file; `about` says where the weights come from."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "inputs": INPUTS,
        "widths": list(widths),
        "about": about,
    }
    stored = array("i", numbers)
    if sys.byteorder == "big":
        stored.byteswap()
    return json.dumps(header).encode() + b"\n" + stored.tobytes()


@cache
def shipped() -> Network | None:
    """Read the weights that come with the package; None where there are none."""
    file = files("oneiros.bots.dreamblade.value").joinpath(SHIPPED)
    return read(file.read_bytes()) if file.is_file() else None
