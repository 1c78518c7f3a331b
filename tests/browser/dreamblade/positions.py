"""Tables that stand before a question of a kind."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, cast

import msgspec

from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.table.board import CELLS, cell_name
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.views.typed_view import Defender, see
from oneiros.kernel.match import Match
from oneiros.kernel.state import NOBODY
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.registry.named import Ask
from oneiros.words import dreamblade as said
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.lines import Lines
from tests.browser import laying

POSITIONS: Final = Path(__file__).with_name("positions.json")
"""What `tests/browser/dreamblade/finding.py` has found."""


_FIRST_ACTION: Final = (
    "turn 2; first A; phase first action A; initiative 4-3; wins 0-0; bonus 0-0; points 0-0; "
    "question action"
)


class Position(msgspec.Struct, frozen=True):
    """Two warbands, and the places of all answers from the start, those of chance included."""

    brings: list[list[str]]
    places: list[int]

    def match(self) -> Match:
        """Play up to the question."""
        match = Match(DREAMBLADE.ruleset, DREAMBLADE.setup({}, self.brings))
        for place in self.places:
            laying.go_on(match, place)
        return match

    def after(self, *places: int) -> Match:
        """Play on with answers, between which chance answers as it will on the server."""
        match = self.match()
        chance = laying.chance(match)
        for place in places:
            laying.go_on(match, place)
            match.roll(chance)
        return match


class Told(NamedTuple):
    """What a match asks, and the lines of its log below their headings."""

    question: str
    log: list[str]


def ask(match: Match) -> Ask:
    """Give what is asked, as the server sends it."""
    return DREAMBLADE.ask(match.state, options=True)


def told(match: Match, language: str) -> Told:
    """Say in a language what is asked, and whatever happened that has a sentence."""
    words = _words(language)
    table = cast("Table", match.state)
    asked = said.question_in_full(words, table) if table.seat != NOBODY else ""
    facts = match.facts_since(0)
    lines = Lines(words, table.roster).tell(facts)
    return Told(
        asked,
        [
            line
            for fact, line in zip(facts, lines, strict=True)
            if line and fact.kind not in (kinds.TURN_BEGAN, kinds.PHASE_BEGAN)
        ],
    )


def spoken(match: Match, place: int, language: str) -> str:
    """Say in a language what the answer at a place does."""
    table = cast("Table", match.state)
    return said.option(_words(language), table, table.options[place])


def waiting(match: Match) -> list[Defender]:
    """List those who wait for their share of damage."""
    combat = see(cast("Table", match.state)).combat
    return combat.defenders if combat else []


def left_to_place(match: Match) -> int:
    """Tell how much damage is left to place, while that is asked."""
    combat = see(cast("Table", match.state)).combat
    return combat.left if combat else 0


def standing(match: Match) -> dict[str, str]:
    """Say which miniatures stand in which cells."""
    table = cast("Table", match.state)
    places = {table.roster.labels[one]: table.where[one] for one in table.roster.miniatures}
    return {label: cell_name(place) for label, place in places.items() if place < CELLS}


def names() -> list[str]:
    """Name the positions that are kept."""
    return list(_kept())


def position(name: str) -> Position:
    """Give a position by its name."""
    return _kept()[name]


def begun(*sides: str) -> Match:
    """Begin with the first action of A, from where the miniatures of both sides stand."""
    return Match(DREAMBLADE.ruleset, {"position": "; ".join((_FIRST_ACTION, *sides))})


def lay(database: Path, guest: str, wanted: Position) -> str:
    """Lay a table at which a guest has both seats, and give the path of its page."""
    return laying.lay(database, wanted.match(), [guest, guest], brings=wanted.brings)


@cache
def _kept() -> dict[str, Position]:
    return msgspec.json.decode(POSITIONS.read_bytes(), type=dict[str, Position])


@cache
def _words(language: str) -> Words:
    return Words(language)
