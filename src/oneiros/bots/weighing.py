"""What a planner thinks of what could be done: whole plans, the best first."""

from __future__ import annotations

from typing import NamedTuple


class Weighed(NamedTuple):
    """A plan, and what it brought when it was played on."""

    answers: tuple[int, ...]
    """The player's own answers, up to where chance or somebody else speaks."""
    worth: float
    """What it brings on average, in the units of its game."""
    error: float
    """The standard error of that."""
    tried: int
    """How often it was played on."""
