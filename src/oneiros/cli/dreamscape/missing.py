"""What a dreamscape lacks for a card: the place and the rotation that come nearest to it."""

from __future__ import annotations

from typing import Final, NamedTuple

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import GRASS, LAND, LETTERS, MOVEMENT
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE

# How much trouble it is to take something away again, and a tree never goes.
_REMOVING: Final = 3
_STUCK: Final = 30
# Of two ways with the same number of deeds the one with fewer steps of the Dreamer is nearer.
_DEED: Final = 4
_BACK: Final = 2


class Slot(NamedTuple):
    """One slot that a card shows: the stack wanted, whether a tree or the Dreamer stands on it."""

    number: int
    stack: int
    tree: bool
    dreamer: bool


class Nearest(NamedTuple):
    """The nearest way to build a card: what has to be done for it, in short, and the shards."""

    trouble: int
    slots: list[Slot]
    lacking: list[str]
    shards: list[int]


def nearest(table: Dreamscape, player: int, card: int) -> Nearest | None:
    """Find the way to build a card that takes the least; None where it fits nowhere."""
    best: Nearest | None = None
    for dreamer in range(table.area):
        for fit in table.box.fits[card * table.area + dreamer]:
            found = _compared(table, player, _slots(fit, dreamer))
            if best is None or found.trouble < best.trouble:
                best = found
    return best


def not_held(table: Dreamscape, player: int, found: Nearest) -> list[int]:
    """List the shards for a card that are not in the player's Hands, by kind."""
    return [
        kind
        for kind in sorted(set(found.shards))
        for _ in range(found.shards.count(kind) - int(table.held(player, kind)))
    ]


def _slots(fit: list[int], dreamer: int) -> list[Slot]:
    pairs = zip(fit[2::2], fit[3::2], strict=True)
    return [
        Slot(slot, stack, tree=bool(fit[1] & BIT[slot]), dreamer=slot == dreamer)
        for slot, stack in pairs
    ]


def _compared(table: Dreamscape, player: int, slots: list[Slot]) -> Nearest:
    """Add up what is still to be done, slot by slot: + place, * plant, @ go there, ! change."""
    grid = table.box.grid
    trouble, lacking, needed = _gap(table, player, slots), list[str](), list[int]()
    for slot in sorted(slots):
        name, before = grid.names[slot.number], len(needed)
        have, want = shards.listed(table.stack_at(player, slot.number)), shards.listed(slot.stack)
        tree = bool(table.trees[player] & BIT[slot.number])
        if want[: len(have)] != have:
            kept = sum(1 for _ in _common(have, want))
            trouble += _DEED * (_REMOVING * (len(have) - kept) + len(want) - kept)
            lacking.append(f"!{name} {_written(want)}")
            needed += want[kept:]
        elif len(have) < len(want):
            trouble += _DEED * (len(want) - len(have))
            lacking.append(f"+{_written(want[len(have) :])} {name}")
            needed += want[len(have) :]
        if tree and (len(have) < len(want) or not slot.tree):
            trouble += _STUCK * _DEED
            lacking.append(f"!{name} *")
        elif slot.tree and not tree:
            trouble += _DEED
            lacking.append(f"*{name}")
            needed.append(GRASS)
        at = table.dreamer[player]
        # Where the Dreamer stands nothing can be put, so it has to go away and come back.
        away = at == slot.number and len(needed) > before
        if slot.dreamer and (away or at != slot.number):
            steps = _BACK if away else _way(table, player, slot.number)
            trouble += steps
            lacking.append(f"@{name}")
            if steps and not _starts_free(table, player):
                needed.append(MOVEMENT)
    return Nearest(trouble, slots, lacking, needed)


def _common(have: list[int], want: list[int]) -> list[int]:
    """Give the shards that two stacks share from the bottom."""
    for place, (one, other) in enumerate(zip(have, want, strict=False)):
        if one != other:
            return have[:place]
    return have[: len(want)]


def _way(table: Dreamscape, player: int, slot: int) -> int:
    """Count the Dreamer's steps to a slot, from the entry slot where it is not in yet."""
    at = table.dreamer[player]
    columns = int(table.box.grid.columns)
    start = int(table.box.grid.entry) if at == NONE else at
    return abs(start % columns - slot % columns) + abs(start // columns - slot // columns)


def _starts_free(table: Dreamscape, player: int) -> bool:
    """Tell whether the first step may cost no white shard: 5.7, or by entering on land."""
    if table.dreamer[player] == NONE:
        return shards.last(table.stack_at(player, table.box.grid.entry)) in (0, LAND)
    return bool(table.free & BIT[player])


def _gap(table: Dreamscape, player: int, slots: list[Slot]) -> int:
    """Count the shards that would only bridge the way to a structure that touches nothing."""
    grid = table.box.grid
    reached = table.filled[player] or BIT[grid.entry]
    wanted = sum(BIT[slot.number] for slot in slots)
    steps = 0
    while not reached & wanted and len(numbers(reached)) < table.area:
        reached |= grid.around(reached)
        steps += 1
    return _DEED * max(steps - (1 if table.filled[player] else 0), 0)


def _written(kinds: list[int]) -> str:
    return "".join(LETTERS[kind] for kind in kinds)
