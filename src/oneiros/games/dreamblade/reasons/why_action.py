"""Why a creature may not shift, or a cell may not see a strike (6, 7.1, 7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.keywords import defender, loner
from oneiros.games.dreamblade.table.board import CELLS, NEIGHBOURS, cell_name
from oneiros.games.dreamblade.vocabulary import LONER
from oneiros.kernel.bits import BIT, lowest
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table


def reason(table: Table, attempt: int) -> Reason | None:
    """Say why a move or a strike is not listed."""
    if opt.deed(attempt) == opt.MOVE:
        return _why_not_moved(table, opt.miniature_of(attempt), opt.cell_of(attempt))
    return _why_not_struck(table, opt.group_cell_of(attempt), opt.group_of(attempt))


def _why_not_moved(table: Table, creature: int, cell: int) -> Reason | None:
    player = table.active
    here = table.where[creature]
    details = {"miniature": table.roster.called[creature], "cell": cell_name(cell % CELLS)}
    if creature >> 4 != player:
        return Reason("1.8", "reason-not-yours", details)
    if here >= CELLS:
        return Reason("6.2", "reason-not-in-play", details)
    if not table.roster.creatures & BIT[creature]:
        return Reason("2.5", "reason-location-moves", details)
    if table.moved & BIT[creature]:
        return Reason("6.2", "reason-moved-already", details)
    enemies = table.enemies_in(here, player)
    if enemies:
        enemy = table.roster.called[lowest(enemies)]
        return Reason("6.2", "reason-engaged", {**details, "enemy": enemy, "from": cell_name(here)})
    if cell >= CELLS:
        return Reason("6.2", "reason-off-the-map", details)
    if cell not in NEIGHBOURS[here]:
        return Reason("6.2", "reason-not-adjacent", {**details, "from": cell_name(here)})
    if not table.has_room(cell, player):
        return Reason("1.7", "reason-full", details)
    if defender.holds_back(table, creature, cell):
        enemy = table.roster.called[lowest(table.enemies_in(cell, player))]
        return Reason("6.5", "reason-defender", {**details, "enemy": enemy})
    return None


def _why_not_struck(table: Table, cell: int, group: int) -> Reason | None:
    player = table.active
    if cell >= CELLS:
        return Reason("1.1", "reason-off-the-map", {"cell": "?"})
    details = {"cell": cell_name(cell)}
    if table.fought & BIT[cell]:
        return Reason("7.1", "reason-fought", details)
    mine = table.creatures_in(cell, player)
    if not mine:
        return Reason("7.1", "reason-no-creature-there", details)
    if not table.enemies_in(cell, player):
        return Reason("7.1", "reason-no-enemy-there", details)
    return why_not_together(table, cell, group, mine, "7.2")


def why_not_together(
    table: Table, cell: int, group: int, everyone: int, rule: str
) -> Reason | None:
    """Say why some creatures may not attack together."""
    details = {"cell": cell_name(cell)}
    if not group:
        return Reason(rule, "reason-nobody-attacks", details)
    strangers = group & ~everyone
    if strangers:
        name = table.roster.called[lowest(strangers)]
        return Reason(rule, "reason-cannot-attack-there", {**details, "miniature": name})
    if not loner.may_attack(table, group):
        name = table.roster.called[lowest(table.active_with(LONER, group))]
        return Reason(rule, "reason-loner", {**details, "miniature": name})
    return None
