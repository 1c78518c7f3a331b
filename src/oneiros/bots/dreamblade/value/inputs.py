"""A table at the start of a turn as a flat list of small numbers: what a value is learnt from.

One half is about the player, the other about the opponent, each as its own side sees the board; so
exchanging the halves shows the same table to the other player. A last part is the same for both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.value.network import LARGEST
from oneiros.games.dreamblade.phases.conquest import claims
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import (
    CELLS,
    DISTANCE,
    GRAVEYARD,
    RESERVES,
    SCORING_CELLS,
)
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.kernel.bits import count, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

KEYWORDS: Final = 64
"""Room for so many keywords, of which some are not there yet."""
PRICES: Final = 13
TURNS_LEFT: Final = 10

# The parts of a half, in this order.
CREATURES: Final = 0
POWER: Final = CREATURES + CELLS
DEFENSE: Final = POWER + CELLS
LIFE: Final = DEFENSE + CELLS
COST: Final = LIFE + CELLS
ENGAGED: Final = COST + CELLS
LOCATIONS: Final = ENGAGED + CELLS
CLAIMED: Final = LOCATIONS + CELLS
NEAR_OWN: Final = CLAIMED + CELLS
NEAR_THEIRS: Final = NEAR_OWN + 12
WINS: Final = NEAR_THEIRS + 12
BONUS: Final = WINS + 36
PRICED: Final = BONUS + 2
RESERVE: Final = PRICED + PRICES
BURIED: Final = RESERVE + 3
ARMY: Final = BURIED + 1
IN_PLAY: Final = ARMY + 2
IN_RESERVES: Final = IN_PLAY + KEYWORDS
HALF: Final = IN_RESERVES + KEYWORDS
INPUTS: Final = 2 * HALF + TURNS_LEFT


def inputs(table: Table, player: i64) -> list[int]:
    """Give all numbers as a player sees the table."""
    found = [0] * INPUTS
    _half(table, player, found, 0)
    _half(table, 1 - player, found, HALF)
    limit: i64 = table.format.turn_limit
    if limit:
        left = limit - table.turn
        if 0 <= left < TURNS_LEFT:
            found[2 * HALF + left] = 1
    return found


def _half(table: Table, player: i64, found: list[int], start: i64) -> None:
    """Say everything about one side, which sees the board from its own seat."""
    _board(table, player, found, start)
    for cell in SCORING_CELLS[player]:
        if claims(table, player, cell):
            found[start + CLAIMED + _seen_from(player, cell)] = 1
    needed: i64 = table.format.wins_needed
    lacking = min(max(needed - table.wins[player], 1), 6) - 1
    theirs = min(max(needed - table.wins[1 - player], 1), 6) - 1
    found[start + WINS + lacking * 6 + theirs] = 1
    found[start + BONUS] = min(table.bonus[player], LARGEST)
    found[start + BONUS + 1] = 1 if table.bonus[player] else 0
    found[start + BURIED] = count(table.at[GRAVEYARD] & SIDE[player])
    _reserves(table, player, found, start)


def _board(table: Table, player: i64, found: list[int], start: i64) -> None:
    roster = table.roster
    mine: i64 = table.in_play & SIDE[player]
    own = SCORING_CELLS[player]
    theirs = SCORING_CELLS[1 - player]
    army: i64 = 0
    strength: i64 = 0
    while mine:
        miniature = lowest(mine)
        mine &= mine - 1
        place: i64 = table.where[miniature]
        cell = start + _seen_from(player, place)
        _keywords(table, miniature, found, start + IN_PLAY)
        army += roster.cost[miniature]
        if not roster.creatures >> miniature & 1:
            found[cell + LOCATIONS] += 1
            continue
        power = values.power(table, miniature)
        strength += power
        found[cell + CREATURES] += 1
        _add(found, cell + POWER, power)
        _add(found, cell + DEFENSE, values.defense(table, miniature))
        _add(found, cell + LIFE, values.life(table, miniature))
        _add(found, cell + COST, roster.cost[miniature])
        if table.enemies_in(place, player):
            found[cell + ENGAGED] += 1
            continue
        for number in range(6):
            _near(found, start + NEAR_OWN + 2 * number, DISTANCE[place][own[number]])
            _near(found, start + NEAR_THEIRS + 2 * number, DISTANCE[place][theirs[number]])
    found[start + ARMY] = min(army // 2, LARGEST)
    found[start + ARMY + 1] = min(strength // 2, LARGEST)


def _near(found: list[int], index: i64, distance: i64) -> None:
    """Count who can be in a cell after one shift, and after two."""
    if distance <= 2:
        found[index + 1] += 1
        if distance <= 1:
            found[index] += 1


def _reserves(table: Table, player: i64, found: list[int], start: i64) -> None:
    roster = table.roster
    waiting: i64 = table.at[RESERVES] & SIDE[player]
    power: i64 = 0
    life: i64 = 0
    while waiting:
        miniature = lowest(waiting)
        waiting &= waiting - 1
        found[start + RESERVE] += 1
        power += roster.power[miniature]
        life += roster.life[miniature]
        found[start + PRICED + min(values.price(table, miniature), PRICES - 1)] += 1
        _keywords(table, miniature, found, start + IN_RESERVES)
    found[start + RESERVE + 1] = min(power // 2, LARGEST)
    found[start + RESERVE + 2] = min(life // 4, LARGEST)


def _keywords(table: Table, miniature: i64, found: list[int], start: i64) -> None:
    keyword = table.roster.keyword
    for entry in range(miniature * SLOTS, miniature * SLOTS + SLOTS):
        if 0 <= keyword[entry] < KEYWORDS:
            found[start + keyword[entry]] += 1


def _add(found: list[int], index: i64, amount: i64) -> None:
    found[index] = min(found[index] + amount, LARGEST)


def _seen_from(player: i64, cell: i64) -> i64:
    """Number a cell as its player sees it: B sits opposite."""
    return cell if player == 0 else CELLS - 1 - cell
