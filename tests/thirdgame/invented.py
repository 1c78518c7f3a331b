"""Games of Envelopes made up at random: two to four players who answer in any order."""

from __future__ import annotations

from typing import Any

from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE
from tests.thirdgame.rules import ENVELOPES, Envelopes


def setup(dice: Dice) -> dict[str, Any]:
    """Make up a set-up."""
    return {"players": 2 + dice.below(3), "heap": dice.below(6)}


def start(seed: int) -> tuple[Envelopes, Dice]:
    """Begin a game and give the dice it is played with."""
    dice = Dice(seed)
    table = ENVELOPES.start(ENVELOPES.check(setup(dice)))
    assert isinstance(table, Envelopes)
    return table, dice


def answer(table: Envelopes, dice: Dice) -> int:
    """Turn to one of those who may answer, and choose for that one."""
    if table.seat != CHANCE:
        seat = dice.below(table.players)
        if table.facing(seat) is not None:
            table.attend(seat)
    return dice.choose(table)
