"""Dreamscape: its rules, who plays it, how it is set up, named and told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final, cast

from oneiros.bots.budget import Budget
from oneiros.bots.dreamscape.planning import planner
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.bots.dreamscape.prospects import prospects
from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.bots.dreamscape.temper import DROWSY, HASTY, TemperedBot
from oneiros.bots.random_bot import RandomBot
from oneiros.bots.weighing import Weighed
from oneiros.games.dreamscape import questions, rules
from oneiros.games.dreamscape.encoding.encoding import encoding_of
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.text import position, scenario
from oneiros.games.dreamscape.views.worked_out import worked_out
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.dice import Dice
from oneiros.kernel.encoding import Encoding
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Reason, Ruleset, Setup, returns
from oneiros.kernel.scenarios.stage import Stage
from oneiros.kernel.state import State
from oneiros.registry.accounts import account
from oneiros.registry.coach import Coach, LookBack
from oneiros.registry.dreamscape.advice.account import TELLING
from oneiros.registry.dreamscape.events import Chronicle
from oneiros.registry.dreamscape.lessons import LESSONS
from oneiros.registry.dreamscape.lookback import look_back
from oneiros.registry.dreamscape.odds import AIMS, odds_of
from oneiros.registry.dreamscape.options import listed
from oneiros.registry.dreamscape.printed import READINGS
from oneiros.registry.examples import shipped
from oneiros.registry.game import BotEntry, Example, Field, Game, Kept, Lesson, Luck, Reading
from oneiros.registry.named import Account, Ask, BoardCell, Odds, Sentence, Threats
from oneiros.registry.sealed import Sealed
from oneiros.words import Words
from oneiros.words import dreamscape as said
from oneiros.words.dreamscape.names import cards
from oneiros.words.portable import PORTABLE
from oneiros.words.rulebook import rulebook

# The questions whose words or options show what only the seat asked may know.
_SECRETS: Final = (questions.KEEP, questions.FIRST_CARD, questions.HARVEST)
# What follows from the seats, or from a lesson, and is no part of a format.
_OWN: Final = frozenset({"players", "position"})
_SWITCHES: Final = ("nightmare", "simultaneous", "mirrored")


class DreamscapeGame:
    """Dreamscape for everybody outside its rules."""

    def __init__(self) -> None:
        """Say what is the same for every table."""
        self.ruleset: Ruleset = rules.DREAMSCAPE
        self.stage: Stage = scenario.STAGE
        self.seat_names: Sequence[str] = SEATS
        self.least_seats = 2
        self.most_seats = len(SEATS)
        self.open = False
        self.bots: Mapping[str, BotEntry] = {
            "scripted": BotEntry(ScriptedBot, 3),
            "drowsy": BotEntry(partial(TemperedBot, DROWSY), 1),
            "hasty": BotEntry(partial(TemperedBot, HASTY), 2),
            "planner": BotEntry(planner.far_sighted, 4, interpreted=3),
            "merciless": BotEntry(planner.PlannerBot, 5, interpreted=8),
            "random": BotEntry(RandomBot, 0),
        }
        self.fields: Sequence[Field] = (
            *(Field(name, usual=False, values=(False, True)) for name in _SWITCHES),
            Field("columns", usual=5, values=(3, 5)),
            Field("rows", usual=5, values=(3, 4, 5, 6)),
        )
        self.cells: Sequence[BoardCell] = ()
        self.readings: Sequence[Reading] = READINGS
        self.lessons: Sequence[Lesson] = LESSONS
        self.aims: Sequence[str] = AIMS
        self.ready: Sequence[str] = ()
        self.coach: Coach | None = None
        self.look_back: LookBack | None = look_back
        # What a shard or a card is worth depends on the land.
        self.luck: Callable[[Match], Sequence[Luck]] | None = None
        self.sealed: Sealed | None = None
        self.terminal = "oneiros.cli.dreamscape.terminal:DREAMSCAPE"

    def examples(self) -> Mapping[str, Example]:
        """Give a position for each power of the rules."""
        return shipped(__package__)

    def brought(self, brings: object) -> object:
        """Nobody brings anything."""
        if brings is not None:
            raise BadData("setup-brings", came=str(brings)[:80])
        return None

    def kept(self, text: str) -> Kept:
        """Nobody brings anything, so there is nothing to keep."""
        raise BadData("setup-brings", came=text[:80])

    def brings_name(self, _brings: object) -> str:
        """There is nothing to name."""
        return ""

    def setup(self, chosen_format: object, brings: Sequence[object]) -> Setup:
        """Set up as many players as there are seats."""
        if not isinstance(chosen_format, dict) or not _OWN.isdisjoint(chosen_format):
            raise BadData("setup-no-format", came=str(chosen_format)[:80])
        return self.ruleset.check({**chosen_format, "players": len(brings)})

    def both_ways(self, _setup: Setup) -> None:
        """Nobody brings anything."""

    def varied(self, setup: Setup, _dice: Dice) -> Setup:
        """Nobody brings anything; bag, decks and purposes are drawn by chance."""
        return setup

    def prelude(self, _chosen_format: object, _how: Mapping[str, object]) -> None:
        """Nobody brings anything."""

    def check_limits(self, setup: Setup) -> None:
        """Refuse nothing: what runs out ends every game."""

    def going_on(self, setup: Setup, state: State, seat: int) -> Setup:  # noqa: ARG002 - the position says it
        """Begin with the position; cards that the seat has not seen come as chance draws them."""
        seen = self.ruleset.veil(state, seat)
        return self.ruleset.check({"position": position.write(_table(seen))})

    def turns(self, state: State) -> int:
        """Count the cycles begun so far."""
        return _table(state).cycle

    def phase(self, state: State) -> int:
        """Tell travels and creations apart."""
        return _table(state).phase

    def phrase(self, words: Words, state: State, option: int) -> Sentence:
        """Write an option as a phrase."""
        return said.option(words, _table(state), option)

    def scores(self, state: State) -> list[int]:
        """Give the points of each player."""
        return list(_table(state).score)

    def returns(self, state: State) -> tuple[float, ...]:
        """Give 1 for a victory alone, less for a shared one, and what that costs the others."""
        return returns(self.ruleset.ending(state), _table(state).players)

    def encoding(self, state: State) -> Encoding:
        """Write tables by their players, the size of their lands and the number of cards."""
        return encoding_of(_table(state))

    def secret(self, state: State) -> bool:
        """Only the player who looks at cards and shards may see them."""
        return state.question in _SECRETS

    def view(
        self,
        state: State,
        seat: int,
        before: dict[str, object] | None = None,  # noqa: ARG002 - everything is shown anew
    ) -> dict[str, object]:
        """Show what a seat may know, with what is worked out of it; options are told elsewhere."""
        plain = self.ruleset.view(state, seat)
        return {**plain, "options": [], **worked_out(_table(state), seat)}

    def ask(self, state: State, *, options: bool) -> Ask:
        """Say what is asked; only the seat asked is told what only it may see."""
        table = _table(state)
        hidden = self.secret(state) and not options
        return Ask(
            seat=table.seat,
            question=questions.NAMES[table.question],
            sentence=_secret(table) if hidden else said.question(PORTABLE, table),
            options=listed(table) if options else [],
            secret=self.secret(state),
        )

    def chronicle(self, match: Match) -> Chronicle:
        """Begin to tell a game."""
        return Chronicle(lambda: _table(match.state))

    def rule_names(self) -> Collection[str]:
        """Name every rule of the page."""
        return rulebook(self.ruleset.name, "en").names()

    def odds(self, state: State, option: int, aim: str) -> Odds:
        """Tell what an answer draws, or what locations would be filled with after it."""
        return odds_of(_table(state), option, aim)

    def threats(self, _state: State, _seat: int) -> Threats:
        """Nobody is threatened here."""
        raise BadData("threats-none")

    def weigh(
        self, state: State, budget: Budget, dice: Dice, played: Sequence[int] = ()
    ) -> Sequence[Weighed]:
        """Compare whole travels and creations as the strongest planner does, in points."""
        return planner.PlannerBot(budget).weigh(state, dice, played)

    def account(self, words: Words, state: State, answers: Sequence[int]) -> Account:
        """Tell what a plan does and what follows from it."""
        return account(TELLING, words, _table(state), answers)

    def prospects(
        self, state: State, playouts: int, seed: int, since: State | None = None
    ) -> Sequence[float]:
        """Judge where a cycle ends; elsewhere play on to there."""
        cycle = _table(since or state).cycle
        return prospects(_table(state), playouts, seed, cycle)

    def quick(self, _seed: int) -> Callable[[State], int]:
        """Give the player of playouts, which needs no dice."""
        player = Quick()
        return lambda state: int(player.answer(_table(state)))

    def spelled(self, state: State, text: str) -> str:
        """Put the names of cards into English, but those that somebody made up."""
        return cards().in_english(text, {one.name for one in _table(state).box.cards})

    def refusal(self, words: Words, refusal: Refusal) -> Sentence:
        """Say why something is refused."""
        return said.refusal(words, refusal)

    def reason(self, words: Words, reason: Reason) -> Sentence:
        """Say why something may not be done."""
        return said.reason(words, reason)


def _table(state: State) -> Dreamscape:
    """Every state of this game is a table of Dreamscape."""
    return cast("Dreamscape", state)


def _secret(table: Dreamscape) -> Sentence:
    return PORTABLE.say("server-asked-secretly", seat=SEATS[table.seat])


DREAMSCAPE: Final[Game] = DreamscapeGame()
