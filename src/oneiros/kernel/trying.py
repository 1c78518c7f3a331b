"""Trying answers out: what they would do, as far as the seat that gives them can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from oneiros.kernel.errors import StaleAnswer
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from oneiros.kernel.fact import Fact
    from oneiros.kernel.ruleset import Ruleset
    from oneiros.kernel.state import State

Stop = Literal["", "chance", "others", "over"]
"""Why nothing more can be tried: empty where something can."""


class Attempt(NamedTuple):
    """What came of some answers: a state that holds only what the seat knows, and what happened.

    Each fact is told as the seat hears it, with the number of the answer that causes it. `stop`
    says why the seat cannot answer any more: chance is asked or something hidden came to light, the
    others go on, or the game is over; it is empty where the seat is asked again.
    """

    state: State
    heard: list[tuple[int, Fact]]
    stop: Stop


def attempt(ruleset: Ruleset, asking: State, answers: Sequence[str]) -> Attempt:
    """Give the seat that a state asks some answers, in notation, one after another to a copy.

    One that is not legal there is refused, and so is one after something that nobody can foresee.
    """
    seat = asking.seat
    state = ruleset.veil(asking, seat)
    heard: list[tuple[int, Fact]] = []
    stop: Stop = ""
    # A state that had to turn to the seat has told so already.
    told = asking.facts or []
    for number, text in enumerate(answers):
        if stop:
            raise StaleAnswer("answer-untried", number=number + 1, came=text, stop=stop)
        turned = state.facing(seat, facts=True) or state
        option = ruleset.read(turned, text)
        before = turned.revealed
        turned.facts = [*told, *(turned.facts or [])]
        turned.apply(option)
        heard += [(number, ruleset.hear(fact, seat)) for fact in turned.facts]
        turned.facts = None
        told = []
        state = turned
        stop = _stop(state, seat, before)
    return Attempt(state, heard, stop)


def _stop(state: State, seat: int, revealed: int) -> Stop:
    """Say why a seat cannot answer any more, or nothing."""
    if state.seat == CHANCE or state.revealed != revealed:
        return "chance"
    if state.seat == NOBODY:
        return "over"
    return "" if state.facing(seat) is not None else "others"
