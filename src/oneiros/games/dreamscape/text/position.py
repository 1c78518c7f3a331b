"""A position as one line of text: the sheet of `laying`, its fields parted by semicolons.

A line says everything, secrets too, while a player travels or creates and nothing else is under
way; that of a veiled table says what a seat knows. A record tells the rest.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import questions, setups
from oneiros.games.dreamscape.cards import catalogue
from oneiros.games.dreamscape.phases import together
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.layout import KINDS, PHASES, TRAVEL
from oneiros.games.dreamscape.text import laying, marks
from oneiros.games.dreamscape.text.sheet import Sheet
from oneiros.games.dreamscape.vocabulary import KINDS as KIND_NAMES
from oneiros.games.dreamscape.vocabulary import LETTERS, LEVELS, LOCATIONS, SEATS
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.errors import BadData
from oneiros.kernel.procedures import FRAME
from oneiros.kernel.ruleset import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oneiros.games.dreamscape.flow import Dreamscape

_SETUP: Final = ("players", "nightmare", "simultaneous", "mirrored", "columns", "rows")
_NUMBERS: Final = (
    *("players", "columns", "rows", "cycle", "points", "trees", "mr_nightmare", "reserve"),
    *("score", "sleeper", "aside"),
)
_SWITCHES: Final = ("nightmare", "simultaneous", "mirrored", "flipped", "free_step")
_LISTS: Final = (
    *("purposes", "land", "cards", "pile", "mountains", "stood", "knows"),
    *LEVELS[1:],
)
_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
_LONGEST: Final = 8000


def write(table: Dreamscape) -> str:
    """Write the position, or refuse while something is under way."""
    quiet = table.seat >= 0 and table.question in (questions.TRAVEL, questions.CREATION)
    crossing = any(table.crosses(player) for player in range(table.players))
    if not quiet or crossing or any(len(frames) > FRAME for frames in table.parked):
        raise BadData("position-under-way", question=questions.NAMES[table.question])
    if len(table.box.cards) > len(catalogue.load()) or not _has_every_card(table):
        raise BadData("position-cards")
    rules = table.box.format
    parts = [f"players {table.players}"]
    parts += [f"columns {rules.columns}", f"rows {rules.rows}"]
    for name, on in (
        ("nightmare", rules.nightmare),
        ("simultaneous", rules.simultaneous),
        ("mirrored", rules.mirrored),
    ):
        if on:
            parts.append(name)
    parts += _write_game(table)
    for player in range(table.players):
        parts += [f"{SEATS[player]}.{part}" for part in _write_player(table, player)]
    return "; ".join(parts)


def _has_every_card(table: Dreamscape) -> bool:
    """Tell whether no card is out of the game, as a scenario may want it."""
    held = sum([len(cards) for cards in [*table.open, *table.pile]])
    decks = sum([int(table.in_deck(level)) for level in range(1, len(LEVELS))])
    return held + decks == len(table.box.cards)


def _write_game(table: Dreamscape) -> list[str]:
    parts = [f"cycle {table.cycle}", f"phase {PHASES[table.phase]} {SEATS[table.active]}"]
    if table.phase == TRAVEL:
        parts.append(f"points {table.points}")
    parts.append("order " + _seats(table.order))
    parts.append("lain " + _seats(table.lain))
    if table.parked:
        creating = [*together.waiting(table), int(table.active)]
        parts.append("ended " + _seats([one for one in table.order if one not in creating]))
    tiles = [
        f"{purpose.NAMES[kind]} {KIND_NAMES[table.colours[place]]}".strip()
        for place, kind in enumerate(table.purposes)
    ]
    parts.append("purposes " + ", ".join(tiles))
    parts.append("bag " + _counted(table.bag))
    parts.append(f"trees {table.pool}")
    parts += [
        f"row.{location} {shards.written(table.rows[location])}"
        for location in range(1, LOCATIONS + 1)
    ]
    if table.box.format.nightmare:
        parts.append("links " + " ".join([dreamworld.link_name(n) for n in numbers(table.links)]))
        parts.append(f"mr_nightmare {table.nightmare}")
        parts.append(f"reserve {table.reserve}")
    parts += [
        f"under.{LEVELS[level]} {_names(table, table.under[level])}"
        for level in range(1, len(LEVELS))
    ]
    return [part.strip() for part in parts]


def _write_player(table: Dreamscape, player: int) -> list[str]:
    parts = [f"score {table.score[player]}", f"sleeper {table.sleeper[player]}"]
    parts.append("hands " + _counted(table.hands[player * KINDS : (player + 1) * KINDS]))
    parts.append("land " + ", ".join(_picture(table, player)))
    cards = []
    for card in table.open[player]:
        stored = table.stored[card]
        name = table.box.cards[card].name
        cards.append(f"{name}={KIND_NAMES[stored]}" if stored else name)
    parts.append("cards " + ", ".join(cards))
    parts.append("pile " + _names(table, table.pile[player]))
    parts.append(f"covered {KIND_NAMES[table.covered[player]]}")
    parts.append(f"aside {table.aside[player]}")
    known = [number for number in range(len(table.box.cards)) if table.known[player] & BIT[number]]
    parts.append("knows " + _names(table, known))
    parts.append("mountains " + ", ".join(marks.paid(table, player)))
    stood = marks.stood(table, player)
    if stood:
        parts.append("stood " + ", ".join(stood))
    if table.flipped & BIT[player]:
        parts.append("flipped")
    if table.free & BIT[player]:
        parts.append("free_step")
    return [part.strip() for part in parts]


def _seats(players: Sequence[int]) -> str:
    return " ".join([SEATS[player] for player in players])


def _names(table: Dreamscape, cards: Sequence[int]) -> str:
    return ", ".join([table.box.cards[card].name if card >= 0 else "?" for card in cards])


def _counted(counts: list[int]) -> str:
    return " ".join([f"{LETTERS[kind]}{n}" for kind, n in enumerate(counts) if n])


def _picture(table: Dreamscape, player: int) -> list[str]:
    """Draw a dreamscape as a sheet does, the top row first; nothing where it is empty."""
    if not table.filled[player]:
        return []
    columns, rows = int(table.box.grid.columns), int(table.box.grid.rows)
    lines = []
    for row in range(rows - 1, -1, -1):
        tokens = []
        for slot in range(row * columns, (row + 1) * columns):
            token = shards.written(table.stack_at(player, slot)) or "."
            if table.trees[player] & BIT[slot]:
                token += "*"
            if table.dreamer[player] == slot:
                token += "@"
            tokens.append(token)
        lines.append(" ".join(tokens))
    return lines


def check(setup: Setup) -> Setup:
    """Give a set-up that begins from a position in full, or refuse it with what is at fault."""
    line = setup["position"]
    if not isinstance(line, str):
        raise BadData("setup-position", path="position", came=str(line)[:80])
    full = _agreed(_fields(line))
    for name, came in setup.items():
        if name != "position" and (name not in full or came != full[name]):
            raise BadData("setup-position-differs", path=name, came=str(came)[:80])
    read(line)
    return {**full, "position": line}


def read(line: str, *, facts: bool = False) -> Dreamscape:
    """Lay out the position of a line, or refuse it with the field at fault."""
    fields = _fields(line)
    box = setups.box(_agreed(fields))
    sheet = Sheet(
        {name: value for name, value in fields.items() if name not in _SETUP},
        "",
        (*laying.GAME_FIELDS, *SEATS[: box.format.players]),
    )
    table = laying.lay_out(box, sheet)
    table.facts = [] if facts else None
    laying.begin(table, sheet)
    return table


def _agreed(fields: dict[str, object]) -> Setup:
    """Give the set-up that the fields of a line name."""
    return setups.check({name: fields[name] for name in _SETUP if name in fields})


def _fields(line: str) -> dict[str, object]:
    """Read the fields of a line, those of a player and of the rows below their headings."""
    if len(line) > _LONGEST:
        raise BadData("position-long", came=len(line), most=_LONGEST)
    fields: dict[str, object] = {}
    for part in line.split(";"):
        path, _, value = part.strip().partition(" ")
        heading, _, name = path.rpartition(".")
        if not name:
            raise BadData("position-part", came=part.strip()[:80])
        holder = fields
        if heading:
            below = fields.setdefault(heading, {})
            if not isinstance(below, dict):
                raise BadData("position-part", came=part.strip()[:80])
            holder = below
        if name in holder:
            raise BadData("position-twice", path=path)
        holder[name] = _value(path, name, value.strip())
    return fields


def _value(path: str, name: str, said: str) -> object:
    """Give a field the type that a sheet wants."""
    if name in _SWITCHES:
        if said:
            raise BadData("scenario-field", path=path, came=said[:80], expected="–")
        return True
    if name in _LISTS:
        return [one.strip() for one in said.split(",")] if said else []
    if name in _NUMBERS:
        if not _NUMBER.fullmatch(said):
            raise BadData("scenario-field", path=path, came=said[:80], expected="0, 1, 2 …")
        return int(said)
    return said
