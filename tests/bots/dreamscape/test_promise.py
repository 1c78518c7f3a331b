"""What a dreamscape promises, beside the plain count over every way to build every card."""

from __future__ import annotations

from collections.abc import Iterator

from oneiros.bots.dreamscape.ground import Ground
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.bots.dreamscape.promise import TREE, Promise
from oneiros.games.dreamscape import setups
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import shards
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY

FAR = 15


def tables() -> Iterator[Dreamscape]:
    """Give some tables of a game that the quick player plays."""
    table = Dreamscape(setups.box(setups.check({"players": 2})))
    table.begin()
    dice, quick = Dice(7), Quick()
    decided = 0
    while table.seat != NOBODY:
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        decided += 1
        if decided % 60 == 0:
            yield table
        table.apply(quick.answer(table))


def missing(ground: Ground, fit: list[int]) -> set[tuple[int, int, int]] | None:
    """Give each slot, kind and height that a way to build a card lacks, or None: it is lost."""
    if ground.trees & fit[0] & ~fit[1]:
        return None
    bare = fit[1] & ~ground.trees
    found = {(slot, TREE, 0) for slot in range(ground.grid.area) if bare >> slot & 1}
    for slot, want in zip(fit[2::2], fit[3::2], strict=True):
        rest = want
        while rest != ground.stacks[slot]:
            if rest == 0 or ground.trees >> slot & 1:
                return None
            found.add((slot, rest & 7, shards.height(rest)))
            rest >>= 3
    return found


def promised(table: Dreamscape, ground: Ground, slot: int, kind: int) -> int:
    """Go through all ways to build each card that nobody holds, with and without a placement."""
    total = 0
    for card in [card for deck in table.unseen[1:] for card in deck]:
        now, then = [FAR], [FAR]
        for fit in [f for at in range(table.area) for f in table.box.fits[card * table.area + at]]:
            lacks = missing(ground, fit)
            if lacks is None:
                continue
            now.append(len(lacks))
            height = 0 if kind == TREE else shards.height(ground.stacks[slot]) + 1
            if not fit[0] >> slot & 1:
                then.append(len(lacks))
            elif (slot, kind, height) in lacks:
                then.append(len(lacks) - 1)
        total += worth(table.box.points[card], min(then)) - worth(table.box.points[card], min(now))
    return total


def worth(points: int, lacks: int) -> int:
    """Weigh a card by what it lacks."""
    return max(100 * points - 160 * lacks, 0) ** 2 // 800


def test_a_promise_is_what_all_ways_to_build_all_cards_come_to() -> None:
    found = set()
    for table in tables():
        ground = Ground(table, table.seat)
        promise = Promise(table, ground)
        for slot, kind in ((0, 1), (2, 1), (2, 3), (7, 2), (7, TREE), (12, 4), (12, 1), (13, 3)):
            assert promise.of(slot, kind) == promised(table, ground, slot, kind)
            found.add(promise.of(slot, kind) > 0)
    assert found == {True, False}
