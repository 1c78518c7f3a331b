"""Engines written in Python: python-chess, catanatron and RLCard."""

from __future__ import annotations

import random as shared_random
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

from benchmarks.contender import Game

NO_PROGRESS: Final = 150
MOST_TURNS: Final = 1000


class PythonChess:
    """Chess by python-chess, the quickest way: moves are listed once, repetition is not sought."""

    def __init__(self) -> None:
        """Import it only in the process that measures it."""
        import chess  # noqa: PLC0415

        self.board = chess.Board

    def play(self, random: Random) -> Game:
        """Play until mate, stalemate, a lack of material, or 75 moves without progress."""
        decided = 0
        pick = random.random
        begun = process_time()
        board = self.board()
        while True:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= NO_PROGRESS or board.is_insufficient_material():
                break
            decided += 1
            board.push(moves[int(pick() * len(moves))])
        return Game(decided, 0, process_time() - begun)

    def copier(self, random: Random, decisions: int) -> Callable[[], object]:
        """Copy a board in the middle of a game, without the moves that led there."""
        while True:
            board = self.board()
            for _ in range(decisions):
                moves = list(board.legal_moves)
                if not moves:
                    break
                board.push(moves[int(random.random() * len(moves))])
            else:
                return lambda: board.copy(stack=False)


class Catanatron:
    """Settlers of Catan for four by catanatron; its dice are rolled inside, unseen by us."""

    def __init__(self) -> None:
        """Seat four players who are never asked, because the choice is made here."""
        from catanatron import Color, RandomPlayer  # noqa: PLC0415
        from catanatron import Game as CatanGame  # noqa: PLC0415

        self.game = CatanGame
        self.players = [RandomPlayer(color) for color in Color]

    def _play(self, game: Any, random: Random, most: int) -> int:  # noqa: ANN401 - untyped
        decided = 0
        pick = random.random
        while decided < most and game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            actions = game.state.playable_actions
            game.execute(actions[int(pick() * len(actions))], validate_action=False)
            decided += 1
        return decided

    def play(self, random: Random) -> Game:
        """Play a game, choosing here."""
        seed = random.getrandbits(30) + 1
        begun = process_time()
        decided = self._play(self.game(self.players, seed=seed), random, 1_000_000)
        return Game(decided, 0, process_time() - begun)

    def copier(self, random: Random, decisions: int) -> Callable[[], object]:
        """Copy a game in its middle."""
        while True:
            game = self.game(self.players, seed=random.getrandbits(30) + 1)
            if self._play(game, random, decisions) == decisions and game.winning_color() is None:
                copy: Callable[[], object] = game.copy
                return copy


class RLCard:
    """A card game by RLCard; cards are dealt inside, unseen by us."""

    def __init__(self, name: str) -> None:
        """Make the environment once."""
        import rlcard  # noqa: PLC0415

        shared_random.seed(1)
        self.environment = rlcard.make(name, config={"seed": 1})

    def play(self, random: Random) -> Game:
        """Play a game, choosing here."""
        decided = 0
        pick = random.random
        environment = self.environment
        begun = process_time()
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(pick() * len(actions))])
            decided += 1
        return Game(decided, 0, process_time() - begun)

    def copier(self, random: Random, decisions: int) -> None:
        """RLCard offers no copy."""
