"""Two things that were brought to a game meet in games between bots, some at a time."""

from __future__ import annotations

import hashlib
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.arena.duel import Duel, DuelResult, Pair, reckon
from oneiros.registry.game import Game
from oneiros.server.rooms.pursuits import Pursuit, Pursuits
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.sparrings import FORGET_AFTER, MOST_KEPT, TOGETHER
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who

SIZES: Final = (100, 400)
"""So many games are played at first, and in all for a closer look."""
MOST_BYTES: Final = 4 * 1024 * 1024
_OF_GAME: Final = 8


class Points(NamedTuple):
    """What the games of a pair came to, one by one."""

    points: tuple[float, ...]

    @property
    def size(self) -> int:
        """About how many bytes they take: few numbers that all games share."""
        return _OF_GAME * len(self.points)


class Progress(NamedTuple):
    """How many of how many games are over, whether more are played now, and what was found."""

    done: int
    total: int
    going: bool
    found: DuelResult | None


class Duels:
    """What is known of pairs, and who waits for what, among all for whom bots spar.

    The same games come of the same pair, so nobody waits for what was found before; a closer look
    goes on where the first one ended.
    """

    def __init__(self, thinkers: Thinkers, under_way: Pursuits) -> None:
        """Begin with none."""
        self._thinkers = thinkers
        self._found: Row[str, Points] = Row(MOST_KEPT, MOST_BYTES)
        self._under_way = under_way

    def progress(self, game: Game, pair: Pair) -> Progress:
        """Tell how far a duel has come; what is under way is wanted for a while longer."""
        name = _name(game, pair)
        points = self._points(name)
        found = reckon(game, points, turned=pair.turned) if points else None
        one = self._under_way.asked(name)
        if one is not None:
            return Progress(one.done, one.total, going=True, found=found)
        return Progress(len(points), _next(points), going=False, found=found)

    def begin(self, game: Game, pair: Pair, who: Who) -> Progress:
        """Have the next games played, unless all are known or some are under way."""
        known = self.progress(game, pair)
        if known.going or known.done == known.total:
            return known
        name = _name(game, pair)
        points = list(self._points(name))

        async def go_on(one: Pursuit) -> None:
            await self._meet(name, one, Duel(game.ruleset.name, pair.setups, ()), points)

        self._under_way.begin(name, who, known.total, go_on)
        return known._replace(going=True)

    def give_up(self, game: Game, pair: Pair, who: Who) -> Progress:
        """End what whoever asks has begun; what others have begun goes on."""
        self._under_way.give_up(_name(game, pair), who)
        return self.progress(game, pair)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._found.forget(monotonic() - FORGET_AFTER)

    def _points(self, name: str) -> tuple[float, ...]:
        found = self._found.get(name)
        return () if found is None else found.points

    async def _meet(self, name: str, one: Pursuit, order: Duel, points: list[float]) -> None:
        """Play some games after others, as long as somebody wants to hear of it."""
        one.done = len(points)
        while len(points) < one.total:
            if one.done and one.forsaken:
                return
            numbers = range(len(points), min(len(points) + TOGETHER, one.total))
            points += await self._thinkers.duel(order._replace(numbers=tuple(numbers)), one.who)
            one.done = len(points)
        self._found.put(name, Points(tuple(points)))


def _next(points: tuple[float, ...]) -> int:
    """Say how many games there are when the next ones are played, or all."""
    return next((size for size in SIZES if size > len(points)), len(points))


def _name(game: Game, pair: Pair) -> str:
    """Name a pair, so that the same is known again while the rules stay the same."""
    told = [game.ruleset.name, game.ruleset.version, pair.setups]
    return f"duel/{hashlib.sha256(msgspec.json.encode(told)).hexdigest()}"
