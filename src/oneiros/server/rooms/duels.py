"""Two things that were brought to a game meet in games between bots."""

from __future__ import annotations

from typing import Final, NamedTuple

from oneiros.arena.duel import Duel, DuelResult, Pair, reckon
from oneiros.registry.game import Game
from oneiros.server.rooms.bouts import Bouts, Wish, name_of
from oneiros.server.rooms.turns import Who

SIZES: Final = (100, 400)
"""So many games are played at first, and in all for a closer look."""


class Progress(NamedTuple):
    """How many of how many games are over, whether more are played now, and what was found."""

    done: int
    total: int
    going: bool
    found: DuelResult | None


class Duels:
    """What is known of pairs.

    The same games come of the same pair, so nobody waits for what was found before; a closer look
    goes on where the first one ended. A look says nothing before it is whole, because whoever could
    stop at any game would stop where they like the answer.
    """

    def __init__(self, bouts: Bouts) -> None:
        """Let the games be played there."""
        self._bouts = bouts

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._bouts.sweep()

    def progress(self, game: Game, pair: Pair) -> Progress:
        """Tell how far a duel has come; what is under way is wanted for a while longer."""
        name = _name(game, pair)
        one, played = self._bouts.asked(name), self._bouts.played(name)
        whole = max((size for size in SIZES if size <= len(played)), default=0)
        found = reckon(game, played[:whole], turned=pair.turned) if whole else None
        if one is not None:
            return Progress(one.done, one.total, going=True, found=found)
        return Progress(len(played), _next(len(played)), going=False, found=found)

    def begin(self, game: Game, pair: Pair, who: Who) -> Progress:
        """Have the next games played, unless all are known or some are under way."""
        known = self.progress(game, pair)
        if known.going or known.done == known.total:
            return known
        wish = Wish(_name(game, pair), Duel(game.ruleset.name, pair.setups), known.total)
        self._bouts.begin(wish.name, who, wish)
        return known._replace(going=True)

    def give_up(self, game: Game, pair: Pair, guest: str) -> Progress:
        """End what a guest has begun; what was played is kept."""
        self._bouts.give_up(_name(game, pair), guest)
        return self.progress(game, pair)


def _next(played: int) -> int:
    """Say how many games there are when the next ones are played, or all."""
    return next((size for size in SIZES if size > played), played)


def _name(game: Game, pair: Pair) -> str:
    return name_of(game, "duel", pair.setups)
