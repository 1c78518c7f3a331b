"""What an environment is about: a game, how it begins, and how it is written as numbers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from oneiros.bots.random_bot import RandomBot
from oneiros.kernel.batch import Chooser
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.encoding import Encoding
from oneiros.kernel.errors import BadData
from oneiros.kernel.prelude import Prelude
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.bots.names import find
from oneiros.registry.game import BotEntry, Game
from oneiros.registry.games import game as registered


class Scene(NamedTuple):
    """A game with the states that it may begin from, and their encoding."""

    game: Game
    starts: Sequence[State]
    encoding: Encoding

    def returns(self, state: State) -> Sequence[float]:
        """Give what each seat got out of a finished game."""
        return self.game.returns(_played(state))

    def shown(self, state: State, seat: int) -> str:
        """Write what a seat may know as JSON."""
        if isinstance(state, Prelude) and state.game is None:
            view = state.view(seat)
        else:
            view = self.game.ruleset.view(_played(state), seat)
        return json.dumps(view, ensure_ascii=False, indent=1)

    def rivals(self, name: str) -> Callable[[], Chooser] | None:
        """Find the opponents of a name, new ones for each game; None plays at random."""
        entry = find(self.game, name)
        if entry.make is RandomBot:
            return None
        return partial(_rivals, self.game, entry)

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that the game does not have; None is any of them."""
        if seat is not None and seat not in range(self.encoding.seats):
            raise BadData("envs-seat", came=str(seat), last=self.encoding.seats - 1)


def laid(
    name: str,
    *,
    players: int | None = None,
    agreed: Mapping[str, object] | None = None,
    brings: Sequence[object] | None = None,
    setups: Sequence[Setup] | None = None,
    varied: int = 0,
    sealed: Mapping[str, object] | None = None,
) -> Scene:
    """Lay out a game: by its players, its format and what each brings, or by whole set-ups.

    With `varied`, games begin from so many set-ups in which what players bring is drawn anew. With
    `sealed`, each seat first builds what it brings from packs that chance opens.
    """
    game = registered(name)
    if sealed is not None:
        return _sealed(game, agreed or {}, sealed)
    if setups is None:
        usual = game.least_seats if brings is None else len(brings)
        seats = usual if players is None else players
        brought = [game.brought(one) for one in brings or [None] * seats]
        setups = [game.setup(dict(agreed or {}), brought)]
        if varied:
            dice = Dice(derived_seed("varied", name))
            setups = [game.varied(setups[0], dice) for _ in range(varied)]
    starts = [game.ruleset.start(game.ruleset.check(one)) for one in setups]
    encodings = [game.encoding(start) for start in starts]
    first = encodings[0]
    if first is None:
        raise BadData("envs-encoding", game=name)
    if any(one is None or one.parts != first.parts for one in encodings):
        raise BadData("envs-setups", game=name)
    return Scene(game, starts, first)


def _sealed(game: Game, agreed: Mapping[str, object], how: Mapping[str, object]) -> Scene:
    start = game.prelude(dict(agreed), how)
    encoding = None if start is None else game.encoding(start)
    if start is None or encoding is None:
        raise BadData("envs-sealed", game=game.ruleset.name)
    return Scene(game, [start], encoding)


def _played(state: State) -> State:
    """Give the game itself, also where something came before it."""
    return state.game if isinstance(state, Prelude) and state.game is not None else state


def _rivals(game: Game, entry: BotEntry) -> Chooser:
    bots: dict[int, Bot] = {}

    def choose(state: State, dice: Dice) -> int:
        if isinstance(state, Prelude) and state.game is None:
            return state.usual()
        seat = int(state.seat)
        if seat not in bots:
            bots[seat] = entry()
        return bots[seat].choose(game.ruleset.veil(_played(state), seat), dice)

    return choose
