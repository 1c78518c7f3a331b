"""What is brought to a game is tried in games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.arena.bouts import Bout
from oneiros.arena.sparring import Spar, Sparring, reckon, whole_round
from oneiros.kernel.errors import BadData
from oneiros.registry.game import Game
from oneiros.server.refusals import Unknown
from oneiros.server.rooms.bouts import FORGET_AFTER, Bouts, Wish, name_of
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.turns import Who

MOST_KEPT: Final = 512
MOST_BYTES: Final = 1024 * 1024
"""So many results, and bytes of them, are kept."""
_LETTERS: Final = 32


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
    """What is known of things that are brought.

    The same games come of the same thing, so whoever brings it is told what was found before.
    """

    def __init__(self, bouts: Bouts) -> None:
        """Let the games be played there."""
        self._bouts = bouts
        self._found: Row[str, Found] = Row(MOST_KEPT, MOST_BYTES)

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
        name = name_of(game, brings, rounds)[:_LETTERS]
        known = self._known(game, name)
        if known is not None:
            return known
        place = _place(game, name)

        def keep(bouts: Sequence[Bout]) -> None:
            found = reckon(game, bouts)
            self._found.put(place, Found(found, len(msgspec.json.encode(found))))

        # The games of fewer rounds are the first ones of more.
        order = Spar(game.ruleset.name, brings)
        wish = Wish(name_of(game, "sparring", brings), order, rounds * whole_round(game), keep)
        one = self._bouts.begin(place, who, wish)
        return Progress(name, one.done, one.total)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._found.forget(monotonic() - FORGET_AFTER)
        self._bouts.sweep()

    def _known(self, game: Game, name: str) -> Progress | None:
        place = _place(game, name)
        found = self._found.get(place)
        if found is not None:
            games = found.sparring.games
            return Progress(name, games, games, found.sparring)
        one = self._bouts.asked(place)
        return None if one is None else Progress(name, one.done, one.total)


def _place(game: Game, name: str) -> str:
    """Say where a sparring is found: one of another game is none of this one."""
    return f"{game.ruleset.name}/{name}"
