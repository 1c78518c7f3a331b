"""The kinds of facts that the verbs of the table tell, and which of them are secret."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.kinds import Kind

# What a number of a fact may stand for; `naming` says how each is told in names.
SEAT: Final = "seat"
LOCATION: Final = "location"
LINK: Final = "link"
POWER: Final = "power"
POWER_RULE: Final = "power, by its rule"
SHARD: Final = "kind of shard"
HIDDEN_SHARD: Final = "kind of shard, for the player who looks at it"
SHARD_OR_NONE: Final = "kind of shard, or none"
ROW: Final = "kinds of shards from the left, all the numbers that are left"
CARD: Final = "card"
HIDDEN_CARD: Final = "card, for the player who looks at it"
LEVEL: Final = "level of cards"
PLACE: Final = "place among the cards drawn"
TILE: Final = "place of a tile"
PURPOSE: Final = "kind of purpose"
SLOT: Final = "slot of a landscape"
NUMBER: Final = "number of a marker or a cycle"
AMOUNT: Final = "how many or how much"
FLAG: Final = "1 or 0"
WINNERS: Final = "set of seats"

MARKER_DEALT: Final = 0
TILE_REVEALED: Final = 1
TILE_COLOURED: Final = 2
SLEEPER_PLACED: Final = 3
CARD_SHOWN: Final = 4
DECK_CHOSEN: Final = 5
CARD_KEPT: Final = 6
CARDS_RETURNED: Final = 7
LOCATION_FILLED: Final = 8
NIGHTMARES_ADDED: Final = 9
CYCLE_BEGAN: Final = 10
EMERGENCE_BEGAN: Final = 11
SHARD_RESTORED: Final = 12
TRAVEL_BEGAN: Final = 13
COLLECTED: Final = 14
SLEEPER_MOVED: Final = 15
LINK_TAKEN: Final = 16
POWER_USED: Final = 17
SHARD_STORED: Final = 18
LAIN_DOWN: Final = 19
NIGHTMARE_MOVED: Final = 20
LINK_SEEDED: Final = 21
SHARD_TAKEN: Final = 22
SHARD_LOOKED_AT: Final = 23
SHARD_PUT: Final = 24
ROW_REARRANGED: Final = 25
CREATION_BEGAN: Final = 26
PLACED: Final = 27
ENTERED: Final = 28
STEPPED: Final = 29
FREE_STEP_GAINED: Final = 30
FREE_STEP_LOST: Final = 31
MOUNTAIN_SEEN: Final = 32
SCORED: Final = 33
PLANTED: Final = 34
DISCARDED: Final = 35
TAKEN_UP: Final = 36
SHIFTED: Final = 37
COMPLETED: Final = 38
SET_ASIDE: Final = 39
PURPOSE_PAID: Final = 40
TURNED_TO: Final = 41
CREATION_ENDED: Final = 42
GAME_ENDED: Final = 43

SECRET: Final = (CARD_SHOWN, SHARD_LOOKED_AT)
"""Only the player whom they are about knows what was seen (6.5, 7.4)."""

KINDS: Final[tuple[Kind, ...]] = (
    Kind(MARKER_DEALT, "marker-dealt", seat=SEAT, number=NUMBER),
    Kind(TILE_REVEALED, "tile-revealed", tile=TILE, purpose=PURPOSE),
    Kind(TILE_COLOURED, "tile-coloured", tile=TILE, kind=SHARD),
    Kind(SLEEPER_PLACED, "sleeper-placed", seat=SEAT, location=LOCATION),
    Kind(CARD_SHOWN, "card-shown", seat=SEAT, card=HIDDEN_CARD),
    Kind(DECK_CHOSEN, "deck-chosen", seat=SEAT, level=LEVEL, cards=AMOUNT),
    Kind(CARD_KEPT, "card-kept", seat=SEAT, card=CARD, place=PLACE),
    Kind(CARDS_RETURNED, "cards-returned", seat=SEAT, level=LEVEL, cards=AMOUNT),
    Kind(LOCATION_FILLED, "location-filled", location=LOCATION, kind=SHARD),
    Kind(NIGHTMARES_ADDED, "nightmares-added", count=AMOUNT),
    Kind(CYCLE_BEGAN, "cycle-began", number=NUMBER),
    Kind(EMERGENCE_BEGAN, "emergence-began", number=NUMBER),
    Kind(SHARD_RESTORED, "shard-restored", seat=SEAT, card=CARD, kind=SHARD),
    Kind(TRAVEL_BEGAN, "travel-began", seat=SEAT),
    Kind(COLLECTED, "collected", seat=SEAT, location=LOCATION, kind=SHARD),
    Kind(
        SLEEPER_MOVED,
        "sleeper-moved",
        seat=SEAT,
        from_location=LOCATION,
        location=LOCATION,
        spent=AMOUNT,
    ),
    Kind(LINK_TAKEN, "link-taken", seat=SEAT, link=LINK),
    Kind(POWER_USED, "power-used", seat=SEAT, power=POWER),
    Kind(SHARD_STORED, "shard-stored", seat=SEAT, card=CARD, kind=SHARD, used=FLAG),
    Kind(LAIN_DOWN, "lain-down", seat=SEAT, location=LOCATION),
    Kind(NIGHTMARE_MOVED, "nightmare-moved", location=LOCATION),
    Kind(LINK_SEEDED, "link-seeded", seat=SEAT, link=LINK),
    Kind(SHARD_TAKEN, "shard-taken", seat=SEAT, kind=SHARD),
    Kind(SHARD_LOOKED_AT, "shard-looked-at", seat=SEAT, kind=HIDDEN_SHARD),
    Kind(SHARD_PUT, "shard-put", seat=SEAT, kind=SHARD, location=LOCATION),
    Kind(ROW_REARRANGED, "row-rearranged", seat=SEAT, location=LOCATION, row=ROW),
    Kind(CREATION_BEGAN, "creation-began", seat=SEAT, last=FLAG),
    Kind(PLACED, "placed", seat=SEAT, kind=SHARD, slot=SLOT),
    Kind(ENTERED, "entered", seat=SEAT, slot=SLOT),
    Kind(STEPPED, "stepped", seat=SEAT, from_slot=SLOT, slot=SLOT, white=FLAG),
    Kind(FREE_STEP_GAINED, "free-step-gained", seat=SEAT),
    Kind(FREE_STEP_LOST, "free-step-lost", seat=SEAT),
    Kind(MOUNTAIN_SEEN, "mountain-seen", seat=SEAT, slot=SLOT),
    Kind(SCORED, "scored", seat=SEAT, points=AMOUNT),
    Kind(PLANTED, "planted", seat=SEAT, slot=SLOT),
    Kind(DISCARDED, "discarded", seat=SEAT, kind=SHARD, count=AMOUNT),
    Kind(TAKEN_UP, "taken-up", seat=SEAT, slot=SLOT, kind=SHARD),
    Kind(SHIFTED, "shifted", seat=SEAT, from_slot=SLOT, height=AMOUNT, slot=SLOT),
    Kind(COMPLETED, "completed", seat=SEAT, card=CARD, kept=SHARD_OR_NONE, returned=SHARD_OR_NONE),
    Kind(SET_ASIDE, "set-aside", seat=SEAT, count=AMOUNT),
    Kind(PURPOSE_PAID, "purpose-paid", seat=SEAT, tile=TILE, points=AMOUNT),
    Kind(TURNED_TO, "turned-to", seat=SEAT),
    Kind(CREATION_ENDED, "creation-ended", seat=SEAT),
    Kind(GAME_ENDED, "game-ended", winners=WINNERS),
)
"""Each kind by its number: what it is called, and what its numbers are."""
