"""Dreamscape on the network: how it is set up, shown and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from oneiros.bots.bot import Bot
from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.bots.random_bot import RandomBot
from oneiros.games.dreamscape import questions, rules
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.text import notation
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Reason, Ruleset, Setup
from oneiros.kernel.state import State
from oneiros.server.dreamscape.events import Chronicle
from oneiros.server.sockets.messages import Ask, Option, Sentence
from oneiros.words import dreamscape as said
from oneiros.words.portable import PORTABLE

# The questions whose words or options show what only the seat asked may know.
_SECRETS: Final = (questions.KEEP, questions.FIRST_CARD, questions.HARVEST)


class DreamscapeTable:
    """What the server knows about Dreamscape."""

    def __init__(self) -> None:
        """Stand before the rules."""
        self.ruleset: Ruleset = rules.DREAMSCAPE
        self.bots: Mapping[str, Callable[[], Bot]] = {"scripted": ScriptedBot, "random": RandomBot}
        self.open = False
        self.least_seats = 2
        self.most_seats = len(SEATS)

    def brought(self, brings: object) -> object:
        """Nobody brings anything."""
        if brings is not None:
            raise BadData("server-brings", came=str(brings)[:80])
        return None

    def brings_name(self, _brings: object) -> str:
        """There is nothing to name."""
        return ""

    def setup(self, form: object, brings: Sequence[object]) -> Setup:
        """Set up as many players as there are seats."""
        if not isinstance(form, dict) or "players" in form:
            raise BadData("server-format", came=str(form)[:80])
        return self.ruleset.check({**form, "players": len(brings)})

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Show what a seat may know; options are told with the question."""
        return {**self.ruleset.view(state, seat), "options": []}

    def ask(self, state: State, *, options: bool) -> Ask:
        """Say what is asked; what only the seat asked may see, nobody else is told."""
        table = cast("Dreamscape", state)
        hidden = table.question in _SECRETS and not options
        return Ask(
            seat=table.seat,
            question=questions.NAMES[table.question],
            sentence=_secret(table) if hidden else said.question(PORTABLE, table),
            options=_listed(table) if options else [],
        )

    def chronicle(self, match: Match) -> Chronicle:
        """Begin to tell a game."""
        return Chronicle(lambda: cast("Dreamscape", match.state))

    def refusal(self, refusal: Refusal) -> Sentence:
        """Say why something is refused."""
        return said.refusal(PORTABLE, refusal)

    def reason(self, reason: Reason) -> Sentence:
        """Say why something may not be done."""
        return said.reason(PORTABLE, reason)


def _secret(table: Dreamscape) -> Sentence:
    return PORTABLE.say("server-asked-secretly", seat=SEATS[table.seat])


def _listed(table: Dreamscape) -> list[Option]:
    return [
        Option(
            text.partition(" ")[0],
            text,
            said.option(PORTABLE, table, option),
            index,
        )
        for index, option in enumerate(table.options)
        for text in (notation.write(table, option),)
    ]


DREAMSCAPE: Final = DreamscapeTable()
