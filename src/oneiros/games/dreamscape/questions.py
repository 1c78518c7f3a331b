"""The questions a game of Dreamscape asks; a decision's `question` is one of these."""

from __future__ import annotations

from typing import Final

# To chance.
MARKER: Final = 0
TILE: Final = 1
COLOUR: Final = 2
CARD: Final = 3
SHARD: Final = 4
# To players.
TRAVEL: Final = 5
SEED: Final = 6
CREATION: Final = 7
CROSS: Final = 8
ORDER: Final = 9
SHARD_KEPT: Final = 10
DECK: Final = 11
KEEP: Final = 12
FIRST_CARD: Final = 13
HARVEST: Final = 14
TOWER: Final = 15
GOLEM: Final = 16
LAKE: Final = 17
ARRANGE: Final = 18

NAMES: Final = (
    "marker",
    "tile",
    "colour",
    "card",
    "shard",
    "travel",
    "seed",
    "creation",
    "cross",
    "order",
    "stored",
    "deck",
    "keep",
    "first",
    "harvest",
    "tower",
    "golem",
    "lake",
    "arrange",
)
