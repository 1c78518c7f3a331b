"""The kinds of dream purposes (9): what each pays and how many tiles of it there are."""

from __future__ import annotations

from typing import Final

# 9.1
MOST_SHARDS: Final = 0
MOST_PAIRS: Final = 1
MOST_CARDS: Final = 2
FARTHEST_DREAMER: Final = 3
# 9.2: in the Nightmare game only.
NO_NIGHTMARE: Final = 4
LEAST_EMPTY: Final = 5
# 9.3: with a colour.
MOST_OF: Final = 6
MOST_SINGLES: Final = 7
COUNT_OF: Final = 8
LONGEST_PATH: Final = 9
GROUPS_NEAR: Final = 10

NAMES: Final = (
    "most-shards",
    "most-pairs",
    "most-cards",
    "farthest-dreamer",
    "no-nightmare",
    "least-empty",
    "most-of",
    "most-singles",
    "count-of",
    "longest-path",
    "groups-near",
)

POINTS: Final[list[int]] = [6, 5, 6, 5, 6, 6, 5, 5, 0, 5, 0]
"""What a tile pays to those who have most, least or none; the other two pay by the shard."""

COUNT_LIMIT: Final = 6
"""9.3: one point per shard, at most so many."""

TILES: Final[list[int]] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
"""16 tiles: six plain kinds once, five colour kinds twice."""

DRAWN: Final = 4
"""2.2: so many tiles are laid out."""


def has_colour(purpose: int) -> bool:
    """9.3: tell whether a tile has a slot for a shard."""
    return purpose >= MOST_OF


def rule(purpose: int) -> str:
    """Give the number of the rule of a purpose."""
    if purpose >= MOST_OF:
        return "9.3"
    return "9.2" if purpose >= NO_NIGHTMARE else "9.1"


def tiles(*, nightmare: bool) -> list[int]:
    """2.2, 10.1: how many tiles of each kind the pool holds."""
    return [
        number if nightmare or kind not in (NO_NIGHTMARE, LEAST_EMPTY) else 0
        for kind, number in enumerate(TILES)
    ]
