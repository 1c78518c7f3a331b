"""Games between bots that show how something does that is brought to a game, such as a warband.

It meets everything that comes with the game, from every seat in turn, in the hands of one bot that
plays all seats. The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.arena.bouts import Bout, in_equal_hands, portion, usual_bot
from oneiros.kernel.state import State
from oneiros.registry.coach import Explained
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.registry.named import Told

SEED: Final = "sparring"


class Spar(NamedTuple):
    """Games in which something that is brought meets everything that comes with the game."""

    game: str
    brings: object

    def bout(self, number: int) -> Bout:
        """Play the game of a number."""
        game = registered(self.game)
        seats = game.least_seats
        seat = number % seats
        sides = [game.brought(_rival(game, number))] * seats
        sides[seat] = self.brings
        setup, seed = game.setup({}, sides), (SEED, number)
        if game.coach is None:
            return Bout(in_equal_hands(game, setup, seat, seed).points)
        ended = in_equal_hands(game, setup, seat, seed, _heard)
        return Bout(ended.points, game.coach.tale(ended.state, seat))


class Met(Told, frozen=True):
    """How it did against one opponent."""

    rival: str
    games: int
    points: float
    """A victory is 1, a draw a half."""


class Sparring(Told, frozen=True):
    """The share of games that were won, with the interval that holds it 95 times out of 100."""

    bot: str
    """In whose hands all sides were."""
    games: int
    share: float
    low: float
    high: float
    met: list[Met]
    why: Explained | None = None
    """What made the difference, where the game has a coach."""


def whole_round(game: Game) -> int:
    """Count the games in which everything is met once from every seat."""
    return len(game.ready) * game.least_seats


def reckon(game: Game, bouts: Sequence[Bout]) -> Sparring:
    """Say what the games from the first on come to."""
    points = [one.points for one in bouts]
    found = portion(sum(points), len(points))
    met = [
        [one for number, one in enumerate(points) if _rival(game, number) == rival]
        for rival in game.ready
    ]
    return Sparring(
        usual_bot(game),
        len(points),
        *found,
        [Met(rival, len(own), sum(own)) for rival, own in zip(game.ready, met, strict=True)],
        None if game.coach is None else game.coach.why([one.tale for one in bouts]),
    )


def _heard(state: State, _option: int) -> None:
    """Let all facts of a game be kept from its first question on."""
    if state.facts is None:
        state.facts = []


def _rival(game: Game, number: int) -> str:
    return game.ready[number // game.least_seats % len(game.ready)]
