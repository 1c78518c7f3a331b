"""A game told again from its beginning, moment by moment, as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fact import Fact
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.record import Rolled, Said
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.game import Game
from oneiros.server.protocol.api_types import Moment
from oneiros.server.rooms.differences import differences

LARGEST_WINDOW: Final = 256 * 1024
"""About so many bytes of a review are given at once."""
WITHIN: Final = 0.5
"""About so many seconds are spent on it."""
WHOEVER_IS_ASKED: Final = -3
"""The viewer who sees what the seat that is asked sees, at each moment another."""

_ENCODER: Final = msgspec.json.Encoder()

Answers = Sequence[Answer | Said | Rolled]


class Sight(NamedTuple):
    """Who looks at a game, a seat, NOBODY or WHOEVER_IS_ASKED, and whether nothing is secret."""

    viewer: int
    everything: bool


class Window(NamedTuple):
    """Some moments of a review, written, and the number of the one after them, or -1."""

    moments: list[msgspec.Raw]
    following: int


class Review:
    """The moments of a game, each where a player is asked or the game is over.

    They are worked out in their order, once, and only as far as somebody has asked for them. So no
    call takes long, however long the game is.
    """

    def __init__(self, game: Game, setup: Setup, answers: Answers, sight: Sight) -> None:
        """Stand before the first answer, or refuse the set-up."""
        self._game = game
        self._sight = sight
        self._answers = answers
        self._match = Match(game.ruleset, setup)
        self._opening = self._match.facts_since(0)
        self._chronicle = game.chronicle(self._match)
        self._view: object = {}
        self._moments: list[bytes] = []
        self._begun = False
        self.size = 0
        """How many bytes are kept of it."""

    @property
    def answers(self) -> Answers:
        """The answers that lead to its last moment."""
        return self._answers

    @property
    def seats(self) -> list[str]:
        """The names of its seats."""
        return list(self._match.seats)

    def go_on(self, answers: Answers) -> None:
        """Take the answers that were given since; those before them are the same."""
        self._answers = answers

    def window(self, first: int) -> Window:
        """Give the moments from a number on, as many as fit and can be worked out in time.

        There may be none yet; then the same number is asked for again.
        """
        until, size, end = monotonic() + WITHIN, 0, first
        while size < LARGEST_WINDOW and self._reaches(end, until):
            size += len(self._moments[end])
            end += 1
        more = end < len(self._moments) or not self._finished
        written = [msgspec.Raw(one) for one in self._moments[first:end]]
        return Window(written, end if more else -1)

    @property
    def _finished(self) -> bool:
        return self._begun and self._match.step >= len(self._answers)

    def _reaches(self, number: int, until: float) -> bool:
        """Tell whether there is a moment of this number; work out as many as there is time for."""
        while number >= len(self._moments) and not self._finished and monotonic() < until:
            self._work_out()
        return number < len(self._moments)

    def _work_out(self) -> None:
        """Play on to the next moment, and write it down."""
        match, start = self._match, self._match.step
        if self._begun:
            self._take()
        while match.state.seat == CHANCE and match.step < len(self._answers):
            self._take()
        told = self._facts(start)
        self._begun = True
        asked = match.state.seat
        seat = asked if self._sight.viewer == WHOEVER_IS_ASKED else self._sight.viewer
        viewer = NOBODY if self._game.open or seat < 0 else seat
        view = self._game.view(match.facing(viewer) or match.state, viewer)
        changes, removed = differences(self._view, view) if self._moments else ([([], view)], [])
        self._view = view
        moment = Moment(
            step=match.step,
            seat=max(asked, -1),
            changes=changes,
            removed=removed,
            events=self._chronicle.tell(told),
        )
        written = _ENCODER.encode(moment)
        self._moments.append(written)
        self.size += len(written)

    def _take(self) -> None:
        """Give the next answer again, or say why it does not fit."""
        step = self._match.step
        try:
            play_again(self._match, [self._answers[step]])
        except Refusal as refusal:
            place = f"$.answers[{step}]"
            raise BadData("record-answer", place=place, number=step, reason=refusal) from refusal

    def _facts(self, start: int) -> list[tuple[int, Fact]]:
        """Give what the viewer hears of what happened since a step, or first since the opening."""
        match, viewer = self._match, self._sight.viewer
        found = [] if self._begun else [(0, fact) for fact in self._opening]
        for step in range(start, match.step):
            found += [(step, fact) for fact in match.facts_at(step)]
        if self._sight.everything:
            return found
        return [(step, match.ruleset.hear(fact, viewer)) for step, fact in found]
