"""Games between bots in which two things meet that were brought to a game, such as warbands.

They are set up as that game was. One bot plays both sides, and the seats are exchanged after every
game. The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.arena.intervals import share
from oneiros.arena.sparring import usual_bot
from oneiros.kernel.dice import derived_seed
from oneiros.kernel.ruleset import Setup
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.registry.named import Told
from oneiros.registry.play import play

SEED: Final = "duel"
_DRAWN: Final = 0.5


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
    """Some games of a duel: its set-ups, and the numbers of the games."""

    game: str
    setups: tuple[Setup, Setup]
    numbers: tuple[int, ...]


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


def meet(order: Duel) -> list[float]:
    """Play some games, and give the points of what the first seat of the first set-up brings."""
    return [_played(registered(order.game), order.setups, number) for number in order.numbers]


def reckon(game: Game, points: Sequence[float], *, turned: bool) -> DuelResult:
    """Say what the games from the first on come to, by the seats of the set-up asked for."""
    won = sum(points)
    each = [share("", one, len(points)) for one in (won, len(points) - won)]
    seats = [SeatShare(*(round(n, 4) for n in (one.share, one.low, one.high))) for one in each]
    return DuelResult(usual_bot(game), len(points), seats[::-1] if turned else seats)


def _played(game: Game, setups: tuple[Setup, Setup], number: int) -> float:
    seat = number % 2
    bots = [usual_bot(game)] * 2
    played = play(game, bots, setups[seat], seed=derived_seed(SEED, number))
    return _DRAWN + played.returns[seat] / 2
