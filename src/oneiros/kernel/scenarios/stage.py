"""What a game offers to scenarios, and what a scenario gives back."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from oneiros.kernel.errors import Refusal
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.state import State


class Unmet(Refusal):
    """An expectation that does not hold; `details` say what was expected and what was found."""

    def __init__(self, key: str, reason: Refusal | None = None, **details: object) -> None:
        """Say what does not hold and, where a refusal is behind it, which."""
        super().__init__(key, **details)
        self.reason = reason


class Trial(Protocol):
    """One laid-out position, with whatever the game's expectations have to remember."""

    @property
    def state(self) -> State:
        """The state that the script plays on."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats of this position, in order."""

    def follow(self) -> None:
        """Take note of what the last answer did."""

    def faces(self, text: str) -> list[str]:
        """Give what chance is to answer, one after another, in notation.

        Refuse as BadNotation what chance can never answer.
        """

    def copy(self) -> Trial:
        """Give a trial of a copy of the state, for answers that are only tried."""

    def answers(self, text: str) -> list[str]:
        """Give what a seat is to answer, in notation, one after another."""

    def is_given(self, text: str) -> bool:
        """Tell whether a later answer of a line has come about without a question.

        Refuse as IllegalAnswer one about which nobody is asked and which is not what came about.
        """

    def expectations(self, text: str) -> list[str]:
        """Give the expectations of a line, each whole, so that each is checked for itself."""

    def check(self, text: str) -> None:
        """Refuse as Unmet what does not hold, as BadNotation what says nothing in any state."""

    def may_end(self) -> bool:
        """Tell whether a script may end here though chance is asked, as between two turns."""


class Stage(Protocol):
    """What a game adds to its ruleset so that scenarios can play it."""

    ruleset: Ruleset

    def lay_out(self, fields: dict[str, object], file: str) -> Trial:
        """Lay out a position and go on to its first question.

        Fields that cannot be read are refused all at once, as ManyRefusals. A refusal may name the
        field at fault by its `path`: `heading.name` for a field below a heading, `heading.2` for
        the second row below a heading that stands there several times.
        """


class Fault(NamedTuple):
    """What is wrong in which line: the key of a sentence, its arguments, and the reason."""

    line: int
    key: str
    details: dict[str, object]
    reason: Refusal | None = None


class Outcome:
    """How a scenario went: it passed if there is no fault."""

    def __init__(self, file: str) -> None:
        """Begin with nothing known but the file."""
        self.file = file
        self.game = ""
        self.title = ""
        self.rules: tuple[str, ...] = ()
        self.steps = 0
        self.faults: list[Fault] = []

    @property
    def passed(self) -> bool:
        """Tell whether everything was as the file says."""
        return not self.faults
