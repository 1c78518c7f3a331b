"""What is asked, as data: a step of a match, who is asked, what about, and the legal options."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """One question of a match; only its options, sorted and unique, are accepted as answers."""

    step: int
    seat: int
    question: str
    options: tuple[int, ...]
