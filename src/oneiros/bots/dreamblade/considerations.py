"""What the scripted opponent cares about: a list of considerations, each with its weight.

Each looks at the table for one player and gives a number, larger for a better table; the worth of
a table is the weighted sum of the player's considerations minus the opponent's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamblade.ground import PULL, free_cells
from oneiros.games.dreamblade.phases.conquest import claimed_now
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, RESERVES
from oneiros.games.dreamblade.table.layout import FIRST_ACTION
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.kernel.bits import lowest

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
POINTS: Final = 1
AHEAD: Final = 2
ARMY: Final = 3
RESERVE: Final = 4
ON_THE_WAY: Final = 5
FIGHTS: Final = 6
WEIGHTS: Final[list[int]] = [1800, 68, 520, 60, 16, 1, 8, 4, 10]


def worth(table: Table, player: i64) -> i64:
    """Give the worth of a table to a player: the weighted sum of everything below."""
    score = scored_now(table, player)
    rival = scored_now(table, 1 - player)
    mine = _considered(table, player, score, rival)
    theirs = _considered(table, 1 - player, rival, score)
    total: i64 = 0
    for index in range(len(WEIGHTS)):
        total += WEIGHTS[index] * (mine[index] - theirs[index])
    return total


def considered(table: Table, player: i64) -> list[int]:
    """Give every consideration of one player, in the order of NAMES."""
    return _considered(table, player, scored_now(table, player), scored_now(table, 1 - player))


def _considered(table: Table, player: i64, score: i64, rival: i64) -> list[int]:
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


def footing(table: Table, player: i64) -> i64:
    """Give the part of the worth that a step of one of the player's creatures can change."""
    score = scored_now(table, player)
    rival = scored_now(table, 1 - player)
    ahead: i64 = 0
    if score != rival:
        ahead = 1 if score > rival else -1
    fights = odds(table, player) - odds(table, 1 - player)
    return (
        WEIGHTS[POINTS] * (score - rival)
        + WEIGHTS[AHEAD] * ahead
        + WEIGHTS[ON_THE_WAY] * on_the_way(table, player)
        + WEIGHTS[FIGHTS] * fights
    )


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
    pulls = PULL[player]
    free = free_cells(table, player) * CELLS
    total: i64 = 0
    creatures = table.creatures_of(player)
    where = table.where
    while creatures:
        total += pulls[free + where[lowest(creatures)]]
        creatures &= creatures - 1
    return total


def odds(table: Table, player: i64) -> i64:
    """In contested cells: the damage a strike of ours deals on average against what breaks them."""
    mine = table.creatures_of(player)
    contested = table.cells_of(mine) & table.cells_of(table.creatures_of(1 - player))
    total: i64 = 0
    while contested:
        cell = lowest(contested)
        contested &= contested - 1
        dice = values.total_power(table, table.at[cell] & mine)
        total += _breakable(table, table.enemies_in(cell, player), dice)
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
