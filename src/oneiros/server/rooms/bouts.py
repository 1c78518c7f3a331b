"""Games between bots for whoever waits, some at a time where bots think; what is played is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.arena.bouts import Bout, Encounter, Part
from oneiros.registry.game import Game
from oneiros.server.rooms.pursuits import Pursuit, Pursuits
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from oneiros.server.rooms.weight import weight

TOGETHER: Final = 4
"""So many games are played in one turn: bots wait until they are over."""
MOST_KEPT: Final = 512
MOST_BYTES: Final = 16 * 1024 * 1024
"""Of so many encounters games are kept, and so many bytes of them."""
FORGET_AFTER: Final = 24 * 3600.0
"""Seconds after which something is forgotten that nobody has asked for."""


class Wish(NamedTuple):
    """An encounter under its name, how many of its games are wanted, and who hears of them all."""

    name: str
    encounter: Encounter
    total: int
    over: Callable[[Sequence[Bout]], None] | None = None


class _Beginning(NamedTuple):
    """The first games of an encounter, and about how many bytes they take."""

    bouts: tuple[Bout, ...]
    size: int


class Bouts:
    """The games of encounters, and who waits for more of them.

    The same games come of the same encounter, so those that were played are kept, whatever ended
    them: whoever asks again goes on there.
    """

    def __init__(self, thinkers: Thinkers, under_way: Pursuits) -> None:
        """Begin with none, among all that is under way between bots."""
        self._thinkers = thinkers
        self._kept: Row[str, _Beginning] = Row(MOST_KEPT, MOST_BYTES)
        self._under_way = under_way

    def played(self, name: str) -> tuple[Bout, ...]:
        """Give the games of an encounter from the first on, as far as they are kept."""
        kept = self._kept.get(name)
        return () if kept is None else kept.bouts

    def asked(self, place: str) -> Pursuit | None:
        """Give what is under way somewhere, which is wanted for a while longer."""
        return self._under_way.asked(place)

    def begin(self, place: str, who: Who, wish: Wish) -> Pursuit:
        """Have games played that nobody waits for there, from those on that are kept."""
        one = self._under_way.begin(place, who, wish.total, lambda one: self._play(one, wish))
        one.done = min(len(self.played(wish.name)), wish.total)
        return one

    def give_up(self, place: str, guest: str) -> None:
        """End what a guest has begun; what others have begun goes on."""
        self._under_way.give_up(place, guest)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._kept.forget(monotonic() - FORGET_AFTER)

    async def _play(self, one: Pursuit, wish: Wish) -> None:
        """Play some games after others, as long as somebody wants to hear of it."""
        bouts = self.played(wish.name)
        before = len(bouts)
        while len(bouts) < one.total:
            if len(bouts) > before and one.forsaken:
                return
            numbers = tuple(range(len(bouts), min(len(bouts) + TOGETHER, one.total)))
            bouts += tuple(await self._thinkers.play(Part(wish.encounter, numbers), one.who))
            one.done = len(bouts)
            self._keep(wish.name, bouts)
        if wish.over is not None:
            wish.over(bouts[: one.total])

    def _keep(self, name: str, bouts: tuple[Bout, ...]) -> None:
        """Keep games, unless more of them were played for somebody else meanwhile."""
        kept = self._kept.get(name) or _Beginning((), 0)
        more = bouts[len(kept.bouts) :]
        if more:
            self._kept.put(name, _Beginning(bouts, kept.size + weight(more)))


def name_of(game: Game, *what: object) -> str:
    """Name an encounter, so that the same is known again while the rules stay the same."""
    told = [game.ruleset.name, game.ruleset.version, *what]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()
