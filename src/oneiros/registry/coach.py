"""Why something did well or badly: what is brought to games between bots, a seat in one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from oneiros.kernel.log import Answer
from oneiros.kernel.record import Rolled, Said
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.named import Sentence, Told


class Measure(Told, frozen=True):
    """Something that was counted in every game, on average for each side."""

    name: str
    own: float
    theirs: float


class Finding(Told, frozen=True):
    """Something in which the two sides differed by more than chance would let them."""

    sentence: Sentence
    good: bool
    piece: str = ""
    """What it speaks of, where it is one piece alone."""


class Contribution(Told, frozen=True):
    """What one piece of those that were brought did, all its copies together."""

    piece: str
    games: int
    """In so many games it came into play."""
    times: int
    """So often it did."""
    points: float
    """What it brought in each of these times, on average."""
    paid: float
    """What it cost each time."""
    lost: float
    """How often it was destroyed each time."""


class Gain(Told, frozen=True):
    """Points that a seat got, or lost, in one part of a game by one thing."""

    turn: int
    """The turn or cycle, as the game counts them; what comes after the last one has the next."""
    source: str
    points: int


class Explained(Told, frozen=True):
    """What games have shown about something: in words what is sure, and everything in numbers."""

    findings: list[Finding]
    measures: list[Measure]
    pieces: list[Contribution]
    blamed: tuple[str, ...] = ()
    """The pieces that did least for their price, or hardly ever came into play."""
    too_dear: bool = False
    """Whether it comes into play too late, or not at all, because it costs too much."""
    gains: tuple[Gain, ...] = ()
    """Where the points of one game came from, where it is about points: together the score."""


LookBack = Callable[[Setup, Iterable[Answer | Said | Rolled]], Sequence[Explained]]
"""Says of each seat what one game shows about it, of a set-up and the answers.

Whatever is said can be found in the game. Nothing is said of a game that began in its middle.
"""


class Coach(Protocol):
    """Watches games of something that is brought, and says what made the difference."""

    def tale(self, state: State, seat: int) -> object:
        """Tell one finished game, all facts of which were heard, as a seat sees it.

        What is told can be sent to another process.
        """

    def why(self, tales: Sequence[object]) -> Explained:
        """Say what the games of something have in common."""
