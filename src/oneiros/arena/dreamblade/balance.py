"""Strength measured in games: of each miniature for its cost, and of each ready warband."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, cast

from oneiros.arena.intervals import Share, share
from oneiros.arena.series import Fixture, Result
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.vocabulary import ASPECTS
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import MOST_COPIES, ready_warbands
from oneiros.kernel.dice import Dice

_BOTS: Final = ("scripted", "scripted")


def pairing(a: tuple[str, ...], b: tuple[str, ...], seed: int) -> Fixture:
    """Let the scripted opponent play both sides of a game between two warbands."""
    return Fixture(DREAMBLADE.name, {"warbands": [list(a), list(b)]}, _BOTS, (seed,))


def random_warband(shelf: list[Miniature], dice: Dice) -> tuple[str, ...]:
    """Draw sixteen miniatures of two aspects, at most three alike and at most three locations."""
    first = dice.below(len(ASPECTS))
    pair = {ASPECTS[first], ASPECTS[(first + 1 + dice.below(len(ASPECTS) - 1)) % len(ASPECTS)]}
    fitting = [one for one in shelf if set(one.aspects) <= pair]
    names: list[str] = []
    locations = 0
    while len(names) < MOST_MINIATURES:
        drawn = fitting[dice.below(len(fitting))]
        if names.count(drawn.name) >= MOST_COPIES or (drawn.location and locations == MOST_COPIES):
            continue
        locations += drawn.location
        names.append(drawn.name)
    return tuple(sorted(names, key=lambda name: (catalogue()[name].cost, name)))


def random_pairings(set_name: str, games: int, seed: int) -> list[Fixture]:
    """Pair random warbands of a set."""
    shelf = [one for one in catalogue().values() if one.set_name == set_name]
    dice = Dice(seed)
    return [
        pairing(random_warband(shelf, dice), random_warband(shelf, dice), seed * 1_000_003 + number)
        for number in range(games)
    ]


def miniature_shares(results: Iterable[Result]) -> list[Share]:
    """Give each miniature the points of the warbands that held it, counted once for each copy."""
    return _summed((name, part) for names, part in _parts(results) for name in names)


def warband_pairings(games: int, seed: int) -> list[Fixture]:
    """Pair every two ready warbands so many times, half of them with the seats exchanged."""
    ready = ready_warbands()
    found: list[Fixture] = []
    for one, other in combinations(ready, 2):
        for number in range(games):
            sides = (ready[one], ready[other]) if number % 2 else (ready[other], ready[one])
            found.append(pairing(*sides, seed * 1_000_003 + len(found)))
    return found


def warband_shares(results: Iterable[Result]) -> list[Share]:
    """Give each ready warband its points against the field."""
    names = {members: name for name, members in ready_warbands().items()}
    return _summed((names[members], part) for members, part in _parts(results))


def _parts(results: Iterable[Result]) -> Iterator[tuple[tuple[str, ...], float]]:
    """Give each warband of each game with its part of the victory, a half of a draw."""
    for result in results:
        warbands = cast("list[list[str]]", result.fixture.setup["warbands"])
        for names, part in zip(warbands, result.shares, strict=True):
            yield tuple(names), part


def _summed(parts: Iterable[tuple[str, float]]) -> list[Share]:
    points: defaultdict[str, float] = defaultdict(float)
    games: defaultdict[str, int] = defaultdict(int)
    for name, part in parts:
        points[name] += part
        games[name] += 1
    found = [share(name, points[name], games[name]) for name in games]
    return sorted(found, key=lambda one: (-one.share, one.name))
