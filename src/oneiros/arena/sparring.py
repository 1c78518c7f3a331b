"""Games between bots that show how something does that is brought to a game, such as a warband.

It meets everything that comes with the game, from every seat in turn, in the hands of one bot that
plays all seats. The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.arena.intervals import share
from oneiros.kernel.dice import derived_seed
from oneiros.kernel.state import State
from oneiros.registry.coach import Explained
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered
from oneiros.registry.named import Told
from oneiros.registry.play import play

SEED: Final = "sparring"
_DRAWN: Final = 0.5


class Spar(NamedTuple):
    """Some games of a sparring: what is brought, and their numbers."""

    game: str
    brings: object
    numbers: tuple[int, ...]


class Bout(NamedTuple):
    """One game of a sparring: the points of what is brought, and what the game's coach saw."""

    points: float
    tale: object = None


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


def spar(order: Spar) -> list[Bout]:
    """Play some games, and tell each of them."""
    return [_played(registered(order.game), order.brings, number) for number in order.numbers]


def reckon(game: Game, bouts: Sequence[Bout]) -> Sparring:
    """Say what the games from the first on come to."""
    points = [one.points for one in bouts]
    found = share("", sum(points), len(points))
    met = [
        [one for number, one in enumerate(points) if _rival(game, number) == rival]
        for rival in game.ready
    ]
    return Sparring(
        usual_bot(game),
        len(points),
        round(found.share, 4),
        round(found.low, 4),
        round(found.high, 4),
        [Met(rival, len(own), sum(own)) for rival, own in zip(game.ready, met, strict=True)],
        None if game.coach is None else game.coach.why([one.tale for one in bouts]),
    )


def _played(game: Game, brings: object, number: int) -> Bout:
    seats = game.least_seats
    seat = number % seats
    sides = [game.brought(_rival(game, number))] * seats
    sides[seat] = brings
    seed = derived_seed(SEED, number)
    listener = None if game.coach is None else _heard
    setup = game.setup({}, sides)
    played = play(game, [usual_bot(game)] * seats, setup, seed=seed, listener=listener)
    points = _DRAWN + played.returns[seat] / 2
    return Bout(points, None if game.coach is None else game.coach.tale(played.state, seat))


def _heard(state: State, _option: int) -> None:
    """Let all facts of a game be kept from its first question on."""
    if state.facts is None:
        state.facts = []


def _rival(game: Game, number: int) -> str:
    return game.ready[number // game.least_seats % len(game.ready)]


def usual_bot(game: Game) -> str:
    """Name the usual opponent, which is strong enough to mean something and quick."""
    return next(iter(game.bots))
