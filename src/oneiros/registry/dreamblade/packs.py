"""Sealed play of Dreamblade (3.3): starters and boosters, and warbands built from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from oneiros.games.dreamblade.vocabulary import RARITIES
from oneiros.games.dreamblade.warbands import sealed, warband
from oneiros.games.dreamblade.warbands.builder import build, pick
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.refusals import Refusals
from oneiros.registry.dreamblade.written import MOST_PROBLEMS, named_warband
from oneiros.registry.sealed import Drawn, OpenedPack, Sealed


class DreambladePacks:
    """Packs of Dreamblade."""

    ways: Mapping[str, Sequence[str]] = {
        name: tuple(kind for kind, _ in packs) for name, packs in sealed.CHOICES.items()
    }
    rounds = len(sealed.THREE_BOOSTERS)

    def __init__(self) -> None:
        """Look which sets packs can be filled from."""
        self.sets: Sequence[str] = tuple(sealed.sets())

    def open(self, way: str, title: str, dice: Dice) -> list[OpenedPack]:
        """3.3: open a starter and a booster, or three boosters, of one set."""
        if way not in self.ways:
            raise BadData("sealed-way", came=way, known=", ".join(self.ways))
        self._check(title)
        packs = sealed.open_pool(way, title, dice)
        return [_told(one.kind, one.miniatures) for one in packs]

    def fill(self, title: str, dice: Dice) -> OpenedPack:
        """Fill a booster."""
        self._check(title)
        filled = sealed.open_packs((sealed.BOOSTER,), sealed.shelf_of(title), dice)
        return _told(sealed.BOOSTER_NAME, filled)

    def built(self, pool: Sequence[str]) -> object:
        """Build a warband as the builder does."""
        return [one.name for one in build(_miniatures(pool)).chosen]

    def brought(self, brings: object, pool: Sequence[str]) -> object:
        """3.1, 3.3: a warband of what lies in the pool, not oftener than it lies there."""
        if brings is None:
            raise BadData("sealed-nothing")
        names = named_warband(brings)
        refusals = Refusals()
        for problem in [*warband.problems(names), *missing(names, pool)][:MOST_PROBLEMS]:
            refusals.note(cast("BadData", problem))
        refusals.check()
        return names

    def picked(self, pack: Sequence[str], own: Sequence[str]) -> str:
        """Pick by worth and aspects."""
        return pick(_miniatures(pack), _miniatures(own)).name

    def _check(self, title: str) -> None:
        """Refuse a set from which no pack can be filled."""
        if title not in self.sets:
            raise BadData("sealed-set", came=title, known=", ".join(self.sets))


def missing(names: Sequence[str], pool: Sequence[str]) -> list[BadData]:
    """List the miniatures that exist and are not in a pool, or not so often."""
    there, shelf = Counter(pool), catalogue()
    found: list[BadData] = []
    for name, came in Counter(names).items():
        if name not in shelf or came <= there[name]:
            continue
        if there[name]:
            found.append(BadData("sealed-too-often", name=name, came=came, there=there[name]))
        else:
            found.append(BadData("sealed-not-there", name=name, came=came))
    return found


def _miniatures(names: Sequence[str]) -> list[Miniature]:
    shelf = catalogue()
    return [shelf[name] for name in names if name in shelf]


def _told(kind: str, miniatures: Sequence[Miniature]) -> OpenedPack:
    """Tell a pack as it is opened: what is rare comes last."""
    rare_last = sorted(miniatures, key=lambda one: RARITIES.index(one.rarity))
    return OpenedPack(kind, [Drawn(one.name, one.rarity) for one in rare_last])


PACKS: Final[Sealed] = DreambladePacks()
