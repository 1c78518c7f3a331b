"""How much a planner may think: playouts or time for a decision, playouts for a turn."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Budget:
    """What a planner may spend; the same playouts give the same choice, the same time may not."""

    def __init__(
        self,
        playouts: int,
        *,
        a_turn: int = 0,
        milliseconds: int = 0,
        stopped: Callable[[], bool] | None = None,
    ) -> None:
        """Allow so many playouts a decision and, unless 0, a turn, and so much time a decision.

        `stopped` is asked after each playout; once it says so, what is known by then decides.
        """
        self.playouts: i64 = playouts
        self.a_turn: i64 = a_turn
        self.milliseconds: i64 = milliseconds
        self.stopped = stopped
        self._turn: i64 = -1
        self._left: i64 = 0
        self._deadline: float = 0.0

    def begin(self, turn: i64) -> i64:
        """Begin a decision of a turn: tell how many playouts it may take."""
        if turn != self._turn:
            self._turn = turn
            self._left = self.a_turn
        if self.milliseconds:
            self._deadline = perf_counter() + self.milliseconds / 1000
        return min(self.playouts, self._left) if self.a_turn else self.playouts

    def spend(self) -> bool:
        """Count one playout; tell whether thinking must end now."""
        self._left -= 1
        if self.stopped is not None and self.stopped():
            return True
        return self.milliseconds > 0 and perf_counter() >= self._deadline
