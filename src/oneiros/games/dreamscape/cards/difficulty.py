"""How hard a structure is to build on an empty dreamscape, measured exactly (rules 5 and 11).

A build fills the shown slots and perhaps others, here called links; the Dreamer walks from the
entry slot. Whatever the order of building:

- The filled slots are connected and hold the entry slot (5.1), and each link costs a shard.
- Leaving a shown slot costs a white shard unless land was on top when the Dreamer came (5.3, 5.7).
  The tops a shown slot ever has are the shards of its stack, as nothing is put under or taken away.
  So a slot without land in its stack costs a white; the walk leaves each slot of a simple path.

That cost can be reached. Build the path alone, each stack up to its land, links of land, the last
stack whole; let the Dreamer enter and walk; then build the rest, and plant the trees at last, as
they only stand in the way before. So the cheapest build is the cheapest choice of rotation, place,
links and path, and all of them are tried, those with few links first.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from oneiros.games.dreamscape.cards.structure import Structure
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.grid import Grid
from oneiros.games.dreamscape.vocabulary import GRASS, LAND, MOVEMENT
from oneiros.kernel.errors import BadData

PLACE: Final = "place"
ENTER: Final = "enter"
STEP: Final = "step"
PLANT: Final = "plant"

_SIZE: Final = 5
"""1.5: the plain game's dreamscape has so many columns and rows."""
_SLOTS: Final = _SIZE * _SIZE
_ENTRY: Final = _SIZE // 2
_GRID: Final = Grid(_SIZE, _SIZE)

_COLLECTED: Final = 4
"""4.1: at most so many shards are collected in a cycle."""
_ALIKE: Final = 2
"""4.2: at most so many of them are of one kind."""


class Step(NamedTuple):
    """One deed of a build: a shard placed, the Dreamer's entry or step, or a tree planted."""

    deed: str
    slot: int
    kind: int


class Measure:
    """The cheapest build of a structure and what it costs."""

    def __init__(self, shards_needed: int, whites: int, turns: int, steps: list[Step]) -> None:
        """Hold the measures and the deeds in their order."""
        self.shards = shards_needed
        self.whites = whites
        self.turns = turns
        self.steps = steps

    def difficulty(self) -> int:
        """Add up shards, moves that cost a white shard, and cycles."""
        return self.shards + self.whites + self.turns


class _Site:
    """A structure in one rotation at one place of the dreamscape."""

    def __init__(self, structure: Structure, right: int, up: int) -> None:
        """Number the slots."""
        self.stacks = [0] * _SLOTS
        self.shown = 0
        for column, row, stack in structure.stacks:
            slot = (row + up) * _SIZE + column + right
            self.stacks[slot] = stack
            self.shown |= 1 << slot
        self.trees = [(row + up) * _SIZE + column + right for column, row in structure.trees]
        column, row = structure.dreamer
        self.dreamer = (row + up) * _SIZE + column + right

    def leaving(self, slot: int) -> int:
        """Tell how many whites it costs to leave a slot: none from land, and links are land."""
        stack = self.stacks[slot]
        return 1 if stack and not shards.count(stack, LAND) else 0


def measure(structure: Structure) -> Measure:
    """Find a build with the fewest shards and, among those, the fewest whites."""
    sites = _sites(structure)
    best: _Site | None = None
    best_path: list[int] = []
    best_links = 0
    fewest, whites = _SLOTS, 0
    links = 0
    while links <= fewest:
        for site in sites:
            free = [slot for slot in range(_SLOTS) if not site.shown >> slot & 1]
            for chosen in combinations(free, links):
                filled = site.shown
                for slot in chosen:
                    filled |= 1 << slot
                if not _connected(filled):
                    continue
                path = _walk(site, filled)
                spent = sum([site.leaving(slot) for slot in path[:-1]])
                if (links + spent, spent) < (fewest, whites):
                    fewest, whites = links + spent, spent
                    best, best_path, best_links = site, path, filled & ~site.shown
        links += 1
    if best is None:
        raise BadData("structure-too-wide", most=_SIZE)
    kinds = structure.counted()
    kinds[GRASS] += len(structure.trees)
    needed = sum(kinds) + fewest
    kinds[MOVEMENT] += whites
    turns = max(-(-needed // _COLLECTED), -(-max(kinds) // _ALIKE))
    return Measure(needed, whites, turns, _build(best, best_path, best_links))


def points(difficulty: int, level: int) -> int:
    """11: give the points of a card of our own."""
    return difficulty + level


def _sites(structure: Structure) -> list[_Site]:
    """List all rotations at all places."""
    return [
        _Site(one, right, up)
        for one in structure.rotations()
        for up in range(_SIZE - one.height() + 1)
        for right in range(_SIZE - one.width() + 1)
    ]


def _connected(filled: int) -> bool:
    """5.1: tell whether all filled slots can be reached from the entry slot, itself filled."""
    if not filled >> _ENTRY & 1:
        return False
    left, waiting = filled & ~(1 << _ENTRY), [_ENTRY]
    while waiting:
        for slot in _GRID.neighbours[waiting.pop()]:
            if left >> slot & 1:
                left &= ~(1 << slot)
                waiting.append(slot)
    return not left


def _walk(site: _Site, filled: int) -> list[int]:
    """Find a path from the entry slot to the Dreamer's place that costs the fewest whites."""
    before = [-1] * _SLOTS
    before[_ENTRY] = _ENTRY
    now = [_ENTRY]
    later: list[int] = []
    while before[site.dreamer] < 0:
        if not now:
            now, later = later, []
        slot = now.pop()
        for beside in _GRID.neighbours[slot]:
            if filled >> beside & 1 and before[beside] < 0:
                before[beside] = slot
                (later if site.leaving(beside) else now).append(beside)
    path = [site.dreamer]
    while path[-1] != _ENTRY:
        path.append(before[path[-1]])
    path.reverse()
    return path


def _build(site: _Site, path: list[int], links: int) -> list[Step]:
    """Build the path, walk it, build the rest outwards from it, plant the trees."""
    steps: list[Step] = []
    lying = [0] * _SLOTS
    for slot in path[:-1]:
        kinds = shards.listed(site.stacks[slot]) or [LAND]
        lying[slot] = kinds.index(LAND) + 1 if LAND in kinds else 1
        steps += [Step(PLACE, slot, kind) for kind in kinds[: lying[slot]]]
    for kind in shards.listed(site.stacks[site.dreamer]):
        steps.append(Step(PLACE, site.dreamer, kind))
    steps.append(Step(ENTER, _ENTRY, 0))
    steps += [Step(STEP, slot, 0) for slot in path[1:]]
    order = path[:]
    done = 0
    while done < len(order):
        slot = order[done]
        done += 1
        if slot != site.dreamer:
            kinds = shards.listed(site.stacks[slot]) or [LAND]
            steps += [Step(PLACE, slot, kind) for kind in kinds[lying[slot] :]]
        for beside in _GRID.neighbours[slot]:
            if (site.shown | links) >> beside & 1 and beside not in order:
                order.append(beside)
    return steps + [Step(PLANT, slot, 0) for slot in site.trees]
