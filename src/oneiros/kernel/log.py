"""The log of a match: every answer, each taking back, and what chance answered as it is told."""

from __future__ import annotations

from typing import Final, NamedTuple


class Answer(NamedTuple):
    """What was answered at one step: who, which option, and what a record says of it.

    `chosen` is the option's index. A player's answer is written in notation, one of chance as
    `chosen` among `weights`.
    """

    seat: int
    option: int
    text: str = ""
    chosen: int = 0
    weights: tuple[int, ...] = ()


class Cut(NamedTuple):
    """The taking back of an answer, named by its entry in the log, and of everything after it.

    `seats` have agreed to it, first the one whose answer it was.
    """

    entry: int
    seats: tuple[int, ...]


UNKNOWN: Final = -1
"""What chance chose, as those know it who may not."""


class Outcome(NamedTuple):
    """What chance answered: the entry in the log, and which of the weights."""

    entry: int
    chosen: int
    weights: tuple[int, ...]
