"""What a dreamscape promises: how near it is to cards that may still be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LEVELS
from oneiros.kernel.bits import BIT, count, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.ground import Ground
    from oneiros.games.dreamscape.table.standing import Standing

TREE: Final = KINDS
"""Stands for a tree among the kinds of shards that may be put on a slot."""
_PLACES: Final = KINDS + 1
_FAR: Final = 15
_LACKING: Final = 160
_SCALE: Final = 800


class Promise:
    """By slot and kind of shard, how much nearer the cards of the decks come."""

    def __init__(self, table: Standing, ground: Ground) -> None:
        """Go through every card that nobody holds."""
        self.area: i64 = table.area
        self.ground = ground
        self.change: list[int] = [0] * (table.area * _PLACES)
        for level in range(1, len(LEVELS)):
            for card in table.unseen[level]:
                self._add(table, card)

    def of(self, slot: i64, kind: i64) -> i64:
        """Tell what it changes to put a shard of a kind, or a tree, on a slot."""
        return self.change[slot * _PLACES + kind]

    def _add(self, table: Standing, card: i64) -> None:
        """Add what each placement does to the nearest way to build a card."""
        area = self.area
        nearest: i64 = _FAR
        without: list[int] = [_FAR] * area
        after: list[int] = [_FAR] * (area * _PLACES)
        for slot in range(area):
            for fit in table.box.fits[card * area + slot]:
                lacking = self._lacking(fit)
                if lacking >= _FAR:
                    continue
                nearest = min(nearest, lacking)
                shown: i64 = fit[0]
                for other in range(area):
                    if lacking < without[other] and not shown & BIT[other]:
                        without[other] = lacking
                self._note(fit, lacking, after)
        worth: list[int] = [_worth(table.box.points[card], lacking) for lacking in range(_FAR + 1)]
        for slot in range(area):
            for kind in range(1, _PLACES):
                place = slot * _PLACES + kind
                then: i64 = min(without[slot], after[place])
                self.change[place] += worth[then] - worth[nearest]

    def _lacking(self, fit: list[int]) -> i64:
        """Count the shards and trees that a place lacks for a card."""
        ground = self.ground
        if ground.trees & fit[0] & ~fit[1]:
            return _FAR
        found = count(fit[1] & ~ground.trees)
        place: i64 = 2
        length: i64 = len(fit)
        while place < length:
            have = ground.stacks[fit[place]]
            want = fit[place + 1]
            if have != want:
                if ground.trees & BIT[fit[place]]:
                    return _FAR
                while want and want != have:
                    want >>= 3
                    found += 1
                if want != have:
                    return _FAR
            place += 2
        return found

    def _note(self, fit: list[int], lacking: i64, after: list[int]) -> None:
        """Note which shard on which slot brings a place nearer."""
        ground = self.ground
        for place in range(2, len(fit), 2):
            slot: i64 = fit[place]
            have = ground.stacks[slot]
            want = fit[place + 1]
            kind: i64 = 0
            while want != have:
                kind = want & 7
                want >>= 3
            if kind:
                index: i64 = slot * _PLACES + kind
                after[index] = min(after[index], lacking - 1)
        for slot in numbers(fit[1] & ~ground.trees):
            index = slot * _PLACES + TREE
            after[index] = min(after[index], lacking - 1)


def _worth(points: i64, lacking: i64) -> i64:
    """Cards that are near count for much more than others: the best one drawn is kept."""
    gain: i64 = max(100 * points - _LACKING * lacking, 0)
    return gain * gain // _SCALE
