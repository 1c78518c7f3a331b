"""How near a dreamscape is to the cards that may still be drawn (6.1, 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.drawing import best_of
from oneiros.kernel.bits import BIT, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.ground import Ground
    from oneiros.games.dreamscape.table.standing import Standing

_FAR: Final = 15
_LACKING: Final = 150
_DRAWN: Final = 3
"""Cards that a usual draw gives to choose from."""


def of_deck(table: Standing, level: i64, lacking: list[int]) -> i64:
    """Give what the best card of a usual draw from a deck would bring, less what it lacks."""
    gains: list[int] = []
    for place, card in enumerate(table.unseen[level]):
        gains.append(max(100 * table.box.points[card] - _LACKING * lacking[place], 0))
    gains.sort()
    gains.reverse()
    return best_of(gains, _DRAWN)


def lacking_of_deck(table: Standing, level: i64, ground: Ground) -> list[int]:
    """Tell for each card of a deck that nobody has seen how much it lacks where it lacks least."""
    return [nearest(table, card, ground) for card in table.unseen[level]]


def nearest(table: Standing, card: i64, ground: Ground) -> i64:
    """Count the shards and trees that a card lacks in the place where it lacks fewest."""
    area = table.area
    fewest: i64 = _FAR
    fits = table.box.fits
    for slot in range(area):
        for fit in fits[card * area + slot]:
            fewest = _lacking(fit, ground, fewest)
    return fewest


def _lacking(fit: list[int], ground: Ground, most: i64) -> i64:
    """Count what a place lacks, or give the most that is asked for."""
    trees = ground.trees
    if trees & fit[0] & ~fit[1]:
        return most
    found = count(fit[1] & ~trees)
    place: i64 = 2
    length: i64 = len(fit)
    while place < length:
        if found >= most:
            return most
        slot: i64 = fit[place]
        have: i64 = ground.stacks[slot]
        want: i64 = fit[place + 1]
        if have != want:
            if trees & BIT[slot]:
                return most
            while want and want != have:
                want >>= 3
                found += 1
            if want != have:
                return most
        place += 2
    return min(found, most)
