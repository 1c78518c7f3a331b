"""Envelopes as a game of the registry, added from outside by the environment."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final
from unittest import mock

from oneiros.bots import search
from oneiros.bots.budget import Budget
from oneiros.bots.random_bot import RandomBot
from oneiros.bots.search import SearchBot
from oneiros.bots.weighing import Weighed
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fact import NONE, Fact
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Reason, Setup, returns
from oneiros.kernel.state import State
from oneiros.registry.addresses import VARIABLE
from oneiros.registry.coach import Coach, LookBack
from oneiros.registry.game import BotEntry, Example, Field, Game, Kept, Lesson, Luck, Reading
from oneiros.registry.games import all_games
from oneiros.registry.named import (
    Account,
    Ask,
    BoardCell,
    Cause,
    Event,
    Look,
    Odds,
    Option,
    PlannedDeed,
    Sentence,
    Threats,
    Told,
)
from oneiros.registry.planned import played
from oneiros.registry.sealed import Sealed
from oneiros.words import Words, refusals
from oneiros.words.portable import PORTABLE
from tests.thirdgame.rules import CARDS, DEEDS, ENVELOPES, NAMES, Envelopes
from tests.thirdgame.scenario import RULES, STAGE

ADDRESS: Final = "tests.thirdgame.game:GAME"
KINDS: Final = ("dealt", "taken", "peeked", "stopped", "shown")
FIELDS: Final = ("seat card", "seat", "seat target card", "seat", "seat card")


class CardText(Told, frozen=True):
    """A card of the deck."""

    name: str
    points: int


class EnvelopesChronicle:
    """Tells facts in names; a card that nobody may know is null."""

    def tell(self, steps: Sequence[tuple[int, Fact]]) -> list[Event]:
        return [
            Event(step, KINDS[fact.kind], _about(fact), Cause(fact.cause.rule), _line(fact))
            for step, fact in steps
        ]

    def copy(self) -> EnvelopesChronicle:
        return self


class EnvelopesGame:
    """Envelopes for everybody outside its rules."""

    ruleset = ENVELOPES
    stage = STAGE
    seat_names: Sequence[str] = NAMES
    least_seats = 2
    most_seats = len(NAMES)
    open = False
    bots: Mapping[str, BotEntry] = {"random": BotEntry(RandomBot, 0)}
    fields: Sequence[Field] = (Field("heap", 4, range(9)),)
    cells: Sequence[BoardCell] = ()
    readings: Sequence[Reading] = (
        Reading(
            "cards",
            "The cards of Envelopes.",
            list[CardText],
            lambda _: [CardText(f"card {card}", card) for card in CARDS],
        ),
    )
    aims: Sequence[str] = ()
    ready: Sequence[str] = ()
    coach: Coach | None = None
    look_back: LookBack | None = None
    luck: Callable[[Match], Sequence[Luck]] | None = None
    lessons: Sequence[Lesson] = (Lesson("one-card", ENVELOPES.check({"players": 2, "heap": 1}), 1),)
    sealed: Sealed | None = None
    terminal = "tests.thirdgame.terminal:TERMINAL"

    def examples(self) -> Mapping[str, Example]:
        return {}

    def brought(self, brings: object) -> object:
        if brings is not None:
            raise BadData("toy-brings", came=str(brings)[:80])
        return None

    def kept(self, text: str) -> Kept:
        raise BadData("toy-brings", came=text[:80])

    def brings_name(self, _brings: object) -> str:
        return ""

    def setup(self, chosen_format: object, brings: Sequence[object]) -> Setup:
        if not isinstance(chosen_format, dict) or not chosen_format.keys() <= {"heap"}:
            raise BadData("toy-setup", came=str(chosen_format)[:80])
        return self.ruleset.check({**chosen_format, "players": len(brings)})

    def both_ways(self, _setup: Setup) -> None:
        """Nobody brings anything."""

    def varied(self, setup: Setup, _dice: Dice) -> Setup:
        return setup

    def prelude(self, _chosen_format: object, _how: Mapping[str, object]) -> None:
        """Nobody brings anything."""

    def check_limits(self, _setup: Setup) -> None:
        """Refuse nothing: every game ends with its last envelope."""

    def going_on(self, _setup: Setup, state: State, _seat: int) -> Setup:
        raise BadData("position-under-way", question=self.ruleset.question(state))

    def turns(self, _state: State) -> int:
        return 1

    def phase(self, _state: State) -> int:
        return 0

    def phrase(self, _words: Words, _state: State, option: int) -> Sentence:
        return DEEDS[option]

    def scores(self, state: State) -> list[int]:
        table = _table(state)
        return [table.total(player) for player in range(table.players)]

    def returns(self, state: State) -> tuple[float, ...]:
        return returns(self.ruleset.ending(state), _table(state).players)

    def encoding(self, _state: State) -> None:
        """Nobody learns it."""

    def secret(self, state: State) -> bool:
        return state.seat >= 0

    def view(
        self,
        state: State,
        seat: int,
        before: dict[str, object] | None = None,  # noqa: ARG002 - everything is shown anew
    ) -> dict[str, object]:
        return self.ruleset.view(state, seat)

    def odds(self, _state: State, _option: int, _aim: str) -> Odds:
        raise BadData("odds-none")

    def threats(self, _state: State, _seat: int) -> Threats:
        raise BadData("threats-none")

    def weigh(
        self, state: State, budget: Budget, dice: Dice, played: Sequence[int] = ()
    ) -> Sequence[Weighed]:
        found = SearchBot(self.ruleset, budget.playouts).weigh(state, dice)
        rest = [one for one in found if one.answers != tuple(played)]
        return [one for one in found if one not in rest] + rest if played else found

    def account(self, words: Words, state: State, answers: Sequence[int]) -> Account:
        deeds = []
        for step in played(state, answers):
            text = self.ruleset.write(step.before, step.option)
            deeds.append(PlannedDeed(text, text))
        return Account(Look(words.say("advice-look-question")), deeds, [])

    def prospects(
        self, state: State, playouts: int, seed: int, _since: State | None = None
    ) -> Sequence[float]:
        return search.prospects(self.ruleset, state, _table(state).players, playouts, seed)

    def quick(self, seed: int) -> Callable[[State], int]:
        dice = Dice(seed)
        return lambda state: int(dice.choose(state))

    def spelled(self, _state: State, text: str) -> str:
        return text

    def ask(self, state: State, *, options: bool) -> Ask:
        return Ask(
            state.seat,
            self.ruleset.question(state),
            PORTABLE.say("toy-asked", seat=NAMES[state.seat]),
            [
                Option(
                    DEEDS[option],
                    self.ruleset.write(state, option),
                    PORTABLE.say("toy-option", deed=DEEDS[option]),
                    index,
                )
                for index, option in enumerate(state.options)
            ]
            if options
            else [],
            secret=self.secret(state),
        )

    def chronicle(self, _match: Match) -> EnvelopesChronicle:
        return EnvelopesChronicle()

    def rule_names(self) -> Collection[str]:
        return RULES

    def refusal(self, words: Words, refusal: Refusal) -> Sentence:
        if refusal.key.startswith("toy-"):
            return f"Envelopes refuse: {refusal.key}"
        return refusals.refusal(words, refusal)

    def reason(self, _words: Words, reason: Reason) -> Sentence:
        return f"Envelopes refuse: {reason.key}"


def _table(state: State) -> Envelopes:
    assert isinstance(state, Envelopes)
    return state


def _about(fact: Fact) -> dict[str, object]:
    named: dict[str, object] = {}
    for name, number in zip(FIELDS[fact.kind].split(), fact.about, strict=True):
        named[name] = (None if number == NONE else number) if name == "card" else NAMES[number]
    return named


def _line(fact: Fact) -> Sentence:
    return PORTABLE.say("toy-fact", kind=KINDS[fact.kind])


GAME: Final[Game] = EnvelopesGame()


@contextmanager
def added() -> Iterator[None]:
    """Add the game for a while, to this process and to those that it starts."""
    with mock.patch.dict(os.environ, {VARIABLE: ADDRESS}):
        all_games.cache_clear()
        try:
            yield
        finally:
            all_games.cache_clear()
