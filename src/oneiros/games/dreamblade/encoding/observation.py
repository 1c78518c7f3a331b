"""What a seat sees as a row of bytes. In Dreamblade everything is open (1.8, 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.encoding.actions import KEYWORDS
from oneiros.games.dreamblade.encoding.printed import OF_ABILITY, OF_MINIATURE, PRINTED, printed
from oneiros.games.dreamblade.encoding.sides import seen_cell
from oneiros.games.dreamblade.phases.conquest import claimed_now
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, RESERVES, ZONES
from oneiros.games.dreamblade.table.layout import CONQUEST, SPAWNING
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, SIDE, SLOTS
from oneiros.kernel.bits import BIT
from oneiros.kernel.encoding import Part
from oneiros.kernel.fact import NONE
from oneiros.kernel.octets import capped, choices, members

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.roster import Roster
    from oneiros.games.dreamblade.table.table import Table

_ALL: Final = 2 * MOST_MINIATURES
_MOST_ROSTERS: Final = 256
"""So many are remembered before all are forgotten."""
_PHASES: Final = 5
_VALUES: Final = 6
_MARKS: Final = 6 + SLOTS
_BOTH: Final = "for the seat and its opponent"

PARTS: Final = (
    Part("question", (len(questions.NAMES),), "what is asked, one of the names of questions"),
    Part("phase", (_PHASES,), "the phase: initiative, spawn, first and second action, conquest"),
    Part("mine", (3,), "whether the seat is asked, is active, goes first"),
    Part("turn", (3,), "the turn, the turns left (0 where there is no limit), turn wins needed"),
    Part("wins", (2,), f"turn wins, {_BOTH}"),
    Part("points", (2,), f"conquest points of this turn, {_BOTH}"),
    Part("claims", (2,), f"points if the turn ended now, {_BOTH}"),
    Part("bonus", (2,), f"bonus points, {_BOTH}"),
    Part("initiative", (2,), f"the initiative dice, {_BOTH}"),
    Part("pool", (1,), "spawn points left in this phase"),
    Part(
        "ones", (2,), "whether 1s are rerolled in a tournament, and whether the last turn had one"
    ),
    Part("dice", (5,), "attack dice on the table by face: miss, 1, 2, 3, blade"),
    Part("attack", (5,), "damage rolled, added, taken away, left to assign; blades left"),
    Part("combat", (CELLS,), "the cell of the combat under way"),
    Part("fought", (CELLS,), "the cells that have seen their combat in this phase"),
    Part("ability", (KEYWORDS,), "the keyword of the ability that asks for a choice"),
    Part(
        "places", (_ALL, ZONES), "where each miniature is: 25 cells, reserves, graveyard, removed"
    ),
    Part(
        "values",
        (_ALL, _VALUES),
        "power, defense, life, damage, price to the player who spawns, damage held",
    ),
    Part(
        "marks",
        (_MARKS, _ALL),
        "who has moved, was spawned, attacks, took relentless damage, dies if disrupted, is asked "
        "about; and who has used the ability of each of four slots in this phase",
    ),
    Part(
        "printed",
        (_ALL, PRINTED),
        f"what is printed on each miniature: {', '.join(OF_MINIATURE)}; then for each of four "
        f"abilities: {', '.join(OF_ABILITY)}",
    ),
)

_QUESTIONS: Final[list[bytes]] = choices(len(questions.NAMES))
_PHASE: Final[list[bytes]] = choices(_PHASES)
_CELL: Final[list[bytes]] = choices(CELLS)
_NO_CELLS: Final = bytes(CELLS)
_KEYWORD: Final[list[bytes]] = choices(KEYWORDS)
# Elsewhere the subject may be anything.
_ABOUT_A_MINIATURE: Final = (questions.DAMAGE, questions.FATE, questions.ABILITY)
_NOWHERE: Final = bytes(ZONES)
_WORTHLESS: Final = bytes(_VALUES)
_PRICE: Final = 4
"""Where the price stands among the values."""
_PRICES: Final[list[bytes]] = [bytes([price, 0]) for price in range(256)]


def _turned(cell: int) -> int:
    return CELLS - 1 - cell if cell < CELLS else cell


# By seat and place.
_ROWS: Final[list[bytes]] = choices(ZONES)
_PLACES: Final[list[list[bytes]]] = [
    _ROWS,
    [_ROWS[_turned(place)] for place in range(ZONES)],
]


class Memory:
    """What never changes for a roster: what is printed, by seat, and values outside the board."""

    def __init__(self, roster: Roster) -> None:
        """Write both."""
        self.printed: list[bytes] = [printed(roster, 0), printed(roster, 1)]
        self.values: list[bytes] = [_printed_values(roster, index) for index in range(_ALL)]


class Observer:
    """Writes tables, and remembers what never changes for the last rosters."""

    def __init__(self) -> None:
        """Begin without any roster."""
        self._memories: dict[Roster, Memory] = {}

    def observe(self, table: Table, seat: i64) -> bytes:
        """Write all parts."""
        memory = self._memory(table.roster)
        row: list[bytes] = []
        _write_numbers(table, seat, row)
        _write_miniatures(table, seat, memory, row)
        _write_marks(table, seat, row)
        row.append(memory.printed[seat])
        return b"".join(row)

    def _memory(self, roster: Roster) -> Memory:
        found = self._memories.get(roster)
        if found is None:
            if len(self._memories) >= _MOST_ROSTERS:
                self._memories.clear()
            found = Memory(roster)
            self._memories[roster] = found
        return found


def _write_numbers(table: Table, seat: i64, row: list[bytes]) -> None:
    other = 1 - seat
    limit: i64 = table.format.turn_limit
    asked_about = table.question if table.seat >= 0 else len(questions.NAMES)
    row.append(_QUESTIONS[asked_about])
    row.append(_PHASE[table.phase])
    counted = table.phase == CONQUEST
    modifier = table.modifier
    left: i64 = 0
    if table.seat >= 0 and table.question == questions.DAMAGE:
        left = damage.left_to_assign(table)
    dice = table.dice
    points = table.points
    row.append(
        bytes(
            [
                table.seat == seat,
                table.active == seat,
                table.first == seat,
                capped(table.turn),
                capped(limit - table.turn if limit else 0),
                table.format.wins_needed,
                capped(table.wins[seat]),
                capped(table.wins[other]),
                capped(points[seat]),
                capped(points[other]),
                capped(points[seat] + (0 if counted else claimed_now(table, seat))),
                capped(points[other] + (0 if counted else claimed_now(table, other))),
                capped(table.bonus[seat]),
                capped(table.bonus[other]),
                table.initiative[seat],
                table.initiative[other],
                capped(table.pool),
                table.format.reroll_ones,
                table.last_turn_had_a_one,
                capped(dice[0]),
                capped(dice[1]),
                capped(dice[2]),
                capped(dice[3]),
                capped(dice[4]),
                capped(table.rolled),
                capped(modifier),
                capped(-modifier),
                capped(left),
                capped(table.blades),
            ]
        )
    )
    cell = table.combat_cell
    row.append(_NO_CELLS if cell < 0 else _CELL[seen_cell(seat, cell)])
    row.append(_cells(table.fought, seat))
    asks = table.seat >= 0 and table.question == questions.ABILITY
    row.append(_KEYWORD[table.subject_keyword if asks else KEYWORDS])


def _cells(cells: i64, seat: i64) -> bytes:
    """Write a set of cells as a seat sees them."""
    if cells == 0:
        return _NO_CELLS
    written = members(cells)[:CELLS]
    return written[::-1] if seat else written


def _printed_values(roster: Roster, miniature: int) -> bytes:
    """Write the values of a miniature that is not in play; nobody and locations have none."""
    if not roster.creatures >> miniature & 1:
        return _WORTHLESS
    printed_now = (roster.power[miniature], roster.defense[miniature], roster.life[miniature])
    return bytes([*[capped(one) for one in printed_now], 0, 0, 0])


def _write_miniatures(table: Table, seat: i64, memory: Memory, row: list[bytes]) -> None:
    """Write where each miniature is, then its values."""
    roster = table.roster
    where = table.where
    places = _PLACES[seat]
    everyone = roster.everyone
    creatures: i64 = table.in_play & roster.creatures
    for_sale: i64 = 0
    if table.phase == SPAWNING:
        for_sale = table.at[RESERVES] & SIDE[table.active]
    worth: list[bytes] = []
    held = [0] * _ALL if table.held else []
    for one in table.held:
        held[opt.held_for(one)] += opt.held_amount(one)
    for index in range(_ALL):
        miniature: i64 = index ^ seat << 4
        if not everyone >> miniature & 1:
            row.append(_NOWHERE)
            worth.append(_WORTHLESS)
            continue
        row.append(places[where[miniature]])
        if creatures >> miniature & 1:
            now: int = (
                capped(values.power(table, miniature))
                | capped(values.defense(table, miniature)) << 8
                | capped(values.life(table, miniature)) << 16
                | capped(table.damage[miniature]) << 24
            )
            if held:
                now |= capped(held[miniature]) << 40
            worth.append(now.to_bytes(_VALUES, "little"))
        elif for_sale >> miniature & 1:
            price: i64 = capped(values.price(table, miniature))
            worth.append(memory.values[miniature][:_PRICE] + _PRICES[price])
        else:
            worth.append(memory.values[miniature])
    row.extend(worth)


def _write_marks(table: Table, seat: i64, row: list[bytes]) -> None:
    subject: i64 = 0
    if table.seat >= 0 and table.subject != NONE and table.question in _ABOUT_A_MINIATURE:
        subject = BIT[table.subject]
    row.append(members(_turned_set(seat, table.moved)))
    row.append(members(_turned_set(seat, table.spawned)))
    row.append(members(_turned_set(seat, table.attackers)))
    row.append(members(_turned_set(seat, table.relentless)))
    row.append(members(_turned_set(seat, table.ferocious)))
    row.append(members(_turned_set(seat, subject)))
    row += [members(_turned_set(seat, used)) for used in table.used]


def _turned_set(seat: i64, miniatures: i64) -> i64:
    """Give a set of miniatures as the seat counts them."""
    if seat == 0 or miniatures == 0:
        return miniatures
    return miniatures >> 16 | (miniatures & 0xFFFF) << 16
