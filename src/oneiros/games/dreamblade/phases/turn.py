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


# The steps of a turn in the order of 4.1.
_INITIATIVE: Final = 0
_FIRST_SPAWNS: Final = 1
_SECOND_SPAWNS: Final = 2
_FIRST_ACTS: Final = 3
_FIRST_ACTS_AGAIN: Final = 4
_SECOND_ACTS: Final = 5
_SECOND_ACTS_AGAIN: Final = 6
_CONQUEST: Final = 7


def proceed(table: Table) -> None:
    """4.1: initiative; both spawn phases; two action phases each; conquest."""
    step = table.step()
    table.go(step + 1)
    if step == _INITIATIVE:
        table.begin_turn(table.turn + 1, "4.1")
        table.begin_phase(INITIATIVE, NOBODY, "4.1")
        table.call(procedures.INITIATIVE)
    elif step <= _SECOND_SPAWNS:
        if _spawning_takes_place(table):
            player = table.first if step == _FIRST_SPAWNS else 1 - table.first
            table.begin_phase(SPAWNING, player, "4.1")
            table.call(procedures.SPAWN, player)
        elif step == _FIRST_SPAWNS:
            table.remark(facts.SPAWNING_SKIPPED, (), "4.5", NONE, NONE)
    elif step <= _SECOND_ACTS_AGAIN:
        player = table.first if step <= _FIRST_ACTS_AGAIN else 1 - table.first
        first = step in (_FIRST_ACTS, _SECOND_ACTS)
        table.begin_phase(FIRST_ACTION if first else SECOND_ACTION, player, "4.1")
        table.call(procedures.ACTION, player)
    else:
        table.begin_phase(CONQUEST, NOBODY, "4.1")
        table.go(_INITIATIVE)
        conquest.proceed(table)


def enter(table: Table, phase: i64, player: i64) -> None:
    """Set a table up in the middle of a turn: a phase has begun, and nothing is asked yet.

    Initiative and conquest begin when the game goes on.
    """
    table.stack.clear()
    table.call(procedures.TURN)
    second = 0 if player == table.first else 1
    if phase == INITIATIVE:
        table.turn -= 1
    elif phase == CONQUEST:
        table.go(_CONQUEST)
    elif phase == SPAWNING:
        table.go(_SECOND_SPAWNS + second)
        table.begin_phase(SPAWNING, player, "4.1")
        table.call(procedures.SPAWN, player)
    else:
        steps = _FIRST_ACTS_AGAIN if phase == FIRST_ACTION else _SECOND_ACTS
        table.go(steps + 2 * second)
        table.begin_phase(phase, player, "4.1")
        table.call(procedures.ACTION, player)


def _spawning_takes_place(table: Table) -> bool:
    """4.5: if either final die shows a 1, both spawn phases are skipped this turn."""
    return table.initiative[0] != 1 and table.initiative[1] != 1
