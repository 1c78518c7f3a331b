"""Why something may not be spawned or activated in the spawn phase (5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.keywords import reinforce, respawn, unique, vengeance
from oneiros.games.dreamblade.phases import spawn
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import (
    CELLS,
    FILES,
    GRAVEYARD,
    PORTAL,
    REMOVED,
    SIZE,
    SPAWN_ROW,
    cell_name,
)
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import REINFORCE, SPAWN
from oneiros.games.dreamblade.warbands.ability import CHOSEN
from oneiros.kernel.bits import BIT, lowest
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table


def reason(table: Table, attempt: int) -> Reason | None:
    """Say why a spawn or an activation is not listed."""
    if opt.deed(attempt) == opt.SPAWN:
        miniature, cell = opt.miniature_of(attempt), opt.cell_of(attempt)
        return why_not_spawned(table, miniature) or why_not_there(table, miniature, cell)
    return _why_not_activated(table, *opt.activated(attempt))


def why_not_spawned(table: Table, miniature: int) -> Reason | None:
    """Say why a miniature may not be spawned anywhere now."""
    label = table.roster.called[miniature]
    named = {"miniature": label}
    if miniature >> 4 != table.active:
        return Reason("1.8", "reason-not-yours", named)
    # 5.10: a miniature that came back in this phase was already spawned in it.
    if table.spawned & BIT[miniature]:
        return Reason("5.10", "reason-spawned-already", named)
    if table.where[miniature] < CELLS:
        cell = cell_name(table.where[miniature])
        return Reason("5.8", "reason-in-play", {**named, "cell": cell})
    if table.where[miniature] == REMOVED:
        return Reason("1.8", "reason-removed", named)
    buried = table.where[miniature] == GRAVEYARD
    if buried and not respawn.ready(table, table.active) & BIT[miniature]:
        return Reason("5.8", "reason-in-graveyard", named)
    rival = unique.rival(table, miniature)
    if rival:
        return Reason(
            "11 Unique", "reason-unique", {**named, "rival": table.roster.called[lowest(rival)]}
        )
    waits = vengeance.waits(table, miniature)
    if waits:
        return Reason("11 Vengeance", "reason-vengeance", {**named, "turns": waits})
    price, pool = values.price(table, miniature), max(table.pool, 0)
    if price > pool:
        return Reason("5.3", "reason-too-expensive", {**named, "price": price, "pool": pool})
    return None


def why_not_there(table: Table, miniature: int, cell: int) -> Reason | None:
    """Say why a miniature may not be spawned into a cell."""
    player = miniature >> 4
    details: dict[str, object] = {
        "miniature": table.roster.called[miniature],
        "cell": cell_name(cell % CELLS),
    }
    if cell >= CELLS:
        return Reason("1.1", "reason-off-the-map", details)
    if table.turn == 1 and cell != PORTAL[player]:
        return Reason("5.6", "reason-first-turn", {**details, "portal": cell_name(PORTAL[player])})
    if not table.roster.creatures & BIT[miniature]:
        return _why_no_location(table, player, cell, details)
    if cell == PORTAL[player]:
        return None
    reinforces = bool(table.roster.having[REINFORCE] & BIT[miniature])
    if reinforces and reinforce.joins(table, miniature, cell):
        return _why_no_room(table, player, cell, details)
    if cell not in SPAWN_ROW[player]:
        if reinforces:
            return Reason("11 Reinforce", "reason-reinforce", details)
        return Reason("5.5", "reason-not-spawn-row", details)
    if table.barred & BIT[cell % SIZE]:
        return Reason("5.5", "reason-row-cell-taken", details)
    if not spawn.controls_file(table, player, cell % SIZE):
        return Reason("5.5", "reason-empty-file", {**details, "file": FILES[cell % SIZE]})
    return _why_no_room(table, player, cell, details)


def _why_no_room(table: Table, player: int, cell: int, details: dict[str, object]) -> Reason | None:
    if spawn.filled(table, cell):
        return Reason("5.5", "reason-four-spawned", details)
    if not table.has_room(cell, player):
        return Reason("1.7", "reason-full", details)
    return None


def _why_no_location(
    table: Table, player: int, cell: int, details: dict[str, object]
) -> Reason | None:
    if not table.creatures_in(cell, player):
        return Reason("5.7", "reason-location-needs-creature", details)
    standing = table.at[cell] & ~table.roster.creatures
    if standing:
        other = table.roster.called[lowest(standing)]
        return Reason("5.7", "reason-location-stands", {**details, "other": other})
    return None


def _why_not_activated(table: Table, miniature: int, slot: int, chosen: int) -> Reason | None:
    roster = table.roster
    named = {"miniature": roster.called[miniature]}
    entry = miniature * SLOTS + slot
    if miniature >> 4 != table.active:
        return Reason("1.8", "reason-not-yours", named)
    if slot >= SLOTS or roster.keyword[entry] < 0 or roster.when[entry] != SPAWN:
        return Reason("5.9", "reason-no-spawn-ability", named)
    if not table.in_play & BIT[miniature]:
        return Reason("5.9", "reason-not-in-play", named)
    if table.used[slot] & BIT[miniature]:
        return Reason("5.9", "reason-ability-used", named)
    if not table.active_at(entry):
        return Reason("10.2", "reason-not-scoring", named)
    pool = max(table.pool, 0)
    price = chosen if roster.price[entry] == CHOSEN else roster.price[entry]
    if price > pool:
        return Reason("5.9", "reason-too-expensive", {**named, "price": price, "pool": pool})
    if roster.price[entry] != CHOSEN and chosen:
        return Reason("10.11", "reason-no-open-number", named)
    return None
