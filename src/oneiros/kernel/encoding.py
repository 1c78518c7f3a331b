"""A game as numbers for programs that learn: what a seat sees, and answers in small actions.

An observation is a row of bytes in named parts. An answer is said in one or more actions of a fixed
list, so that nothing is unbounded: a strike by its cell and its attackers, an amount by its digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.state import State


class Part(NamedTuple):
    """A part of an observation: its name, its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    about: str


class Actions(NamedTuple):
    """Actions of one kind, numbered in a row: their name, how many they are, what each says."""

    name: str
    number: int
    about: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How the games of one set-up are written as numbers.

    Seats are counted from the one that looks on: it is 0, the next one 1. Numbers above 255 are
    written as 255.
    """

    def __init__(
        self, version: int, seats: int, parts: Sequence[Part], actions: Sequence[Actions]
    ) -> None:
        """Lay out the parts of an observation and the kinds of actions one after the other."""
        self.version = version
        self.seats = seats
        self.kinds: tuple[Actions, ...] = tuple(actions)
        self.actions: int = sum([kind.number for kind in actions])
        said = Part(
            "said", (self.actions,), "how often each action was said of the answer under way"
        )
        self.parts: tuple[Part, ...] = (*parts, said)
        self.seen: int = sum([_size(part.shape) for part in parts])
        self.size: int = self.seen + self.actions

    def slices(self) -> dict[str, slice]:
        """Give where in an observation each part stands."""
        starts = offsets(self.parts)
        return {
            part.name: slice(starts[part.name], starts[part.name] + _size(part.shape))
            for part in self.parts
        }

    def name(self, action: int) -> str:
        """Name an action by its kind and its number among those, as in `move 3`."""
        for kind in self.kinds:
            if action < kind.number:
                return kind.name if kind.number == 1 else f"{kind.name} {action}"
            action -= kind.number
        raise LookupError(action)

    def observe(self, state: State, seat: i64) -> bytes:
        """Give what a seat may know, all parts but `said`."""
        row = BytesWriter()
        self.write(state, seat, row)
        return row.getvalue()

    def write(self, state: State, seat: i64, row: BytesWriter) -> None:
        """Write what a seat may know, all parts but `said`, behind what is written already."""
        raise NotImplementedError

    def action(self, state: State, option: i64, depth: i64) -> i64:
        """Give the action that says an option of the state after so many others.

        No two options are said alike, and none is the beginning of another.
        """
        raise NotImplementedError


def offsets(parts: Sequence[Part]) -> dict[str, int]:
    """Give where each part begins when they stand one after the other."""
    found: dict[str, int] = {}
    start = 0
    for part in parts:
        found[part.name] = start
        start += _size(part.shape)
    return found


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size
