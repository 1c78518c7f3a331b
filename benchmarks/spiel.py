"""OpenSpiel: chess and backgammon, written in C++."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

import pyspiel

from benchmarks.contender import Game, drawn
from benchmarks.searching import PLAYOUTS, Decided

CHANCE: Final = -1
TERMINAL: Final = -4
_EVERY: Final = 9
_CURIOSITY: Final = 2.0
_MEGABYTES: Final = 1000


class _Spiel:
    """A game of OpenSpiel."""

    def __init__(self, name: str) -> None:
        """Load the game once."""
        self.game = pyspiel.load_game(name)

    def copier(self, random: Random, decisions: int) -> Callable[[], object]:
        """Clone a state in the middle of a game."""
        while True:
            state = self.game.new_initial_state()
            decided, _ = play(state, random, decisions)
            if decided == decisions and not state.is_terminal():
                clone: Callable[[], object] = state.clone
                return clone


def play(state: Any, random: Random, most: int) -> tuple[int, int]:  # noqa: ANN401 - untyped
    """Play on with as few calls as the interface allows; count decisions and chance's answers."""
    decided = rolled = 0
    pick = random.random
    while decided < most and (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            rolled += 1
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[drawn(random, [share for _, share in outcomes])][0])
        else:
            decided += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
    return decided, rolled


class Mcts(_Spiel):
    """OpenSpiel's own tree search, all in C++; each simulation is one game played out at random."""

    def search(self, random: Random) -> Decided:
        """Play one game at random, and decide now and then what would be best."""
        bot = pyspiel.MCTSBot(
            self.game,
            pyspiel.RandomRolloutEvaluator(1, random.getrandbits(30)),
            _CURIOSITY,
            PLAYOUTS,
            _MEGABYTES,
            False,  # noqa: FBT003 - no solving of positions that are decided
            random.getrandbits(30),
            False,  # noqa: FBT003 - nothing is told
        )
        state = self.game.new_initial_state()
        plans, spent = 0, 0.0
        while not state.is_terminal():
            if state.current_player() != CHANCE:
                begun = process_time()
                bot.step(state)
                spent += process_time() - begun
                plans += 1
            play(state, random, _EVERY)
        return Decided(plans, plans * PLAYOUTS, spent)


class FromPython(_Spiel):
    """Driven by interpreted code, as bots in Python drive it."""

    def play(self, random: Random) -> Game:
        """Play a game, choosing here."""
        begun = process_time()
        decided, rolled = play(self.game.new_initial_state(), random, 1_000_000)
        return Game(decided, rolled, process_time() - begun)


class Inside(_Spiel):
    """Driven by OpenSpiel's own loop with its own random bots, all in C++."""

    def play(self, random: Random) -> Game:
        """Play a game in one call, and count its answers after the clock has stopped."""
        bots = [
            pyspiel.make_uniform_random_bot(player, random.getrandbits(30)) for player in (0, 1)
        ]
        seed = random.getrandbits(30)
        begun = process_time()
        state = self.game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        seconds = process_time() - begun
        history = state.full_history()
        rolled = sum(answer.player == CHANCE for answer in history)
        return Game(len(history) - rolled, rolled, seconds)
