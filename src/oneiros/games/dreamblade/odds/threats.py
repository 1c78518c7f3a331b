"""What the other side may do to each creature of a player in its next two action phases.

The engine plays on a copy: in one action phase the enemy strikes where it stands, or it shifts
whoever may come into a cell and strikes there in the next. It strikes with the largest group and
wants the one creature that is looked at, whatever else is in the cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.strike import MOST, Strike
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS
from oneiros.games.dreamblade.table.layout import FIRST_ACTION, SECOND_ACTION
from oneiros.kernel.bits import BIT, count, numbers
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade

_ALTOGETHER: Final = 40_000
"""On so many copies of the table all strikes together may be worked out; then they are sampled."""


class Threat(NamedTuple):
    """What a creature has to fear of one strike in its cell, at once or after a shift.

    Where not everything was worked out, it was sampled, and `error` is the largest standard error.
    """

    creature: int
    shifted: bool
    """Whether the enemy shifts before it strikes."""
    group: int
    """Who strikes, as a set."""
    disrupted: float
    destroyed: float
    gone: float
    error: float


def may_be_told(table: Dreamblade) -> bool:
    """Tell whether a table is between deeds, so that an action phase could begin."""
    return table.seat != NOBODY and table.question in (
        questions.INITIATIVE_DIE,
        questions.SPAWN_PHASE,
        questions.ACTION,
        questions.SHIFT,
        questions.STRIKE,
    )


def threats(table: Dreamblade, player: i64) -> list[Threat]:
    """Tell what threatens the creatures of a player as they stand, by cell and then by number."""
    waiting: list[tuple[Dreamblade, int, int, bool]] = []
    begun = begin_action(table.copy(), FIRST_ACTION, 1 - player)
    for cell in range(CELLS):
        mine = table.creatures_in(cell, player)
        if mine:
            at_once = largest_strike(begun, cell)
            if at_once != opt.END:
                waiting += [(begun, one, at_once, False) for one in numbers(mine)]
            joined = _joined(begun, cell)
            if joined is not None:
                later = largest_strike(joined, cell)
                waiting += [(joined, one, later, True) for one in numbers(mine)]
    most: i64 = min(MOST, _ALTOGETHER // max(len(waiting), 1))
    return [_threat(*one, most) for one in waiting]


def begin_action(table: Dreamblade, phase: i64, player: i64) -> Dreamblade:
    """8.9, 6.1: begin an action phase of a player on a table that is used up by it."""
    table.stack.clear()
    table.facts = None
    table.clear_damage("8.9")
    table.begin_phase(phase, player, "4.1")
    table.call(procedures.ACTION, player)
    table.advance()
    return table


def largest_strike(table: Dreamblade, cell: i64) -> i64:
    """Give the strike in a cell by the most creatures, of equals the first; or the end."""
    best: i64 = opt.END
    most: i64 = 0
    for option in table.options:
        if opt.deed(option) == opt.STRIKE and opt.group_cell_of(option) == cell:
            number: i64 = count(opt.group_of(option))
            if number > most:
                best = option
                most = number
    return best


def _joined(table: Dreamblade, cell: i64) -> Dreamblade | None:
    """6.2: shift whoever may come into a cell, the strongest first, and begin the next phase.

    Whoever's coming asks for something else, such as a trigger, stays away.
    """
    player: i64 = table.active
    shifted: Dreamblade | None = None
    tried: i64 = 0
    current = table
    while True:
        move = _strongest(current, cell, tried)
        if move == opt.END:
            break
        ahead = current.copy()
        ahead.apply(move)
        tried |= BIT[opt.miniature_of(move)]
        # Once nobody else may shift, the phase has ended by itself.
        over = ahead.seat == NOBODY and not ahead.stack
        if over or (ahead.seat == player and ahead.question == questions.SHIFT):
            current = ahead
            shifted = ahead
        if over:
            break
    return None if shifted is None else begin_action(shifted, SECOND_ACTION, player)


def _strongest(table: Dreamblade, cell: i64, tried: i64) -> i64:
    best: i64 = opt.END
    most: i64 = -1
    for option in table.options:
        one = opt.miniature_of(option)
        if opt.deed(option) != opt.MOVE or opt.cell_of(option) != cell or tried >> one & 1:
            continue
        power = values.power(table, one)
        if power > most:
            best = option
            most = power
    return best


def _threat(table: Dreamblade, creature: i64, option: i64, shifted: bool, most: i64) -> Threat:  # noqa: FBT001 - unpacked
    found = Strike(table, option, aims.DESTROY, most, wanted=creature).odds()
    for one in found.defenders:
        if one.creature == creature:
            group = opt.group_of(option)
            return Threat(creature, shifted, group, one[1], one[2], one[3], found.error)
    raise LookupError(creature)
