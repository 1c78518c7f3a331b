"""What a dreamscape lacks for a card: the place and the rotation that come nearest to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.box import MIRRORED
from oneiros.games.dreamscape.views import walk
from oneiros.games.dreamscape.vocabulary import GRASS, MOVEMENT
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.standing import Standing

# How much trouble it is to take something away again, and a tree never goes.
_REMOVING: Final = 3
_STUCK: Final = 30
# Of two ways with the same number of deeds the one with fewer steps of the Dreamer is nearer.
_DEED: Final = 4
_BACK: Final = 2


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
    least, best, at, turn = -1, list[int](), NONE, 0
    for dreamer in range(table.area):
        place = card * table.area + dreamer
        for number, fit in enumerate(table.box.fits[place]):
            found = _trouble(table, player, fit, dreamer)
            if least < 0 or found < least:
                least, best, at, turn = found, fit, dreamer, table.box.turns[place][number]
    if least < 0:
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


def _trouble(table: Standing, player: int, fit: list[int], dreamer: int) -> int:
    """Weigh what is still to be done, slot by slot."""
    found = _gap(table, player, fit[0])
    trees = table.trees[player]
    for place in range(2, len(fit), 2):
        slot, want = fit[place], fit[place + 1]
        have = table.stack_at(player, slot)
        wants_tree, planted = fit[1] & BIT[slot] != 0, trees & BIT[slot] != 0
        needs = wants_tree and not planted
        if have == want:
            stuck = planted and not wants_tree
        else:
            kept = common(have, want)
            over, under = shards.height(have) - kept, shards.height(want) - kept
            found += _DEED * (_REMOVING * over + under)
            needs = needs or under > 0
            stuck = planted
        if stuck:
            found += _STUCK * _DEED
        elif wants_tree and not planted:
            found += _DEED
        if slot == dreamer:
            if table.dreamer[player] != slot:
                found += _way(table, player, slot)
            elif needs:
                found += _BACK
    return found


def common(have: int, want: int) -> int:
    """Count the shards that two stacks share from the bottom."""
    high: int = shards.height(have)
    low: int = shards.height(want)
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


def _gap(table: Standing, player: int, wanted: int) -> int:
    """Count the shards that would only bridge the way to a structure that touches nothing."""
    grid = table.box.grid
    reached = table.filled[player] or BIT[grid.entry]
    if reached & wanted or grid.around(reached) & wanted:
        return 0 if reached & wanted or table.filled[player] else _DEED
    steps = 0
    while not reached & wanted and len(numbers(reached)) < table.area:
        reached |= grid.around(reached)
        steps += 1
    return _DEED * max(steps - (1 if table.filled[player] else 0), 0)


def _lacks(table: Standing, player: int, slots: list[Slot]) -> list[int]:
    """Count the shards for all that is to be done, by kind."""
    found = [0] * (MOVEMENT + 2)
    tops = {one.number: one.stack & 7 for one in slots}
    lacking = [one.number for one in slots if one.lacking()]
    for slot in slots:
        for kind in slot.missing():
            found[kind] += 1
        if slot.tree and not slot.planted:
            found[GRASS] += 1
        if slot.comes:
            found[MOVEMENT] += walk.price(table, player, slot.number, tops, lacking)
    return found
