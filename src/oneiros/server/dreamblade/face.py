"""Dreamblade on the network: how it is set up, shown and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from oneiros.bots.bot import Bot
from oneiros.bots.dreamblade.scripted import ScriptedBot
from oneiros.bots.random_bot import RandomBot
from oneiros.games.dreamblade import questions, rules
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.table.view import SEATS
from oneiros.games.dreamblade.warbands import encodings, warband
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fact import NONE
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Reason, Ruleset, Setup
from oneiros.kernel.state import NOBODY, State
from oneiros.server.dreamblade.events import Chronicle
from oneiros.server.dreamblade.options import listed
from oneiros.server.dreamblade.usual import usual
from oneiros.server.sockets.messages import Ask, Sentence
from oneiros.words import dreamblade as said
from oneiros.words.portable import PORTABLE

USUAL: Final = "sample"
MOST_TURNS: Final = 100
"""A game of more turns could grow without end, at the cost of everybody else."""
# The questions whose subject is a miniature; elsewhere the subject may be anything.
_ABOUT_A_PIECE: Final = (questions.DAMAGE, questions.FATE, questions.ABILITY)


class DreambladeTable:
    """What the server knows about Dreamblade."""

    def __init__(self) -> None:
        """Stand before the rules."""
        self.ruleset: Ruleset = rules.DREAMBLADE
        self.bots: Mapping[str, Callable[[], Bot]] = {"scripted": ScriptedBot, "random": RandomBot}
        self.open = True
        self.least_seats = self.most_seats = len(SEATS)

    def brought(self, brings: object) -> object:
        """A warband: the name of a ready one, a text in one of three forms, or names in a list."""
        if brings is None:
            return USUAL
        if isinstance(brings, str):
            if brings in warband.ready_warbands():
                return brings
            names = encodings.read(brings).names()
        elif isinstance(brings, list) and all(isinstance(one, str) for one in brings):
            names = brings
        else:
            raise BadData("setup-warbands", came=str(brings)[:80])
        warband.muster(names)
        return names

    def brings_name(self, brings: object) -> str:
        """Name a ready warband; any other is called `own`."""
        return brings if isinstance(brings, str) else "own"

    def setup(self, chosen_format: object, brings: Sequence[object]) -> Setup:
        """Set up two warbands."""
        setup = self.ruleset.check({"warbands": list(brings), "format": chosen_format})
        turns = cast("dict[str, int]", setup["format"])["turn_limit"]
        if not 0 < turns <= MOST_TURNS:
            raise BadData("server-turn-limit", came=turns, most=MOST_TURNS)
        return setup

    def view(self, state: State, seat: int) -> dict[str, object]:  # noqa: ARG002 - all see the same
        """Show the table, of which nothing is hidden; options are told with the question."""
        return self.ruleset.view(state, NOBODY)

    def ask(self, state: State, *, options: bool) -> Ask:
        """Say what is asked and, to whoever may answer, what may be answered."""
        table = cast("Table", state)
        about = table.question in _ABOUT_A_PIECE and table.subject != NONE
        return Ask(
            seat=table.seat,
            question=questions.NAMES[table.question],
            sentence=said.question_in_full(PORTABLE, table),
            options=listed(table) if options else [],
            usual=usual(table) if options else NONE,
            subject=table.roster.labels[table.subject] if about else "",
        )

    def chronicle(self, match: Match) -> Chronicle:
        """Begin to tell a game."""
        return Chronicle(cast("Table", match.state).roster)

    def refusal(self, refusal: Refusal) -> Sentence:
        """Say why something is refused."""
        return said.refusal(PORTABLE, refusal)

    def reason(self, reason: Reason) -> Sentence:
        """Say why something may not be done."""
        return said.reason(PORTABLE, reason)


DREAMBLADE: Final = DreambladeTable()
