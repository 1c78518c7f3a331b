"""What the server must know about a game besides its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from oneiros.bots.bot import Bot
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fact import Fact
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Reason, Ruleset, Setup
from oneiros.kernel.state import State
from oneiros.server.sockets.messages import Ask, Event, Sentence


class Chronicle(Protocol):
    """Tells the facts of one game, in the order in which they happened."""

    def tell(self, steps: Sequence[tuple[int, Fact]]) -> list[Event]:
        """Tell what happened next, each fact with the step whose answer caused it."""


class Game(Protocol):
    """A game on the network: how it is set up, shown and told."""

    ruleset: Ruleset
    bots: Mapping[str, Callable[[], Bot]]
    """Whoever plays without a person, by their names; the first is the usual opponent."""
    open: bool
    """Whether everything lies open on the table, so that every viewer sees and hears the same."""
    least_seats: int
    most_seats: int

    def brought(self, brings: object) -> object:
        """Check what a seat brings, such as a warband, and give it in full; refuse it as BadData.

        None means whatever is usual.
        """

    def brings_name(self, brings: object) -> str:
        """Name what a seat brings for whoever looks at the table."""

    def setup(self, chosen_format: object, brings: Sequence[object]) -> Setup:
        """Set a game up by its format and by what each seat brings."""

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Show what a seat, or NOBODY, may know, without its options."""

    def ask(self, state: State, *, options: bool) -> Ask:
        """Say what the state asks, with the options for whoever may answer."""

    def chronicle(self, match: Match) -> Chronicle:
        """Begin to tell a game."""

    def refusal(self, refusal: Refusal) -> Sentence:
        """Say why something is refused."""

    def reason(self, reason: Reason) -> Sentence:
        """Say why something may not be done."""
