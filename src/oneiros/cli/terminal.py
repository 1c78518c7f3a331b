"""What the command line adds to a game: how people are asked for it, shown and told it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import State
from oneiros.registry.game import Game
from oneiros.words import Words

YES = "yes"
"""What a wish without a value is worth where somebody has it."""


class Wish(NamedTuple):
    """What a game can be set up with: an option of commands, and a question before a game.

    Without values it is one of those that people have or have not. Where it is `free`, anything
    else than the values may be named, too, if only the set-up accepts it. The number of seats may
    depend on a wish that comes `before_seats`.
    """

    name: str
    means: str
    prompt: str
    values: Mapping[str, str] = {}
    usual: str = ""
    metavar: str = ""
    introduction: str = ""
    free: bool = False
    before_seats: bool = False


class Choice(NamedTuple):
    """An option in a list: a heading, an item below it, and what is the option's own.

    What stands alone has its own text only. Where an option is an amount, its number is typed.
    Where there is little room, a short name takes the place of the item or of the text. Where
    there is even less, another heading says how the options are written, and their numbers go;
    a heading without a colon at its end takes the place of the options altogether.
    """

    own: str
    heading: str = ""
    item: str = ""
    short: str = ""
    amount: int | None = None
    written: str = ""


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


class Glance(NamedTuple):
    """One look of a person at the table: in which words, and on how large a screen.

    The viewer is a seat, or NOBODY for an onlooker.
    """

    words: Words
    state: State
    viewer: int
    screen: Screen


class Query(NamedTuple):
    """What people can ask at the table of one game only; where more is `needed`, about what.

    Its word, its help and what is said when it is incomplete are `GAME-NAME-word`, `-help` and
    `-what`.
    """

    answer: Callable[[Glance, str], Sequence[RenderableType]]
    needed: bool = False


class Terminal(Protocol):
    """A game in the terminal: how it is set up, drawn and told."""

    game: Game
    commands: Mapping[str, str]
    """The commands that only this game has, each with the module that is a `parser.Command`."""
    queries: Mapping[str, Query]
    always_drawn: bool
    """Whether so much changes with every answer that a screen always shows the table again."""
    standing: str
    """How far ahead a `seat` is in a `state`, in a line of Python, for those who begin a bot."""

    def summary(self, words: Words) -> str:
        """Say in half a line what the game is about."""

    def wishes(self, words: Words) -> Sequence[Wish]:
        """Say what it can be set up with."""

    def setup(self, wished: Mapping[str, str]) -> Setup:
        """Set it up by wishes, each with its value; what nobody wishes for is as usual."""

    def rules_about(self, words: Words, name: str) -> Sequence[str]:
        """Give the numbers of the rules that a word leads to, though they may not contain it."""

    def primer(self, words: Words) -> str:
        """Say in a few lines how the game is won and how its picture is read."""

    def draw(self, glance: Glance, *, full: bool) -> RenderableType:
        """Draw what a seat sees of the table, at a glance or with everything that explains it."""

    def zones(self, glance: Glance) -> Sequence[RenderableType]:
        """List what a seat sees beside the board."""

    def exhibits(self, glance: Glance) -> Sequence[RenderableType]:
        """Give what must be seen to answer the question, besides the table."""

    def heading(self, words: Words, state: State) -> str:
        """Say in a line where in the game this is."""

    def question(self, words: Words, state: State) -> str:
        """Ask the player who must answer."""

    def arrange(self, state: State, options: Sequence[int]) -> list[int]:
        """Put options into the order in which people look for them."""

    def option(self, words: Words, state: State, option: int) -> str:
        """Say an option in a sentence."""

    def choice(self, words: Words, state: State, option: int) -> Choice:
        """Say an option in a list."""

    def cheaper(self, state: State, option: int) -> int:
        """Give the option that does the same for less, or the same option where there is none.

        What costs more for nothing need not be arranged.
        """

    def doubt(self, words: Words, state: State, option: int) -> str:
        """Say why somebody may not mean an option, so that they are asked once; mostly nothing."""

    def names(self, words: Words, state: State) -> Sequence[str]:
        """Name what answers may be about, for whoever misses the whole name."""

    def goes_on(self, state: State, seat: int, option: int) -> bool:
        """Tell whether a seat means to go on with its phase by answering this."""

    def log(self, words: Words, state: State, told: Told) -> list[str]:
        """Tell what happened and why, in lines."""

    def brief(self, words: Words, state: State, told: Told) -> Sequence[str | Text]:
        """Tell the same in as few lines as possible."""

    def reckoning(self, glance: Glance) -> Sequence[RenderableType]:
        """Show how the result of a game that is over came about, where the table does not."""

    def expand(self, words: Words, state: State, text: str) -> str:
        """Turn short names of the picture, and those of other languages, into the notation's."""
