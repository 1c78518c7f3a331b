"""What somebody hears of a match, written once for all who hear the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.game import Chronicle, Game
from oneiros.server.protocol.messages import Outcome
from oneiros.server.rooms.common import common_start
from oneiros.server.rooms.written import written

_EVERY: Final = 32
"""After so many steps the tale remembers how to go on from there."""


class Piece(NamedTuple):
    """What happened from a step on, up to another, and what chance answered there: both written."""

    since: int
    events: list[msgspec.Raw]
    outcomes: list[msgspec.Raw]


class Tale:
    """Everything that one hearer, a seat or nobody, has heard of a match.

    What follows from one answer of a player is told together, whenever it is told; so everybody
    hears the same, no matter when they come. What is taken back is forgotten, and the tale goes on
    from one of its bookmarks.
    """

    def __init__(self, game: Game, match: Match, hearer: int) -> None:
        """Tell what happened before the first answer."""
        self._hearer = hearer
        self._chronicle = game.chronicle(match)
        self._answers: list[Answer] = []
        opening = match.heard_by_step(0, hearer, 0)
        self._events: list[bytes] = list(map(written, self._chronicle.tell(opening)))
        self._outcomes: list[bytes] = []
        # How many events and outcomes there were before each step; the opening comes with step 0.
        self._before: list[tuple[int, int]] = [(0, 0)]
        self._opening = len(self._events)
        self._bookmarks: list[tuple[int, Chronicle]] = [(0, self._chronicle.copy())]

    @property
    def chronicle(self) -> Chronicle:
        """Whoever tells what comes next, which may be copied and tried out."""
        return self._chronicle

    def behind(self, match: Match) -> int:
        """Count the answers that are still to be told."""
        return match.step - common_start(self._answers, match.answers)

    def follow(self, match: Match) -> None:
        """Forget what was taken back, and tell what has happened since the last time."""
        stands = common_start(self._answers, match.answers)
        if stands < len(self._answers):
            self._go_back(stands)
        for start, end in _deeds(match.answers, len(self._answers)):
            self._tell(match, start, end)

    def since(self, step: int) -> Piece:
        """Give what happened from a step on."""
        return self._piece(step, len(self._answers))

    def until(self, step: int, most: int) -> Piece:
        """Give the last of what happened before a step, in not much more bytes than `most`."""
        until = since = min(step, len(self._answers))
        size = 0
        while since and size < most:
            since -= 1
            first, last = self._before[since][0], self._end(since + 1)[0]
            size += sum(map(len, self._events[first:last]))
        return self._piece(since, until)

    def _piece(self, since: int, until: int) -> Piece:
        (event, outcome), (last_event, last_outcome) = self._before[since], self._end(until)
        return Piece(
            since,
            [msgspec.Raw(one) for one in self._events[event:last_event]],
            [msgspec.Raw(one) for one in self._outcomes[outcome:last_outcome]],
        )

    def _end(self, step: int) -> tuple[int, int]:
        """Count events and outcomes before a step; what came before any answer was before it."""
        return self._before[step] if step else (self._opening, 0)

    def _tell(self, match: Match, start: int, end: int) -> None:
        """Tell what follows from the answers of some steps, of which only the first is a player's.

        What happened before the first answer has been told with the opening.
        """
        if start - self._bookmarks[-1][0] >= _EVERY:
            self._bookmarks.append((start, self._chronicle.copy()))
        heard = match.heard_by_step(start, self._hearer, end)
        told = self._chronicle.tell(heard if start else heard[self._opening :])
        number = 0
        for step in range(start, end):
            while number < len(told) and told[number].step <= step:
                self._events.append(written(told[number]))
                number += 1
            if match.answers[step].seat == CHANCE:
                self._outcomes += [
                    written(Outcome(one.entry, one.chosen, list(one.weights)))
                    for one in match.outcomes_since(step, self._hearer, step + 1)
                ]
            self._before.append((len(self._events), len(self._outcomes)))
        self._answers += match.answers[start:end]

    def _go_back(self, step: int) -> None:
        """Forget everything from a step on, and some of what came before it."""
        while self._bookmarks[-1][0] > step:
            self._bookmarks.pop()
        start, chronicle = self._bookmarks[-1]
        self._chronicle = chronicle.copy()
        events, outcomes = self._end(start)
        del self._events[events:]
        del self._outcomes[outcomes:]
        del self._before[start + 1 :]
        del self._answers[start:]


def _deeds(answers: Sequence[Answer], start: int) -> Iterator[tuple[int, int]]:
    """Part steps so that each part begins with the answer of a player, but perhaps the first."""
    begun = start
    for step in range(start + 1, len(answers)):
        if answers[step].seat >= 0:
            yield begun, step
            begun = step
    if begun < len(answers):
        yield begun, len(answers)
