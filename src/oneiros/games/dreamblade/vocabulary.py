"""The words of rules 2 and 11 as numbers: aspects, lineages, keywords, activations."""

from __future__ import annotations

from typing import Final

VERSION: Final = 2
"""The version of the rules: games begun by another one cannot go on."""

# 2.2: Valor and Fear are enemies; Madness and Passion are enemies.
ASPECTS: Final = ("Valor", "Madness", "Fear", "Passion")
ASPECT_COUNT: Final = 4
ENEMY_ASPECT: Final = {"Valor": "Fear", "Fear": "Valor", "Madness": "Passion", "Passion": "Madness"}

# 2.3
LINEAGES: Final = ("Janus", "Lost", "Hivelings", "Hellbred", "Bloodcut")

# 2.1
RARITIES: Final = ("common", "uncommon", "rare")

# 10.2: when an ability works, apart from the score condition.
ALWAYS: Final = 0
BLADE: Final = 1
MULTIBLADE: Final = 2
DOUBLE_BLADE: Final = 3
DOUBLE_MULTIBLADE: Final = 4
SPAWN: Final = 5
COMES_INTO_PLAY: Final = 6
ACTIVATIONS: Final = (
    "always",
    "blade",
    "multiblade",
    "double blade",
    "double multiblade",
    "spawn",
    "comes into play",
)

# 2.1: what abilities may modify.
POWER: Final = 1
DEFENSE: Final = 2
LIFE: Final = 4

# 11: the numbers in `keywords.index` of those keywords that procedures ask about by name.
AMBUSH: Final = 1
BLOODTHIRSTY: Final = 4
BODYGUARD: Final = 5
BOLSTER: Final = 6
CHANNEL: Final = 8
CHARGE: Final = 9
COPY: Final = 10
CRIT: Final = 11
DEFENDER: Final = 12
DETONATE: Final = 14
DISSIPATE: Final = 15
DOMINATE: Final = 16
DRAIN: Final = 17
ENERGIZE: Final = 18
ENRAGE: Final = 19
FADE: Final = 21
FEROCITY: Final = 22
FIGHT: Final = 23
FORTUNATE: Final = 25
GEOMANCY: Final = 28
HELLS_FURY: Final = 29
INCITER: Final = 31
INVIGORATE: Final = 32
LONER: Final = 33
NULLIFY: Final = 35
PANIC: Final = 37
REGENERATE: Final = 41
REINCARNATE: Final = 42
REINFORCE: Final = 43
RELENTLESS: Final = 44
RESPAWN: Final = 45
STRIKEBACK: Final = 49
THANATOMANCY: Final = 52
UNIQUE: Final = 53
VENGEANCE: Final = 54
VESSEL: Final = 55
WARPSTRIKE: Final = 57
WEAKEN: Final = 58
# Options have seven bits for a keyword.
MOST_KEYWORDS: Final = 128

# Faces of the attack die (7.3), as what they count for; a blade counts for no damage.
BLADE_FACE: Final = 4
FACES: Final = ("miss", "1", "2", "3", "blade")
FACE_WEIGHTS: Final = (2, 1, 1, 1, 1)
FACE_WORTH: Final = (0, 1, 2, 3, 0)
