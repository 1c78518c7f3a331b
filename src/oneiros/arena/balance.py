"""Strength measured in games: of each miniature for its cost, and of each ready warband."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple

from oneiros.arena.series import Pairing, Result
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.vocabulary import ASPECTS
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import MOST_COPIES, ready_warbands
from oneiros.kernel.dice import Dice

_NORMAL: Final = 1.96
"""How many deviations hold 95 of 100 cases."""


class Share(NamedTuple):
    """Points won out of games, with the interval that holds the true share 95 times of 100."""

    name: str
    games: int
    share: float
    low: float
    high: float


def share(name: str, points: float, games: int) -> Share:
    """Give a share with its interval after Wilson, which is honest for few games, too."""
    if games == 0:
        return Share(name, 0, 0.5, 0.0, 1.0)
    found, square = points / games, _NORMAL * _NORMAL
    middle = (found + square / (2 * games)) / (1 + square / games)
    spread = found * (1 - found) / games + square / (4 * games * games)
    reach = _NORMAL * sqrt(spread) / (1 + square / games)
    return Share(name, games, found, middle - reach, middle + reach)


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


def random_pairings(set_name: str, games: int, seed: int) -> list[Pairing]:
    """Pair random warbands of a set."""
    shelf = [one for one in catalogue().values() if one.set_name == set_name]
    dice = Dice(seed)
    return [
        Pairing(random_warband(shelf, dice), random_warband(shelf, dice), seed * 1_000_003 + number)
        for number in range(games)
    ]


def miniature_shares(results: Iterable[Result]) -> list[Share]:
    """Give each miniature the points of the warbands that held it, counted once for each copy."""
    points: defaultdict[str, float] = defaultdict(float)
    games: defaultdict[str, int] = defaultdict(int)
    for result in results:
        for names, score in (
            (result.pairing.a, result.score),
            (result.pairing.b, 1 - result.score),
        ):
            for name in names:
                points[name] += score
                games[name] += 1
    found = [share(name, points[name], games[name]) for name in games]
    return sorted(found, key=lambda one: (-one.share, one.name))


def warband_pairings(games: int, seed: int) -> list[Pairing]:
    """Pair every two ready warbands so many times, half of them with the seats exchanged."""
    ready = ready_warbands()
    found: list[Pairing] = []
    for one, other in combinations(ready, 2):
        for number in range(games):
            sides = (ready[one], ready[other]) if number % 2 else (ready[other], ready[one])
            found.append(Pairing(*sides, seed=seed * 1_000_003 + len(found)))
    return found


def warband_shares(results: Iterable[Result]) -> list[Share]:
    """Give each ready warband its points against the field."""
    names = {members: name for name, members in ready_warbands().items()}
    points: defaultdict[str, float] = defaultdict(float)
    games: defaultdict[str, int] = defaultdict(int)
    for result in results:
        for members, score in (
            (result.pairing.a, result.score),
            (result.pairing.b, 1 - result.score),
        ):
            points[names[members]] += score
            games[names[members]] += 1
    found = [share(name, points[name], games[name]) for name in games]
    return sorted(found, key=lambda one: (-one.share, one.name))
