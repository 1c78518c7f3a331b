"""Playing one game of the registry with bots, for people who write bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData
from oneiros.kernel.match import ChanceSeat
from oneiros.kernel.play import Listener, play_on
from oneiros.kernel.ruleset import Ending, Setup
from oneiros.kernel.state import State
from oneiros.registry.bots.names import find
from oneiros.registry.game import Game
from oneiros.registry.games import game as registered


class Played(NamedTuple):
    """A game that was played: its last state, how it ended, and what each seat got.

    `returns` add up to 0: between two seats 1 for a victory and -1 for a defeat. `scores` are the
    points of each seat, or None where a game is not about points.
    """

    state: State
    ending: Ending | None
    returns: tuple[float, ...]
    scores: tuple[int, ...] | None
    decisions: int
    rolls: int


def play(  # noqa: PLR0913 - everything but the first two has a usual value
    game: Game | str,
    bots: Sequence[Bot | str],
    start: Setup | State | None = None,
    *,
    seed: object = 0,
    chance: ChanceSeat | None = None,
    listener: Listener | None = None,
) -> Played:
    """Play a game to its end with a bot for each seat: your own, or one by its name.

    It starts as usual, from a set-up, or from a state, which stays as it is. The same seed gives
    the same game: the dice of chance and of each bot come from it, apart from each other. Another
    `chance` may draw instead, such as FairChance. A listener is told each answer before it is
    applied.
    """
    played = registered(game) if isinstance(game, str) else game
    state = _started(played, start, len(bots))
    seats = len(played.returns(state))
    if len(bots) != seats:
        raise BadData("play-bots", came=len(bots), seats=seats)
    players = [
        (_bot(played, bot), Dice(derived_seed(seed, "seat", seat))) for seat, bot in enumerate(bots)
    ]
    course = play_on(
        played.ruleset,
        state,
        players,
        chance or Dice(derived_seed(seed, "chance")),
        listener,
    )
    scores = played.scores(state)
    return Played(
        state,
        played.ruleset.ending(state),
        tuple(played.returns(state)),
        None if scores is None else tuple(scores),
        *course,
    )


def _started(game: Game, start: Setup | State | None, seats: int) -> State:
    if isinstance(start, State):
        return start.copy()
    if start is None:
        if not game.least_seats <= seats <= game.most_seats:
            raise BadData("play-bots", came=seats, seats=f"{game.least_seats}–{game.most_seats}")
        start = game.setup({}, [game.brought(None)] * seats)
    return game.ruleset.start(game.ruleset.check(start))


def _bot(game: Game, bot: Bot | str) -> Bot:
    return find(game, bot)() if isinstance(bot, str) else bot
