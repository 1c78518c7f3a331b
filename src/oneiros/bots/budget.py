"""How much a planner may think: playouts and time, for a decision and for a turn."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_A_SECOND: Final = 1000
_PART: Final = 3
"""A decision may take this part of the time that its turn has left, so that some is always left."""


class Budget:
    """What a planner may spend; the same playouts give the same choice, the same time may not."""

    def __init__(
        self,
        playouts: int,
        *,
        a_turn: int = 0,
        milliseconds: int = 0,
        milliseconds_a_turn: int = 0,
        stopped: Callable[[], bool] | None = None,
    ) -> None:
        """Allow so many playouts and so much time a decision and a turn; 0 is without a limit.

        `stopped` is asked again and again; once it says so, what is known by then decides.
        """
        self.playouts: i64 = playouts
        self.a_turn: i64 = a_turn
        self.milliseconds: i64 = milliseconds
        self.milliseconds_a_turn: i64 = milliseconds_a_turn
        self.stopped = stopped
        self.spent: i64 = 0
        """All playouts until now."""
        self._turn: i64 = -1
        self._left: i64 = 0
        self._time_left: float = 0.0
        self._begun: float = 0.0
        self._deadline: float = 0.0

    def begin(self, turn: i64) -> i64:
        """Begin a decision of a turn: tell how many playouts it may take."""
        if turn != self._turn:
            self._turn = turn
            self._left = self.a_turn
            self._time_left = self.milliseconds_a_turn / _A_SECOND
        if self._timed():
            self._begun = perf_counter()
            allowed = self.milliseconds / _A_SECOND
            if self.milliseconds_a_turn:
                part = max(self._time_left, 0.0) / _PART
                allowed = min(allowed, part) if self.milliseconds else part
            self._deadline = self._begun + allowed
        return min(self.playouts, self._left) if self.a_turn else self.playouts

    def spend(self) -> bool:
        """Count one playout; tell whether thinking must end now."""
        self.spent += 1
        self._left -= 1
        return self.ended()

    def ended(self) -> bool:
        """Tell whether thinking must end now."""
        if self.stopped is not None and self.stopped():
            return True
        return self._timed() and perf_counter() >= self._deadline

    def end(self) -> None:
        """End a decision: what it took is taken from its turn."""
        if self.milliseconds_a_turn:
            self._time_left -= perf_counter() - self._begun

    def _timed(self) -> bool:
        return self.milliseconds > 0 or self.milliseconds_a_turn > 0
