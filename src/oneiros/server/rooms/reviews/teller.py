"""Who tells a game again: the match that is played again, and what the viewer saw last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.kernel.differences import differences
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
from oneiros.server.rooms.written import written

WHOEVER_IS_ASKED: Final = -3
"""The viewer who sees what the seat that is asked sees, at each moment another."""
# Measured with tracemalloc in games of both kinds, and doubled; a test measures it again.
_OF_TELLER: Final = 128 * 1024
_OF_STEP: Final = 1536

Answers = Sequence[Answer | Said | Rolled]


class Sight(NamedTuple):
    """Who looks at a game, a seat, NOBODY or WHOEVER_IS_ASKED, and whether nothing is secret."""

    viewer: int
    everything: bool


class Teller:
    """Plays a game again, and tells each moment by what is different from the one before."""

    def __init__(self, game: Game, setup: Setup, sight: Sight) -> None:
        """Stand before the first answer, or refuse the set-up."""
        self._game = game
        self._sight = sight
        self._match = Match(game.ruleset, setup)
        self._opening = self._match.facts_since(0)
        self._chronicle = game.chronicle(self._match)
        self._view: object = None

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return list(self._match.seats)

    @property
    def size(self) -> int:
        """About how many bytes of memory this takes, with the answers, and not fewer."""
        return _OF_TELLER + _OF_STEP * self._match.step

    @property
    def _begun(self) -> bool:
        return self._view is not None

    def has_told(self, answers: Answers) -> bool:
        """Tell whether there is nothing more to tell."""
        return self._begun and self._match.step >= len(answers)

    def tell(self, answers: Answers) -> bytes:
        """Play on to the next moment, and write it down."""
        match, start = self._match, self._match.step
        if self._begun:
            self._take(answers)
        while match.state.seat == CHANCE and match.step < len(answers):
            self._take(answers)
        told = self._facts(start)
        asked = match.state.seat
        seat = asked if self._sight.viewer == WHOEVER_IS_ASKED else self._sight.viewer
        viewer = NOBODY if self._game.open or seat < 0 else seat
        view = self._game.view(match.facing(viewer) or match.state, viewer)
        changes, removed = differences(self._view, view) if self._begun else ([([], view)], [])
        self._view = view
        return written(
            Moment(
                step=match.step,
                seat=max(asked, -1),
                changes=changes,
                removed=removed,
                events=self._chronicle.tell(told),
            )
        )

    def _take(self, answers: Answers) -> None:
        """Give the next answer again, or say why it does not fit."""
        step = self._match.step
        try:
            play_again(self._match, [answers[step]])
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
