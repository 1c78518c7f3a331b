"""How fast searches decide: our planners and our tree search, beside the tree search of OpenSpiel.

A playout of a planner goes to where its game's sense judges, one of a tree search to the end of the
game; a plan is what one decision comes to.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final, NamedTuple, Protocol

from benchmarks import ours
from oneiros.bots.budget import Budget
from oneiros.bots.dreamblade.planning.planner import PlannerBot as DreambladePlanner
from oneiros.bots.dreamscape.planning.planner import PlannerBot as DreamscapePlanner
from oneiros.bots.search import SearchBot
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.games import game

PLAYOUTS: Final = 160
"""For each decision, of every searcher."""
_PLANNERS: Final[dict[str, Callable[[Budget], Bot]]] = {
    "dreamblade": DreambladePlanner,
    "dreamscape": DreamscapePlanner,
}
_EVERY: Final = 9
"""After so many answers at random somebody thinks, so that all parts of a game are searched."""


class Decided(NamedTuple):
    """What decisions came to: how many, with how many playouts, in how many seconds."""

    plans: int
    playouts: int
    seconds: float


class Searcher(Protocol):
    """A search in some game."""

    def search(self, random: Random) -> Decided:
        """Play one game at random, and decide now and then what would be best."""


def measure_search(searcher: Searcher, seconds: float, seed: int) -> Decided:
    """Decide for at least so many seconds; the same seed gives the same positions."""
    random = Random(seed)
    plans = playouts = 0
    spent = 0.0
    while spent < seconds:
        one = searcher.search(random)
        plans += one.plans
        playouts += one.playouts
        spent += one.seconds
    return Decided(plans, playouts, spent)


class _Ours:
    """A search on our engine."""

    def __init__(self, name: str, form: str) -> None:
        """Set the game up once."""
        ours.assert_form(form)
        self.name = name
        self.start = ours.GAMES[name]()
        self.ruleset = game(name).ruleset

    def decide(self, seen: State, dice: Dice) -> int:
        """Decide once, and say how many playouts that took."""
        raise NotImplementedError

    def search(self, random: Random) -> Decided:
        """Play one game at random, and decide now and then what would be best."""
        state, dice = self.start(), Dice(random.getrandbits(60))
        answers = plans = playouts = 0
        spent = 0.0
        while state.seat != NOBODY:
            if state.seat != CHANCE and answers % _EVERY == 0 and len(state.options) > 1:
                seen = self.ruleset.veil(state, state.seat)
                begun = process_time()
                playouts += self.decide(seen, dice)
                spent += process_time() - begun
                plans += 1
            state.apply(dice.choose(state))
            answers += 1
        return Decided(plans, playouts, spent)


class Planner(_Ours):
    """Our planner, which plays whole phases on."""

    def decide(self, seen: State, dice: Dice) -> int:
        """Plan anew."""
        budget = Budget(PLAYOUTS)
        _PLANNERS[self.name](budget).choose(seen, dice)
        return int(budget.spent)


class Tree(_Ours):
    """Our tree search, which knows nothing but the rules."""

    def decide(self, seen: State, dice: Dice) -> int:
        """Search a new tree."""
        SearchBot(self.ruleset, PLAYOUTS).choose(seen, dice)
        return PLAYOUTS
