"""The procedures of the stack by number; `flow` says which module runs which."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
INITIATIVE: Final = 1
SPAWN: Final = 2
ACTION: Final = 3
COMBAT: Final = 4
ROLL: Final = 5
ASSIGN: Final = 6
JUDGE: Final = 7
DEATHBLOW: Final = 8
SETTLE: Final = 9
EFFECT: Final = 10
SPECIAL_ATTACK: Final = 11
