"""Chances of winning in whole numbers."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from oneiros.bots.value.network import SCALE

if TYPE_CHECKING:
    from mypy_extensions import i64

CERTAIN: Final = 10_000
"""The chance of a game that is won."""
_FARTHEST: Final = 8 * SCALE
_CHANCES: Final[list[int]] = [
    round(CERTAIN / (1 + exp(-logit / SCALE))) for logit in range(-_FARTHEST, _FARTHEST + 1)
]


def chance_of(logit: i64) -> i64:
    """Give the chance that belongs to a logit, in parts of ten thousand."""
    return _CHANCES[min(max(logit, -_FARTHEST), _FARTHEST) + _FARTHEST]
