"""Tables that stand before a question of a kind, laid straight into the database of a server."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, cast

import msgspec

from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.table.board import CELLS, cell_name
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.fair import SERVER_SEED_BYTES, FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.registry.named import Ask
from oneiros.storage import (
    CreateTable,
    Storage,
    StoredAnswer,
    StoredSeat,
    StoredTable,
    new_invite,
    new_table_id,
)
from oneiros.words import dreamblade as said
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.lines import Lines

POSITIONS: Final = Path(__file__).with_name("positions.json")
"""What `tests/browser/finding.py` has found."""
SERVER_SEED: Final = bytes(range(SERVER_SEED_BYTES))
PLAYER_SEEDS: Final = ("first", "second")


class Position(msgspec.Struct, frozen=True):
    """Two warbands, and the places of all answers from the start, those of chance included."""

    brings: list[list[str]]
    places: list[int]

    def match(self) -> Match:
        """Play up to the question."""
        match = Match(DREAMBLADE.ruleset, DREAMBLADE.setup({}, self.brings))
        for place in self.places:
            _go_on(match, place)
        return match

    def after(self, *places: int) -> Match:
        """Play on with answers, between which chance answers as it will on the server."""
        match = self.match()
        drawn = sum(one.seat == CHANCE for one in match.answers)
        chance = FairChance(SERVER_SEED, PLAYER_SEEDS, drawn)
        for place in places:
            _go_on(match, place)
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


def lay(database: Path, guest: str, wanted: Position) -> str:
    """Lay a table at which a guest has both seats, and give the path of its page."""
    match = wanted.match()
    now = int(time.time())
    table = StoredTable(
        id=new_table_id(),
        game=match.ruleset.name,
        rules=match.ruleset.version,
        status="playing",
        public=False,
        invite=new_invite(),
        format={},
        setup=match.setup,
        server_seed=SERVER_SEED.hex(),
        player_seeds=PLAYER_SEEDS,
        created=now,
        moved=now,
        owner=guest,
        seats=tuple(
            StoredSeat(seat, "guest", guest, brings=brings)
            for seat, brings in enumerate(wanted.brings)
        ),
        answers=tuple(
            StoredAnswer(step, CHANCE, "", one.chosen, one.weights)
            if one.seat == CHANCE
            else StoredAnswer(step, one.seat, one.text, one.chosen)
            for step, one in enumerate(match.answers)
        ),
    )
    storage = Storage(f"sqlite:///{database}")
    try:
        storage.apply([CreateTable(table)])
    finally:
        storage.close()
    return f"/table/{table.id}"


def _go_on(match: Match, place: int) -> None:
    state = match.state
    if state.seat == CHANCE:
        match.answer_chance(state.options[place])
    else:
        match.answer(state.seat, state.options[place], match.step)


@cache
def _kept() -> dict[str, Position]:
    return msgspec.json.decode(POSITIONS.read_bytes(), type=dict[str, Position])


@cache
def _words(language: str) -> Words:
    return Words(language)
