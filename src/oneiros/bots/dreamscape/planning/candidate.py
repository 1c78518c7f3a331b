"""Something that could be done: answers or a travel, and how it fared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.halving import Plan

if TYPE_CHECKING:
    from oneiros.bots.dreamscape.journey import Itinerary


class Candidate(Plan):
    """A plan under comparison: the next answers, and a travel to go on with."""

    def __init__(self, answers: list[int], itinerary: Itinerary | None) -> None:
        """Hold what is done; it was never tried."""
        super().__init__()
        self.answers = answers
        self.itinerary = itinerary
