"""How players of Dreamblade are compared: with ready warbands, random ones, and some kept out."""

from __future__ import annotations

from functools import partial
from typing import Final

from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Setup
from oneiros.learn.contest import Contest
from oneiros.learn.dreamblade.players import player
from oneiros.learn.dreamblade.tables import warbands_of_a_kind


def _warbands(kind: str, dice: Dice) -> Setup:
    return {"warbands": [list(one) for one in warbands_of_a_kind(kind, dice)]}


_KINDS: Final = ("ready", "random", "held-out")
CONTEST: Final = Contest(
    "dreamblade", {kind: partial(_warbands, kind) for kind in _KINDS}, len(_KINDS), player
)
