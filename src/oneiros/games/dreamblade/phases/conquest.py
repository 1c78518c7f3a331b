"""The conquest phase (9): who claims what, who wins the turn, who wins the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.keywords import dominate
from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.board import SCORING_CELLS, WORTH
from oneiros.games.dreamblade.vocabulary import DOMINATE
from oneiros.kernel.bits import lowest
from oneiros.kernel.fact import NONE
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def proceed(table: Table) -> None:
    """9.2, 9.3: add up what is claimed; more points wins the turn, six turns win the game."""
    for player in (table.first, 1 - table.first):
        for cell in SCORING_CELLS[player]:
            if claims(table, player, cell):
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


def claims(table: Table, player: i64, cell: i64) -> bool:
    """9.1: a creature of yours and no enemy creature; locations neither claim nor contest."""
    mine = table.creatures_in(cell, player)
    if not mine:
        return False
    return not table.enemies_in(cell, player) or dominate.claiming(table, mine) != 0


def claimed_now(table: Table, player: i64) -> i64:
    """What the cells would bring a player if the turn ended now."""
    total: i64 = 0
    for cell in SCORING_CELLS[player]:
        if claims(table, player, cell):
            total += WORTH[player][cell]
    return total


def _claim(table: Table, player: i64, cell: i64) -> None:
    worth: i64 = WORTH[player][cell]
    if table.enemies_in(cell, player):
        dominant = dominate.claiming(table, table.creatures_in(cell, player))
        table.claim(player, cell, worth, "11", lowest(dominant), DOMINATE)
    else:
        table.claim(player, cell, worth, "9.1", NONE, NONE)


def _end_at_limit(table: Table) -> None:
    """3.5: at the turn limit more turn wins win the game; equal is a draw."""
    if table.wins[0] == table.wins[1]:
        table.end_game(NOBODY, "3.5")
    else:
        table.end_game(0 if table.wins[0] > table.wins[1] else 1, "3.5")
