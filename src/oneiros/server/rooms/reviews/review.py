"""A game told again from its beginning, moment by moment, as one viewer sees it."""

from __future__ import annotations

from operator import ne
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.kernel.ruleset import Setup
from oneiros.registry.game import Game
from oneiros.server.rooms.reviews.teller import Answers, Sight, Teller

LARGEST_WINDOW: Final = 256 * 1024
"""About so many bytes of a review are given at once."""
WITHIN: Final = 0.5
"""About so many seconds are spent on it."""
# What Python needs for an object and for its place in a list.
_OF_MOMENT: Final = 48
# What a review takes without any moment: the object itself, its lists and the names of its seats.
_OF_REVIEW: Final = 1024

OF_ANSWER: Final = 96
"""So many bytes does an answer take that is no text."""


class Played(NamedTuple):
    """A game that was or is played: its set-up, and its answers with the bytes that they take."""

    setup: Setup
    answers: Answers
    size: int
    final: bool
    """Whether no more answers will follow."""


class Window(NamedTuple):
    """Some moments of a review, written, and the number of the one after them, or -1."""

    moments: list[msgspec.Raw]
    following: int


class Review:
    """The moments of a game, each where a player is asked or the game is over.

    They are worked out in their order, once, and only as far as somebody has asked for them. So no
    call takes long, however long the game is. When all moments of a finished game are written,
    nothing else is kept of it.
    """

    def __init__(self, game: Game, played: Played, sight: Sight) -> None:
        """Stand before the first answer, or refuse the set-up."""
        self._teller: Teller | None = Teller(game, played.setup, sight)
        self._played = played
        self._moments: list[bytes] = []
        self._size = 0
        self.seats = self._teller.seats
        """The names of its seats."""

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes, and not fewer."""
        playing = self._teller.size + self._played.size if self._teller else 0
        return _OF_REVIEW + self._size + playing

    def goes_on(self, played: Played) -> bool:
        """Take the answers that were given since, unless others than these were given before."""
        if self._teller is None:
            return True
        known, now = self._played.answers, played.answers
        if len(known) > len(now) or any(map(ne, known, now)):
            return False
        self._played = played
        return True

    def window(self, first: int) -> Window:
        """Give the moments from a number on, as many as fit and can be worked out in time.

        There may be none yet; then the same number is asked for again.
        """
        until, size, end = monotonic() + WITHIN, 0, first
        while size < LARGEST_WINDOW and self._reaches(end, until):
            size += len(self._moments[end])
            end += 1
        more = end < len(self._moments) or not self._finished
        if self._played.final and self._finished:
            self._teller, self._played = None, self._played._replace(answers=())
        shown = [msgspec.Raw(one) for one in self._moments[first:end]]
        return Window(shown, end if more else -1)

    @property
    def _finished(self) -> bool:
        return self._teller is None or self._teller.has_told(self._played.answers)

    def _reaches(self, number: int, until: float) -> bool:
        """Tell whether there is a moment of this number; work out as many as there is time for."""
        while number >= len(self._moments) and not self._finished and monotonic() < until:
            self._work_out()
        return number < len(self._moments)

    def _work_out(self) -> None:
        """Let the next moment be told, and keep it."""
        if self._teller is not None:
            moment = self._teller.tell(self._played.answers)
            self._moments.append(moment)
            self._size += len(moment) + _OF_MOMENT
