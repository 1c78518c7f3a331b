"""Counting positions to a depth: the plainest proof that two builds enumerate the same options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.state import State


def perft(state: State, depth: i64) -> i64:
    """Count the sequences of `depth` answers, chance's included, that start here."""
    if depth == 0 or state.seat == NOBODY:
        return 1
    if depth == 1:
        return len(state.options)
    total: i64 = 0
    for option in state.options:
        branch = state.copy()
        branch.apply(option)
        total += perft(branch, depth - 1)
    return total
