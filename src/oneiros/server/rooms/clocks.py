"""The clocks of one game: when more time is given, and when somebody's has run out."""

from __future__ import annotations

from collections.abc import Collection

from oneiros.kernel.log import Cut
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.server.rooms.countdown import DAY_MS, MINUTE_MS, SECOND_MS, Countdown
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.storage import StoredPace


class Clocks(Countdown):
    """The time that a pace gives to every seat.

    At the end of a go the seat is given more: when it is asked no more, or when chance has answered
    and nobody else is asked.
    """

    def __init__(self, pace: StoredPace, seats: int, time: ServiceClock) -> None:
        """Begin with the whole time for everybody, and nobody asked."""
        super().__init__(pace.days * DAY_MS or pace.minutes * MINUTE_MS, seats, time)
        self._pace = pace

    @property
    def due(self) -> int | None:
        """When the time of somebody runs out next, by the clock of the service."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    @property
    def fallen(self) -> int | None:
        """The seat whose time has run out first, if any has."""
        if self.due is None or self._time.now() < self.due:
            return None
        return min(self.running, key=lambda seat: (self.left[seat], seat))

    def _refill(
        self, match: Match, asked: Collection[int], ran: Collection[int], entry: int
    ) -> None:
        """Give more time to those whose go has ended."""
        rolled = _rolled_for(match, entry)
        for seat in ran:
            ended = seat not in asked or seat == rolled
            if ended and _answered(match, seat, self._granted[seat]):
                self._granted[seat] = len(match.log)
                self.left[seat] = self._more(self.left[seat])

    def _more(self, left: int) -> int:
        """Give what somebody has at the beginning of a go, who had something left."""
        pace = self._pace
        return pace.days * DAY_MS or left + pace.increment * SECOND_MS


def _rolled_for(match: Match, entry: int) -> int | None:
    """Give the seat to whose answer, at an entry, chance has answered while nobody else is asked.

    Where several are asked at the same time, chance ends nobody's go.
    """
    if entry >= len(match.log):
        return None
    answer, last = match.log[entry], match.log[-1]
    if isinstance(answer, Cut) or isinstance(last, Cut) or last.seat != CHANCE:
        return None
    others = (seat for seat in range(len(match.seats)) if seat != answer.seat)
    return None if any(match.state.may_answer(seat) for seat in others) else answer.seat


def _answered(match: Match, seat: int, granted: int) -> bool:
    """Tell whether a seat has answered since it was given time, and since the last takeback."""
    for entry in reversed(match.log[granted:]):
        if isinstance(entry, Cut):
            return False
        if entry.seat == seat:
            return True
    return False
