"""The kinds of fact: one for each verb of the table, told with the verb's own numbers."""

from __future__ import annotations

from typing import Final

TURN_BEGAN: Final = 0  # turn
INITIATIVE_ROLLED: Final = 1  # player, number
WENT_FIRST: Final = 2  # player
PHASE_BEGAN: Final = 3  # phase, player
POINTS_GAINED: Final = 4  # player, amount
POINTS_SPENT: Final = 5  # amount
BONUS_TAKEN: Final = 6  # player, amount
SPAWNED: Final = 7  # miniature, cell
ABILITY_USED: Final = 8  # miniature, slot
ENERGIZED: Final = 9  # miniature, slot, amount
MOVED: Final = 10  # miniature, cell
SHIFTED: Final = 11  # miniature, cell
STRUCK: Final = 12  # cell, attackers
FACE_ROLLED: Final = 13  # face
DICE_TAKEN_UP: Final = 14  # misses, ones, twos, threes, blades
BLADES_ASSIGNED: Final = 15  # user, entry of the ability, blades
DAMAGE_MODIFIED: Final = 16  # amount
DAMAGE_HELD: Final = 17  # miniature, amount, whether of a Relentless attack
DAMAGED: Final = 18  # miniature, amount
DAMAGE_CLEARED: Final = 19  # nothing: all of it
DISRUPTED: Final = 20  # miniature, cell
DESTROYED: Final = 21  # miniature, point for the opponent, bonus for the owner
SACRIFICED: Final = 22  # miniature
BANISHED: Final = 23  # miniature
PURGED: Final = 24  # miniature
RAISED: Final = 25  # miniature
MARKED_RELENTLESS: Final = 26  # miniature
MARKED_FEROCIOUS: Final = 27  # miniature
DEATHBLOW_STRUCK: Final = 28  # cell, attackers
WAIL_ROLLED: Final = 29  # number
CLAIMED: Final = 30  # player, cell, worth
TURN_WON: Final = 31  # player, points of A, points of B
GAME_ENDED: Final = 32  # winner
SPAWNING_SKIPPED: Final = 33  # nothing
TURN_DRAWN: Final = 34  # points of A, points of B
SPECIAL_ATTACK: Final = 35  # attacker, target, dice
ROLL_BEGAN: Final = 36  # dice
BLADES_COUNTED: Final = 37  # damage rolled, blades
ABILITY_LIT: Final = 38  # user, entry of the ability
HELD_RELEASED: Final = 39  # the damage as it was held
DAMAGE_LOST: Final = 40  # miniature, amount
COMBAT_ENDED: Final = 41  # nothing

# What each kind is called where it is named, and what its numbers are.
NAMES: Final[tuple[str, ...]] = (
    "turn-began",
    "initiative-rolled",
    "went-first",
    "phase-began",
    "points-gained",
    "points-spent",
    "bonus-taken",
    "spawned",
    "ability-used",
    "energized",
    "moved",
    "shifted",
    "struck",
    "face-rolled",
    "dice-taken-up",
    "blades-assigned",
    "damage-modified",
    "damage-held",
    "damaged",
    "damage-cleared",
    "disrupted",
    "destroyed",
    "sacrificed",
    "banished",
    "purged",
    "raised",
    "marked-relentless",
    "marked-ferocious",
    "deathblow-struck",
    "wail-rolled",
    "claimed",
    "turn-won",
    "game-ended",
    "spawning-skipped",
    "turn-drawn",
    "special-attack",
    "roll-began",
    "blades-counted",
    "ability-lit",
    "held-released",
    "damage-lost",
    "combat-ended",
)
FIELDS: Final[tuple[str, ...]] = (
    "turn",
    "player number",
    "player",
    "phase player",
    "player amount",
    "amount",
    "player amount",
    "miniature cell",
    "miniature slot",
    "miniature slot amount",
    "miniature cell",
    "miniature cell",
    "cell attackers",
    "face",
    "misses ones twos threes blades",
    "miniature source blades",
    "signed",
    "miniature amount relentless",
    "miniature amount",
    "",
    "miniature cell",
    "miniature point bonus",
    "miniature",
    "miniature",
    "miniature",
    "miniature",
    "miniature",
    "miniature",
    "cell attackers",
    "number",
    "player cell worth",
    "player a b",
    "winner",
    "",
    "a b",
    "miniature target dice",
    "dice",
    "damage blades",
    "miniature source",
    "held",
    "miniature amount",
    "",
)
