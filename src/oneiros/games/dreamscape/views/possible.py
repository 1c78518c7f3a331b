"""Whether a card can still be completed; where that is not certain it can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamscape.phases.creation import NIGHTMARE_TRADE, TRADE
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import LAST_CREATION, OVER
from oneiros.games.dreamscape.views.nearest import Nearest, not_held
from oneiros.games.dreamscape.vocabulary import GRASS, LAND, MOVEMENT, NIGHTMARE
from oneiros.kernel.bits import BIT, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

TREE: Final = "tree"
SHARD: Final = "shard"


class Obstacle(NamedTuple):
    """Why a card can no longer be completed: no tree is left, or not enough shards of a kind."""

    lacking: str = ""
    kind: int = 0


def obstacle(table: Standing, player: int, card: int, found: Nearest) -> Obstacle:
    """Say what keeps a card from being completed for good, if it is certain."""
    shown = table.box.cards[card].structure
    # 5.4: trees never go back to the pool, and a Golem may bring those that stand.
    if len(shown.trees) > count(table.trees[player]) + table.pool:
        return Obstacle(TREE)
    for kind, number in enumerate(shown.counted()):
        if number > table.bag[kind] and number > _in_play(table, kind):
            return Obstacle(SHARD, kind)
    if table.phase in (LAST_CREATION, OVER) and not can_be_built_now(table, player, card):
        return _last_obstacle(table, player, found)
    return Obstacle()


def _in_play(table: Standing, kind: int) -> int:
    """Count the shards of a kind that may still come to a player.

    What lies before others counts: a Tower takes shards up (7.6), what stays in Hands goes back
    into the bag (5.10), and stored shards return (3.2). Only those on tiles are out of the game.
    """
    found = table.bag[kind] + table.harvested.count(kind)
    found += table.stored.count(kind) + table.covered.count(kind)
    found += sum([int(shards.count(row, kind)) for row in table.rows])
    found += sum([int(shards.count(stack, kind)) for stack in table.stacks])
    return found + sum([int(table.held(player, kind)) for player in range(table.players)])


def can_be_built_now(table: Standing, player: int, card: int) -> bool:
    """8.1: in the last creation nothing is taken away again, and Hands are all there is."""
    for dreamer in range(table.area):
        for fit in table.box.fits[card * table.area + dreamer]:
            needed = _needed(table, player, fit)
            if needed and _can_pay(table, player, needed):
                return True
    return False


def _needed(table: Standing, player: i64, fit: list[int]) -> list[int]:
    """Count the shards that a card wants in one place; none at all where something is in the way.

    Shards that would bridge the way, and those for steps, are not counted.
    """
    needed, planting = [0] * (NIGHTMARE + 1), 0
    trees: i64 = table.trees[player]
    for place in range(2, len(fit), 2):
        have, missing = table.stack_at(player, fit[place]), fit[place + 1]
        planted, wanted = trees & BIT[fit[place]] != 0, fit[1] & BIT[fit[place]] != 0
        if planted and (have != missing or not wanted):
            return []
        while missing != have:
            if not missing:
                return []
            needed[missing & 7] += 1
            missing >>= 3
        if wanted and not planted:
            planting += 1
    needed[GRASS] += planting
    return needed if planting <= table.pool else []


def _can_pay(table: Standing, player: int, needed: list[int]) -> bool:
    """5.5, 10.5: what is not in Hands may be traded for what is left over."""
    trades = int(table.held(player, NIGHTMARE)) // NIGHTMARE_TRADE
    for kind in range(GRASS, MOVEMENT + 1):
        left = int(table.held(player, kind)) - needed[kind]
        trades += left // TRADE if left > 0 else left
    return trades >= 0


def _last_obstacle(table: Standing, player: int, found: Nearest) -> Obstacle:
    """Name what the nearest way lacks."""
    if sum([1 for slot in found.slots if slot.tree and not slot.planted]) > table.pool:
        return Obstacle(TREE)
    lacking = not_held(table, player, found.lacks)
    for kind in range(GRASS, LAND + 1):
        if lacking[kind]:
            return Obstacle(SHARD, kind)
    return Obstacle(SHARD)
