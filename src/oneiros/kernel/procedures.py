"""What is unfinished lies on a stack of plain ints, so that a state copies, saves and searches.

A procedure is a number of the game; it asks a question or calls another procedure, and is done
when it has nothing left to do. No callbacks, no generators: a frame of ints says where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

FRAME: Final = 5
"""Ints to a frame: procedure, step and three arguments."""
_STEP: Final = -4


class Procedures(State):
    """A state that goes on by itself until somebody must choose."""

    def __init__(self, other: Procedures | None = None) -> None:
        """Begin with nothing to do, or with what another state has to do."""
        super().__init__(other)
        self.stack: list[int] = [] if other is None else other.stack[:]

    def proceed(self, procedure: i64) -> None:
        """Let the procedure on top go on: it asks, calls another one, or is done."""
        raise NotImplementedError

    def resume(self, procedure: i64, option: i64) -> None:
        """Give the procedure on top the answer to its question."""
        raise NotImplementedError

    def apply(self, option: i64) -> None:
        """Go on with one of the options until the next question."""
        self.resume(self.stack[-FRAME], option)
        self.advance()

    def advance(self) -> None:
        """Go on until there is a choice: a question with one answer is answered here."""
        while self.stack:
            self.seat = NOBODY
            self.proceed(self.stack[-FRAME])
            if self.seat != NOBODY:
                if len(self.options) > 1:
                    return
                self.resume(self.stack[-FRAME], self.options[0])
        self.seat = NOBODY
        self.options = []

    def call(self, procedure: i64, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Begin a procedure; the one on top waits until it is done."""
        stack = self.stack
        stack.append(procedure)
        stack.append(0)
        stack.append(a)
        stack.append(b)
        stack.append(c)

    def done(self) -> None:
        """End the procedure on top."""
        del self.stack[-FRAME:]

    def step(self) -> i64:
        """Tell how far the procedure on top has come."""
        return self.stack[_STEP]

    def go(self, step: i64) -> None:
        """Say where the procedure on top goes on."""
        self.stack[_STEP] = step

    def ask(self, seat: i64, question: i64, options: list[int]) -> None:
        """Ask a player a question."""
        self.seat = seat
        self.question = question
        self.options = options

    def ask_chance(self, question: i64, options: list[int], weights: list[int]) -> None:
        """Ask chance a question; the weights say how likely each option is."""
        self.seat = CHANCE
        self.question = question
        self.options = options
        self.weights = weights
