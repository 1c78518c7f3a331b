"""Sealed play: what a game offers where players open packs, build from them, or draft them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from oneiros.kernel.dice import Dice
from oneiros.registry.named import Told


class Drawn(Told, frozen=True):
    """Something that lay in a pack, by its name, and how rare it is."""

    name: str
    rarity: str


class OpenedPack(Told, frozen=True):
    """A pack of a kind, with what lay in it in the order in which it is shown: the rarest last."""

    kind: str
    contents: list[Drawn]


class Sealed(Protocol):
    """How packs of a game are filled, and what is built from them; nothing in it is kept."""

    ways: Mapping[str, Sequence[str]]
    """The ways to open a pool, by name, the usual first: the kinds of its packs in their order."""
    sets: Sequence[str]
    """The sets from which packs can be filled, the usual first."""
    rounds: int
    """So many packs everybody opens in a draft."""

    def open(self, way: str, title: str, dice: Dice) -> list[OpenedPack]:
        """Open the packs of a way, filled from a set; refuse as BadData what there is not."""

    def fill(self, title: str, dice: Dice) -> OpenedPack:
        """Fill a pack for a draft; those of one set hold equally much."""

    def built(self, pool: Sequence[str]) -> object:
        """Build something to bring from a pool, the same each time."""

    def brought(self, brings: object, pool: Sequence[str]) -> object:
        """Check what a seat brings against its pool, and give it in full.

        Everything that is not in the pool, or not so often, is refused as BadData at once.
        """

    def picked(self, pack: Sequence[str], own: Sequence[str]) -> str:
        """Say which of a pack somebody picks who goes by worth and by what they already have."""
