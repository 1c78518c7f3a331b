"""The questions a game of Dreamblade asks; a decision's `question` is one of these."""

from __future__ import annotations

from typing import Final

INITIATIVE_DIE: Final = 0
ATTACK_DIE: Final = 1
SPAWN_PHASE: Final = 2
ACTION: Final = 3
SHIFT: Final = 4
STRIKE: Final = 5
REROLL: Final = 6
BLADES: Final = 7
DAMAGE: Final = 8
FATE: Final = 9
DISRUPTION: Final = 10
DEATHBLOW: Final = 11
ABILITY: Final = 12
ORDER: Final = 13
UNIQUE: Final = 14

NAMES: Final = (
    "initiative",
    "attack",
    "spawn",
    "action",
    "shift",
    "strike",
    "reroll",
    "blade",
    "damage",
    "fate",
    "disrupt",
    "deathblow",
    "ability",
    "order",
    "unique",
)
