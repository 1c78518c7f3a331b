"""A position as one line of text, and setting up a table in the middle of a game.

A line says everything at the start or in the middle of a phase; while a combat or an effect is
under way there is no line for it (a record tells those).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import flow, questions
from oneiros.games.dreamblade.combat import simultaneous
from oneiros.games.dreamblade.phases import action, spawn, turn
from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.table.board import (
    CELLS,
    FILES,
    PORTAL,
    RESERVES,
    A,
    B,
    cell_name,
    cell_named,
)
from oneiros.games.dreamblade.table.layout import CONQUEST, INITIATIVE, SPAWNING
from oneiros.games.dreamblade.table.names import PHASES, SEATS, ZONE_NAMES, place_name
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, SIDE, SLOTS, Roster
from oneiros.games.dreamblade.warbands import warband
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.errors import BadData
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.games.dreamblade.format import Format
    from oneiros.games.dreamblade.table.table import Table

_QUIET: Final = (questions.SPAWN_PHASE, questions.ACTION, questions.SHIFT, questions.STRIKE)
_MARKS: Final = ("moved", "spawned", "used", "energized")
_LONGEST: Final = 4000


def put(table: Table, miniature: int, place: int) -> None:
    """Set a miniature down anywhere while a position is laid out; nothing is told."""
    table.at[table.where[miniature]] &= ~BIT[miniature]
    table.at[place] |= BIT[miniature]
    table.where[miniature] = place
    table.in_play &= ~BIT[miniature]
    if place < CELLS:
        table.in_play |= BIT[miniature]


def wound(table: Table, miniature: int, amount: int) -> None:
    """Set damage on a creature while a position is laid out; nothing is told."""
    table.damage[miniature] = amount
    if amount:
        table.wounded |= BIT[miniature]


def begin_at(table: Dreamblade, phase: int, player: int, pool: int | None = None) -> None:
    """Begin a phase on a table laid out before; a spawn phase may be given its pool."""
    prepare(table, phase, player, pool)
    _go_on(table)


def _go_on(table: Dreamblade) -> None:
    """Ask the first question; before it, 11 Unique is enforced on what was laid out."""
    if table.phase not in (INITIATIVE, CONQUEST):
        simultaneous.settle(table)
    table.advance()


def prepare(table: Dreamblade, phase: int, player: int, pool: int | None = None) -> None:
    """Begin a phase without asking anything yet."""
    table.last_turn_had_a_one = 1 if 1 in table.initiative else 0
    turn.enter(table, phase, player)
    if phase == SPAWNING and pool is not None:
        spawn.begin_with(table, pool)


def write(table: Table) -> str:
    """Write the position, or refuse while a combat or an effect is under way."""
    if table.question not in _QUIET or table.seat not in (A, B):
        raise BadData("position-under-way", question=questions.NAMES[table.question])
    parts = [
        f"turn {table.turn}",
        f"first {SEATS[table.first]}",
        f"phase {PHASES[table.phase]} {SEATS[table.active]}",
        f"initiative {table.initiative[A]}-{table.initiative[B]}",
        f"wins {table.wins[A]}-{table.wins[B]}",
        f"bonus {table.bonus[A]}-{table.bonus[B]}",
        f"points {table.points[A]}-{table.points[B]}",
        f"question {questions.NAMES[table.question]}",
    ]
    if table.phase == SPAWNING:
        parts.append(f"pool {table.pool}")
        parts.append("barred " + ("".join(FILES[f] for f in numbers(table.barred)) or "none"))
        filled = " ".join(cell_name(cell) for cell in table.spawned_into)
        parts.append("filled " + (filled or "none"))
    if table.fought:
        parts.append("fought " + " ".join(cell_name(cell) for cell in numbers(table.fought)))
    for player in (A, B):
        mine = [one for one in table.roster.miniatures if one >> 4 == player]
        parts.append(f"{SEATS[player]}: " + ", ".join(_write_one(table, one) for one in mine))
    return "; ".join(parts)


def _write_one(table: Table, miniature: int) -> str:
    text = f"{table.roster.miniatures[miniature].name} @{place_name(table.where[miniature])}"
    if table.damage[miniature]:
        text += f" -{table.damage[miniature]}"
        text += "!" if table.relentless & BIT[miniature] else ""
    if table.moved & BIT[miniature]:
        text += " moved"
    if table.spawned & BIT[miniature]:
        text += " spawned"
    for slot in range(SLOTS):
        text += f" used{slot + 1}" if table.used[slot] & BIT[miniature] else ""
        text += f" energized{slot + 1}" if table.energized[slot] & BIT[miniature] else ""
    return text


def read(text: str, agreed: Format, *, facts: bool = False) -> Dreamblade:
    """Read a position, or refuse it saying which part is wrong; a listener hears what follows."""
    fields = _fields(text)
    sides = [_read_side(fields, seat) for seat in SEATS]
    warbands = [warband.muster([name for name, _, _ in side]) for side in sides]
    table = flow.Dreamblade(Roster((warbands[A], warbands[B])), agreed)
    table.turn = _number(fields, "turn", 1, 1000)
    table.first = SEATS.index(_word(fields, "first", r"[AB]"))
    for name, pair, most in (
        ("initiative", table.initiative, 6),
        ("wins", table.wins, 5),
        ("bonus", table.bonus, 999),
        ("points", table.points, 999),
    ):
        pair[A], pair[B] = _pair(fields, name, most)
    for player in (A, B):
        for index, (_, place, _) in enumerate(sides[player]):
            put(table, player * MOST_MINIATURES + index, place)
    _check_stacking(table)
    if facts:
        table.facts = []
        table.remark(kinds.TURN_BEGAN, (table.turn,), "4.1", NONE, NONE)
    _begin(table, fields, sides)
    return table


def _begin(
    table: Dreamblade, fields: dict[str, str], sides: list[list[tuple[str, int, list[str]]]]
) -> None:
    phase_text = _word(fields, "phase", r"(spawn|first action|second action) [AB]")
    phase, player = PHASES.index(phase_text[:-2]), SEATS.index(phase_text[-1])
    question = _word(fields, "question", r"(spawn|action|shift|strike)")
    if (phase == SPAWNING) != (question == "spawn"):
        raise BadData("position-field", field="question", came=question)
    pool = _number(fields, "pool", -999, 999) if phase == SPAWNING else None
    prepare(table, phase, player, pool)
    if phase == SPAWNING:
        barred = _word(fields, "barred", r"none|[a-e]{1,5}")
        table.barred = sum({BIT[FILES.index(f)] for f in barred if barred != "none"})
        filled = _word(fields, "filled", r"none|[a-e][1-5]( [a-e][1-5])*")
        table.spawned_into = sorted(cell_named(name) for name in filled.split() if name != "none")
    elif question != "action":
        action.decide(table, striking=question == "strike")
    for name in _word(fields, "fought", r"[a-e][1-5]( [a-e][1-5])*|").split():
        table.fought |= BIT[cell_named(name)]
    for player_of_side in (A, B):
        for index, (_, _, marks) in enumerate(sides[player_of_side]):
            _mark(table, player_of_side * MOST_MINIATURES + index, marks)
    _go_on(table)


def _mark(table: Dreamblade, miniature: int, marks: list[str]) -> None:
    for mark in marks:
        wounded = re.fullmatch(r"-(\d{1,3})(!?)", mark)
        slotted = re.fullmatch(r"(used|energized)([1-4])", mark)
        if wounded and table.in_play & table.roster.creatures & BIT[miniature]:
            wound(table, miniature, int(wounded[1]))
            if wounded[2]:
                table.relentless |= BIT[miniature]
        elif mark == "moved":
            table.moved |= BIT[miniature]
        elif mark == "spawned":
            table.spawned |= BIT[miniature]
        elif slotted:
            marked = table.used if slotted[1] == "used" else table.energized
            marked[int(slotted[2]) - 1] |= BIT[miniature]
        else:
            raise BadData("position-mark", name=table.roster.labels[miniature], came=mark)


def _fields(text: str) -> dict[str, str]:
    if len(text) > _LONGEST:
        raise BadData("position-long", most=_LONGEST)
    known = "turn first phase initiative wins bonus points question pool barred filled fought A B"
    found: dict[str, str] = {}
    for part in text.strip().split(";"):
        name, _, value = part.strip().replace(":", " ", 1).partition(" ")
        if name not in known.split() or name in found:
            raise BadData("position-field", field=name[:40], came=part.strip()[:80])
        found[name] = value.strip()
    return found


def _word(fields: dict[str, str], name: str, pattern: str) -> str:
    value = fields.get(name, "")
    if not re.fullmatch(pattern, value):
        raise BadData("position-field", field=name, came=value[:80])
    return value


def _number(fields: dict[str, str], name: str, least: int, most: int) -> int:
    value = int(_word(fields, name, r"-?\d{1,4}"))
    if not least <= value <= most:
        raise BadData("position-field", field=name, came=str(value))
    return value


def _pair(fields: dict[str, str], name: str, most: int) -> tuple[int, int]:
    one, other = _word(fields, name, r"\d{1,3}-\d{1,3}").split("-")
    if max(int(one), int(other)) > most:
        raise BadData("position-field", field=name, came=f"{one}-{other}")
    return int(one), int(other)


def _read_side(fields: dict[str, str], seat: str) -> list[tuple[str, int, list[str]]]:
    side: list[tuple[str, int, list[str]]] = []
    for item in _word(fields, seat, r".+").split(","):
        name, sign, rest = item.strip().partition(" @")
        words = rest.split()
        if not sign or not words:
            raise BadData("position-miniature", came=item.strip()[:80])
        side.append((name, _place(words[0]), words[1:]))
    return side


def _place(name: str) -> int:
    if name in ZONE_NAMES:
        return RESERVES + ZONE_NAMES.index(name)
    cell = cell_named(name)
    if cell < 0:
        raise BadData("position-place", came=name[:40])
    return cell


def _check_stacking(table: Table) -> None:
    """1.7: one location to a cell; more than four creatures stand only in a portal of their own."""
    for cell in range(CELLS):
        locations = table.at[cell] & ~table.roster.creatures
        if locations & (locations - 1):
            raise BadData("position-stacking", cell=cell_name(cell))
        for player in (A, B):
            crowd = len(numbers(table.at[cell] & table.roster.creatures & SIDE[player]))
            if crowd > 4 and cell != PORTAL[player]:
                raise BadData("position-stacking", cell=cell_name(cell))
