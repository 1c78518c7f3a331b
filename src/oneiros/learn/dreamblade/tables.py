"""Which warbands meet: ready ones and random ones, with some kept out of what is learnt from."""

from __future__ import annotations

from functools import cache
from typing import Final

from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.warbands import drawn
from oneiros.games.dreamblade.warbands.drawn import random_warband, shelf
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice

HELD_OUT: Final = ("red-ribbons", "nine-rooms", "visiting-hours")
"""Ready warbands that no game to learn from is played with; matches are."""
_SET: Final = "first-sleep"

Warbands = tuple[tuple[str, ...], tuple[str, ...]]


@cache
def _shelf() -> list[Miniature]:
    return shelf(_SET)


def drawn_warbands(dice: Dice, *, held_out: bool) -> Warbands:
    """Draw two ready warbands or two random ones, as likely as each other."""
    return drawn.drawn_warbands(_shelf(), dice, () if held_out else HELD_OUT)


def warbands_of_a_kind(kind: str, dice: Dice) -> Warbands:
    """Draw two warbands: `ready` ones, `random` ones, or a ready one against one `held-out`."""
    ready = ready_warbands()
    if kind == "random":
        return random_warband(_shelf(), dice), random_warband(_shelf(), dice)
    known = [names for name, names in ready.items() if name not in HELD_OUT]
    one = known[dice.below(len(known))]
    if kind == "ready":
        return one, known[dice.below(len(known))]
    return one, ready[HELD_OUT[dice.below(len(HELD_OUT))]]


def begun(warbands: Warbands) -> Dreamblade:
    """Begin a game between two warbands."""
    return DREAMBLADE.start(DREAMBLADE.check({"warbands": [list(one) for one in warbands]}))
