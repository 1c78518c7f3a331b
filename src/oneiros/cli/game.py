"""What the command line must know about a game besides its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rich.console import RenderableType

from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ruleset, Setup
from oneiros.kernel.stage import Stage
from oneiros.kernel.state import State
from oneiros.words import Words


class Choice(NamedTuple):
    """An option as a heading it shares with others and what is its own; alone it needs none."""

    heading: str
    own: str


class Game(Protocol):
    """A game in the terminal: how it is set up, drawn and told."""

    ruleset: Ruleset
    stage: Stage

    def setup(self, brought: Sequence[str]) -> Setup:
        """Set up what the seats bring, each by a name or a file."""

    def draw(self, words: Words, state: State, width: int, *, plain: bool) -> RenderableType:
        """Draw the table for a screen of some width, plainly where letters are few."""

    def heading(self, words: Words, state: State) -> str:
        """Say in a line where in the game this is."""

    def question(self, words: Words, state: State) -> str:
        """Ask whoever is asked."""

    def option(self, words: Words, state: State, option: int) -> str:
        """Say an option in a sentence."""

    def choice(self, words: Words, state: State, option: int) -> Choice:
        """Say an option in a list."""

    def log(self, words: Words, state: State, facts: Sequence[Fact]) -> list[str]:
        """Tell what happened, in lines."""

    def about(self, words: Words, name: str) -> str:
        """Explain an ability or a piece by its name, or refuse the name."""

    def expand(self, state: State, text: str) -> str:
        """Turn the short tags of the picture into the names of the notation."""

    def turns(self, state: State) -> int:
        """Count the turns begun so far."""
