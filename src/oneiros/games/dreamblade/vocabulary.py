"""The words of rules 2 and 11 as numbers: aspects, lineages, keywords, activations."""

from __future__ import annotations

from typing import Final

# 2.2: Valor and Fear are enemies; Madness and Passion are enemies.
ASPECTS: Final = ("Valor", "Madness", "Fear", "Passion")
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

# 11, in the order of the alphabet; Gather is our name for Pearlthorn Castle's own ability.
ADVANCE: Final = 0
AMBUSH: Final = 1
APPEASE: Final = 2
ASSAULT: Final = 3
BLOODTHIRSTY: Final = 4
BODYGUARD: Final = 5
BOLSTER: Final = 6
BOMB: Final = 7
CHANNEL: Final = 8
CHARGE: Final = 9
COPY: Final = 10
CRIT: Final = 11
DEFENDER: Final = 12
DEMOLISH: Final = 13
DETONATE: Final = 14
DISSIPATE: Final = 15
DOMINATE: Final = 16
DRAIN: Final = 17
ENERGIZE: Final = 18
ENRAGE: Final = 19
EXPEL: Final = 20
FADE: Final = 21
FEROCITY: Final = 22
FIGHT: Final = 23
FLANKING: Final = 24
FORTUNATE: Final = 25
FUMBLE: Final = 26
GATHER: Final = 27
GEOMANCY: Final = 28
HELLS_FURY: Final = 29
HEROICS: Final = 30
INCITER: Final = 31
INVIGORATE: Final = 32
LONER: Final = 33
LURE: Final = 34
NULLIFY: Final = 35
PACK: Final = 36
PANIC: Final = 37
PAYBACK: Final = 38
PURGE: Final = 39
RAISE: Final = 40
REGENERATE: Final = 41
REINCARNATE: Final = 42
REINFORCE: Final = 43
RELENTLESS: Final = 44
RESPAWN: Final = 45
SCARE: Final = 46
SKIRMISH: Final = 47
STALWART: Final = 48
STRIKEBACK: Final = 49
SWAP: Final = 50
TELEPORT: Final = 51
THANATOMANCY: Final = 52
UNIQUE: Final = 53
VENGEANCE: Final = 54
VESSEL: Final = 55
WAIL: Final = 56
WARPSTRIKE: Final = 57
WEAKEN: Final = 58
KEYWORD_COUNT: Final = 59

# Faces of the attack die (7.3), as what they count for; a blade counts for no damage.
MISS: Final = 0
ONE: Final = 1
TWO: Final = 2
THREE: Final = 3
BLADE_FACE: Final = 4
FACES: Final = ("miss", "1", "2", "3", "blade")
FACE_WEIGHTS: Final = (2, 1, 1, 1, 1)
