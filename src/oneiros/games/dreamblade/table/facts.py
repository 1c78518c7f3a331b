"""The kinds of fact: one for each verb of the table, told with the verb's own numbers."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.kinds import Kind

# What a number of a fact may stand for; `naming` says how each is told in names.
MINIATURE: Final = "miniature"
GROUP: Final = "set of miniatures"
CELL: Final = "cell"
SEAT: Final = "seat"
OWNER: Final = "seat, or nobody"
WINNER: Final = "seat that won, or nobody"
PHASE: Final = "phase"
FACE: Final = "face"
SLOT: Final = "slot of an ability"
ENTRY: Final = "where an ability is printed"
NUMBER: Final = "number of a turn or on a die"
AMOUNT: Final = "how many or how much"
CHANGE: Final = "how much more or less"
FLAG: Final = "1 or 0"
HELD: Final = "damage as it is held"

TURN_BEGAN: Final = 0
INITIATIVE_ROLLED: Final = 1
WENT_FIRST: Final = 2
PHASE_BEGAN: Final = 3
POINTS_GAINED: Final = 4
POINTS_SPENT: Final = 5
BONUS_TAKEN: Final = 6
SPAWNED: Final = 7
ABILITY_USED: Final = 8
ENERGIZED: Final = 9
MOVED: Final = 10
SHIFTED: Final = 11
STRUCK: Final = 12
FACE_ROLLED: Final = 13
DICE_TAKEN_UP: Final = 14
BLADES_ASSIGNED: Final = 15
DAMAGE_MODIFIED: Final = 16
DAMAGE_HELD: Final = 17
DAMAGED: Final = 18
DAMAGE_CLEARED: Final = 19
DISRUPTED: Final = 20
DESTROYED: Final = 21
SACRIFICED: Final = 22
BANISHED: Final = 23
PURGED: Final = 24
RAISED: Final = 25
MARKED_RELENTLESS: Final = 26
MARKED_FEROCIOUS: Final = 27
DEATHBLOW_STRUCK: Final = 28
WAIL_ROLLED: Final = 29
CLAIMED: Final = 30
TURN_WON: Final = 31
GAME_ENDED: Final = 32
SPAWNING_SKIPPED: Final = 33
TURN_DRAWN: Final = 34
SPECIAL_ATTACK: Final = 35
ROLL_BEGAN: Final = 36
BLADES_COUNTED: Final = 37
ABILITY_LIT: Final = 38
HELD_RELEASED: Final = 39
DAMAGE_LOST: Final = 40
COMBAT_ENDED: Final = 41

KINDS: Final[tuple[Kind, ...]] = (
    Kind(TURN_BEGAN, "turn-began", turn=NUMBER),
    Kind(INITIATIVE_ROLLED, "initiative-rolled", player=SEAT, number=NUMBER),
    Kind(WENT_FIRST, "went-first", player=SEAT),
    Kind(PHASE_BEGAN, "phase-began", phase=PHASE, player=OWNER),
    Kind(POINTS_GAINED, "points-gained", player=SEAT, amount=AMOUNT),
    Kind(POINTS_SPENT, "points-spent", amount=AMOUNT),
    Kind(BONUS_TAKEN, "bonus-taken", player=SEAT, amount=AMOUNT),
    Kind(SPAWNED, "spawned", miniature=MINIATURE, cell=CELL),
    Kind(ABILITY_USED, "ability-used", miniature=MINIATURE, slot=SLOT),
    Kind(ENERGIZED, "energized", miniature=MINIATURE, slot=SLOT, amount=AMOUNT),
    Kind(MOVED, "moved", miniature=MINIATURE, cell=CELL),
    Kind(SHIFTED, "shifted", miniature=MINIATURE, cell=CELL),
    Kind(STRUCK, "struck", cell=CELL, attackers=GROUP),
    Kind(FACE_ROLLED, "face-rolled", face=FACE),
    Kind(
        DICE_TAKEN_UP,
        "dice-taken-up",
        misses=AMOUNT,
        ones=AMOUNT,
        twos=AMOUNT,
        threes=AMOUNT,
        blades=AMOUNT,
    ),
    Kind(BLADES_ASSIGNED, "blades-assigned", miniature=MINIATURE, source=ENTRY, blades=AMOUNT),
    Kind(DAMAGE_MODIFIED, "damage-modified", signed=CHANGE),
    Kind(DAMAGE_HELD, "damage-held", miniature=MINIATURE, amount=AMOUNT, relentless=FLAG),
    Kind(DAMAGED, "damaged", miniature=MINIATURE, amount=AMOUNT),
    Kind(DAMAGE_CLEARED, "damage-cleared"),
    Kind(DISRUPTED, "disrupted", miniature=MINIATURE, cell=CELL),
    Kind(DESTROYED, "destroyed", miniature=MINIATURE, point=AMOUNT, bonus=AMOUNT),
    Kind(SACRIFICED, "sacrificed", miniature=MINIATURE),
    Kind(BANISHED, "banished", miniature=MINIATURE),
    Kind(PURGED, "purged", miniature=MINIATURE),
    Kind(RAISED, "raised", miniature=MINIATURE),
    Kind(MARKED_RELENTLESS, "marked-relentless", miniature=MINIATURE),
    Kind(MARKED_FEROCIOUS, "marked-ferocious", miniature=MINIATURE),
    Kind(DEATHBLOW_STRUCK, "deathblow-struck", cell=CELL, attackers=GROUP),
    Kind(WAIL_ROLLED, "wail-rolled", number=NUMBER),
    Kind(CLAIMED, "claimed", player=SEAT, cell=CELL, worth=AMOUNT),
    Kind(TURN_WON, "turn-won", player=SEAT, a=AMOUNT, b=AMOUNT),
    Kind(GAME_ENDED, "game-ended", winner=WINNER),
    Kind(SPAWNING_SKIPPED, "spawning-skipped"),
    Kind(TURN_DRAWN, "turn-drawn", a=AMOUNT, b=AMOUNT),
    Kind(SPECIAL_ATTACK, "special-attack", miniature=MINIATURE, target=MINIATURE, dice=AMOUNT),
    Kind(ROLL_BEGAN, "roll-began", dice=AMOUNT),
    Kind(BLADES_COUNTED, "blades-counted", damage=AMOUNT, blades=AMOUNT),
    Kind(ABILITY_LIT, "ability-lit", miniature=MINIATURE, source=ENTRY),
    Kind(HELD_RELEASED, "held-released", held=HELD),
    Kind(DAMAGE_LOST, "damage-lost", miniature=MINIATURE, amount=AMOUNT),
    Kind(COMBAT_ENDED, "combat-ended"),
)
"""Each kind by its number: what it is called, and what its numbers are."""
