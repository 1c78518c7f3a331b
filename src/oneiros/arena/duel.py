"""Games between bots in which two things meet that were brought to a game, such as warbands.

They are set up as that game was. One bot plays both sides, and the seats are exchanged after every
game. The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.arena.bouts import Bout, in_equal_hands, portion, usual_bot
from oneiros.kernel.ruleset import Setup
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.registry.named import Told

SEED: Final = "duel"


class Pair(NamedTuple):
    """The two set-ups of a duel, in the same order whichever of them was asked for."""

    setups: tuple[Setup, Setup]
    turned: bool
    """Whether the second one was asked for."""

    @property
    def same(self) -> bool:
        """Whether both sides bring the same, so that there is nothing to find out."""
        return self.setups[0] == self.setups[1]


class Duel(NamedTuple):
    """Games in which two set-ups take turns: the points are those of one side of the pair."""

    game: str
    setups: tuple[Setup, Setup]

    def bout(self, number: int) -> Bout:
        """Play the game of a number; the sides exchange their seats after each."""
        seat = number % 2
        game = registered(self.game)
        return Bout(in_equal_hands(game, self.setups[seat], seat, (SEED, number)).points)


class SeatShare(Told, frozen=True):
    """The share of games that what a seat has brought has won; 95 times out of 100 it is within."""

    share: float
    """A draw is half a victory."""
    low: float
    high: float


class DuelResult(Told, frozen=True):
    """How what was brought to a game does against each other in equal hands."""

    bot: str
    """In whose hands both sides were."""
    games: int
    seats: list[SeatShare]


def pair(game: Game, setup: Setup) -> Pair | None:
    """Give the set-ups of a duel; None where a game shows nothing that two seats have brought."""
    both = game.both_ways(setup)
    if both is None:
        return None
    first, second = both
    turned = repr(second) < repr(first)
    return Pair((second, first) if turned else both, turned)


def reckon(game: Game, bouts: Sequence[Bout], *, turned: bool) -> DuelResult:
    """Say what the games from the first on come to, by the seats of the set-up asked for."""
    games, won = len(bouts), sum(one.points for one in bouts)
    seats = [SeatShare(*portion(one, games)) for one in (won, games - won)]
    return DuelResult(usual_bot(game), games, seats[::-1] if turned else seats)
