"""What is brought to a game is tried in games between bots, some at a time where bots think."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.arena.sparring import Spar, Sparring, reckon, whole_round
from oneiros.kernel.errors import BadData
from oneiros.registry.game import Game
from oneiros.server.refusals import TooMuch, Unknown
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who

LOG: Final = logging.getLogger("oneiros.server")
TOGETHER: Final = 4
"""So many games are played in one turn: bots wait until they are over."""
MOST_SPARRING: Final = 2
"""So many sparrings at a time may one client or guest have under way."""
MOST_AT_ONCE: Final = 16
"""So many are under way at a time, of everybody's."""
GIVE_UP_AFTER: Final = 30.0
"""Seconds after which one ends that nobody asks for any more."""
MOST_KEPT: Final = 512
MOST_BYTES: Final = 1024 * 1024
"""So many results, and bytes of them, are kept."""
FORGET_AFTER: Final = 24 * 3600.0
"""Seconds after which one that nobody has asked for is forgotten."""


class Found(NamedTuple):
    """A result, and about how many bytes it takes."""

    sparring: Sparring
    size: int


class Progress(NamedTuple):
    """How many of how many games are over, and what they come to when all are."""

    id: str
    done: int
    total: int
    found: Sparring | None = None


class _UnderWay:
    """A sparring that somebody waits for."""

    def __init__(self, who: Who, total: int) -> None:
        self.who = who
        self.total = total
        self.done = 0
        self.wanted = monotonic()
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Sparrings:
    """What is known of things that are brought, and who waits for what.

    The same games come of the same thing, so whoever brings it is told what was found before.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        """Begin with none."""
        self._thinkers = thinkers
        self._found: Row[str, Found] = Row(MOST_KEPT, MOST_BYTES)
        self._under_way: dict[str, _UnderWay] = {}

    def progress(self, name: str) -> Progress:
        """Tell how far a sparring has come; it is wanted for a while longer."""
        known = self._known(name)
        if known is None:
            raise Unknown("server-sparring-unknown")
        return known

    def begin(self, game: Game, brings: object, rounds: int, who: Who) -> Progress:
        """Begin with a sparring, unless it is known or under way."""
        if not game.ready:
            raise BadData("server-sparring-nothing")
        name = _name(game, brings, rounds)
        known = self._known(name)
        if known is not None:
            return known
        self._check(who)
        total = rounds * whole_round(game)
        one = self._under_way[name] = _UnderWay(who, total)
        one.task = asyncio.create_task(self._spar(name, one, game, brings))
        return Progress(name, 0, total)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._found.forget(monotonic() - FORGET_AFTER)
        self._under_way = {name: one for name, one in self._under_way.items() if not one.failed}

    def close(self) -> None:
        """End what is under way."""
        for one in self._under_way.values():
            if one.task is not None:
                one.task.cancel()

    def _known(self, name: str) -> Progress | None:
        found = self._found.get(name)
        if found is not None:
            games = found.sparring.games
            return Progress(name, games, games, found.sparring)
        one = self._under_way.get(name)
        if one is None:
            return None
        if one.failed:
            del self._under_way[name]
            raise BadData("server-sparring-failed")
        one.wanted = monotonic()
        return Progress(name, one.done, one.total)

    def _check(self, who: Who) -> None:
        """Refuse another sparring to somebody who waits for enough, and to all when many do."""
        busy = [one for one in self._under_way.values() if not one.failed]
        if any(sum(part in one.who for one in busy) >= MOST_SPARRING for part in who):
            raise TooMuch("server-sparring-busy", most=MOST_SPARRING)
        if len(busy) >= MOST_AT_ONCE:
            raise TooMuch("server-sparring-full", most=MOST_AT_ONCE)

    async def _spar(self, name: str, one: _UnderWay, game: Game, brings: object) -> None:
        """Play some games after others, as long as somebody wants to hear of it."""
        try:
            points: list[float] = []
            for first in range(0, one.total, TOGETHER):
                numbers = tuple(range(first, min(first + TOGETHER, one.total)))
                order = Spar(game.ruleset.name, brings, numbers)
                points += await self._thinkers.spar(order, one.who)
                one.done = len(points)
                if monotonic() - one.wanted > GIVE_UP_AFTER:
                    del self._under_way[name]
                    return
            found = reckon(game, points)
            self._found.put(name, Found(found, len(msgspec.json.encode(found))))
            del self._under_way[name]
        except Exception:
            LOG.exception("the sparring %s has failed", name)
            one.failed = True


def _name(game: Game, brings: object, rounds: int) -> str:
    """Name what is brought, so that the same is known again while the rules stay the same."""
    told = [game.ruleset.name, game.ruleset.version, brings, rounds]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:32]
