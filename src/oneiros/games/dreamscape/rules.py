"""Dreamscape as a ruleset: the one object through which the rest of Oneiros plays it."""

from __future__ import annotations

from typing import Any, Final, cast

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.format import Format
from oneiros.games.dreamscape.reasons import explain
from oneiros.games.dreamscape.scoring import scoring
from oneiros.games.dreamscape.table import retell as retelling
from oneiros.games.dreamscape.table.box import MOST_CARDS, Box
from oneiros.games.dreamscape.text import notation, reading
from oneiros.games.dreamscape.views import view as viewing
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.bits import numbers
from oneiros.kernel.errors import BadData
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ending, Reason, Setup
from oneiros.kernel.state import NOBODY, State

_SWITCHES: Final = ("nightmare", "simultaneous", "mirrored")
_COLUMNS: Final = (3, 5, 7)
_LEAST_ROWS: Final = 3
_MOST_SLOTS: Final = 31
"""Slots are numbered by bits of a set."""


class DreamscapeRules:
    """The game of rules 1 to 11."""

    def __init__(self) -> None:
        """Name the game and the version of its rules."""
        self.name = "dreamscape"
        self.version = 2
        # What is worked out for a set-up serves every game of it.
        self._boxes: dict[str, Box] = {}

    def check(self, setup: object) -> Setup:
        """Give the set-up in full: players, switches, size and invented cards if any."""
        if not isinstance(setup, dict):
            raise BadData("setup-shape", expected="object", came=type(setup).__name__)
        known = ("players", *_SWITCHES, "columns", "rows", "cards")
        unknown = [key for key in setup if key not in known]
        if unknown:
            raise BadData("setup-unknown", came=str(unknown[0]))
        players = setup.get("players", 2)
        if not _is_int(players) or not 2 <= players <= len(SEATS):
            raise BadData("setup-players", path="players", came=str(players)[:80])
        full: Setup = {"players": players}
        for switch in _SWITCHES:
            full[switch] = setup.get(switch, False)
            if not isinstance(full[switch], bool):
                raise BadData("setup-switch", path=switch, came=str(full[switch])[:80])
        columns, rows = setup.get("columns", 5), setup.get("rows", 5)
        if not _is_int(columns) or columns not in _COLUMNS:
            raise BadData("setup-columns", path="columns", came=str(columns)[:80])
        if not _is_int(rows) or not _LEAST_ROWS <= rows <= _MOST_SLOTS // columns:
            raise BadData(
                "setup-rows",
                path="rows",
                came=str(rows)[:80],
                least=_LEAST_ROWS,
                most=_MOST_SLOTS // columns,
            )
        full["columns"], full["rows"] = columns, rows
        full["cards"] = _rows(setup.get("cards", []))
        return full

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Name the seats, two to four."""
        return SEATS[: cast("int", setup["players"])]

    def start(self, setup: Setup, *, facts: bool = False) -> Dreamscape:
        """Open the box and go on to the first marker."""
        table = Dreamscape(self.box(setup))
        table.facts = [] if facts else None
        table.begin()
        return table

    def box(self, setup: Setup) -> Box:
        """Give the components of a checked set-up."""
        key = repr(sorted(setup.items()))
        if key not in self._boxes:
            options = cast("dict[str, Any]", setup)
            rules = Format(
                options["players"],
                nightmare=options["nightmare"],
                simultaneous=options["simultaneous"],
                mirrored=options["mirrored"],
                columns=options["columns"],
                rows=options["rows"],
            )
            own = catalogue.invented(options["cards"], "setup")
            cards = [*catalogue.load(), *own.values()]
            box = Box(cards, rules)
            if own:
                return box
            self._boxes[key] = box
        return self._boxes[key]

    def question(self, state: State) -> str:
        """Name what is asked."""
        return questions.NAMES[state.question]

    def write(self, state: State, option: int) -> str:
        """Write an option in notation."""
        return notation.write(_table(state), option)

    def read(self, state: State, text: str) -> int:
        """Read one of the options, or refuse with the reason."""
        return reading.read(_table(state), text)

    def explain(self, state: State, seat: int, attempt: int) -> Reason | None:
        """Say why a seat may not do what an attempt says; None if it may."""
        return explain.explain(_table(state), seat, attempt)

    def ending(self, state: State) -> Ending | None:
        """8.2, 10.8: most points, or several who share the victory."""
        table = _table(state)
        if table.seat != NOBODY:
            return None
        return Ending(tuple(numbers(table.champions)), scoring.ending_rule(table))

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Show what one seat may know."""
        return viewing.view(_table(state), seat)

    def veil(self, state: State, seat: int) -> Dreamscape:
        """Give a copy that holds only what one seat knows."""
        return viewing.veil(_table(state), seat)

    def retell(self, state: State, fact: Fact) -> None:
        """Change a table by a fact alone."""
        retelling.retell(_table(state), fact)

    def hear(self, fact: Fact, seat: int) -> Fact:
        """Give what a seat hears of a fact."""
        return viewing.hear(fact, seat)


def _table(state: State) -> Dreamscape:
    """Every state of this ruleset is a table of Dreamscape."""
    return cast("Dreamscape", state)


def _is_int(came: object) -> bool:
    return isinstance(came, int) and not isinstance(came, bool)


def _rows(came: object) -> list[object]:
    """Invented cards join the shipped ones; each row is checked like those of a file."""
    if not isinstance(came, list) or not all(isinstance(row, dict) for row in came):
        raise BadData("setup-cards", came=str(came)[:80])
    most = MOST_CARDS - len(catalogue.load())
    if len(came) > most:
        raise BadData("setup-cards-many", came=len(came), most=most)
    catalogue.invented(cast("list[dict[str, Any]]", came), "setup")
    return came


DREAMSCAPE: Final = DreamscapeRules()
