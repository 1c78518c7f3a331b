"""A page that is filled with small numbers from the top: what a network reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.value.network import LARGEST

if TYPE_CHECKING:
    from mypy_extensions import i64


class Page:
    """Numbers from 0 to LARGEST, each in the place where it is written on every page."""

    def __init__(self) -> None:
        """Begin an empty page."""
        self.numbers: list[int] = []

    def number(self, amount: i64) -> None:
        """Write a number; what is below 0 or too large is cut."""
        self.numbers.append(min(max(amount, 0), LARGEST))

    def lead(self, amount: i64) -> None:
        """Write a number that may be below 0 in two places."""
        self.number(amount)
        self.number(-amount)

    def choice(self, which: i64, size: i64) -> None:
        """Mark one of so many places, the last one for whatever is beyond it; none below 0."""
        chosen = min(which, size - 1)
        for place in range(size):
            self.numbers.append(1 if place == chosen else 0)

    def gap(self, size: i64) -> None:
        """Leave so many places empty."""
        for _ in range(size):
            self.numbers.append(0)
