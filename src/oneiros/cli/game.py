"""What the command line must know about a game besides its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ruleset, Setup
from oneiros.kernel.stage import Stage
from oneiros.kernel.state import State
from oneiros.words import Words


class Choice(NamedTuple):
    """An option in a list: a heading, an item below it, and what is the option's own.

    What stands alone has its own text only. Where an option is an amount, its number is typed.
    Where there is little room, a short name takes the place of the item or of the text.
    """

    own: str
    heading: str = ""
    item: str = ""
    short: str = ""
    amount: int | None = None


class Screen(NamedTuple):
    """How much room there is for a picture, and whether letters are few."""

    width: int
    height: int
    plain: bool = False


class Told(NamedTuple):
    """The facts of a game: which of them are to be told, and up to where a person caused them.

    A phase that ends in between ended by itself.
    """

    facts: Sequence[Fact]
    start: int = 0
    caused: int = 0


class Game(Protocol):
    """A game in the terminal: how it is set up, drawn and told."""

    ruleset: Ruleset
    stage: Stage

    def setup(self, brought: Sequence[str]) -> Setup:
        """Set up what the seats bring, each by a name or a file."""

    def ready(self, words: Words) -> dict[str, str]:
        """Give the names of what a seat can bring without a file, each with a line about it."""

    def primer(self, words: Words) -> str:
        """Say in a few lines how the game is won and how its picture is read."""

    def draw(self, words: Words, state: State, screen: Screen, *, full: bool) -> RenderableType:
        """Draw the table, at a glance or with everything that explains it."""

    def zones(self, words: Words, state: State) -> list[Text]:
        """List what lies beside the board."""

    def heading(self, words: Words, state: State) -> str:
        """Say in a line where in the game this is."""

    def question(self, words: Words, state: State) -> str:
        """Ask whoever is asked."""

    def arrange(self, state: State, options: Sequence[int]) -> list[int]:
        """Put options into the order in which people look for them."""

    def option(self, words: Words, state: State, option: int) -> str:
        """Say an option in a sentence."""

    def choice(self, words: Words, state: State, option: int) -> Choice:
        """Say an option in a list."""

    def goes_on(self, state: State, seat: int, option: int) -> bool:
        """Tell whether a seat means to go on with its phase by answering this."""

    def log(self, words: Words, state: State, told: Told) -> list[str]:
        """Tell what happened and why, in lines."""

    def brief(self, words: Words, state: State, told: Told) -> list[str]:
        """Tell the same in as few lines as possible."""

    def about(self, words: Words, name: str) -> str:
        """Explain an ability or a piece by its name, or refuse the name."""

    def expand(self, state: State, text: str) -> str:
        """Turn the short tags of the picture into the names of the notation."""

    def turns(self, state: State) -> int:
        """Count the turns begun so far."""
