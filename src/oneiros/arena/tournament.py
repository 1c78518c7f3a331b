"""Who meets whom: everybody everybody, each the next on a ladder, or one the whole field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

import msgspec

from oneiros.arena.series import Fixture, rotations
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.ruleset import Setup
from oneiros.registry.games import game

Pair = tuple[str, str]

KINDS: Final[Mapping[str, Callable[[Sequence[str]], list[Pair]]]] = {
    "round-robin": lambda bots: list(combinations(bots, 2)),
    "ladder": lambda bots: list(pairwise(bots)),
    "gauntlet": lambda bots: [(bots[0], other) for other in bots[1:]],
}


class Tournament(msgspec.Struct, frozen=True):
    """What is played: everything that its games depend on."""

    game: str
    rules: int
    setup: dict[str, Any]
    varied: bool
    """Whether what players bring is drawn anew for each meeting."""
    kind: str
    bots: list[str]
    rounds: int
    """How often each pair meets."""
    seed: str


class Pairing(NamedTuple):
    """A meeting to play: which one it is, and the games it is made of."""

    number: int
    pair: Pair
    fixtures: list[Fixture]


def pairings(tournament: Tournament) -> Iterator[Pairing]:
    """Give all meetings in rounds, so that every pair is as far as the others at any time."""
    pairs = pairs_of(tournament)
    for number in range(tournament.rounds * len(pairs)):
        turn, place = divmod(number, len(pairs))
        yield Pairing(number, pairs[place], _games(tournament, pairs[place], turn))


def pairs_of(tournament: Tournament) -> list[Pair]:
    """Say who meets whom in a round."""
    return KINDS[tournament.kind](tournament.bots)


def pair_of(tournament: Tournament, number: int) -> Pair | None:
    """Say who meets in a meeting, if there is one of this number."""
    pairs = pairs_of(tournament)
    if not 0 <= number < tournament.rounds * len(pairs):
        return None
    return pairs[number % len(pairs)]


def games_in_a_meeting(seats: int) -> int:
    """Count the games after which each of two bots was in every seat."""
    return sum(len(lineup) for lineup in _lineups(("", ""), seats))


def _games(tournament: Tournament, pair: Pair, turn: int) -> list[Fixture]:
    """Let all pairs of a round share a set-up and dice."""
    setup = tournament.setup
    if tournament.varied:
        dice = Dice(derived_seed(tournament.seed, turn, "setup"))
        setup = game(tournament.game).varied(setup, dice)
    return seatings(tournament.game, setup, pair, (tournament.seed, turn))


def seatings(name: str, setup: Setup, pair: Pair, path: tuple[object, ...]) -> list[Fixture]:
    """Play the same set-up with the same dice in every seating."""
    seats = game(name).ruleset.seats(setup)
    seeds = tuple(derived_seed(*path, one) for one in ("chance", *seats))
    return [
        Fixture(name, setup, seated, seeds)
        for lineup in _lineups(pair, len(seats))
        for seated in lineup
    ]


def _lineups(pair: Pair, seats: int) -> list[list[tuple[str, ...]]]:
    """Where more than two sit, each of the pair is alone among the others once in every seat."""
    one, other = pair
    alone = [(one, *[other] * (seats - 1))]
    if seats > len(pair):
        alone.append((other, *[one] * (seats - 1)))
    return [list(rotations(lineup, seats)) for lineup in alone]
