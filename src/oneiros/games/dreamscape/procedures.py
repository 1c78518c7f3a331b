"""The procedures of the stack by number; `flow` says which module runs which."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
CYCLE: Final = 1
FILL: Final = 2
TRAVEL: Final = 3
CREATION: Final = 4
TOGETHER: Final = 5
CHECK: Final = 6
COMPLETE: Final = 7
DRAW: Final = 8
MUSE: Final = 9
HARVEST: Final = 10
TOWER: Final = 11
GOLEM: Final = 12
LAKE: Final = 13
