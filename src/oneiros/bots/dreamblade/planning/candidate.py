"""Something that could be done: answers in order, the table they lead to, and how it fared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.halving import Plan

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade


class Candidate(Plan):
    """A plan under comparison."""

    def __init__(self, answers: list[int], table: Dreamblade, liking: i64, places: i64 = 0) -> None:
        """Hold the answers, and the table after all of them; `places` says who stands where."""
        super().__init__()
        self.answers = answers
        self.table = table
        self.liking: i64 = liking
        self.places: i64 = places
        self.order: i64 = 0
