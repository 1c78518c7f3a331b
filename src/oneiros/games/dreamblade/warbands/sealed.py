"""Sealed play (3.3): what lies in starters and boosters, and the pool a player opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.vocabulary import RARITIES
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from oneiros.games.dreamblade.warbands.miniature import Miniature
    from oneiros.kernel.dice import Dice

# How many miniatures of each rarity a pack holds.
BOOSTER: Final = {"rare": 1, "uncommon": 2, "common": 4}
STARTER: Final = {"rare": 3, "uncommon": 5, "common": 8}

# What a player opens: one starter and one booster, or three boosters.
STARTER_AND_BOOSTER: Final = (STARTER, BOOSTER)
THREE_BOOSTERS: Final = (BOOSTER, BOOSTER, BOOSTER)

STARTER_NAME: Final = "starter"
BOOSTER_NAME: Final = "booster"
CHOICES: Final = {
    "starter": ((STARTER_NAME, STARTER), (BOOSTER_NAME, BOOSTER)),
    "boosters": ((BOOSTER_NAME, BOOSTER), (BOOSTER_NAME, BOOSTER), (BOOSTER_NAME, BOOSTER)),
}
"""The two ways to open a pool, by name, and the packs of each in their order."""


class Pack:
    """One opened pack."""

    def __init__(self, kind: str, miniatures: list[Miniature]) -> None:
        """Hold what lay in it."""
        self.kind = kind
        self.miniatures = miniatures


def sets() -> list[str]:
    """Name the sets from which packs can be filled: those with every rarity."""
    found: dict[str, set[str]] = {}
    for one in catalogue().values():
        found.setdefault(one.set_name, set()).add(one.rarity)
    return [title for title, rarities in found.items() if rarities.issuperset(RARITIES)]


def shelf_of(title: str) -> list[Miniature]:
    """Give the miniatures of a set; refuse a set that there is not."""
    known = list(dict.fromkeys(one.set_name for one in catalogue().values()))
    if title not in known:
        raise BadData("sealed-set", came=title, known=", ".join(known))
    return [one for one in catalogue().values() if one.set_name == title]


def open_pool(choice: str, title: str, dice: Dice) -> list[Pack]:
    """3.3: open a starter and a booster, or three boosters, of one set, pack by pack."""
    shelf = shelf_of(title)
    return [Pack(kind, open_packs((pack,), shelf, dice)) for kind, pack in CHOICES[choice]]


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
