"""The lessons of Dreamblade: what stands on the table when each begins; A is the learner.

A is the second player everywhere: conquest follows its last phase, and nobody strikes deathblows.
"""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.registry.game import Lesson

# 9 points for A after one step, 12 for B: who stands in B's best cell takes it away.
_SCORE: Final = (
    "turn 4",
    "first B",
    "phase second action A",
    "initiative 3-5",
    "wins 1-1",
    "bonus 0-0",
    "points 0-0",
    "question action",
    (
        "A: Twilight Scout @b3, Mirrorman @c4, Runetagged Brawler @d1, Inspired Samurai @reserves, "
        "Savannah Dreamhunter @reserves, Noble Dragon @reserves"
    ),
    (
        "B: Saint of Roses @d2, Iron Thug @c2, Faceless Stalker @b2, Jack-in-the-Box @reserves, "
        "Windborne Blademaster @reserves, Spellbound Scissors @reserves"
    ),
)

# One has 3 dice against a defense of 5, with two more 12; the other fight keeps the phase open.
_STRIKE: Final = (
    "turn 5",
    "first B",
    "phase first action A",
    "initiative 2-6",
    "wins 2-2",
    "bonus 0-0",
    "points 0-0",
    "question action",
    (
        "A: Mirrorman @c3, Savannah Dreamhunter @c2, Noble Dragon @b3, Inspired Samurai @d4, "
        "Twilight Scout @reserves, Saint of Roses @reserves"
    ),
    (
        "B: Runaway Carousel @c3, Patchwork Bear @d4, Iron Thug @reserves, "
        "Faceless Stalker @reserves, Jack-in-the-Box @reserves"
    ),
)

# One of these two is better destroyed; the other would regenerate, and is better thrown far away.
_FATE: Final = (
    "turn 6",
    "first B",
    "phase second action A",
    "initiative 4-5",
    "wins 3-3",
    "bonus 0-0",
    "points 0-0",
    "question action",
    (
        "A: Mirrorman @c4, Savannah Dreamhunter @c4, Noble Dragon @c4, Saint of Roses @d3, "
        "Loyal Scragglemaw @d3, Runetagged Brawler @d3, Twilight Scout @reserves, "
        "Inspired Samurai @reserves"
    ),
    (
        "B: Lamplight Constable @c4, Spellbound Scissors @d3, Faceless Stalker @b2, "
        "Iron Thug @reserves, Jack-in-the-Box @reserves"
    ),
)


def _lesson(name: str, position: tuple[str, ...]) -> Lesson:
    return Lesson(name, DREAMBLADE.check({"position": "; ".join(position)}), 0)


LESSONS: Final = (
    _lesson("score", _SCORE),
    _lesson("strike", _STRIKE),
    _lesson("fate", _FATE),
)
