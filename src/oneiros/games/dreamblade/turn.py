"""The turn: its phases in order (4.1), and the conquest phase that ends it (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def proceed(table: Table) -> None:
    """4.1: initiative; both spawn phases; two action phases each; conquest."""
    step = table.step()
    table.go(step + 1)
    if step == 0:
        table.begin_turn(table.turn + 1, "4.1")
        table.begin_phase(INITIATIVE, NOBODY, "4.1")
        table.call(procedures.INITIATIVE)
    elif step in (1, 2):
        if _spawning_takes_place(table):
            player = table.first if step == 1 else 1 - table.first
            table.begin_phase(SPAWNING, player, "4.1")
            table.call(procedures.SPAWN, player)
        elif step == 1:
            table.remark(facts.SPAWNING_SKIPPED, (), "4.5", NONE, NONE)
    elif step <= 6:
        player = table.first if step <= 4 else 1 - table.first
        table.begin_phase(FIRST_ACTION if step in (3, 5) else SECOND_ACTION, player, "4.1")
        table.call(procedures.ACTION, player)
    else:
        table.begin_phase(CONQUEST, NOBODY, "4.1")
        table.go(0)
        _conquest(table)


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
