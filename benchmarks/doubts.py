"""What must hold in every position of Dreamblade, whatever was played."""

from __future__ import annotations

import zlib
from typing import Final

from oneiros.games.dreamblade import values
from oneiros.games.dreamblade.dreamscape import CELLS, PORTAL
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.roster import SIDE
from oneiros.games.dreamblade.rules import DreambladeRules
from oneiros.kernel.bits import BIT, count, numbers
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import CHANCE, NOBODY

MOST_IN_A_CELL: Final = 4
MOST_WRITTEN: Final = 40
REMEMBERED: Final = 64


class Doubt(Exception):  # noqa: N818 - what it is
    """Something does not hold; what stands before the colon tells kinds of doubts apart."""


def expect(holds: object, what: str, *details: object) -> None:
    """Raise a doubt about what does not hold."""
    if not holds:
        raise Doubt(" ".join([f"{what}:", *map(str, details)]))


def check_question(state: Dreamblade) -> None:
    """A question has at least two options, sorted and unique, and chance weighs each of them."""
    options = state.options
    expect(len(options) > 1, "fewer than two options", options)
    expect(options == sorted(set(options)), "options not sorted and unique", options)
    expect(state.seat in (CHANCE, 0, 1), "nobody is asked", state.seat)
    if state.seat == CHANCE:
        expect(len(state.weights) == len(options), "weights", state.weights)
        expect(min(state.weights) > 0, "weights", state.weights)


def check_table(state: Dreamblade) -> None:
    """Zones share nothing and miss nobody, stacking is lawful (1.7), counters are not negative."""
    seen = 0
    for place, here in enumerate(state.at):
        expect(here & seen == 0, "somebody is in two places", place, here & seen)
        seen |= here
        for one in numbers(here):
            expect(state.where[one] == place, "lost", one, state.where[one], place)
    expect(seen == state.roster.everyone, "missing", seen ^ state.roster.everyone)
    in_play = 0
    for cell in range(CELLS):
        here = state.at[cell]
        in_play |= here
        expect(count(here & ~state.roster.creatures) <= 1, "two locations", cell)
        for player in (0, 1):
            crowd = count(state.creatures_in(cell, player))
            lawful = crowd <= MOST_IN_A_CELL or cell == PORTAL[player]
            expect(lawful, "stacking (1.7)", cell, player, crowd)
    expect(in_play == state.in_play, "in play", in_play, state.in_play)
    _check_counters(state)


def _check_counters(state: Dreamblade) -> None:
    for what in ("damage", "wins", "bonus", "points", "dice", "spawned_into", "used", "energized"):
        expect(min(getattr(state, what)) >= 0, f"{what} below 0", getattr(state, what))
    for what in ("blades", "barred", "spawned", "moved", "fought", "relentless", "hurt", "turn"):
        expect(getattr(state, what) >= 0, f"{what} below 0", getattr(state, what))
    hurt = sum(BIT[one] for one in range(32) if state.damage[one])
    expect(hurt & ~state.in_play == 0, "damage outside the dreamscape", hurt & ~state.in_play)
    expect(hurt & ~state.roster.creatures == 0, "damage on a location", hurt)
    expect(max(state.wins) <= state.format.wins_needed, "wins", state.wins)
    limit = state.format.turn_limit
    expect(not limit or state.turn <= limit, "beyond the turn limit", state.turn, limit)


def check_end(rules: DreambladeRules, state: Dreamblade) -> None:
    """A finished game has an ending that fits its score, and nothing waits."""
    ending = rules.ending(state)
    expect(ending is not None, "no ending")
    expect(not state.options and not state.stack, "something waits at the end")
    if ending is not None and ending.winners:
        winner = ending.winners[0]
        expect(state.wins[winner] > state.wins[1 - winner], "the winner has fewer wins")
    elif ending is not None:
        expect(state.wins[0] == state.wins[1], "a draw with unequal wins", state.wins)


def digest(state: Dreamblade) -> int:
    """Give a number that differs for different ends, the same compiled and interpreted."""
    return zlib.crc32(repr(state.frozen()).encode())


class Doubter:
    """One game doubted at every answer: copies, facts, notation, reasons, views and replay."""

    def __init__(self, rules: DreambladeRules, setup: Setup) -> None:
        """Lay out a second table that only hears the facts."""
        self.rules = rules
        self.setup = setup
        self.answers: list[int] = []
        self.attempts: list[int] = []
        self.hearer: Dreamblade | None = None

    def apply(self, state: Dreamblade, option: int, dice: Dice) -> Dreamblade:
        """Go on with an option on a copy, and check everything that can be checked."""
        self._check_values(state)
        self._check_notation(state, dice)
        self._check_reasons(state)
        self.rules.view(state, 0)
        before = state.frozen()
        silent = state.copy()
        expect(silent.frozen() == before, "a copy differs")
        telling = state.copy()
        telling.facts = []
        telling.apply(option)
        silent.apply(option)
        expect(state.frozen() == before, "a copy shares something")
        expect(silent.frozen() == telling.frozen(), "facts change the game")
        heard: list[Fact] = telling.facts
        telling.facts = None
        self._check_facts(state, telling, heard)
        self.answers.append(option)
        self.attempts = (self.attempts + state.options[:MOST_WRITTEN])[-REMEMBERED:]
        return telling

    def _check_facts(self, before: Dreamblade, after: Dreamblade, heard: list[Fact]) -> None:
        """The facts of the whole game, told to a table of its own, show the same table."""
        if self.hearer is None:
            self.hearer = before.copy()
        for fact in heard:
            self.rules.retell(self.hearer, fact)
        told, shown = self.hearer.shown(), after.shown()
        differences = [pair for pair in zip(told, shown, strict=True) if pair[0] != pair[1]]
        expect(told == shown, "retold differs", differences, heard)

    def _check_values(self, state: Dreamblade) -> None:
        """2.6: the minimums after all modifiers."""
        for one in numbers(state.in_play & state.roster.creatures):
            expect(values.power(state, one) >= 0, "power below 0", one)
            expect(values.defense(state, one) >= 1, "defense below 1", one)
            expect(values.life(state, one) >= 1, "life below 1", one)
        for one in numbers(state.at[CELLS] & SIDE[state.active & 1]):
            expect(values.price(state, one) >= 0, "price below 0", one)

    def _check_notation(self, state: Dreamblade, dice: Dice) -> None:
        """What is written is read as the same option; of very many, some are tried."""
        options = state.options
        tried = options
        if len(options) > MOST_WRITTEN:
            tried = [options[dice.below(len(options))] for _ in range(MOST_WRITTEN)]
        for option in tried:
            text = self.rules.write(state, option)
            verb = text.partition(" ")[0]
            read = None
            try:
                read = self.rules.read(state, text)
            except Refusal as refusal:
                expect(None, f"{verb} is refused", text, refusal)
            expect(read == option, f"{verb} is read as something else", text, read, option)

    def _check_reasons(self, state: Dreamblade) -> None:
        """There is a reason for exactly what is not listed; what was legal before is tried, too."""
        for option in state.options[:MOST_WRITTEN]:
            reason = self.rules.explain(state, state.seat, option)
            expect(reason is None, "a legal option has a reason", option, reason)
        for attempt in self.attempts:
            if attempt not in state.options:
                reason = self.rules.explain(state, state.seat, attempt)
                expect(reason is not None, "no reason", attempt, state.question)

    def check_end(self, state: Dreamblade) -> None:
        """Replaying the answers gives the same end, and nobody may do anything any more."""
        again = self.rules.start(self.setup)
        for option in self.answers:
            again.apply(option)
        expect(again.frozen() == state.frozen(), "replaying the answers ends differently")
        expect(state.seat == NOBODY, "the game goes on")
        for attempt in self.attempts:
            expect(self.rules.explain(state, 0, attempt) is not None, "allowed after the end")
