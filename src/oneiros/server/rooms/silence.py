"""How long players have been silent in a game without a pace."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from oneiros.kernel.log import Cut
from oneiros.kernel.match import Match
from oneiros.server.rooms.countdown import DAY_MS, Countdown
from oneiros.server.rooms.service_clock import ServiceClock

SILENCE: Final = 3 * DAY_MS
"""Without a pace, a player who has been asked for so long may be claimed against."""


class Silence(Countdown):
    """Three days for every seat, from when it is asked and from each of its answers."""

    def __init__(self, seats: int, time: ServiceClock) -> None:
        """Begin with nobody silent."""
        super().__init__(SILENCE, seats, time)

    def _refill(
        self, match: Match, asked: Collection[int], ran: Collection[int], entry: int
    ) -> None:
        """Only whoever was asked before and has not answered goes on being silent."""
        answered = {one.seat for one in match.log[entry:] if not isinstance(one, Cut)}
        silent = {seat for seat in asked if seat in ran and seat not in answered}
        for seat in range(len(self.left)):
            if seat not in silent:
                self.left[seat] = SILENCE
