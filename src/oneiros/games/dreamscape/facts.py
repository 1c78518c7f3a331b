"""The kinds of facts that the verbs of the table tell, and which of them are secret."""

from __future__ import annotations

from typing import Final

# What each is about stands behind it; `player` always comes first.
MARKER_DEALT: Final = 0  # player, number
TILE_REVEALED: Final = 1  # place, kind of purpose
TILE_COLOURED: Final = 2  # place, kind of shard
SLEEPER_PLACED: Final = 3  # player, location
CARD_SHOWN: Final = 4  # player, card
CARD_KEPT: Final = 5  # player, card
CARDS_RETURNED: Final = 6  # player, level, how many
LOCATION_FILLED: Final = 7  # location, kind
NIGHTMARES_ADDED: Final = 8  # how many go into the bag
CYCLE_BEGAN: Final = 9  # number
SHARD_RESTORED: Final = 10  # player, card, kind
TRAVEL_BEGAN: Final = 11  # player
COLLECTED: Final = 12  # player, location, kind
SLEEPER_MOVED: Final = 13  # player, location left, location entered, points spent
LINK_TAKEN: Final = 14  # player, link
POWER_USED: Final = 15  # player, location
SHARD_STORED: Final = 16  # player, card, kind, 1 if for its power
LAIN_DOWN: Final = 17  # player, location
NIGHTMARE_MOVED: Final = 18  # location
LINK_SEEDED: Final = 19  # player, link
SHARD_TAKEN: Final = 20  # player, kind: from the bag
SHARD_LOOKED_AT: Final = 21  # player, kind
SHARD_PUT: Final = 22  # player, kind, location
ROW_REARRANGED: Final = 23  # player, location, kinds from the left
CREATION_BEGAN: Final = 24  # player, 1 if it is the last one
PLACED: Final = 25  # player, kind, slot
ENTERED: Final = 26  # player, slot
STEPPED: Final = 27  # player, slot left, slot entered, 1 if for a white shard
FREE_STEP_GAINED: Final = 28  # player
FREE_STEP_LOST: Final = 29  # player
MOUNTAIN_SEEN: Final = 30  # player, slot
SCORED: Final = 31  # player, points
PLANTED: Final = 32  # player, slot
DISCARDED: Final = 33  # player, kind, how many
TAKEN_UP: Final = 34  # player, slot, kind
SHIFTED: Final = 35  # player, slot, level, slot
COMPLETED: Final = 36  # player, card, shard kept on the pile, shard returned to the bag
SET_ASIDE: Final = 37  # player, how many
PURPOSE_PAID: Final = 38  # player, place, points
TURNED_TO: Final = 39  # player
CREATION_ENDED: Final = 40  # player
GAME_ENDED: Final = 41  # set of winners

SECRET: Final = (CARD_SHOWN, SHARD_LOOKED_AT)
"""Only the player whom they are about knows what was seen (6.5, 7.4)."""
