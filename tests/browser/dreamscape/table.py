"""What the rules make of a table, as the page must tell and draw it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.facts import KINDS
from oneiros.kernel.match import Match
from oneiros.kernel.state import NOBODY
from oneiros.registry.dreamscape.game import DREAMSCAPE
from oneiros.words import Words
from oneiros.words import dreamscape as said
from tests.browser import laying
from tests.browser.dreamscape.positions import Position

JOINED: Final = ("location-filled", "card-shown", "marker-dealt")
"""Several of these share a line of the log."""
HEADINGS: Final = (
    *("emergence-began", "cycle-began", "travel-began"),
    *("creation-began", "turned-to", "creation-ended"),
)
"""These stand above lines of the log, or are not told."""

View = dict[str, Any]


class Lines(NamedTuple):
    """The lines of a log that tell one event each, and how many events share others."""

    told: list[str]
    joined: int


def lay(database: Path, guest: str, wanted: Position) -> str:
    """Lay a table at which a guest has all seats, and give the path of its page."""
    match = wanted.match()
    return laying.lay(database, match, [guest] * len(match.seats))


def question(match: Match, seat: int, language: str) -> str:
    """Say what a seat is asked."""
    return said.question(words(language), _facing(match, seat))


def spoken(match: Match, seat: int, index: int, language: str) -> str:
    """Say what an answer of a seat does."""
    table = _facing(match, seat)
    return said.option(words(language), table, table.options[index])


def title(match: Match, card: str, language: str) -> str:
    """Name a card."""
    cards = cast("Dreamscape", match.state).box.cards
    return said.card_name(words(language), next(one for one in cards if one.name == card))


def view(match: Match, seat: int) -> View:
    """Show the table as plain data to a seat."""
    return DREAMSCAPE.view(match.facing(seat) or match.state, seat)


def lines(match: Match, step: int, language: str) -> Lines:
    """Tell what people at one screen hear of everything since a step."""
    table = cast("Dreamscape", match.state)
    heard = [fact for _, fact in match.heard_by_step(step, NOBODY)]
    told = [
        said.log(words(language), table, fact)
        for fact in heard
        if KINDS[fact.kind].name not in (*JOINED, *HEADINGS)
    ]
    joined = sum(KINDS[fact.kind].name in JOINED for fact in heard)
    return Lines([line for line in told if line], joined)


@cache
def words(language: str) -> Words:
    """Give the words of a language, read once."""
    return Words(language)


def _facing(match: Match, seat: int) -> Dreamscape:
    return cast("Dreamscape", match.facing(seat) or match.state)
