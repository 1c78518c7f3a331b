"""What a dreamscape lacks for a card: the place and the rotation that come nearest to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.box import MIRRORED
from oneiros.games.dreamscape.views import walk
from oneiros.games.dreamscape.vocabulary import GRASS, LAND, MOVEMENT
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

# How much trouble it is to take something away again, and a tree never goes.
_REMOVING: Final = 3
_STUCK: Final = 30
# Of two ways with the same number of deeds the one with fewer steps of the Dreamer is nearer.
_DEED: Final = 4
_BACK: Final = 2
_MOST: Final = 1 << 30
"""More trouble than any card is."""


class Slot(NamedTuple):
    """One slot that a card shows: what it wants there, and what of it is there."""

    number: int
    stack: int
    tree: bool
    dreamer: bool
    kept: int
    """How many shards lie there as they should, from the bottom."""
    buried: bool
    """Whether shards lie on those that must go."""
    stuck: bool
    """Whether a tree stands there that is not wanted, or not yet."""
    planted: bool
    """Whether a tree stands there."""
    comes: bool
    """Whether the Dreamer still has to come here."""

    def missing(self) -> list[int]:
        """List the shards that are still to be put there, from the bottom."""
        return shards.listed(self.stack)[self.kept :]

    def lacking(self) -> bool:
        """Tell whether a shard or a tree is still to be put there."""
        return bool(self.missing()) or (self.tree and not self.planted)

    def blocked(self) -> bool:
        """Tell whether something there is in the way."""
        return self.buried or self.stuck

    def stands(self) -> bool:
        """Tell whether nothing is left to be done there."""
        return not self.blocked() and not self.lacking() and not self.comes


class Nearest(NamedTuple):
    """The nearest way to build a card: the slots by their numbers, and the shards it takes.

    For it the picture is turned by quarters to the right and perhaps mirrored then.
    """

    slots: list[Slot]
    quarter: int
    mirrored: bool
    lacks: list[int]
    """The shards to be put there or spent, by kind: grass for trees, movement for steps."""


def nearest(table: Standing, player: int, card: int) -> Nearest | None:
    """Find the way to build a card that takes the least; None where it fits nowhere."""
    least: i64 = _MOST
    best, at, turn = list[int](), NONE, 0
    rings = _rings(table, player)
    for dreamer in range(table.area):
        way = _way(table, player, dreamer)
        if way >= least:
            continue
        place = card * table.area + dreamer
        for number, fit in enumerate(table.box.fits[place]):
            found = _gap(rings, fit[0]) + way
            if found < least:
                found = _trouble(table, player, fit, dreamer, found, least)
            if found < least:
                least, best, at, turn = found, fit, dreamer, table.box.turns[place][number]
    if least == _MOST:
        return None
    slots = sorted(compared(table, player, best, at))
    return Nearest(slots, turn % MIRRORED, turn >= MIRRORED, _lacks(table, player, slots))


def compared(table: Standing, player: int, fit: list[int], dreamer: int) -> list[Slot]:
    """Compare what a card wants in one place with what is there, slot by slot."""
    return [
        _slot(table, player, fit, place, dreamer=fit[place] == dreamer)
        for place in range(2, len(fit), 2)
    ]


def not_held(table: Standing, player: int, lacks: list[int]) -> list[int]:
    """Count those of some shards that are not in the player's Hands, by kind."""
    return [max(0, number - table.held(player, kind)) for kind, number in enumerate(lacks)]


def _slot(table: Standing, player: int, fit: list[int], place: int, *, dreamer: bool) -> Slot:
    number, want = fit[place], fit[place + 1]
    have = table.stack_at(player, number)
    kept = common(have, want)
    buried = kept < shards.height(have)
    lacking = kept < shards.height(want)
    tree = fit[1] & BIT[number] != 0
    planted = table.trees[player] & BIT[number] != 0
    stuck = planted and (buried or lacking or not tree)
    at = table.dreamer[player]
    # Where the Dreamer stands nothing can be put, so it has to go away and come back.
    comes = dreamer and (at != number or lacking or (tree and not planted))
    return Slot(number, want, tree, dreamer, kept, buried, stuck, planted, comes)


def _trouble(
    table: Standing, player: i64, fit: list[int], dreamer: i64, found: i64, least: i64
) -> i64:
    """Add what is still to be done to what was found, slot by slot, as long as it is the least."""
    trees: i64 = table.trees[player]
    wanted: i64 = fit[1]
    length: i64 = len(fit)
    place: i64 = 2
    while place < length and found < least:
        slot: i64 = fit[place]
        want = fit[place + 1]
        have = table.stack_at(player, slot)
        wants_tree, planted = wanted & BIT[slot] != 0, trees & BIT[slot] != 0
        needs = wants_tree and not planted
        if have == want:
            stuck = planted and not wants_tree
        else:
            kept = common(have, want) if have else 0
            over, under = shards.height(have) - kept, shards.height(want) - kept
            found += _DEED * (_REMOVING * over + under)
            needs = needs or under > 0
            stuck = planted
        if stuck:
            found += _STUCK * _DEED
        elif wants_tree and not planted:
            found += _DEED
        if slot == dreamer and needs and table.dreamer[player] == slot:
            found += _BACK
        place += 2
    return found


def common(have: int, want: int) -> i64:
    """Count the shards that two stacks share from the bottom."""
    high = shards.height(have)
    low = shards.height(want)
    kept = min(high, low)
    have >>= 3 * (high - kept)
    want >>= 3 * (low - kept)
    while have != want:
        have >>= 3
        want >>= 3
        kept -= 1
    return kept


def _way(table: Standing, player: int, slot: int) -> int:
    """Count the Dreamer's steps to a slot, from the entry slot where it is not in yet."""
    at = table.dreamer[player]
    columns = int(table.box.grid.columns)
    start = int(table.box.grid.entry) if at == NONE else at
    return abs(start % columns - slot % columns) + abs(start // columns - slot // columns)


def _rings(table: Standing, player: i64) -> list[int]:
    """Give the slots where a shard may lie or be put now, and those after one shard more each."""
    grid = table.box.grid
    filled: i64 = table.filled[player]
    reached = filled | grid.around(filled) if filled else BIT[grid.entry]
    rings: list[int] = [reached]
    while reached != grid.all:
        reached |= grid.around(reached)
        rings.append(reached)
    return rings


def _gap(rings: list[int], wanted: i64) -> i64:
    """Count the shards that would only bridge the way to a structure that touches nothing."""
    found: i64 = 0
    for reached in rings:
        if reached & wanted:
            break
        found += _DEED
    return found


def _lacks(table: Standing, player: int, slots: list[Slot]) -> list[int]:
    """Count the shards for all that is to be done, by kind."""
    found = [0] * (MOVEMENT + 2)
    for slot in slots:
        for kind in slot.missing():
            found[kind] += 1
        if slot.tree and not slot.planted:
            found[GRASS] += 1
        if slot.comes:
            tops = {one.number: _top(table, player, one) for one in slots}
            lacking = [one.number for one in slots if one.lacking()]
            found[MOVEMENT] += walk.price(table, player, slot.number, tops, lacking)
    return found


def _top(table: Standing, player: int, slot: Slot) -> int:
    """Give the top on which the Dreamer may walk: land, if any is built over only afterwards."""
    if slot.comes:
        return slot.stack & 7
    over = [int(shards.last(table.stack_at(player, slot.number))), *slot.missing()]
    return LAND if LAND in over else over[-1]
