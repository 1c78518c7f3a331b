"""Dreamscape as a ruleset: the one object through which the rest of Oneiros plays it."""

from __future__ import annotations

from typing import Final, cast

from oneiros.games.dreamscape import questions, setups
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.reasons import explain
from oneiros.games.dreamscape.scoring import scoring
from oneiros.games.dreamscape.table import retell as retelling
from oneiros.games.dreamscape.text import notation, position, reading
from oneiros.games.dreamscape.views import view as viewing
from oneiros.games.dreamscape.vocabulary import SEATS, VERSION
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ending, Reason, Setup
from oneiros.kernel.state import NOBODY, State


class DreamscapeRules:
    """The game of rules 1 to 11."""

    def __init__(self) -> None:
        """Name the game and the version of its rules."""
        self.name = "dreamscape"
        self.version = VERSION

    def __reduce__(self) -> str:
        """Pickle the name: there is one of it."""
        return "DREAMSCAPE"

    def check(self, setup: object) -> Setup:
        """Give the set-up in full; one with a position begins there, and is what that says."""
        if isinstance(setup, dict) and "position" in setup:
            return position.check(setup)
        return setups.check(setup)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Name the seats, two to four."""
        return SEATS[: cast("int", setup["players"])]

    def start(self, setup: Setup, *, facts: bool = False) -> Dreamscape:
        """Open the box and go on to the first marker, or to the question of a position."""
        if "position" in setup:
            return position.read(str(setup["position"]), facts=facts)
        table = Dreamscape(setups.box(setup))
        table.facts = [] if facts else None
        table.begin()
        return table

    def question(self, state: State) -> str:
        """Name what is asked."""
        return questions.NAMES[state.question]

    def write(self, state: State, option: int) -> str:
        """Write an option in notation."""
        return notation.write(_table(state), option)

    def read(self, state: State, text: str) -> int:
        """Read one of the options, or refuse with the reason."""
        return reading.read(_table(state), text)

    def explain(self, state: State, seat: int, attempt: int) -> Reason | None:
        """Say why a seat may not do what an attempt says; None if it may."""
        return explain.explain(_table(state), seat, attempt)

    def ending(self, state: State) -> Ending | None:
        """8.2, 10.8: most points, or several who share the victory."""
        table = _table(state)
        if table.seat != NOBODY:
            return None
        return Ending(tuple(numbers(table.champions)), scoring.ending_rule(table))

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Show what one seat may know."""
        return viewing.view(_table(state), seat)

    def veil(self, state: State, seat: int) -> Dreamscape:
        """Give a copy that holds only what one seat knows."""
        return viewing.veil(_table(state), seat)

    def foresees(self, state: State, seat: int) -> bool:
        """Tell whether a seat knows what chance may draw."""
        return viewing.foresees(_table(state), seat)

    def retell(self, state: State, fact: Fact) -> None:
        """Change a table by a fact alone."""
        retelling.retell(_table(state), fact)

    def hear(self, fact: Fact, seat: int) -> Fact:
        """Give what a seat hears of a fact."""
        return viewing.hear(fact, seat)


def _table(state: State) -> Dreamscape:
    """Every state of this ruleset is a table of Dreamscape."""
    return cast("Dreamscape", state)


DREAMSCAPE: Final = DreamscapeRules()
