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
_EVERYWHERE: Final = -1
"""All slots, however many there are."""


class Promise:
    """By slot and kind of shard, how much nearer the cards of the decks come."""

    def __init__(self, table: Standing, ground: Ground) -> None:
        """Go through every card that nobody holds."""
        self.area: i64 = table.area
        self.ground = ground
        # By slot what any placement changes, and by slot and kind what this one changes besides.
        self.anyhow: list[int] = [0] * table.area
        self.change: list[int] = [0] * (table.area * _PLACES)
        # For the card under way: how little is lacking after a placement, and where that is noted.
        self.after: list[int] = [_FAR] * (table.area * _PLACES)
        self.noted: list[int] = []
        for level in range(1, len(LEVELS)):
            for card in table.unseen[level]:
                self._add(table, card)

    def of(self, slot: i64, kind: i64) -> i64:
        """Tell what it changes to put a shard of a kind, or a tree, on a slot."""
        return self.anyhow[slot] + self.change[slot * _PLACES + kind]

    def _add(self, table: Standing, card: i64) -> None:
        """Add what each placement does to the nearest way to build a card."""
        area = self.area
        worth = _worths(table.box.points[card])
        most = _most(worth)
        nearest: i64 = _FAR
        # By what is lacking, the slots that every such way to build it shows.
        shared: list[int] = [_EVERYWHERE] * _FAR
        for slot in range(area):
            for fit in table.box.fits[card * area + slot]:
                lacking = self._lacking(fit, most)
                if lacking < _FAR:
                    nearest = min(nearest, lacking)
                    shared[lacking] &= fit[0]
                    self._note(fit, lacking)
        if nearest < _FAR:
            self._sum_up(worth, nearest, shared)

    def _sum_up(self, worth: list[int], nearest: i64, shared: list[int]) -> None:
        """Compare what is nearest after each placement with what is nearest now."""
        now: i64 = worth[nearest]
        # A way that shows a slot is lost by what is put there, unless it lacks just that.
        without: list[int] = [_FAR] * self.area
        left: i64 = _EVERYWHERE
        for lacking in range(nearest, _FAR):
            found: i64 = left & ~shared[lacking]
            if found:
                left &= ~found
                for slot in range(self.area):
                    if found & BIT[slot]:
                        without[slot] = lacking
        for slot in range(self.area):
            self.anyhow[slot] += worth[without[slot]] - now
        for place in self.noted:
            otherwise: i64 = without[place // _PLACES]
            if self.after[place] < otherwise:
                self.change[place] += worth[self.after[place]] - worth[otherwise]
            self.after[place] = _FAR
        self.noted.clear()

    def _lacking(self, fit: list[int], most: i64) -> i64:
        """Count the shards and trees that a place lacks for a card, unless there are too many."""
        ground = self.ground
        trees = ground.trees
        planted: i64 = fit[1]
        if trees & fit[0] & ~planted:
            return _FAR
        found = count(planted & ~trees)
        place: i64 = 2
        length: i64 = len(fit)
        while place < length:
            if found > most:
                return _FAR
            slot: i64 = fit[place]
            have: i64 = ground.stacks[slot]
            want: i64 = fit[place + 1]
            if have != want:
                if trees & BIT[slot]:
                    return _FAR
                while want and want != have:
                    want >>= 3
                    found += 1
                if want != have:
                    return _FAR
            place += 2
        return _FAR if found > most else found

    def _note(self, fit: list[int], lacking: i64) -> None:
        """Note which shard on which slot brings a place nearer."""
        ground = self.ground
        place: i64 = 2
        length: i64 = len(fit)
        while place < length:
            slot: i64 = fit[place]
            have: i64 = ground.stacks[slot]
            want: i64 = fit[place + 1]
            if want != have:
                kind: i64 = 0
                while want != have:
                    kind = want & 7
                    want >>= 3
                self._nearer(slot * _PLACES + kind, lacking - 1)
            place += 2
        for planted in numbers(fit[1] & ~ground.trees):
            self._nearer(planted * _PLACES + TREE, lacking - 1)

    def _nearer(self, place: i64, lacking: i64) -> None:
        """Keep the least that is lacking after a placement."""
        before: i64 = self.after[place]
        if before == _FAR:
            self.noted.append(place)
        if lacking < before:
            self.after[place] = lacking


def _worths(points: i64) -> list[int]:
    """Give what a card counts for by what it lacks."""
    return [_worth(points, lacking) for lacking in range(_FAR + 1)]


def _most(worth: list[int]) -> i64:
    """Tell how much a card may lack so that one placement less would still count for something."""
    most: i64 = 0
    while most < _FAR - 1 and worth[most]:
        most += 1
    return most


def _worth(points: i64, lacking: i64) -> i64:
    """Cards that are near count for much more than others: the best one drawn is kept."""
    gain: i64 = max(100 * points - _LACKING * lacking, 0)
    return gain * gain // _SCALE
