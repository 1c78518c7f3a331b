"""The kinds of facts that the verbs of the table tell, and which of them are secret."""

from __future__ import annotations

from typing import Final

# What each is about stands behind it.
MARKER_DEALT: Final = 0  # player, number
TILE_REVEALED: Final = 1  # place, kind of purpose
TILE_COLOURED: Final = 2  # place, kind of shard
SLEEPER_PLACED: Final = 3  # player, location
CARD_SHOWN: Final = 4  # player, card
DECK_CHOSEN: Final = 5  # player, level, how many cards are to be drawn
CARD_KEPT: Final = 6  # player, card, its place among those drawn
CARDS_RETURNED: Final = 7  # player, level, how many
LOCATION_FILLED: Final = 8  # location, kind
NIGHTMARES_ADDED: Final = 9  # how many go into the bag
CYCLE_BEGAN: Final = 10  # number
EMERGENCE_BEGAN: Final = 11  # number of the cycle that follows
SHARD_RESTORED: Final = 12  # player, card, kind
TRAVEL_BEGAN: Final = 13  # player
COLLECTED: Final = 14  # player, location, kind
SLEEPER_MOVED: Final = 15  # player, location left, location entered, points spent
LINK_TAKEN: Final = 16  # player, link
POWER_USED: Final = 17  # player, location
SHARD_STORED: Final = 18  # player, card, kind, 1 if for its power
LAIN_DOWN: Final = 19  # player, location
NIGHTMARE_MOVED: Final = 20  # location
LINK_SEEDED: Final = 21  # player, link
SHARD_TAKEN: Final = 22  # player, kind: from the bag
SHARD_LOOKED_AT: Final = 23  # player, kind
SHARD_PUT: Final = 24  # player, kind, location
ROW_REARRANGED: Final = 25  # player, location, kinds from the left
CREATION_BEGAN: Final = 26  # player, 1 if it is the last one
PLACED: Final = 27  # player, kind, slot
ENTERED: Final = 28  # player, slot
STEPPED: Final = 29  # player, slot left, slot entered, 1 if for a white shard
FREE_STEP_GAINED: Final = 30  # player
FREE_STEP_LOST: Final = 31  # player
MOUNTAIN_SEEN: Final = 32  # player, slot
SCORED: Final = 33  # player, points
PLANTED: Final = 34  # player, slot
DISCARDED: Final = 35  # player, kind, how many
TAKEN_UP: Final = 36  # player, slot, kind
SHIFTED: Final = 37  # player, slot, level, slot
COMPLETED: Final = 38  # player, card, shard kept on the pile, shard returned to the bag
SET_ASIDE: Final = 39  # player, how many
PURPOSE_PAID: Final = 40  # player, place, points
TURNED_TO: Final = 41  # player
CREATION_ENDED: Final = 42  # player
GAME_ENDED: Final = 43  # set of winners

SECRET: Final = (CARD_SHOWN, SHARD_LOOKED_AT)
"""Only the player whom they are about knows what was seen (6.5, 7.4)."""

# What each kind is called where it is named, and what its numbers are; a row is all the rest.
NAMES: Final[tuple[str, ...]] = (
    "marker-dealt",
    "tile-revealed",
    "tile-coloured",
    "sleeper-placed",
    "card-shown",
    "deck-chosen",
    "card-kept",
    "cards-returned",
    "location-filled",
    "nightmares-added",
    "cycle-began",
    "emergence-began",
    "shard-restored",
    "travel-began",
    "collected",
    "sleeper-moved",
    "link-taken",
    "power-used",
    "shard-stored",
    "lain-down",
    "nightmare-moved",
    "link-seeded",
    "shard-taken",
    "shard-looked-at",
    "shard-put",
    "row-rearranged",
    "creation-began",
    "placed",
    "entered",
    "stepped",
    "free-step-gained",
    "free-step-lost",
    "mountain-seen",
    "scored",
    "planted",
    "discarded",
    "taken-up",
    "shifted",
    "completed",
    "set-aside",
    "purpose-paid",
    "turned-to",
    "creation-ended",
    "game-ended",
)
FIELDS: Final[tuple[str, ...]] = (
    "seat number",
    "tile purpose",
    "tile kind",
    "seat location",
    "seat card",
    "seat level cards",
    "seat card place",
    "seat level cards",
    "location kind",
    "count",
    "number",
    "number",
    "seat card kind",
    "seat",
    "seat location kind",
    "seat from location spent",
    "seat link",
    "seat power",
    "seat card kind used",
    "seat location",
    "location",
    "seat link",
    "seat kind",
    "seat kind",
    "seat kind location",
    "seat location row",
    "seat last",
    "seat kind slot",
    "seat slot",
    "seat from_slot slot white",
    "seat",
    "seat",
    "seat slot",
    "seat points",
    "seat slot",
    "seat kind count",
    "seat slot kind",
    "seat from_slot height slot",
    "seat card kept returned",
    "seat count",
    "seat tile points",
    "seat",
    "seat",
    "winners",
)
