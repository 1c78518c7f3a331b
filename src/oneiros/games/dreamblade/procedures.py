"""The procedures of the stack by number; `flow` says which module runs which."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
INITIATIVE: Final = 1
SPAWN: Final = 2
ACTION: Final = 3
SHIFT: Final = 4
STRIKE: Final = 5
COMBAT: Final = 6
ROLL: Final = 7
ASSIGN: Final = 8
JUDGE: Final = 9
DEATHBLOW: Final = 10
SETTLE: Final = 11
EFFECT: Final = 12
SPECIAL_ATTACK: Final = 13
