"""The turn: its phases in order (4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import procedures
from oneiros.games.dreamblade.phases import conquest
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.layout import (
    CONQUEST,
    FIRST_ACTION,
    INITIATIVE,
    SECOND_ACTION,
    SPAWNING,
)
from oneiros.kernel.fact import NONE
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


# Whose a phase is: the first player's, the other's, or nobody's.
_FIRST: Final = 0
_SECOND: Final = 1
_NOBODYS: Final = 2

# The phases of a turn in the order of 4.1, and whose each is.
_PHASES: Final[list[int]] = [
    INITIATIVE,
    SPAWNING,
    SPAWNING,
    FIRST_ACTION,
    SECOND_ACTION,
    FIRST_ACTION,
    SECOND_ACTION,
    CONQUEST,
]
_WHOSE: Final[list[int]] = [
    _NOBODYS,
    _FIRST,
    _SECOND,
    _FIRST,
    _FIRST,
    _SECOND,
    _SECOND,
    _NOBODYS,
]


def proceed(table: Table) -> None:
    """4.1: initiative; both spawn phases; two action phases each; conquest."""
    step = table.step()
    table.go(step + 1)
    phase: i64 = _PHASES[step]
    player = _player(table, step)
    if phase == INITIATIVE:
        table.begin_turn(table.turn + 1, "4.1")
        table.begin_phase(INITIATIVE, NOBODY, "4.1")
        table.call(procedures.INITIATIVE)
    elif phase == SPAWNING:
        if _spawning_takes_place(table):
            table.begin_phase(SPAWNING, player, "4.1")
            table.call(procedures.SPAWN, player)
        elif player == table.first:
            table.remark(facts.SPAWNING_SKIPPED, (), "4.5", NONE, NONE)
    elif phase == CONQUEST:
        table.begin_phase(CONQUEST, NOBODY, "4.1")
        table.go(0)
        conquest.proceed(table)
    else:
        table.begin_phase(phase, player, "4.1")
        table.call(procedures.ACTION, player)


def order(table: Table) -> list[tuple[int, int]]:
    """List the phases of this turn, each with the player whose it is, or nobody."""
    return [(phase, int(_player(table, step))) for step, phase in enumerate(_PHASES)]


def _player(table: Table, step: i64) -> i64:
    whose: i64 = _WHOSE[step]
    if whose == _NOBODYS:
        return NOBODY
    return table.first if whose == _FIRST else 1 - table.first


def enter(table: Table, phase: i64, player: i64) -> None:
    """Set a table up in the middle of a turn: a phase has begun, and nothing is asked yet.

    Initiative and conquest begin when the game goes on.
    """
    table.stack.clear()
    table.call(procedures.TURN)
    if phase == INITIATIVE:
        table.turn -= 1
    elif phase == CONQUEST:
        table.go(_PHASES.index(CONQUEST))
    else:
        table.go(order(table).index((int(phase), int(player))) + 1)
        table.begin_phase(phase, player, "4.1")
        table.call(procedures.SPAWN if phase == SPAWNING else procedures.ACTION, player)


def _spawning_takes_place(table: Table) -> bool:
    """4.5: if either final die shows a 1, both spawn phases are skipped this turn."""
    return table.initiative[0] != 1 and table.initiative[1] != 1
