"""Strength measured in games: of each miniature for its cost, and of each ready warband."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import cast

from oneiros.arena.intervals import Share, share
from oneiros.arena.series import Fixture, Result
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.warbands.drawn import random_warband, shelf
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice


def pairing(bot: str, a: tuple[str, ...], b: tuple[str, ...], seed: int) -> Fixture:
    """Let one bot play both sides of a game between two warbands."""
    return Fixture(DREAMBLADE.name, {"warbands": [list(a), list(b)]}, (bot, bot), (seed,))


def random_pairings(bot: str, set_name: str, games: int, seed: int) -> list[Fixture]:
    """Pair random warbands of a set, in the hands of a bot."""
    miniatures = shelf(set_name)
    dice = Dice(seed)
    return [
        pairing(
            bot,
            random_warband(miniatures, dice),
            random_warband(miniatures, dice),
            seed * 1_000_003 + number,
        )
        for number in range(games)
    ]


def miniature_shares(results: Iterable[Result]) -> list[Share]:
    """Give each miniature the points of the warbands that held it, counted once for each copy."""
    return _summed((name, part) for names, part in _parts(results) for name in names)


def warband_pairings(bot: str, games: int, seed: int) -> list[Fixture]:
    """Pair every two ready warbands so many times, half of them with the seats exchanged."""
    ready = ready_warbands()
    found: list[Fixture] = []
    for one, other in combinations(ready, 2):
        for number in range(games):
            sides = (ready[one], ready[other]) if number % 2 else (ready[other], ready[one])
            found.append(pairing(bot, *sides, seed * 1_000_003 + len(found)))
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
