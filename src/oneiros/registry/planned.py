"""A plan played on a copy of the table, answer by answer, up to where chance or others speak."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from oneiros.kernel.fact import Fact
from oneiros.kernel.state import State


class Played(NamedTuple):
    """One answer of a plan: the state that asks for it, what it causes, and the state after it."""

    before: State
    option: int
    facts: list[Fact]
    after: State


def played(state: State, answers: Sequence[int]) -> Iterator[Played]:
    """Give one answer after another; the plan ends where its seat is asked no more.

    The state holds only what its seat may know, and is left as it is.
    """
    seat = state.seat
    for option in answers:
        if state.seat != seat or option not in state.options:
            return
        after = state.copy()
        after.facts = []
        after.apply(option)
        told, after.facts = after.facts, None
        yield Played(state, option, told, after)
        state = after


def followed(state: State, answers: Sequence[int]) -> tuple[State, int]:
    """Give the state to which a plan leads, and how many of its answers led there."""
    steps = list(played(state, answers))
    return (steps[-1].after if steps else state), len(steps)
