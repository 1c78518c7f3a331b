"""Dreamblade: its rules, who plays it, how it is set up, named and told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final, cast

from oneiros.bots.budget import Budget
from oneiros.bots.dreamblade import brisk, scripted, temper
from oneiros.bots.dreamblade.planning import planner
from oneiros.bots.dreamblade.prospects import prospects
from oneiros.bots.dreamblade.scripted import ScriptedBot
from oneiros.bots.random_bot import RandomBot
from oneiros.bots.weighing import Weighed
from oneiros.games.dreamblade import questions, rules
from oneiros.games.dreamblade.encoding.encoding import ENCODING
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.sealed.building import Building, opened
from oneiros.games.dreamblade.sealed.encoding import SEALED
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.text import position, scenario
from oneiros.games.dreamblade.views.needless import is_needless
from oneiros.games.dreamblade.views.view import view
from oneiros.games.dreamblade.warbands import encodings, warband
from oneiros.games.dreamblade.warbands.drawn import drawn_warbands, shelf
from oneiros.games.dreamblade.warbands.sealed import STARTER_NAME, sets
from oneiros.kernel.dice import Dice
from oneiros.kernel.encoding import Encoding
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fact import NONE
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Reason, Ruleset, Setup, returns
from oneiros.kernel.scenarios.stage import Stage
from oneiros.kernel.state import NOBODY, State
from oneiros.registry.accounts import account
from oneiros.registry.coach import Coach, LookBack
from oneiros.registry.dreamblade.advice.account import TELLING
from oneiros.registry.dreamblade.coaching import DreambladeCoach
from oneiros.registry.dreamblade.events import Chronicle
from oneiros.registry.dreamblade.lessons import LESSONS
from oneiros.registry.dreamblade.lookback import look_back
from oneiros.registry.dreamblade.luck import luck_of
from oneiros.registry.dreamblade.odds import AIMS, odds_of, threats_of
from oneiros.registry.dreamblade.options import listed
from oneiros.registry.dreamblade.packs import PACKS
from oneiros.registry.dreamblade.printed import READINGS, cells
from oneiros.registry.dreamblade.usual import usual
from oneiros.registry.dreamblade.written import named_warband, written_warband
from oneiros.registry.examples import shipped
from oneiros.registry.game import BotEntry, Example, Field, Game, Kept, Lesson, Luck, Reading
from oneiros.registry.named import Account, Ask, BoardCell, Odds, Sentence, Threats
from oneiros.registry.sealed import Sealed
from oneiros.words import Words
from oneiros.words import dreamblade as said
from oneiros.words.dreamblade.names import figures
from oneiros.words.portable import PORTABLE
from oneiros.words.rulebook import rulebook

USUAL: Final = "sample"
VARIED: Final = "first-sleep"
"""The set that random warbands are drawn from."""
MOST_TURNS: Final = 100
"""The largest turn limit at a table, where there must be one: the rules allow more and none at all,
but such a game could grow without end, at the cost of everybody else on a server."""
# The questions whose subject is a miniature; elsewhere the subject may be anything.
_ABOUT_A_PIECE: Final = (questions.DAMAGE, questions.FATE, questions.ABILITY)


class DreambladeGame:
    """Dreamblade for everybody outside its rules."""

    def __init__(self) -> None:
        """Say what is the same for every table."""
        self.ruleset: Ruleset = rules.DREAMBLADE
        self.stage: Stage = scenario.STAGE
        self.seat_names: Sequence[str] = SEATS
        self.least_seats = self.most_seats = len(SEATS)
        self.open = True
        self.bots: Mapping[str, BotEntry] = {
            "scripted": BotEntry(ScriptedBot, 3),
            "drowsy": BotEntry(partial(ScriptedBot, scripted.ONE_LOOK, temper.DROWSY), 1),
            "hasty": BotEntry(partial(ScriptedBot, scripted.ONE_LOOK, temper.HASTY), 2),
            "planner": BotEntry(planner.far_sighted, 4),
            "merciless": BotEntry(planner.merciless, 5, interpreted=8),
            "random": BotEntry(RandomBot, 0),
        }
        self.fields: Sequence[Field] = (
            Field("reroll_ones", usual=False, values=(False, True)),
            Field("turn_limit", usual=30, values=range(1, MOST_TURNS + 1)),
        )
        self.cells: Sequence[BoardCell] = cells()
        self.readings: Sequence[Reading] = READINGS
        self.lessons: Sequence[Lesson] = LESSONS
        self.aims: Sequence[str] = AIMS
        self.ready: Sequence[str] = tuple(warband.ready_warbands())
        self.coach: Coach | None = DreambladeCoach()
        self.look_back: LookBack | None = look_back
        self.luck: Callable[[Match], Sequence[Luck]] | None = luck_of
        self.sealed: Sealed | None = PACKS
        self.terminal = "oneiros.cli.dreamblade.terminal:DREAMBLADE"

    def examples(self) -> Mapping[str, Example]:
        """Give a position for each ability of the rules."""
        return shipped(__package__)

    def brought(self, brings: object) -> object:
        """A warband: the name of a ready one, a text in one of three forms, or names in a list."""
        if brings is None:
            return USUAL
        if isinstance(brings, str) and brings in warband.ready_warbands():
            return brings
        names = named_warband(brings)
        warband.muster(names)
        return names

    def kept(self, text: str) -> Kept:
        """A warband of miniatures that exist, allowed or not yet, in its JSON form."""
        read = written_warband(text, known=True)
        problems = warband.problems(read.names())
        for problem in problems:
            if problem.key == "miniature-unknown":
                raise problem
        return Kept(read.name, encodings.write(read, encodings.JSON), ready=not problems)

    def brings_name(self, brings: object) -> str:
        """Name a ready warband; any other is called `own`."""
        return brings if isinstance(brings, str) else "own"

    def setup(self, chosen_format: object, brings: Sequence[object]) -> Setup:
        """Set up two warbands."""
        setup = self.ruleset.check({"warbands": list(brings), "format": chosen_format})
        self.check_limits(setup)
        return setup

    def both_ways(self, setup: Setup) -> tuple[Setup, Setup] | None:
        """Let two warbands meet from both sides; a game that began in the middle shows none."""
        if "warbands" not in setup:
            return None
        one, other = (sorted(names) for names in cast("list[list[str]]", setup["warbands"]))
        rest = {"miniatures": setup["miniatures"], "format": setup["format"]}
        return {"warbands": [one, other], **rest}, {"warbands": [other, one], **rest}

    def prelude(self, chosen_format: object, how: Mapping[str, object]) -> Building:
        """3.3: the `way` is `starter` or `boosters`, and `set` one with every rarity."""
        unknown = [key for key in how if key not in ("way", "set")]
        if unknown:
            raise BadData("prelude-key", came=str(unknown[0]))
        agreed = self.setup(chosen_format, [USUAL, USUAL])["format"]
        way, title = str(how.get("way", STARTER_NAME)), str(how.get("set", sets()[0]))
        return opened(way, title, cast("dict[str, object]", agreed))

    def check_limits(self, setup: Setup) -> None:
        """Refuse a game without a turn limit, or with one beyond those of tables."""
        turns = cast("dict[str, int]", setup["format"])["turn_limit"]
        if not 0 < turns <= MOST_TURNS:
            raise BadData("setup-turn-limit", came=turns, most=MOST_TURNS)

    def varied(self, setup: Setup, dice: Dice) -> Setup:
        """Draw two ready warbands, or two random ones of one set."""
        warbands = drawn_warbands(shelf(VARIED), dice)
        return self.ruleset.check({**setup, "warbands": [list(one) for one in warbands]})

    def going_on(self, setup: Setup, state: State, seat: int) -> Setup:  # noqa: ARG002 - all see the same
        """Begin with the position, of which nothing is hidden, by the same format."""
        line = position.write(_table(state))
        return self.ruleset.check({"position": line, "format": setup["format"]})

    def turns(self, state: State) -> int:
        """Count the turns begun so far."""
        return _table(state).turn

    def phase(self, state: State) -> int:
        """Number spawn and action phases, each by whose it is."""
        table = _table(state)
        return 2 * table.phase + table.active

    def phrase(self, words: Words, state: State, option: int) -> Sentence:
        """Write an option as a phrase."""
        return said.option(words, _table(state), option)

    def scores(self, _state: State) -> None:
        """Turns are won, and points only decide who wins them."""

    def returns(self, state: State) -> tuple[float, ...]:
        """Give 1 for a victory, -1 for a defeat and 0 for a draw."""
        return returns(self.ruleset.ending(state), len(SEATS))

    def encoding(self, state: State) -> Encoding:
        """Every set-up is written alike; sealed play has the pools before it."""
        return SEALED if isinstance(state, Building) else ENCODING

    def secret(self, _state: State) -> bool:
        """Everything lies open on the table."""
        return False

    def view(
        self,
        state: State,
        seat: int,  # noqa: ARG002 - all see the same
        before: dict[str, object] | None = None,
    ) -> dict[str, object]:
        """Show the table, of which nothing is hidden; options are told with the question."""
        return view(_table(state), NOBODY, before)

    def ask(self, state: State, *, options: bool) -> Ask:
        """Say what is asked and, to a viewer who may answer, what may be answered."""
        table = _table(state)
        about = table.question in _ABOUT_A_PIECE and table.subject != NONE
        return Ask(
            seat=table.seat,
            question=questions.NAMES[table.question],
            sentence=said.question_in_full(PORTABLE, table),
            options=listed(table) if options else [],
            usual=usual(table) if options else NONE,
            needless=options and is_needless(table),
            subject=table.roster.labels[table.subject] if about else "",
        )

    def odds(self, state: State, option: int, aim: str) -> Odds:
        """Tell what a strike may come to; nothing else has odds."""
        return odds_of(_table(state), option, aim)

    def threats(self, state: State, seat: int) -> Threats:
        """Tell what the other side may do to a player's creatures in its next action phases."""
        return threats_of(_table(state), seat)

    def weigh(
        self, state: State, budget: Budget, dice: Dice, played: Sequence[int] = ()
    ) -> Sequence[Weighed]:
        """Compare whole phases as the strongest planner does, in chances of winning."""
        return planner.PlannerBot(budget).weigh(state, dice, played)

    def account(self, words: Words, state: State, answers: Sequence[int]) -> Account:
        """Tell what a plan does and what follows from it."""
        return account(TELLING, words, cast("Dreamblade", state), answers)

    def prospects(
        self, state: State, playouts: int, seed: int, since: State | None = None
    ) -> Sequence[float]:
        """Judge where a turn begins; elsewhere play on to there."""
        turn = 0 if since is None else _table(since).turn
        return prospects(cast("Dreamblade", state), playouts, seed, turn)

    def quick(self, seed: int) -> Callable[[State], int]:
        """Give the player of playouts; dice choose among what is as good."""
        dice = Dice(seed)
        return lambda state: int(brisk.answer(cast("Dreamblade", state), dice))

    def spelled(self, state: State, text: str) -> str:
        """Put the names of miniatures into English, but those that somebody made up."""
        own = {one.name for one in _table(state).roster.miniatures.values()}
        return figures().in_english(text, own)

    def chronicle(self, match: Match) -> Chronicle:
        """Begin to tell a game."""
        return Chronicle(_table(match.state).roster)

    def rule_names(self) -> Collection[str]:
        """Name every rule of the page."""
        return rulebook(self.ruleset.name, "en").names()

    def refusal(self, words: Words, refusal: Refusal) -> Sentence:
        """Say why something is refused."""
        return said.refusal(words, refusal)

    def reason(self, words: Words, reason: Reason) -> Sentence:
        """Say why something may not be done."""
        return said.reason(words, reason)


def _table(state: State) -> Table:
    """Every state of this game is a table of Dreamblade."""
    return cast("Table", state)


DREAMBLADE: Final[Game] = DreambladeGame()
