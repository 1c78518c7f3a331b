"""What is left to each seat of one game, which runs down while the seat is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Final

from oneiros.kernel.match import Match
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.storage import StoredClocks, StoredTurn

SECOND_MS: Final = 1000
MINUTE_MS: Final = 60 * SECOND_MS
DAY_MS: Final = 24 * 60 * MINUTE_MS


class Countdown(ABC):
    """The time of every seat, in milliseconds; it runs while the seat is asked.

    After an undo everything is as if the answer had never been given: whoever gave it has thought
    all the while, and nobody else has lost anything.
    """

    def __init__(self, whole: int, seats: int, time: ServiceClock) -> None:
        """Begin with the whole time for everybody, and nobody asked."""
        self._time = time
        self.since = time.now()
        self.left = [whole] * seats
        # The entries of the log up to which what a seat answered has brought it time.
        self._granted = [0] * seats
        self.running: frozenset[int] = frozenset()
        # What answers have changed that can still be undone.
        self._turns: list[StoredTurn] = []

    @abstractmethod
    def _refill(
        self, match: Match, asked: Collection[int], ran: Collection[int], entry: int
    ) -> None:
        """Give time to those who get some, after what the log holds from an entry on.

        The time of those in `ran` ran until then.
        """

    def take(self, kept: StoredClocks | None, asked: Collection[int]) -> None:
        """Go on from what was kept; where nothing was, everybody's time begins now."""
        if kept is not None:
            # The service may have ended before it kept how long it lasted.
            self.since = min(kept.since, self._time.now())
            # Without a pace only the time of the last answer was kept once.
            self.left = list(kept.left) or self.left
            self._granted = list(kept.granted) or self._granted
            self._turns = list(kept.turns)
        self.running = frozenset(asked)

    def kept(self) -> StoredClocks:
        """Give what is to be kept."""
        left, granted = tuple(self.left), tuple(self._granted)
        return StoredClocks(self.since, left, granted, tuple(self._turns))

    def turn_to(self, match: Match, asked: Collection[int], entry: int) -> None:
        """After what the log holds from an entry on, let the time of those run who are asked."""
        ran = self.running
        self.stop()
        turn = StoredTurn(
            entry, self.since, tuple(self.left), tuple(self._granted), tuple(sorted(ran))
        )
        self._refill(match, asked, ran, entry)
        self.running = frozenset(asked)
        undoable = len(match.log) - (match.step - match.settled)
        self._turns = [one for one in self._turns if undoable <= one.entry < entry]
        if entry >= undoable and (self.running != ran or turn.left != tuple(self.left)):
            self._turns.append(turn)

    def undo(self, entry: int, seat: int, asked: Collection[int]) -> None:
        """Go on as if the answer of an entry, a seat's, had never been given."""
        self.left = self.after_undo(entry, seat)
        turn = self._turn(entry)
        if turn is not None:
            self._granted = list(turn.granted)
            self._turns.remove(turn)
        self.since = self._time.now()
        self.running = frozenset(asked)

    def after_undo(self, entry: int, seat: int) -> list[int]:
        """Give what would be left to everybody after an undo."""
        turn = self._turn(entry)
        if turn is None:
            return [self.left_to(one) for one in range(len(self.left))]
        passed = max(0, self._time.now() - turn.at)
        would_run = {seat, *(one for one in turn.running if one in self.running)}
        return [
            max(0, left - passed) if one in would_run else left
            for one, left in enumerate(turn.left)
        ]

    def stop(self) -> None:
        """Let nobody's time run."""
        now = self._time.now()
        lasted = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - lasted)
        self.since = now
        self.running = frozenset()

    def stand(self) -> None:
        """Let nobody's time run until seeds are agreed on; no undo reaches back over that."""
        self.stop()
        self._turns = []

    def left_to(self, seat: int) -> int:
        """Give what is left to a seat now."""
        return max(0, self.left[seat] - (self.lasted if seat in self.running else 0))

    @property
    def lasted(self) -> int:
        """How long it has been as it is: the time of the same seats runs, or that of nobody."""
        # The clock of the service may have been set back a little, to when nobody could answer.
        return max(0, self._time.now() - self.since)

    def _turn(self, entry: int) -> StoredTurn | None:
        """Give what an answer has changed, if it has changed anything."""
        return next((one for one in self._turns if one.entry == entry), None)
