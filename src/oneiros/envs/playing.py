"""One game in an environment: chance answers by itself, seats answer action by action."""

from __future__ import annotations

import secrets
from typing import Final

import numpy as np
from numpy.typing import NDArray

from oneiros.envs.scene import Scene
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.saying import UNSAID, Saying, observed
from oneiros.kernel.state import CHANCE, NOBODY, State

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]

_SEED_BITS: Final = 62


class Playing:
    """A game under way, and what the seat asked has said of its answer."""

    def __init__(self, scene: Scene) -> None:
        """Begin a game that nobody has seen."""
        self.scene = scene
        self.dice = Dice(secrets.randbits(_SEED_BITS))
        self.state: State = scene.starts[0].copy()
        self._saying: Saying | None = None

    def begin(self, seed: int | None) -> None:
        """Begin anew; the same seed gives the same dice, and without one they go on as they are."""
        if seed is not None:
            self.dice = Dice(derived_seed(seed, "environment"))
        starts = self.scene.starts
        self.state = starts[self.dice.below(len(starts))].copy()
        self._go_on()

    def say(self, action: int) -> bool:
        """Say an action for the seat asked; tell whether its answer is whole."""
        if self._saying is None:
            message = "the game is over: reset begins another"
            raise ValueError(message)
        option = self._saying.say(action)
        if option == UNSAID:
            return False
        self.answer(option)
        return True

    def answer(self, option: int) -> None:
        """Answer for the seat asked, and let chance answer after it."""
        self.state.apply(option)
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.seat == NOBODY

    def is_open(self, action: int) -> bool:
        """Tell whether an action may be said now."""
        return self._saying is not None and self._saying.is_open(action)

    def observe(self, seat: int) -> Row:
        """Write what a seat may know, and what it has said so far."""
        said = [] if self._saying is None else self._saying.said
        row = bytearray(observed(self.scene.encoding, self.state, seat, said))
        return np.frombuffer(row, np.uint8)

    def mask(self, seat: int) -> Mask:
        """Give 1 for each action that a seat may say now."""
        mask = np.zeros(self.scene.encoding.actions, np.int8)
        if self._saying is not None and self.state.seat == seat:
            mask[self._saying.legal()] = 1
        return mask

    def rendered(self, mode: str | None, seat: int) -> str | None:
        """Show what a seat may know as JSON, where a mode of showing was asked for."""
        return None if mode is None else self.scene.shown(self.state, seat)

    def returns(self) -> list[float]:
        """Give what each seat got out of the finished game."""
        return list(self.scene.returns(self.state))

    def _go_on(self) -> None:
        state = self.state
        while state.seat == CHANCE:
            state.apply(self.dice.choose(state))
        self._saying = Saying(self.scene.encoding, state) if state.seat >= 0 else None
