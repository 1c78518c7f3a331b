"""What everybody outside the rules needs of a game, said in one place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from oneiros.bots.budget import Budget
from oneiros.bots.weighing import Weighed
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.encoding import Encoding
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fact import Fact
from oneiros.kernel.match import Match
from oneiros.kernel.prelude import Prelude
from oneiros.kernel.ruleset import Reason, Ruleset, Setup
from oneiros.kernel.scenarios.stage import Stage
from oneiros.kernel.state import State
from oneiros.registry.coach import Coach, LookBack
from oneiros.registry.named import Account, Ask, BoardCell, Event, Odds, Sentence, Threats, Told
from oneiros.registry.sealed import Sealed
from oneiros.words import Words


class BotEntry(NamedTuple):
    """A bot of a game; called, it gives a new one. A higher level plays better, 0 at random."""

    make: Callable[[], Bot]
    level: int
    interpreted: int = 1
    """Playouts are divided by this at tables while the engine is interpreted."""

    def __call__(self) -> Bot:
        """Give a new bot, which remembers nothing."""
        return self.make()


class Field(NamedTuple):
    """Something that players agree on in a format: its usual value and all that it may be.

    The values are those that may be chosen while everything else is as usual.
    """

    name: str
    usual: bool | int
    values: Sequence[bool | int]


class Reading(NamedTuple):
    """Something that can be read about a game, or asked, without sitting down at a table.

    Its `path` stands below the game's name. `answer` is given what was sent, in the shape `takes`,
    or None where nothing is.
    """

    path: str
    summary: str
    gives: Any
    answer: Callable[[Any], Told | Sequence[Told]]
    takes: Any = None


class Kept(NamedTuple):
    """What somebody keeps to bring it to a game later: its name, and its text as it is kept.

    It is `ready` where it may be brought as it is.
    """

    name: str
    text: str
    ready: bool


class Luck(NamedTuple):
    """What chance gave a seat in a game, and what it gives on average by the same rolls.

    What is counted is the game's, and the pages say it in words.
    """

    got: int
    usual: float


class Lesson(NamedTuple):
    """A game that begins in a position for one learner, with bots in the other seats.

    What the learner is to do there, and in which words, is said by the pages.
    """

    name: str
    setup: Setup
    seat: int


class Example(NamedTuple):
    """A position in which somebody can try what a rule says, an ability or a power; bots answer."""

    name: str
    rule: str
    """The rule as scenarios cite it."""
    position: str
    seat: int


class Chronicle(Protocol):
    """Tells the facts of one game, in the order in which they happened."""

    def tell(self, steps: Sequence[tuple[int, Fact]]) -> list[Event]:
        """Tell what happened next, each fact with the step whose answer caused it."""

    def copy(self) -> Chronicle:
        """Give one that goes on from here by itself."""


class Game(Protocol):
    """A game: its rules, who plays it, how it is set up, named and told."""

    ruleset: Ruleset
    stage: Stage
    """Where its scenarios are played."""
    seat_names: Sequence[str]
    """The names of its seats; where there are fewer, those of the first ones."""
    least_seats: int
    most_seats: int
    open: bool
    """Whether everything lies open on the table, so that everybody sees and hears the same."""
    bots: Mapping[str, BotEntry]
    """The bots by their names; the first is the usual opponent."""
    fields: Sequence[Field]
    """What a format may say."""
    cells: Sequence[BoardCell]
    """The board as it is printed, if there is one."""
    readings: Sequence[Reading]
    """What else can be read without sitting down, such as the pieces there are."""
    lessons: Sequence[Lesson]
    """What newcomers may learn in it, in the order in which they should."""
    aims: Sequence[str]
    """What odds may be asked for, the usual first; empty where a game tells no odds."""
    ready: Sequence[str]
    """What comes with the game to be brought to it, by name; empty where nothing is brought."""
    coach: Coach | None
    """Says why what is brought did well or badly between bots; None where nothing is brought."""
    look_back: LookBack | None
    """Says what a finished game shows about each seat; None where nothing is counted."""
    luck: Callable[[Match], Sequence[Luck]] | None
    """Counts what the rolls of a match gave each seat; None where they alone say nothing."""
    sealed: Sealed | None
    """How packs are opened for it, where that is a way to play."""
    terminal: str
    """Where its Terminal is, as `module:object`: drawing stands above the registry."""

    def examples(self) -> Mapping[str, Example]:
        """Give what can be tried, by its name: each ability or power, in the order of the rules."""

    def brought(self, brings: object) -> object:
        """Check what a seat brings, such as a warband, and give it in full; refuse it as BadData.

        None means whatever is usual.
        """

    def brings_name(self, brings: object) -> str:
        """Name what a seat brings, for those who look at the table."""

    def kept(self, text: str) -> Kept:
        """Read what somebody wants to keep and bring later; refuse as BadData what nobody can read.

        It need not be ready yet.
        """

    def setup(self, chosen_format: object, brings: Sequence[object]) -> Setup:
        """Set a table up by its format and by what each seat brings."""

    def both_ways(self, setup: Setup) -> tuple[Setup, Setup] | None:
        """Give a set-up as it is, and with what its two seats bring exchanged; the rest stays.

        What is brought is written in one way, so the same is known again. None where nothing is.
        """

    def prelude(self, chosen_format: object, how: Mapping[str, object]) -> Prelude | None:
        """Lay out a game before which each seat builds what it brings from packs that are opened.

        `how` says which packs, as the game knows them, and is refused as BadData where it does not.
        None where nothing is built.
        """

    def varied(self, setup: Setup, dice: Dice) -> Setup:
        """Draw what players bring anew, for games that say who is stronger; keep all else.

        Where they bring nothing, it is the same set-up: chance deals each game as it likes.
        """

    def check_limits(self, setup: Setup) -> None:
        """Refuse as BadData a set-up by which a game at a table could grow without end."""

    def going_on(self, setup: Setup, state: State, seat: int) -> Setup:
        """Set up a game that goes on from a state as a seat, or NOBODY, knows it.

        What that seat does not know is dealt anew. In the middle of something, such as a combat, it
        is refused as BadData.
        """

    def turns(self, state: State) -> int:
        """Count the turns begun so far."""

    def phase(self, state: State) -> int:
        """Number the phase under way: what a seat answers within one belongs together."""

    def phrase(self, words: Words, state: State, option: int) -> Sentence:
        """Write an option of a state as a phrase."""

    def scores(self, state: State) -> Sequence[int] | None:
        """Give the points of each seat, where the game is about points."""

    def returns(self, state: State) -> Sequence[float]:
        """Give what each seat got out of a finished game: numbers that add up to 0."""

    def encoding(self, state: State) -> Encoding | None:
        """Give how states like one are written as numbers to learn from; None where they are not.

        All states of one set-up are written alike, those of a prelude included.
        """

    def secret(self, state: State) -> bool:
        """Tell whether the question or its options show what only the seat asked may know."""

    def view(
        self, state: State, seat: int, before: dict[str, object] | None = None
    ) -> dict[str, object]:
        """Show what a seat, or NOBODY, may know, without its options.

        What is as in a view `before` of the same seat may be the same object; nobody changes views.
        """

    def ask(self, state: State, *, options: bool) -> Ask:
        """Say what the state asks, with the options for a viewer who may answer."""

    def odds(self, state: State, option: int, aim: str) -> Odds:
        """Tell what an option of a state may come to for an aim; refuse as BadData where none are.

        The state holds only what its seat may know. This may take a while.
        """

    def threats(self, state: State, seat: int) -> Threats:
        """Tell what others may do to a seat's pieces next; refuse as BadData where none are told.

        The state holds only what the seat may know. This may take a while.
        """

    def weigh(
        self, state: State, budget: Budget, dice: Dice, played: Sequence[int] = ()
    ) -> Sequence[Weighed]:
        """Compare what the seat asked could do: whole plans, the best first.

        The state holds only what its seat may know. What was `played` from here, up to where chance
        or somebody else spoke, is among them. Worth is counted in what the game's planner counts.
        """

    def account(self, words: Words, state: State, answers: Sequence[int]) -> Account:
        """Tell where to look for a plan of the seat asked, what it does, and what follows from it.

        The state holds only what its viewer may know. What is told follows from the rules alone.
        """

    def prospects(
        self, state: State, playouts: int, seed: int, since: State | None = None
    ) -> Sequence[float]:
        """Give each seat's chance of winning, together 1, by playing on so many times at most.

        The same seed plays on with the same chance. What is under way is played to its end: where
        it was under way already in an earlier state, `since` then, nothing that begins after it.
        """

    def quick(self, seed: int) -> Callable[[State], int]:
        """Give a fresh quick player as `prospects` plays on by: it answers for whoever is asked."""

    def spelled(self, state: State, text: str) -> str:
        """Write what somebody typed with the names that notation uses, whatever their language."""

    def chronicle(self, match: Match) -> Chronicle:
        """Begin to tell a game."""

    def rule_names(self) -> Collection[str]:
        """Name every rule, as scenarios cite them."""

    def refusal(self, words: Words, refusal: Refusal) -> Sentence:
        """Say why something is refused, with the names that its things have in these words."""

    def reason(self, words: Words, reason: Reason) -> Sentence:
        """Say why something may not be done."""


def levels(game: Game) -> list[str]:
    """Name the bots from the gentlest on; what plays at random is none of them if there is more."""
    bots = game.bots
    found = sorted((name for name in bots if bots[name].level), key=lambda name: bots[name].level)
    return found or list(bots)


PARTS = (
    *(name for name in Game.__annotations__),
    *(name for name, part in vars(Game).items() if callable(part) and not name.startswith("_")),
)
"""The names of everything that a game must have."""


def lacking(game: object) -> list[str]:
    """Name the parts that a game does not have."""
    return [part for part in PARTS if not hasattr(game, part)]
