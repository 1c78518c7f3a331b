"""Games as files: a line of JSON that says how they were played, then 16-bit numbers.

A game is its number, whether it was dealt with what is kept out of training, and how many seats are
told. Of a seat: what it had in the end and how many positions follow. A position is what was
thought of it already, how many numbers follow, and each input with its amount. A file that ends in
the middle of a game was cut short: it is read, and gone on with, up to the last whole game.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from oneiros.bots.value.network import LARGEST
from oneiros.kernel.errors import BadData

AMOUNT_BITS: Final = LARGEST.bit_length()
_ZERO: Final = 1 << 15
"""Numbers that may be below 0 are written with this added."""

HELD_OUT_EVERY: Final = 16
"""Of so many games one is held out; every other one of these is dealt with what is kept out."""

Settings = dict[str, Any]


class Position(NamedTuple):
    """What a value may see of a table, packed, and what it is weighed at without one."""

    weighed: int
    seen: array[int]


class Track(NamedTuple):
    """One seat's way through a game: what it had in the end, and its positions in their order."""

    outcome: int
    positions: list[Position]


class Game(NamedTuple):
    """One game: its number, whether it shows what is kept out of training, and its seats."""

    number: int
    unknown: bool
    tracks: list[Track]

    @property
    def held_out(self) -> bool:
        """Tell whether the game is only foretold, never learnt from."""
        return self.number % HELD_OUT_EVERY == 0


def shows_unknown(number: int) -> bool:
    """Tell whether a game is dealt with what is kept out of training."""
    return number % (2 * HELD_OUT_EVERY) == 0


def packed(inputs: Sequence[int]) -> array[int]:
    """Write only what is not 0."""
    return array(
        "H", [index << AMOUNT_BITS | amount for index, amount in enumerate(inputs) if amount]
    )


def unpacked(seen: Sequence[int], inputs: int) -> list[int]:
    """Give all inputs of a position."""
    found = [0] * inputs
    for one in seen:
        found[one >> AMOUNT_BITS] = one & LARGEST
    return found


def append(file: Path, game: Game) -> None:
    """Add a game to a file that was begun, in one piece."""
    head = [game.number & 0xFFFF, game.number >> 16, int(game.unknown), len(game.tracks)]
    numbers = array("H", head)
    for track in game.tracks:
        numbers.extend((track.outcome + _ZERO, len(track.positions)))
        for position in track.positions:
            numbers.extend((position.weighed + _ZERO, len(position.seen)))
            numbers.extend(position.seen)
    with file.open("ab") as stream:
        stream.write(numbers.tobytes())


def begin(file: Path, settings: Settings) -> int:
    """Begin a file, or go on with one of the same settings; tell how many games there are.

    What is no whole game is cut off. A file of other settings is refused.
    """
    line = json.dumps(settings).encode() + b"\n"
    if not file.exists() or line.startswith(file.read_bytes()):
        file.write_bytes(line)
        return 0
    there = settings_of(file)
    for name, wanted in settings.items():
        if there.get(name) != wanted:
            raise BadData(
                "learn-games-other",
                file=str(file),
                part=name,
                came=there.get(name),
                expected=wanted,
            )
    ends = [end for _, end in _games(file)]
    with file.open("r+b") as stream:
        stream.truncate(ends[-1] if ends else len(line))
    return len(ends)


def settings_of(file: Path) -> Settings:
    """Read how the games of a file were played."""
    with file.open("rb") as stream:
        line = stream.readline()
    try:
        return cast("Settings", json.loads(line))
    except ValueError:
        raise BadData("learn-games-form", file=str(file), came=str(line[:40])) from None


def games(file: Path) -> Iterator[Game]:
    """Read the whole games of a file."""
    yield from (game for game, _ in _games(file))


def _games(file: Path) -> Iterator[tuple[Game, int]]:
    """Give each whole game with the byte at which it ends."""
    line, _, rest = file.read_bytes().partition(b"\n")
    numbers = array("H")
    numbers.frombytes(rest[: len(rest) // 2 * 2])
    at = 0
    try:
        while at < len(numbers):
            game, at = _game(numbers, at)
            yield game, len(line) + 1 + 2 * at
    except IndexError:
        # The last game was cut short.
        return


def _game(numbers: array[int], at: int) -> tuple[Game, int]:
    """Read the game that begins at a place, and tell where it ends."""
    low, high, unknown, seats = (numbers[at + place] for place in range(4))
    at += 4
    tracks: list[Track] = []
    for _ in range(seats):
        track = Track(numbers[at] - _ZERO, [])
        count = numbers[at + 1]
        at += 2
        for _ in range(count):
            start = at + 2
            at = start + numbers[at + 1]
            if at > len(numbers):
                raise IndexError(at)
            track.positions.append(Position(numbers[start - 2] - _ZERO, numbers[start:at]))
        tracks.append(track)
    return Game(high << 16 | low, unknown == 1, tracks), at
