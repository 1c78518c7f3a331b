"""Games between bots in which one bot plays all sides, so that what is brought tells them apart.

They are numbered. Game n depends on nothing but the encounter and n, so it is the same wherever it
is played, and the first ones stand whatever becomes of the later ones.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from oneiros.arena.intervals import share
from oneiros.kernel.dice import derived_seed
from oneiros.kernel.play import Listener
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.game import Game
from oneiros.registry.play import play

_DRAWN: Final = 0.5


class Bout(NamedTuple):
    """One game: the points of what it is about, and what the game's coach saw."""

    points: float
    """A victory is 1, a draw a half."""
    tale: object = None


class Encounter(Protocol):
    """What meets what, in any number of games."""

    def bout(self, number: int) -> Bout:
        """Play the game of a number."""


class Part(NamedTuple):
    """Some games of an encounter."""

    encounter: Encounter
    numbers: tuple[int, ...]


class Ended(NamedTuple):
    """A game that was played: the points of one seat, and how it ended."""

    points: float
    state: State


class Portion(NamedTuple):
    """The share of games that was won, and the interval that holds it 95 times out of 100."""

    share: float
    low: float
    high: float


def play_part(part: Part) -> list[Bout]:
    """Play some games, and tell each of them."""
    return [part.encounter.bout(number) for number in part.numbers]


def usual_bot(game: Game) -> str:
    """Name the usual opponent, which is strong enough to mean something and quick."""
    return next(iter(game.bots))


def in_equal_hands(
    game: Game, setup: Setup, seat: int, seed: tuple[str, int], listener: Listener | None = None
) -> Ended:
    """Let one bot play all seats, and give the points of one of them."""
    bots = [usual_bot(game)] * game.least_seats
    played = play(game, bots, setup, seed=derived_seed(*seed), listener=listener)
    return Ended(_DRAWN + played.returns[seat] / 2, played.state)


def portion(points: float, games: int) -> Portion:
    """Give a share as it is told, in ten thousandths."""
    found = share("", points, games)
    return Portion(round(found.share, 4), round(found.low, 4), round(found.high, 4))
