"""What players agree on before a game, checked, and the components that follow from it."""

from __future__ import annotations

from typing import Any, Final, cast

from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.format import Format
from oneiros.games.dreamscape.table.box import MOST_CARDS, Box
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.errors import BadData
from oneiros.kernel.ruleset import Setup

_SWITCHES: Final = ("nightmare", "simultaneous", "mirrored")
_COLUMNS: Final = (3, 5, 7)
_LEAST_ROWS: Final = 3
_MOST_SLOTS: Final = 31
"""Slots are numbered by bits of a set."""

# What is worked out for a set-up serves every game of it.
_boxes: Final[dict[str, Box]] = {}


def check(setup: object) -> Setup:
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


def box(setup: Setup) -> Box:
    """Give the components of a checked set-up."""
    key = repr(sorted(setup.items()))
    if key not in _boxes:
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
        opened = Box(cards, rules)
        if own:
            return opened
        _boxes[key] = opened
    return _boxes[key]


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
