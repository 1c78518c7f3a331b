"""Games as files of 16-bit numbers: for each turn that began, what a value may see of the table.

A game is its number, its source, who won and how many positions follow; a position is how many
numbers follow, each an input and its amount. A file that ends in the middle of a game was cut
short: it is read, and gone on with, up to the last whole game.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from oneiros.bots.dreamblade.value.inputs import INPUTS

AMOUNT_BITS: Final = 5
_AMOUNT: Final = (1 << AMOUNT_BITS) - 1
_HEAD: Final = 5
DRAWN: Final = 2

HELD_OUT_EVERY: Final = 16
"""Of so many games one is held out."""

SOURCES: Final = ("brisk", "scripted", "planner", "random", "drowsy", "hasty", "merciless")


class Game(NamedTuple):
    """One game: its number, who played it, who won (or DRAWN), and its turns as A sees them."""

    number: int
    source: int
    winner: int
    positions: list[array[int]]

    @property
    def held_out(self) -> bool:
        """Tell whether the game is only foretold, never learnt from."""
        return self.number % HELD_OUT_EVERY == 0


def packed(inputs: Sequence[int]) -> array[int]:
    """Write only what is not 0."""
    return array(
        "H", [index << AMOUNT_BITS | amount for index, amount in enumerate(inputs) if amount]
    )


def unpacked(position: Sequence[int]) -> list[int]:
    """Give all inputs of a position."""
    found = [0] * INPUTS
    for one in position:
        found[one >> AMOUNT_BITS] = one & _AMOUNT
    return found


def append(file: Path, game: Game) -> None:
    """Add a game to a file, in one piece."""
    head = [game.number & 0xFFFF, game.number >> 16, game.source, game.winner, len(game.positions)]
    numbers = array("H", head)
    for position in game.positions:
        numbers.append(len(position))
        numbers.extend(position)
    with file.open("ab") as stream:
        stream.write(numbers.tobytes())


def games(file: Path) -> Iterator[Game]:
    """Read the whole games of a file."""
    yield from (game for game, _ in _games(file))


def resumed(file: Path) -> int:
    """Cut off what is no whole game, and tell how many games there are."""
    if not file.exists():
        return 0
    ends = [end for _, end in _games(file)]
    with file.open("r+b") as stream:
        stream.truncate(2 * ends[-1] if ends else 0)
    return len(ends)


def _games(file: Path) -> Iterator[tuple[Game, int]]:
    """Give each whole game with where it ends."""
    numbers = array("H")
    written = file.read_bytes()
    numbers.frombytes(written[: len(written) // 2 * 2])
    start = 0
    while start + _HEAD <= len(numbers):
        low, high, source, winner, count = numbers[start : start + _HEAD]
        at = start + _HEAD
        positions: list[array[int]] = []
        while len(positions) < count and at < len(numbers):
            end = at + 1 + numbers[at]
            if end > len(numbers):
                return
            positions.append(numbers[at + 1 : end])
            at = end
        if len(positions) < count:
            return
        yield Game(high << 16 | low, source, winner, positions), at
        start = at
