"""What a game must offer so that matches, records, scenarios, bots and tables can play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from oneiros.kernel.fact import Fact
    from oneiros.kernel.state import State

Setup = dict[str, object]
"""What players agree on before the first question, as plain JSON data."""

ANYTHING: Final = -1
"""An attempt at anything at all: `explain` says why a seat that may not answer may do nothing."""


class Reason(NamedTuple):
    """Why something may not be done: the rule, and what is in the way."""

    rule: str
    key: str
    details: Mapping[str, object] = {}


class Ending(NamedTuple):
    """How a game ended: the seats that won, none for a draw, and the rule that ended it."""

    winners: tuple[int, ...]
    rule: str


def shares(ending: Ending | None, seats: int) -> tuple[float, ...]:
    """Divide one victory: the winners have equal parts of it, all seats where nobody has won."""
    winners = () if ending is None else ending.winners
    if not winners:
        return (1 / seats,) * seats
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])


def returns(ending: Ending | None, seats: int) -> tuple[float, ...]:
    """Give what each seat got, 0 in all: 1 for winning alone, which the others pay for equally.

    Between two seats that is 1, -1, and 0 for a draw or a shared victory; where nobody has won, or
    all have, everybody gets 0.
    """
    return tuple([(seats * share - 1) / (seats - 1) for share in shares(ending, seats)])


class Ruleset(Protocol):
    """A game: it makes states, names what they ask, and says why something is refused."""

    name: str
    version: int

    def check(self, setup: object) -> Setup:
        """Give the set-up in full, defaults filled in, or refuse it as BadData."""

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Name the seats in order, such as A and B."""

    def start(self, setup: Setup, *, facts: bool = False) -> State:
        """Lay out a checked set-up and go on to the first question, telling facts if asked to."""

    def question(self, state: State) -> str:
        """Name what is asked, in one lower-case word."""

    def write(self, state: State, option: int) -> str:
        """Write an option in notation."""

    def read(self, state: State, text: str) -> int:
        """Read one of the options, or refuse as BadNotation or IllegalAnswer with the reason."""

    def explain(self, state: State, seat: int, attempt: int) -> Reason | None:
        """Say why a seat may not do what an option-like attempt says; None if it may."""

    def ending(self, state: State) -> Ending | None:
        """Say how the game ended, or None while it goes on."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Show what one seat may know, as plain JSON data."""

    def veil(self, state: State, seat: int) -> State:
        """Give a copy without anything that a seat does not know, which a bot may play on."""

    def foresees(self, state: State, seat: int) -> bool:
        """Tell whether a seat, or NOBODY, knows what chance may answer and how likely each is.

        That is where the veiled state would ask chance the same.
        """

    def retell(self, state: State, fact: Fact) -> None:
        """Change a table by a fact alone, as somebody does who only hears what happened."""

    def hear(self, fact: Fact, seat: int) -> Fact:
        """Give what a seat, or NOBODY for an onlooker, hears of a fact: NONE for each secret."""
