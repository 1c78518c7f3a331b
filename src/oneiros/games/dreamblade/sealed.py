"""Sealed play (3.3): what lies in starters and boosters, and the pool a player opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from oneiros.games.dreamblade.miniature import Miniature
    from oneiros.kernel.dice import Dice

# How many miniatures of each rarity a pack holds.
BOOSTER: Final = {"rare": 1, "uncommon": 2, "common": 4}
STARTER: Final = {"rare": 3, "uncommon": 5, "common": 8}

# What a player opens: one starter and one booster, or three boosters.
STARTER_AND_BOOSTER: Final = (STARTER, BOOSTER)
THREE_BOOSTERS: Final = (BOOSTER, BOOSTER, BOOSTER)


def open_packs(
    packs: tuple[dict[str, int], ...], shelf: list[Miniature], dice: Dice
) -> list[Miniature]:
    """Open packs filled at random from a set; refuse a set that lacks a rarity."""
    pool: list[Miniature] = []
    for pack in packs:
        for rarity, copies in pack.items():
            of_rarity = [miniature for miniature in shelf if miniature.rarity == rarity]
            if not of_rarity:
                raise BadData("sealed-rarity", rarity=rarity)
            pool.extend(of_rarity[dice.below(len(of_rarity))] for _ in range(copies))
    return pool
