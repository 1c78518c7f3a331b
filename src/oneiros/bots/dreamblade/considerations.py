"""What the scripted opponent cares about: a list of considerations, each with its weight.

Each looks at the table for one player and gives a number, larger for a better table; the worth of
a table is the weighted sum of the player's considerations minus the opponent's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.phases.conquest import claimed_now
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import DISTANCE, RESERVES, SCORING_CELLS, WORTH
from oneiros.games.dreamblade.table.layout import FIRST_ACTION
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.kernel.bits import BIT, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

NAMES: Final = (
    "turns won",
    "points this turn",
    "ahead this turn",
    "army in play",
    "army in reserve",
    "on the way to scoring cells",
    "odds where they fight",
    "wounds",
    "bonus points",
)
WEIGHTS: Final[list[int]] = [1800, 68, 520, 60, 16, 1, 8, 4, 10]


def worth(table: Table, player: i64) -> i64:
    """Give the worth of a table to a player: the weighted sum of everything below."""
    mine = considered(table, player)
    theirs = considered(table, 1 - player)
    total: i64 = 0
    for index in range(len(WEIGHTS)):
        total += WEIGHTS[index] * (mine[index] - theirs[index])
    return total


def considered(table: Table, player: i64) -> list[int]:
    """Give every consideration of one player, in the order of NAMES."""
    score = scored_now(table, player)
    rival = scored_now(table, 1 - player)
    return [
        table.wins[player] * table.wins[player] // 3 + 2 * table.wins[player],
        score,
        1 if score > rival else 0,
        army(table, table.in_play & SIDE[player]),
        army(table, table.at[RESERVES] & SIDE[player]),
        on_the_way(table, player),
        odds(table, player),
        -wounds(table, player),
        table.bonus[player],
    ]


def scored_now(table: Table, player: i64) -> i64:
    """Conquest points as if the turn ended now: what is destroyed and what is claimed."""
    # The last turn's points lie on the table until the next one is under way.
    counted: i64 = table.points[player] if table.phase >= FIRST_ACTION else 0
    return counted + claimed_now(table, player)


def army(table: Table, miniatures: i64) -> i64:
    """What some miniatures cost together, with a little for each one's presence."""
    total: i64 = 0
    while miniatures:
        total += table.roster.cost[lowest(miniatures)] + 1
        miniatures &= miniatures - 1
    return total


def on_the_way(table: Table, player: i64) -> i64:
    """How near each creature is to a scoring cell that nobody of its side holds yet."""
    free = [cell for cell in SCORING_CELLS[player] if not table.creatures_in(cell, player)]
    total: i64 = 0
    creatures = table.creatures_of(player)
    while creatures:
        creature = lowest(creatures)
        creatures &= creatures - 1
        here: i64 = table.where[creature]
        best: i64 = 60 * WORTH[player][here]
        for cell in free:
            pull: i64 = 60 * WORTH[player][cell] // (1 + DISTANCE[here][cell])
            best = max(best, pull)
        total += best
    return total


def odds(table: Table, player: i64) -> i64:
    """In contested cells: the damage a strike of ours deals on average against what breaks them."""
    total: i64 = 0
    foes = table.creatures_of(1 - player)
    seen: i64 = 0
    while foes:
        foe = lowest(foes)
        foes &= foes - 1
        cell: i64 = table.where[foe]
        mine = table.creatures_in(cell, player)
        if not mine or seen & BIT[cell]:
            continue
        seen |= BIT[cell]
        total += _breakable(table, table.enemies_in(cell, player), values.total_power(table, mine))
    return total


def _breakable(table: Table, foes: i64, dice: i64) -> i64:
    """The cost of what so many dice break, with an average of one point of damage to a die."""
    best: i64 = 0
    while foes:
        foe = lowest(foes)
        foes &= foes - 1
        needed = values.breaking_point(table, foe) - table.damage[foe]
        chance: i64 = 8 if needed <= 0 else min(8 * dice // needed, 8)
        gain: i64 = chance * (table.roster.cost[foe] + 2) // 4
        best = max(best, gain)
    return best


def wounds(table: Table, player: i64) -> i64:
    """Damage that lies on a player's creatures."""
    total: i64 = 0
    hurt: i64 = table.wounded & SIDE[player]
    while hurt:
        total += table.damage[lowest(hurt)]
        hurt &= hurt - 1
    return total
