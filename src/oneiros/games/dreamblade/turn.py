"""The turn: its phases in order (4.1), and the conquest phase that ends it (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import facts, procedures
from oneiros.games.dreamblade.dreamscape import SCORING_CELLS, WORTH
from oneiros.games.dreamblade.keywords import dominate
from oneiros.games.dreamblade.layout import (
    CONQUEST,
    FIRST_ACTION,
    INITIATIVE,
    SECOND_ACTION,
    SPAWNING,
)
from oneiros.games.dreamblade.vocabulary import DOMINATE
from oneiros.kernel.bits import lowest
from oneiros.kernel.fact import NONE
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table import Table


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
        _conquest(table)


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


def _conquest(table: Table) -> None:
    """9.2, 9.3: add up what is claimed; more points wins the turn, six turns win the game."""
    for player in (table.first, 1 - table.first):
        for cell in SCORING_CELLS[player]:
            _claim(table, player, cell)
    if table.points[0] != table.points[1]:
        table.win_turn(0 if table.points[0] > table.points[1] else 1, "9.3")
    else:
        table.remark(facts.TURN_DRAWN, (table.points[0], table.points[1]), "9.3", NONE, NONE)
    for player in range(2):
        if table.wins[player] >= table.format.wins_needed:
            table.end_game(player, "9.3")
            return
    if table.format.turn_limit and table.turn >= table.format.turn_limit:
        _end_at_limit(table)


def _claim(table: Table, player: i64, cell: i64) -> None:
    """9.1: a creature of yours and no enemy creature; locations neither claim nor contest."""
    mine = table.creatures_in(cell, player)
    if not mine:
        return
    if not table.enemies_in(cell, player):
        table.claim(player, cell, WORTH[player][cell], "9.1", NONE, NONE)
        return
    dominant = dominate.claiming(table, mine)
    if dominant:
        table.claim(player, cell, WORTH[player][cell], "11", lowest(dominant), DOMINATE)


def _end_at_limit(table: Table) -> None:
    """3.5: at the turn limit more turn wins win the game; equal is a draw."""
    if table.wins[0] == table.wins[1]:
        table.end_game(NOBODY, "3.5")
    else:
        table.end_game(0 if table.wins[0] > table.wins[1] else 1, "3.5")
