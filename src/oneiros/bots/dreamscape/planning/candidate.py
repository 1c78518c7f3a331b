"""Something that could be done: an answer or a travel, and how it fared."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.journey import Itinerary


class Candidate:
    """A plan under comparison: the next answer, unless it is -1, and a travel to go on with."""

    def __init__(self, answer: i64, itinerary: Itinerary | None) -> None:
        """Hold what is done; it was never tried."""
        self.answer: i64 = answer
        self.itinerary = itinerary
        self.total: i64 = 0
        self.tried: i64 = 0

    def mean(self) -> i64:
        """Give what the plan has brought on average; 0 if it was never tried."""
        return self.total // self.tried if self.tried else 0
