"""The initiative phase (4.2 to 4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.options import BELOW, DIE
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: the dice still to be rolled, and why they are, once the roll has begun.
_WAITING: Final = -3
_WHY: Final = -2

SIDES: Final[list[int]] = [DIE | number for number in range(1, 7)]
EVEN: Final[list[int]] = [1] * 6

_BOTH: Final = 3
# Why a die is rolled: the phase begins, ones on the first turn, ones in a tournament, a tie.
_RULES: Final = ("4.2", "4.4", "3.4", "4.3")


def proceed(table: Table) -> None:
    """4.2: roll every die that must be rolled, A's first; then see who goes first."""
    if table.step() == 0:
        table.go(1)
        table.stack[_WAITING] = _BOTH
    waiting = table.stack[_WAITING]
    if waiting == 0:
        waiting = _to_reroll(table)
        table.stack[_WAITING] = waiting
    if waiting:
        table.subject = 0 if waiting & 1 else 1
        table.ask_chance(questions.INITIATIVE_DIE, SIDES, EVEN)
        return
    table.last_turn_had_a_one = 1 if 1 in table.initiative else 0
    table.go_first(_first(table), _rule_of_first(table))
    table.done()


def answer(table: Table, option: i64) -> None:
    """Take a die that chance has rolled."""
    player: i64 = 0 if table.stack[_WAITING] & 1 else 1
    table.stack[_WAITING] &= ~BIT[player]
    table.roll_initiative(player, option & BELOW, _RULES[table.stack[_WHY]])


def begins(table: Table) -> bool:
    """Tell whether both dice still wait to be rolled for the first time."""
    return table.stack[_WAITING] == _BOTH and table.stack[_WHY] == 0


def _to_reroll(table: Table) -> i64:
    """4.4, 3.4: every 1 where 1s are rerolled; then both dice of a tie that nothing breaks."""
    a: i64 = table.initiative[0]
    b: i64 = table.initiative[1]
    again = table.format.reroll_ones and table.last_turn_had_a_one
    if (table.turn == 1 or again) and (a == 1 or b == 1):
        table.stack[_WHY] = 1 if table.turn == 1 else 2
        return (1 if a == 1 else 0) | (2 if b == 1 else 0)
    if a == b and (table.turn == 1 or table.wins[0] == table.wins[1]):
        table.stack[_WHY] = 1 if table.turn == 1 else 3
        return _BOTH
    return 0


def _first(table: Table) -> i64:
    """4.2, 4.3: the higher roll goes first; on a tie the player with more turn wins."""
    if table.initiative[0] != table.initiative[1]:
        return 0 if table.initiative[0] > table.initiative[1] else 1
    return 0 if table.wins[0] > table.wins[1] else 1


def _rule_of_first(table: Table) -> str:
    return "4.2" if table.initiative[0] != table.initiative[1] else "4.3"
