"""Many games between bots, spread over processes; the same seeds give the same results."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from time import perf_counter
from typing import Final, NamedTuple, TypeVar

from oneiros.arena.intervals import Mean, Share, mean, share
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.match import ChanceSeat
from oneiros.kernel.play import Listener, play_on
from oneiros.kernel.ruleset import Setup, shares
from oneiros.kernel.state import State
from oneiros.registry.bots.names import find
from oneiros.registry.bots.outside_bot import Loss, loss_of
from oneiros.registry.games import game

_CHUNK: Final = 16

T = TypeVar("T")


class Fixture(NamedTuple):
    """One game to play: which, its set-up, a bot for each seat by name, and the seeds of dice.

    The first seed is that of chance, the others are those of the seats. A single one is for all:
    then bots and chance take turns with the same dice.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seeds: tuple[int, ...]


class Result(NamedTuple):
    """What came of a game: who won, the part of the victory and the points of each seat.

    Where a game is not about points, there are none.
    """

    fixture: Fixture
    winners: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    rolls: int
    seconds: float
    lost: tuple[Loss, ...] = ()
    """What each seat lost by faults of a bot from outside."""

    def standings(self) -> list[tuple[float, int]]:
        """Give what each seat is placed by: its part of the victory, then its points."""
        return list(zip(self.shares, self.scores or (0,) * len(self.shares), strict=True))


class Strength(NamedTuple):
    """How a bot fared in all seats: its share of the victories, and its points if there are any."""

    bot: str
    share: Share
    points: Mean | None


def rotations(bots: Sequence[str], games: int) -> Iterator[tuple[str, ...]]:
    """Say who sits where in so many games: everybody moves on by a seat from game to game."""
    for number in range(games):
        first = -number % len(bots)
        yield (*bots[first:], *bots[:first])


def round_robin(bots: Sequence[str], seats: int, games: int) -> Iterator[tuple[str, ...]]:
    """Let every choice of as many bots as there are seats play so many games, moving on."""
    for group in combinations(bots, seats):
        yield from rotations(group, games)


def series(
    name: str, setup: Setup, seatings: Iterable[Sequence[str]], seed: object
) -> Iterator[Fixture]:
    """Give a game for each seating; game n depends on nothing but the seed and n."""
    ruleset = game(name).ruleset
    seats = ruleset.seats(ruleset.check(setup))
    for number, bots in enumerate(seatings):
        seeds = tuple(derived_seed(seed, number, one) for one in ("chance", *seats))
        yield Fixture(name, setup, tuple(bots), seeds)


def play(fixture: Fixture, bots: Sequence[Bot] | None = None) -> Result:
    """Play one game; other bots may sit down in place of those of these names."""
    return play_from(begun(fixture), fixture, bots)


def play_from(
    state: State,
    fixture: Fixture,
    bots: Sequence[Bot] | None = None,
    chance: ChanceSeat | None = None,
    listener: Listener | None = None,
) -> Result:
    """Play a state to the end of its game; another chance may draw, and somebody may listen."""
    played = game(fixture.game)
    ruleset = played.ruleset
    dice = [Dice(seed) for seed in fixture.seeds]
    own = dice[1:] or dice * len(fixture.bots)
    seated = [find(played, bot)() for bot in fixture.bots] if bots is None else bots
    players = list(zip(seated, own, strict=True))
    start = perf_counter()
    course = play_on(ruleset, state, players, chance or dice[0], listener)
    seconds = perf_counter() - start
    ending = ruleset.ending(state)
    return Result(
        fixture,
        () if ending is None else ending.winners,
        shares(ending, len(fixture.bots)),
        tuple(played.scores(state) or ()),
        played.turns(state),
        course.decisions,
        course.rolls,
        seconds,
        tuple(loss_of(bot) for bot in seated),
    )


def play_all(
    fixtures: Iterable[Fixture], *, processes: int = 0, told: Callable[[], None] | None = None
) -> Iterator[Result]:
    """Play all games, in their order; `told` is called after each. One process is this one."""
    return in_order(play, fixtures, processes=processes, told=told)


def in_order(
    work: Callable[[Fixture], T],
    fixtures: Iterable[Fixture],
    *,
    processes: int = 0,
    told: Callable[[], None] | None = None,
) -> Iterator[T]:
    """Do something with all games, over processes, and give what comes of each in their order."""
    workers = processes or os.cpu_count() or 1
    if workers == 1:
        yield from _heard(map(work, fixtures), told)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from _heard(pool.map(work, fixtures, chunksize=_CHUNK), told)


def worth_starting(games: int) -> int:
    """Tell over how many processes so many games are played soonest: few games need no other."""
    return min(os.cpu_count() or 1, -(-games // _CHUNK))


def strengths(results: Sequence[Result]) -> list[Strength]:
    """Sum up what each bot won in whichever seats it sat, the strongest first."""
    won: defaultdict[str, list[float]] = defaultdict(list)
    points: defaultdict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.fixture.bots):
            won[bot].append(result.shares[seat])
            points[bot] += result.scores[seat : seat + 1]
    found = [
        Strength(
            bot,
            share(bot, sum(parts), len(parts)),
            mean(bot, points[bot]) if points[bot] else None,
        )
        for bot, parts in won.items()
    ]
    return sorted(found, key=lambda one: (-one.share.share, one.bot))


def seat_shares(results: Sequence[Result], names: Sequence[str]) -> list[Share]:
    """Sum up what was won in each seat, no matter who sat there."""
    return [
        share(name, sum(result.shares[seat] for result in results), len(results))
        for seat, name in enumerate(names)
    ]


def _heard(results: Iterable[T], told: Callable[[], None] | None) -> Iterator[T]:
    for result in results:
        if told is not None:
            told()
        yield result


# The last opening of each game: most series begin every game alike.
_openings: dict[str, tuple[Setup, State]] = {}


def begun(fixture: Fixture) -> State:
    """Give the state in which a game begins."""
    known = _openings.get(fixture.game)
    if known is None or known[0] != fixture.setup:
        ruleset = game(fixture.game).ruleset
        known = (fixture.setup, ruleset.start(ruleset.check(fixture.setup)))
        _openings[fixture.game] = known
    return known[1].copy()
