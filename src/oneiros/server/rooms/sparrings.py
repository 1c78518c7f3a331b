"""What is brought to a game is tried in games between bots, some at a time where bots think."""

from __future__ import annotations

import hashlib
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.arena.sparring import Bout, Spar, Sparring, reckon, whole_round
from oneiros.kernel.errors import BadData
from oneiros.registry.game import Game
from oneiros.server.refusals import Unknown
from oneiros.server.rooms.pursuits import Pursuit, Pursuits
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who

TOGETHER: Final = 4
"""So many games are played in one turn: bots wait until they are over."""
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


class Sparrings:
    """What is known of things that are brought, and who waits for what.

    The same games come of the same thing, so whoever brings it is told what was found before.
    """

    def __init__(self, thinkers: Thinkers, under_way: Pursuits) -> None:
        """Begin with none."""
        self._thinkers = thinkers
        self._found: Row[str, Found] = Row(MOST_KEPT, MOST_BYTES)
        self._under_way = under_way

    def progress(self, game: Game, name: str) -> Progress:
        """Tell how far a sparring of a game has come; it is wanted for a while longer."""
        known = self._known(game, name)
        if known is None:
            raise Unknown("server-sparring-unknown")
        return known

    def begin(self, game: Game, brings: object, rounds: int, who: Who) -> Progress:
        """Begin with a sparring, unless it is known or under way."""
        if not game.ready:
            raise BadData("server-sparring-nothing")
        name = _name(game, brings, rounds)
        known = self._known(game, name)
        if known is not None:
            return known
        total = rounds * whole_round(game)
        place = _place(game, name)
        self._under_way.begin(place, who, total, lambda one: self._spar(place, one, game, brings))
        return Progress(name, 0, total)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._found.forget(monotonic() - FORGET_AFTER)

    def _known(self, game: Game, name: str) -> Progress | None:
        place = _place(game, name)
        found = self._found.get(place)
        if found is not None:
            games = found.sparring.games
            return Progress(name, games, games, found.sparring)
        one = self._under_way.asked(place)
        return None if one is None else Progress(name, one.done, one.total)

    async def _spar(self, place: str, one: Pursuit, game: Game, brings: object) -> None:
        """Play some games after others, as long as somebody wants to hear of it."""
        bouts: list[Bout] = []
        for first in range(0, one.total, TOGETHER):
            if bouts and one.forsaken:
                return
            numbers = tuple(range(first, min(first + TOGETHER, one.total)))
            bouts += await self._thinkers.spar(Spar(game.ruleset.name, brings, numbers), one.who)
            one.done = len(bouts)
        found = reckon(game, bouts)
        self._found.put(place, Found(found, len(msgspec.json.encode(found))))


def _place(game: Game, name: str) -> str:
    """Say where a sparring is found: one of another game is none of this one."""
    return f"{game.ruleset.name}/{name}"


def _name(game: Game, brings: object, rounds: int) -> str:
    """Name what is brought, so that the same is known again while the rules stay the same."""
    told = [game.ruleset.name, game.ruleset.version, brings, rounds]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:32]
