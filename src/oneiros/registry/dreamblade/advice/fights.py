"""Fights that a table allows: what a strike may come to, for whoever would make it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.odds import aims
from oneiros.games.dreamblade.odds.strike import StrikeOdds, strike_odds
from oneiros.games.dreamblade.odds.threats import begin_action, largest_strike
from oneiros.games.dreamblade.table.board import CELLS
from oneiros.games.dreamblade.table.layout import FIRST_ACTION


class Entering(NamedTuple):
    """The creatures that a shift may bring into a cell."""

    cell: int
    creatures: frozenset[int]


def in_an_action_phase(table: Dreamblade, player: int) -> Dreamblade:
    """Give the same table as it would be in an action phase of a player that has just begun.

    What was marked as damage before is gone then (8.9).
    """
    return begin_action(table.copy(), FIRST_ACTION, player)


def odds(table: Dreamblade, option: int) -> StrikeOdds:
    """Give the odds of a strike that is listed or could be, to destroy as much as possible."""
    return strike_odds(table, option, aims.DESTROY)


def strikes_of(table: Dreamblade, player: int) -> dict[int, int]:
    """Give for each cell the strike by as many as may attack there together."""
    begun = in_an_action_phase(table, player)
    found = {cell: int(largest_strike(begun, cell)) for cell in range(CELLS)}
    return {cell: option for cell, option in found.items() if option != opt.END}


def entering(table: Dreamblade, player: int) -> Iterator[Entering]:
    """Give for each cell who of a player's creatures could shift into it."""
    found: dict[int, set[int]] = {}
    for option in in_an_action_phase(table, player).options:
        if opt.deed(option) == opt.MOVE:
            found.setdefault(int(opt.cell_of(option)), set()).add(int(opt.miniature_of(option)))
    for cell in sorted(found):
        yield Entering(cell, frozenset(found[cell]))
