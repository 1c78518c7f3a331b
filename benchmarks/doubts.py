"""What must hold in every position of every game, whatever was played."""

from __future__ import annotations

import zlib
from typing import Final, Protocol

from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ruleset, Setup
from oneiros.kernel.state import CHANCE, NOBODY, State

MOST_WRITTEN: Final = 40
REMEMBERED: Final = 64


class Doubt(Exception):  # noqa: N818 - what it is
    """Something does not hold; what stands before the colon tells kinds of doubts apart."""


def expect(holds: object, what: str, *details: object) -> None:
    """Raise a doubt about what does not hold."""
    if not holds:
        raise Doubt(" ".join([f"{what}:", *map(str, details)]))


class Doubts(Protocol):
    """What a game adds: its rules, how its games are made up and played, and what must hold."""

    @property
    def rules(self) -> Ruleset:
        """The game."""

    def setup(self, number: int, dice: Dice) -> dict[str, object]:
        """Make up the set-up of the game with a number."""

    def choose(self, number: int, state: State, dice: Dice) -> int:
        """Choose an option in the manner of the game with a number."""

    def check_table(self, state: State) -> None:
        """Doubt everything that is quick to look at."""

    def check_closely(self, state: State) -> None:
        """Doubt what takes longer."""

    def check_end(self, state: State) -> None:
        """Doubt a finished game."""

    def shown(self, state: State) -> tuple[object, ...]:
        """Give what the facts tell."""


def check_question(state: State, seats: int) -> None:
    """A question has at least two options, sorted and unique, and chance weighs each of them."""
    options = state.options
    expect(len(options) > 1, "fewer than two options", options)
    expect(options == sorted(set(options)), "options not sorted and unique", options)
    expect(CHANCE <= state.seat < seats, "nobody is asked", state.seat)
    if state.seat == CHANCE:
        expect(len(state.weights) == len(options), "weights", state.weights)
        expect(min(state.weights) > 0, "weights", state.weights)


def digest(state: State) -> int:
    """Give a number that differs for different ends, the same compiled and interpreted."""
    return zlib.crc32(repr(state.frozen()).encode())


class Doubter:
    """One game doubted at every answer: copies, facts, notation, reasons, views and replay."""

    def __init__(self, doubts: Doubts, setup: Setup, start: State) -> None:
        """Lay out a second table that only hears the facts."""
        self.doubts = doubts
        self.rules = doubts.rules
        self.setup = setup
        self.seats = len(doubts.rules.seats(setup))
        self.answers: list[tuple[int, int]] = []
        self.attempts: list[int] = []
        self.hearer = start.copy()
        # Its own dice, so that a game goes the same way whether it is doubted or not.
        self.dice = Dice(1)

    def apply(self, state: State, option: int) -> State:
        """Go on with an option on a copy, and check everything that can be checked."""
        self.doubts.check_closely(state)
        self._check_notation(state)
        self._check_reasons(state)
        self._check_views(state, option)
        before = state.frozen()
        silent = state.copy()
        expect(silent.frozen() == before, "a copy differs")
        telling = state.copy()
        # Turning to the one who answers may have been told already.
        telling.facts = state.facts or []
        telling.apply(option)
        silent.apply(option)
        expect(state.frozen() == before, "a copy shares something")
        expect(silent.frozen() == telling.frozen(), "facts change the game")
        heard: list[Fact] = telling.facts
        telling.facts = None
        self._check_facts(telling, heard)
        self.answers.append((state.seat, option))
        self.attempts = (self.attempts + state.options[:MOST_WRITTEN])[-REMEMBERED:]
        return telling

    def _check_facts(self, after: State, heard: list[Fact]) -> None:
        """The facts of the whole game, told to a table of its own, show the same table."""
        for fact in heard:
            self.rules.retell(self.hearer, fact)
        told, shown = self.doubts.shown(self.hearer), self.doubts.shown(after)
        differences = [pair for pair in zip(told, shown, strict=True) if pair[0] != pair[1]]
        expect(told == shown, "retold differs", differences, heard)

    def _check_views(self, state: State, option: int) -> None:
        """Everybody is shown something, and what a seat knows asks it the same and plays on."""
        self.rules.view(state, len(self.answers) % self.seats)
        if state.seat != CHANCE:
            known = self.rules.veil(state, state.seat)
            asked = (known.seat, known.question, known.options)
            expect(asked == (state.seat, state.question, state.options), "a veil asks otherwise")
            known.apply(option)

    def _check_notation(self, state: State) -> None:
        """What is written is read as the same option; of very many, some are tried."""
        options = state.options
        tried = options
        if len(options) > MOST_WRITTEN:
            tried = [options[self.dice.below(len(options))] for _ in range(MOST_WRITTEN)]
        for option in tried:
            text = self.rules.write(state, option)
            verb = text.partition(" ")[0]
            read = None
            try:
                read = self.rules.read(state, text)
            except Refusal as refusal:
                expect(None, f"{verb} is refused", text, refusal)
            expect(read == option, f"{verb} is read as something else", text, read, option)

    def _check_reasons(self, state: State) -> None:
        """There is a reason for exactly what is not listed; what was legal before is tried, too."""
        for option in state.options[:MOST_WRITTEN]:
            reason = self.rules.explain(state, state.seat, option)
            expect(reason is None, "a legal option has a reason", option, reason)
        for attempt in self.attempts:
            if attempt not in state.options:
                reason = self.rules.explain(state, state.seat, attempt)
                expect(reason is not None, "no reason", attempt, state.question)

    def check_end(self, state: State) -> None:
        """Replaying the answers gives the same end, and nobody may do anything any more."""
        again = self.rules.start(self.setup)
        for seat, option in self.answers:
            if seat != again.seat:
                again.attend(seat)
            again.apply(option)
        expect(again.frozen() == state.frozen(), "replaying the answers ends differently")
        expect(state.seat == NOBODY, "the game goes on")
        for attempt in self.attempts:
            expect(self.rules.explain(state, 0, attempt) is not None, "allowed after the end")
