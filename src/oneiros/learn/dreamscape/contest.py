"""How players of Dreamscape are compared: two of them, half of the games with nightmares."""

from __future__ import annotations

from functools import partial
from typing import Final

from oneiros.kernel.dice import Dice
from oneiros.kernel.ruleset import Setup
from oneiros.learn.contest import Contest
from oneiros.learn.dreamscape.players import player


def _same(setup: Setup, _dice: Dice) -> Setup:
    """Nobody brings anything, and chance deals."""
    return setup


_KINDS: Final[dict[str, Setup]] = {
    "usual": {"players": 2},
    "nightmare": {"players": 2, "nightmare": True},
    "simultaneous": {"players": 2, "simultaneous": True},
    "three": {"players": 3},
    "four": {"players": 4},
}
CONTEST: Final = Contest(
    "dreamscape", {kind: partial(_same, setup) for kind, setup in _KINDS.items()}, 2, player
)
