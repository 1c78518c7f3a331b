"""The measured builds obey rule 5, end in the structure they are for, and are the cheapest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape.cards import catalogue, structure
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.cards.difficulty import ENTER, PLACE, PLANT, STEP, Measure, measure
from oneiros.games.dreamscape.cards.structure import Structure
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.grid import Grid
from oneiros.games.dreamscape.vocabulary import GRASS, LAND, MOVEMENT, ROCK
from oneiros.kernel.errors import BadData

CARDS = catalogue.load()
GRID = Grid(5, 5)
ENTRY = GRID.names.index("c1")
OUT = -1

each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)


class Landscape:
    """A dreamscape that knows rules 5.1 to 5.4 and 5.7, and what has been spent."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.stacks: dict[int, int] = {}
        self.trees: set[int] = set()
        self.dreamer = OUT
        self.free = False
        self.spent = [0] * 7

    def place(self, slot: int, kind: int) -> None:
        beside = any(near in self.stacks for near in GRID.neighbours[slot])
        assert slot in self.stacks or beside or (not self.stacks and slot == ENTRY), "5.1"
        assert slot not in self.trees, "5.1"
        assert slot != self.dreamer, "5.1"
        self.stacks[slot] = shards.with_last(self.stacks.get(slot, 0), kind)
        self.spent[kind] += 1
        self.free = False

    def enter(self) -> None:
        assert self.dreamer == OUT, "5.2"
        assert ENTRY in self.stacks, "5.2"
        assert ENTRY not in self.trees, "5.2"
        self._arrive(ENTRY)

    def step(self, slot: int) -> None:
        assert slot in GRID.neighbours[self.dreamer], "5.3"
        assert slot in self.stacks, "5.3"
        assert slot not in self.trees, "5.3"
        self.spent[MOVEMENT] += not self.free
        self._arrive(slot)

    def _arrive(self, slot: int) -> None:
        self.dreamer = slot
        self.free = shards.last(self.stacks[slot]) == LAND

    def plant(self, slot: int) -> None:
        assert slot in self.stacks, "5.4"
        assert slot not in self.trees, "5.4"
        assert slot != self.dreamer, "5.4"
        self.trees.add(slot)
        self.spent[GRASS] += 1
        self.free = False

    def holds(self, shown: Structure) -> bool:
        return any(self._matches(one) for one in shown.rotations())

    def _matches(self, one: Structure) -> bool:
        column, row = self.dreamer % 5, self.dreamer // 5
        for right, up, stack, tree in one.anchored():
            slot = (row + up) * 5 + column + right
            inside = 0 <= column + right < 5 and 0 <= row + up < 5
            if not inside or self.stacks.get(slot) != stack or (slot in self.trees) != tree:
                return False
        return True


def built(found: Measure) -> Landscape:
    landscape = Landscape()
    for deed, slot, kind in found.steps:
        if deed == PLACE:
            landscape.place(slot, kind)
        elif deed == ENTER:
            landscape.enter()
        elif deed == STEP:
            landscape.step(slot)
        else:
            assert deed == PLANT
            landscape.plant(slot)
    return landscape


def beyond(shown: Structure) -> int:
    """Tell how many shards a build needs beyond those it shows and the green ones for trees."""
    return measure(shown).shards - sum(shown.counted()) - len(shown.trees)


def reachable(shown: Structure, spare: int) -> bool:
    """Try every order of building, with so many shards to spare for whites and unshown slots.

    Trees are left out, as they only stand in the way. On an unshown slot only land matters, or that
    it is none. A shard that a shown stack does not have there can never be taken away again.
    """
    return any(
        _site_reachable(one, right, up, spare)
        for one in shown.rotations()
        for right in range(6 - one.width())
        for up in range(6 - one.height())
    )


def _site_reachable(shown: Structure, right: int, up: int, spare: int) -> bool:
    stacks = {(y + up) * 5 + x + right: shards.listed(one) for x, y, one in shown.stacks}
    goal = (shown.dreamer[1] + up) * 5 + shown.dreamer[0] + right
    waiting = [(bytes(25), OUT, False, spare)]
    seen: set[tuple[bytes, int, bool, int]] = set(waiting)
    while waiting:
        state = waiting.pop()
        lying, dreamer, _, _ = state
        if dreamer == goal and all(lying[slot] == len(one) for slot, one in stacks.items()):
            return True
        for after in _deeds(stacks, state):
            if after[3] >= 0 and after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def _deeds(
    stacks: dict[int, list[int]], state: tuple[bytes, int, bool, int]
) -> Iterator[tuple[bytes, int, bool, int]]:
    """Give what can come next; a number tells how many shards lie, or which one on other slots."""
    lying, dreamer, free, spare = state
    for slot in range(25) if any(lying) else [ENTRY]:
        near = lying[slot] or slot == ENTRY or any(lying[one] for one in GRID.neighbours[slot])
        if slot == dreamer or not near:
            continue
        if slot in stacks and lying[slot] < len(stacks[slot]):
            yield _put(lying, slot, lying[slot] + 1), dreamer, False, spare
        elif slot not in stacks and not lying[slot]:
            for kind in (ROCK, LAND):
                yield _put(lying, slot, kind), dreamer, False, spare - 1
    if dreamer == OUT and lying[ENTRY]:
        yield lying, ENTRY, _is_land(stacks, lying, ENTRY), spare
    if dreamer != OUT:
        for slot in GRID.neighbours[dreamer]:
            if lying[slot]:
                yield lying, slot, _is_land(stacks, lying, slot), spare - (not free)


def _put(lying: bytes, slot: int, number: int) -> bytes:
    return lying[:slot] + bytes([number]) + lying[slot + 1 :]


def _is_land(stacks: dict[int, list[int]], lying: bytes, slot: int) -> bool:
    top = stacks[slot][lying[slot] - 1] if slot in stacks else lying[slot]
    return top == LAND


@each_card
def test_a_build_obeys_the_rules_and_costs_what_was_measure(card: Card) -> None:
    found = measure(card.structure)
    landscape = built(found)
    assert landscape.holds(card.structure)
    assert sum(landscape.spent) == found.shards
    assert landscape.spent[MOVEMENT] == found.whites


@each_card
def test_no_order_of_building_is_cheaper(card: Card) -> None:
    more = beyond(card.structure)
    assert reachable(card.structure, more)
    assert not more or not reachable(card.structure, more - 1)


@pytest.mark.parametrize(
    ("picture", "spare", "whites"),
    [
        # The Dreamer steps over land that is built up later.
        ([". W .", "W R@ W", ". LW ."], 0, 0),
        # Nobody passes without a white where there is no land.
        ([". W .", "W R@ W", ". W ."], 1, 1),
        # The Dreamer's own land is of no use to reach it.
        ([". W .", "W L@ W", ". W ."], 1, 1),
        # A bare slot between costs a shard, which is land at the same time.
        (["R . R", ". W@ .", "R . R"], 2, 0),
        # What is too long to be entered at its end from the side is turned.
        (["R@ R R R R"], 0, 0),
        # Land from the side is as cheap as whites along the middle, and better.
        (["R R R R R", ". . R . .", ". . R@ . .", ". . R . .", "R R R R R"], 2, 0),
        (["W W W", "W W W", "W W@ W", "W W W", "W W W"], 1, 1),
    ],
)
def test_what_a_build_needs_beyond_its_stacks(picture: list[str], spare: int, whites: int) -> None:
    shown = structure.read(picture)
    assert beyond(shown) == spare
    assert measure(shown).whites == whites
    assert built(measure(shown)).holds(shown)


def test_turns_are_bounded_by_four_shards_and_two_alike() -> None:
    assert measure(structure.read(["W R G L@"])).turns == 1
    assert measure(structure.read(["W R GG L@"])).turns == 2
    assert measure(structure.read(["W W W W W@"])).turns == 3
    assert measure(structure.read(["G* G* L@"])).turns == 2


def test_what_does_not_fit_cannot_be_built() -> None:
    with pytest.raises(BadData) as refusal:
        measure(structure.read(["R@ . . . . R"]))
    assert refusal.value.key == "structure-too-wide"


@st.composite
def small_structures(draw: st.DrawFn) -> Structure:
    """Draw a structure of few shards on nine slots."""
    slots = draw(st.sets(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=4))
    stacks = [
        (x, y, shards.of(draw(st.lists(st.integers(1, 5), min_size=1, max_size=2))))
        for x, y in sorted(slots)
    ]
    return Structure(stacks, [], draw(st.sampled_from(sorted(slots))))


@settings(max_examples=100, deadline=None)
@given(small_structures())
def test_the_measure_is_exact_for_any_structure(shown: Structure) -> None:
    more = beyond(shown)
    assert built(measure(shown)).holds(shown)
    assert reachable(shown, more)
    assert not more or not reachable(shown, more - 1)
