"""How likely each player is to win: a cycle is played to its end, and what is there is weighed."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.bots.dreamscape.value.hopes import POINT, Hopes
from oneiros.games.dreamscape.table.layout import LAST_CREATION
from oneiros.games.dreamscape.vocabulary import CYCLES
from oneiros.kernel.bits import BIT
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape

_POINTS_OF_A_LOGIT: Final = (10.0, 10.0, 11.0, 13.0, 18.5, 29.5)
"""So many points ahead are one logit where a cycle begins and so many follow it: what fits best to
600 games of two quick players."""


def prospects(table: Dreamscape, playouts: int, seed: int, cycle: int) -> list[float]:
    """Give everybody's chances of winning after a cycle, which may be over already.

    The same seed plays on with the same draws.
    """
    number = playouts if _goes_on(table, cycle) else 1
    totals = [0.0] * table.players
    for one in range(number):
        ahead = table.copy()
        play_to_cycle_end(ahead, cycle, Dice(seed + one))
        for player, chance in enumerate(chances(ahead)):
            totals[player] += chance
    return [total / number for total in totals]


def play_to_cycle_end(table: Dreamscape, cycle: i64, dice: Dice) -> None:
    """Play on until everybody has created in a cycle; the last one goes on to the end."""
    quick = Quick()
    while _goes_on(table, cycle):
        table.apply(dice.choose(table) if table.seat == CHANCE else quick.answer(table))


def _goes_on(table: Dreamscape, cycle: i64) -> bool:
    return table.seat != NOBODY and (table.cycle == cycle or table.phase == LAST_CREATION)


def chances(table: Dreamscape) -> list[float]:
    """Give the chances where a cycle has ended or the game is over."""
    players = range(table.players)
    if table.seat == NOBODY:
        winners = [player for player in players if table.champions & BIT[player]]
        return [1.0 / len(winners) if player in winners else 0.0 for player in players]
    scale = _POINTS_OF_A_LOGIT[CYCLES - table.cycle] * POINT
    worths = [float(Hopes(table, player).worth()) for player in players]
    best = max(worths)
    shares = [exp((worth - best) / scale) for worth in worths]
    whole = sum(shares)
    return [share / whole for share in shares]
