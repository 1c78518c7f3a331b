"""A game that goes on from a moment of another one."""

from __future__ import annotations

from collections import deque
from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.kernel.match import Match
from oneiros.kernel.replay import play_again
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.game import Game
from oneiros.server.rooms.reviews.teller import Answers

MOST_BACK: Final = 200
"""So many moments are looked at, going back, for one at which nothing is under way."""


def branch(game: Game, setup: Setup, answers: Answers, seat: int) -> tuple[Setup, int]:
    """Set up a game after some answers as a seat knows it, and say after how many of them.

    In the middle of a combat or an effect, it is the last moment before that.
    """
    match = Match(game.ruleset, setup, facts=False)
    game.check_limits(match.setup)
    moments: deque[tuple[State, int]] = deque([(match.state, 0)], maxlen=MOST_BACK)
    for answer in answers:
        play_again(match, [answer])
        moments.append((match.state, match.step))
    for state, step in reversed(moments):
        if state.seat >= 0:
            try:
                return game.going_on(match.setup, state, seat), step
            except BadData:
                continue
    raise BadData("server-branch-none")
