"""How much a choice may cost before it counts as a mistake, and how sure that must be."""

from __future__ import annotations

from typing import Final, Literal

Grade = Literal["", "inaccuracy", "mistake", "blunder"]

INACCURACY: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.15
"""Parts of a victory that are given away. Chess players know these steps from lichess: 10, 20 and
30 points on its scale from lost (-100) to won (100)."""
CERTAINTY: Final = 2.0
"""A loss counts if it is at least so many standard errors: about one in forty is then chance."""

GRADES: Final[tuple[tuple[Grade, float], ...]] = (
    ("blunder", BLUNDER),
    ("mistake", MISTAKE),
    ("inaccuracy", INACCURACY),
)
"""The grades from the worst on, each with the least that it costs."""


def grade(lost: float, error: float) -> Grade:
    """Grade what a choice has cost; nothing where that may be an error of measuring."""
    if lost < CERTAINTY * error:
        return ""
    return next((name for name, least in GRADES if lost >= least), "")
