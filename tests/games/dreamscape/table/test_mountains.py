"""Mountains that have paid, beside a model in which every shard has a name of its own."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape.table import mountains
from oneiros.games.dreamscape.vocabulary import ROCK
from oneiros.kernel.bits import numbers
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import NONE
from tests.games.dreamscape.tables import laid_out

# A shard and the one below it, each by its name.
Pair = tuple[int, int]


class Model:
    """Shards with names, in stacks, and the pairs of them that have paid together."""

    def __init__(self, stacks: list[list[int]]) -> None:
        """Lay out stacks of named shards, of which even names are rocks."""
        self.stacks = stacks
        self.paid: set[Pair] = set()

    def pairs(self, slot: int) -> list[Pair]:
        """Give the rocks of a slot that lie directly one on the other."""
        stack = self.stacks[slot]
        beside = zip(stack[1:], stack, strict=False)
        return [(upper, lower) for upper, lower in beside if upper % 2 == lower % 2 == 0]

    def pays(self, slot: int) -> bool:
        """Tell whether neither of two rocks is in a pair that has paid and still lies together."""
        spent = {rock for pair in self.pairs(slot) if pair in self.paid for rock in pair}
        return any(spent.isdisjoint(pair) for pair in self.pairs(slot))

    def part(self, gone: list[int], rest: list[int]) -> None:
        """Forget the pair between what is taken away and what it lay on."""
        if rest:
            self.paid.discard((gone[0], rest[-1]))


@settings(max_examples=200)
@given(st.integers(0, 2**40))
def test_5_8_the_mark_goes_with_the_rocks_and_ends_when_they_part(seed: int) -> None:
    dice = Dice(seed)
    table = laid_out(columns=3, rows=3, phase="creation A", A={"hands": "G"})
    model = Model([[] for _ in range(9)])
    name = 0
    for slot in range(9):
        for _ in range(dice.below(5)):
            name += 2 - dice.below(2) if name else 2
            model.stacks[slot].append(name)
        kinds = [ROCK if one % 2 == 0 else 1 for one in model.stacks[slot]]
        for kind in kinds:
            table.hands[kind] += 1
            table.place(0, kind, slot)
    for _ in range(25):
        filled = numbers(table.filled[0])
        if not filled:
            return
        slot = filled[dice.below(len(filled))]
        what = dice.below(4)
        if what < 2:
            assert table.pays(0, slot) == model.pays(slot)
            if model.pays(slot):
                table.see_mountain(0, slot)
                model.paid.update(model.pairs(slot))
        elif what == 2:
            table.take_up(0, slot, NONE, NONE)
            gone = model.stacks[slot].pop()
            model.part([gone], model.stacks[slot])
        else:
            stack = model.stacks[slot]
            level, target = 1 + dice.below(len(stack)), (slot + 1 + dice.below(8)) % 9
            table.shift(0, slot, level, target, NONE, NONE)
            moved = stack[level - 1 :]
            del stack[level - 1 :]
            model.part(moved, stack)
            model.stacks[target] += moved
        assert [table.pays(0, one) for one in range(9)] == [model.pays(one) for one in range(9)]
        still = [
            mountains.mark(one, level)
            for one in range(9)
            for level, pair in enumerate(
                zip(model.stacks[one][1:], model.stacks[one], strict=False), 2
            )
            if pair in model.paid
        ]
        assert list(table.paid_rocks) == sorted(still)


def test_5_8_the_slots_that_have_paid_are_those_with_nothing_more_to_pay() -> None:
    land = ["RRRR RR RR", "R GRR RRGRR"]
    own = {"hands": "G", "land": land, "mountains": ["a2:2", "b2", "b1"]}
    table = laid_out(columns=3, rows=3, phase="creation A", A=own)
    names = table.box.grid.names
    assert [names[slot] for slot in numbers(table.paid_mountains(0))] == ["b1", "b2"]
    assert table.paid_mountains(1) == 0
    table.end_creation(0)
    assert table.paid_rocks == ()
