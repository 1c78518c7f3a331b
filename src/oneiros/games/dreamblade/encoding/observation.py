"""What a seat sees as a row of bytes. In Dreamblade everything is open (1.8, 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.encoding.actions import KEYWORDS
from oneiros.games.dreamblade.encoding.printed import OF_ABILITY, OF_MINIATURE, PRINTED, printed
from oneiros.games.dreamblade.encoding.sides import seen_cell, seen_miniature
from oneiros.games.dreamblade.phases.conquest import claimed_now
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, RESERVES, ZONES
from oneiros.games.dreamblade.table.layout import CONQUEST, SPAWNING
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, SIDE, SLOTS
from oneiros.kernel.bits import BIT, lowest
from oneiros.kernel.encoding import Part, offsets
from oneiros.kernel.fact import NONE
from oneiros.kernel.octets import capped, put, put_counts, put_members

if TYPE_CHECKING:
    from librt.strings import BytesWriter

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

_STARTS: Final = offsets(PARTS)
_PHASE: Final = _STARTS["phase"]
_MINE: Final = _STARTS["mine"]
_TURN: Final = _STARTS["turn"]
_WINS: Final = _STARTS["wins"]
_POINTS: Final = _STARTS["points"]
_CLAIMS: Final = _STARTS["claims"]
_BONUS: Final = _STARTS["bonus"]
_INITIATIVE: Final = _STARTS["initiative"]
_POOL: Final = _STARTS["pool"]
_ONES: Final = _STARTS["ones"]
_DICE: Final = _STARTS["dice"]
_ATTACK: Final = _STARTS["attack"]
_COMBAT: Final = _STARTS["combat"]
_FOUGHT: Final = _STARTS["fought"]
_ABILITY: Final = _STARTS["ability"]
_PLACES: Final = _STARTS["places"]
_WORTH: Final = _STARTS["values"]
_MARKED: Final = _STARTS["marks"]
# Elsewhere the subject may be anything.
_ABOUT_A_MINIATURE: Final = (questions.DAMAGE, questions.FATE, questions.ABILITY)
_PRICE: Final = 4
"""Where the price stands among the values."""
_HELD: Final = 5
"""Where damage that is held stands among the values."""


class Observer:
    """Writes tables, and remembers what never changes for the last rosters."""

    def __init__(self) -> None:
        """Begin without any roster."""
        self._blanks: dict[Roster, list[bytes]] = {}

    def write(self, table: Table, seat: i64, row: BytesWriter) -> None:
        """Write all parts: first what never changes, then over it what is so now."""
        start: i64 = len(row)
        row.write(self._blank(table.roster)[seat])
        _put_numbers(table, seat, row, start)
        _put_combat(table, seat, row, start)
        _put_miniatures(table, seat, row, start)
        _put_marks(table, seat, row, start + _MARKED)

    def _blank(self, roster: Roster) -> list[bytes]:
        found = self._blanks.get(roster)
        if found is None:
            if len(self._blanks) >= _MOST_ROSTERS:
                self._blanks.clear()
            found = [_blank(roster, 0), _blank(roster, 1)]
            self._blanks[roster] = found
        return found


def _blank(roster: Roster, seat: i64) -> bytes:
    """Write what never changes: what is printed, and the values of who is not in play."""
    worth = [_printed_values(roster, index ^ seat << 4) for index in range(_ALL)]
    marks = bytes(_MARKS * _ALL)
    return bytes(_WORTH) + b"".join(worth) + marks + printed(roster, seat)


def _printed_values(roster: Roster, miniature: i64) -> bytes:
    """Write the values of a miniature that is not in play; nobody and locations have none."""
    if not roster.everyone & roster.creatures & BIT[miniature]:
        return bytes(_VALUES)
    printed_now = (roster.power[miniature], roster.defense[miniature], roster.life[miniature])
    return bytes([*[capped(one) for one in printed_now], 0, 0, 0])


def _put_numbers(table: Table, seat: i64, row: BytesWriter, start: i64) -> None:
    other = 1 - seat
    limit: i64 = table.format.turn_limit
    points = table.points
    if table.seat >= 0:
        row[start + table.question] = 1
    row[start + _PHASE + table.phase] = 1
    _mark(row, start + _MINE, table.seat == seat)
    _mark(row, start + _MINE + 1, table.active == seat)
    _mark(row, start + _MINE + 2, table.first == seat)
    put(row, start + _TURN, table.turn)
    put(row, start + _TURN + 1, limit - table.turn if limit else 0)
    put(row, start + _TURN + 2, table.format.wins_needed)
    put(row, start + _WINS, table.wins[seat])
    put(row, start + _WINS + 1, table.wins[other])
    put(row, start + _POINTS, points[seat])
    put(row, start + _POINTS + 1, points[other])
    counted = table.phase == CONQUEST
    put(row, start + _CLAIMS, points[seat] + (0 if counted else claimed_now(table, seat)))
    put(row, start + _CLAIMS + 1, points[other] + (0 if counted else claimed_now(table, other)))
    put(row, start + _BONUS, table.bonus[seat])
    put(row, start + _BONUS + 1, table.bonus[other])
    put(row, start + _INITIATIVE, table.initiative[seat])
    put(row, start + _INITIATIVE + 1, table.initiative[other])
    put(row, start + _POOL, table.pool)
    _mark(row, start + _ONES, table.format.reroll_ones)
    put(row, start + _ONES + 1, table.last_turn_had_a_one)


def _put_combat(table: Table, seat: i64, row: BytesWriter, start: i64) -> None:
    put_counts(row, start + _DICE, table.dice, 0, 4)
    put(row, start + _ATTACK, table.rolled)
    put(row, start + _ATTACK + 1, table.modifier)
    put(row, start + _ATTACK + 2, -table.modifier)
    put(row, start + _ATTACK + 4, table.blades)
    if table.combat_cell >= 0:
        row[start + _COMBAT + seen_cell(seat, table.combat_cell)] = 1
    fought: i64 = table.fought
    while fought:
        row[start + _FOUGHT + seen_cell(seat, lowest(fought))] = 1
        fought &= fought - 1
    if table.seat >= 0:
        if table.question == questions.DAMAGE:
            put(row, start + _ATTACK + 3, damage.left_to_assign(table))
        elif table.question == questions.ABILITY:
            row[start + _ABILITY + table.subject_keyword] = 1


def _put_miniatures(table: Table, seat: i64, row: BytesWriter, start: i64) -> None:
    """Put where each miniature is, and values that are not the printed ones."""
    roster = table.roster
    where = table.where
    everyone: i64 = roster.everyone
    at: i64 = start + _PLACES
    for index in range(_ALL):
        miniature: i64 = index ^ seat << 4
        if everyone >> miniature & 1:
            place: i64 = where[miniature]
            row[at + (seen_cell(seat, place) if place < CELLS else place)] = 1
        at += ZONES
    creatures: i64 = table.in_play & roster.creatures
    while creatures:
        one = lowest(creatures)
        creatures &= creatures - 1
        at = start + _WORTH + seen_miniature(seat, one) * _VALUES
        put(row, at, values.power(table, one))
        put(row, at + 1, values.defense(table, one))
        put(row, at + 2, values.life(table, one))
        put(row, at + 3, table.damage[one])
    for held in table.held:
        one = opt.held_for(held)
        if table.in_play & roster.creatures & BIT[one]:
            at = start + _WORTH + seen_miniature(seat, one) * _VALUES + _HELD
            put(row, at, i64(row[at]) + opt.held_amount(held))
    if table.phase == SPAWNING:
        for_sale: i64 = table.at[RESERVES] & SIDE[table.active]
        while for_sale:
            one = lowest(for_sale)
            for_sale &= for_sale - 1
            at = start + _WORTH + seen_miniature(seat, one) * _VALUES + _PRICE
            put(row, at, values.price(table, one))


def _put_marks(table: Table, seat: i64, row: BytesWriter, at: i64) -> None:
    put_members(row, at, _turned_set(seat, table.moved))
    put_members(row, at + _ALL, _turned_set(seat, table.spawned))
    put_members(row, at + 2 * _ALL, _turned_set(seat, table.attackers))
    put_members(row, at + 3 * _ALL, _turned_set(seat, table.relentless))
    put_members(row, at + 4 * _ALL, _turned_set(seat, table.ferocious))
    if table.seat >= 0 and table.subject != NONE and table.question in _ABOUT_A_MINIATURE:
        row[at + 5 * _ALL + seen_miniature(seat, table.subject)] = 1
    at += 6 * _ALL
    for used in table.used:
        put_members(row, at, _turned_set(seat, used))
        at += _ALL


def _mark(row: BytesWriter, at: i64, whether: bool) -> None:  # noqa: FBT001 - it is what is written
    if whether:
        row[at] = 1


def _turned_set(seat: i64, miniatures: i64) -> i64:
    """Give a set of miniatures as the seat counts them."""
    if seat == 0 or miniatures == 0:
        return miniatures
    return miniatures >> 16 | (miniatures & 0xFFFF) << 16
