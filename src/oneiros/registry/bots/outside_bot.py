"""A bot from outside at a table: whatever it does wrong costs it its move, and nothing else."""

from __future__ import annotations

import operator
from bisect import bisect_left
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, Protocol

from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import Refusal
from oneiros.kernel.state import State
from oneiros.registry.bots.faults import BotFault, told
from oneiros.registry.game import Game

MOST_IN_A_ROW: Final = 3
"""After so many faults one after the other a bot is not asked any more in this game."""

Thought = Callable[[], int | str]
"""Comes to an option, or to an answer in words: an index or notation. May raise anything."""
Found = int | str | BotFault


class Tally:
    """The faults of a bot in a game, whatever thinks for it meanwhile."""

    def __init__(self) -> None:
        """Begin with none."""
        self.lost = 0
        """How many moves it has lost."""
        self.first: BotFault | None = None
        """The first fault of this game."""
        self.in_a_row = 0


class Loss(NamedTuple):
    """How many moves a bot has lost in a game, and why the first of them."""

    moves: int = 0
    why: str = ""


class Mind(Protocol):
    """What thinks for a bot."""

    def prepare(self, seen: State, dice: Dice) -> Thought:
        """Give a thought about a question, which may be thought in any thread."""

    def close(self) -> None:
        """Think no more."""


class OwnMind:
    """Thinks in this process, where nobody can interrupt it."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        """Begin with a new bot; what it raises when it is made, it raises when it is asked."""
        self._make = make
        self._bot: Bot | None = None

    def prepare(self, seen: State, dice: Dice) -> Thought:
        """Let the bot have a copy: it may do with it what it likes."""
        own = seen.copy()
        # Lists of options are shared by all states that ask the same.
        own.options = list(seen.options)
        return partial(self._think, own, dice)

    def close(self) -> None:
        """Forget the bot."""
        self._bot = None

    def _think(self, seen: State, dice: Dice) -> int:
        if self._bot is None:
            self._bot = self._make()
        return chosen(self._bot.choose(seen, dice))


class NoMind:
    """Stands for a bot that is not there: every question is a fault."""

    def __init__(self, why: str) -> None:
        """Keep why it is not there."""
        self._why = why

    def prepare(self, _seen: State, _dice: Dice) -> Thought:
        """Give a thought that comes to nothing."""
        return self._fail

    def close(self) -> None:
        """End nothing."""

    def _fail(self) -> int:
        raise BotFault("ended", self._why)


class OutsideBot:
    """A bot whose faults cost it its move: the usual answer is given in its place.

    `choose` does everything at once. Who must not be kept waiting prepares the question, thinks
    elsewhere, and settles what was found.
    """

    def __init__(self, game: Game, mind: Mind, tally: Tally | None = None) -> None:
        """Let a mind play a game, or go on in one whose faults were counted."""
        self.game = game
        self.mind = mind
        self.tally = tally or Tally()
        self.fault: BotFault | None = None
        """What was wrong with the last answer, if anything new was."""

    @property
    def benched(self) -> bool:
        """Whether it is not asked any more."""
        return self.tally.in_a_row >= MOST_IN_A_ROW

    def choose(self, seen: State, dice: Dice) -> int:
        """Choose an option."""
        return self.settle(seen, dice, self.prepare(seen, dice)())

    def prepare(self, seen: State, dice: Dice) -> Callable[[], Found]:
        """Give a thought that raises nothing."""
        if self.benched:
            return lambda: BotFault("ended", "it is not asked any more")
        return partial(_thought, self.mind.prepare(seen, dice))

    def settle(self, seen: State, dice: Dice, found: Found) -> int:
        """Make an option of what was found, the usual one of a fault."""
        benched, tally, self.fault = self.benched, self.tally, None
        try:
            option = self._option(seen, found)
        except BotFault as fault:
            kept = fault.alone()
            tally.lost += 1
            tally.in_a_row += 1
            tally.first = tally.first or kept
            self.fault = None if benched else kept
            return self._usual(seen, dice)
        tally.in_a_row = 0
        return option

    def _option(self, seen: State, found: Found) -> int:
        if isinstance(found, BotFault):
            raise found
        options = seen.options
        if isinstance(found, str):
            return self._read(seen, found)
        place = bisect_left(options, found)
        if place < len(options) and options[place] == found:
            return found
        raise BotFault("nonsense", f"it chose {found}, which is none of the options")

    def _read(self, seen: State, text: str) -> int:
        """Read an answer in words: the index of an option, or notation."""
        if text.isascii() and text.removeprefix("-").isdecimal():
            if len(text) < len(str(2**31)) and 0 <= int(text) < len(seen.options):
                return seen.options[int(text)]
            most = len(seen.options) - 1
            raise BotFault("nonsense", f"it answered {text}; expected an index from 0 to {most}")
        try:
            return self.game.ruleset.read(seen, text)
        except Refusal as refusal:
            raise BotFault("nonsense", f"it answered “{text}”: {refusal}") from None

    def _usual(self, seen: State, dice: Dice) -> int:
        """Give what people mostly answer; where there is no such thing, the dice decide."""
        usual = self.game.ask(seen, options=True).usual
        return dice.choose(seen) if usual < 0 else seen.options[usual]


def chosen(found: object) -> int:
    """Give what a bot in Python chose as a number; whatever counts as one does."""
    try:
        return int(operator.index(found))  # type: ignore[arg-type] # that is asked here
    except TypeError:
        why = f"it chose {found!r}; expected one of the options, a number"
        raise BotFault("nonsense", why) from None


def loss_of(bot: Bot) -> Loss:
    """Tell what a bot has lost by its faults; those of the games themselves have none."""
    if not isinstance(bot, OutsideBot) or bot.tally.first is None:
        return Loss()
    return Loss(bot.tally.lost, bot.tally.first.why)


def _thought(thought: Thought) -> Found:
    try:
        return thought()
    except BotFault as fault:
        return fault
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is the bot's
        return BotFault("raised", told(error))
