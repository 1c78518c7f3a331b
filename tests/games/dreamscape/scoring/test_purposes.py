"""Purposes against a second writing of section 9, on plain landscapes and by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.format import Format
from oneiros.games.dreamscape.scoring import purpose, purposes
from oneiros.games.dreamscape.table.box import Box
from oneiros.games.dreamscape.vocabulary import LETTERS
from oneiros.kernel.dice import Dice
from tests.games.dreamscape.landscapes import Landscape, Place, lay, scattered

# 9.1, 9.2, 9.3: what those are paid who have most, least or none.
PAID = {
    "most-shards": 6,
    "most-pairs": 5,
    "most-cards": 6,
    "farthest-dreamer": 5,
    "no-nightmare": 6,
    "least-empty": 6,
    "most-of": 5,
    "most-singles": 5,
    "longest-path": 5,
}
SIZES = ((5, 5), (3, 3), (7, 4))


def near(place: Place) -> list[Place]:
    """1.6: the places that share a side with one."""
    x, y = place
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def counted(land: Landscape, letter: str) -> int:
    """Count the shards of a kind; a tree is one more of the kind it stands on."""
    found = sum(stack.count(letter) for stack in land.stacks.values())
    return found + sum(land.stacks[place][-1] == letter for place in land.trees)


def worth(land: Landscape, place: Place) -> int:
    """Count the top shard of a place and the tree on it."""
    return 2 if place in land.trees else 1


def tops(land: Landscape, letter: str) -> set[Place]:
    return {place for place, stack in land.stacks.items() if stack[-1] == letter}


def singles(land: Landscape, letter: str) -> int:
    """9.3: slots holding exactly one shard, of the colour; with a tree they count twice."""
    return sum(worth(land, place) for place, stack in land.stacks.items() if stack == letter)


def longest(land: Landscape, letter: str) -> int:
    """9.3: try every simple path."""
    usable = tops(land, letter)

    def onwards(place: Place, visited: set[Place]) -> int:
        steps = [one for one in near(place) if one in usable and one not in visited]
        return worth(land, place) + max((onwards(one, visited | {one}) for one in steps), default=0)

    return max((onwards(place, {place}) for place in usable), default=0)


def groups_near(land: Landscape, letter: str) -> int:
    """9.3: sum up the connected groups with a slot beside the Dreamer; a mountain doubles."""
    if land.dreamer is None:
        return 0
    left, total = tops(land, letter), 0
    while left:
        group = {left.pop()}
        grown = True
        while grown:
            more = {one for place in group for one in near(place)} & left
            grown = bool(more)
            group |= more
            left -= more
        if group & set(near(land.dreamer)):
            total += sum(worth(land, place) for place in group)
    return 2 * total if "RR" in land.stacks[land.dreamer] else total


class Own(NamedTuple):
    """What a tile can be about: a landscape, the colour of the tile, the size, and the rest."""

    land: Landscape
    letter: str
    size: Place
    cards: int
    aside: int

    def reds(self) -> int:
        """Count the nightmare shards that lie in the dreamscape."""
        return sum(stack == "N" for stack in self.land.stacks.values())

    def distance(self) -> int:
        """9.1: rows plus columns from the entry slot; a Dreamer outside never counts."""
        x, y = self.land.dreamer or (self.size[0] // 2, 0)
        return abs(x - self.size[0] // 2) + y


MEASURED: Final[dict[str, Callable[[Own], int]]] = {
    "most-shards": lambda own: sum(counted(own.land, letter) for letter in "GWRLM"),
    "most-pairs": lambda own: sum(len(stack) == 2 for stack in own.land.stacks.values()),
    "most-cards": lambda own: own.cards,
    "farthest-dreamer": Own.distance,
    "no-nightmare": lambda own: own.reds() + own.aside,
    "least-empty": lambda own: own.size[0] * own.size[1] - len(own.land.stacks) + own.reds(),
    "most-of": lambda own: counted(own.land, own.letter),
    "most-singles": lambda own: singles(own.land, own.letter),
    "count-of": lambda own: counted(own.land, own.letter),
    "longest-path": lambda own: longest(own.land, own.letter),
    "groups-near": lambda own: groups_near(own.land, own.letter),
}


def paid(kind: str, measures: list[int]) -> list[int]:
    """Say what each player is paid; most and farthest need at least 1, and ties pay all."""
    if kind == "count-of":
        return [min(6, one) for one in measures]
    if kind == "groups-near":
        return measures
    if kind == "no-nightmare":
        return [PAID[kind] if one == 0 else 0 for one in measures]
    if kind == "least-empty":
        return [PAID[kind] if one == min(measures) else 0 for one in measures]
    return [PAID[kind] if one == max(measures) > 0 else 0 for one in measures]


def check(kind: str, size: Place, seed: int) -> Counter[int]:
    """Compare every player's measure and pay on a random table; give what was paid."""
    dice = Dice(seed)
    players = 2 + dice.below(3)
    few = kind == "longest-path" and size != (3, 3)
    letters = "GWRLM" if few else ("GW", "GWRLM", "GWRLMN", "WWR")[dice.below(4)]
    lands = [scattered(dice, *size, letters) for _ in range(players)]
    number = purpose.NAMES.index(kind)
    colour = 1 + dice.below(4) if purpose.has_colour(number) else 0
    table = table_of(lands, size)
    table.purposes, table.colours = (number,), (colour,)
    for player in range(players):
        table.pile[player] = tuple(range(dice.below(3)))
        table.aside[player] = dice.below(8) // 7
    measures = [
        MEASURED[kind](
            Own(land, LETTERS[colour], size, len(table.pile[player]), table.aside[player])
        )
        for player, land in enumerate(lands)
    ]
    assert [purposes.measure(table, player, 0) for player in range(players)] == measures, lands
    found = [int(purposes.points(table, player, 0)) for player in range(players)]
    assert found == paid(kind, measures)
    return Counter(found)


def table_of(lands: list[Landscape], size: Place) -> Dreamscape:
    return lay(Box([], Format(len(lands), nightmare=True, columns=size[0], rows=size[1])), *lands)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", purpose.NAMES[:4])
def test_9_1_plain_purposes_are_counted_and_paid_as_written(kind: str, size: Place) -> None:
    found = sum((check(kind, size, seed) for seed in range(60)), Counter())
    assert found[0] > 10
    assert found[PAID[kind]] > 10


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", purpose.NAMES[4:6])
def test_9_2_purposes_about_nightmares_are_counted_and_paid_as_written(
    kind: str, size: Place
) -> None:
    found = sum((check(kind, size, seed) for seed in range(60)), Counter())
    assert found[0] > 10
    assert found[6] > 10


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", purpose.NAMES[6:])
def test_9_3_purposes_with_a_colour_are_counted_and_paid_as_written(kind: str, size: Place) -> None:
    found = sum((check(kind, size, seed) for seed in range(60)), Counter())
    assert found[0] > 10
    assert sum(found[points] for points in found if points) > 10


@pytest.mark.parametrize("size", [(3, 3), (5, 3), (3, 5)])
def test_9_3_the_longest_path_is_the_longest_of_all(size: Place) -> None:
    for seed in range(60):
        land = scattered(Dice(seed), *size, "WWWWR")
        table = table_of([land, land], size)
        table.purposes, table.colours = (purpose.LONGEST_PATH,), (LETTERS.index("W"),)
        assert purposes.measure(table, 0, 0) == longest(land, "W"), land


def one_kind(kind: int, colour: str, *lands: Landscape) -> list[int]:
    """Say what a tile pays to players with these landscapes."""
    table = table_of(list(lands), (5, 5))
    table.purposes, table.colours = (kind,), (LETTERS.index(colour),)
    return [int(purposes.points(table, player, 0)) for player in range(len(lands))]


NOTHING = Landscape({}, set(), None)


def test_9_1_with_nothing_nobody_has_most_and_everybody_has_least() -> None:
    assert one_kind(purpose.MOST_SHARDS, ".", NOTHING, NOTHING) == [0, 0]
    assert one_kind(purpose.FARTHEST_DREAMER, ".", NOTHING, NOTHING) == [0, 0]
    assert one_kind(purpose.NO_NIGHTMARE, ".", NOTHING, NOTHING, NOTHING) == [6, 6, 6]
    assert one_kind(purpose.LEAST_EMPTY, ".", NOTHING, NOTHING) == [6, 6]


def test_9_1_a_dreamer_who_stands_on_the_entry_slot_is_not_far() -> None:
    entry = Landscape({(2, 0): "W"}, set(), (2, 0))
    corner = Landscape({(2, 0): "W", (0, 4): "G"}, set(), (0, 4))
    assert one_kind(purpose.FARTHEST_DREAMER, ".", entry, NOTHING) == [0, 0]
    assert one_kind(purpose.FARTHEST_DREAMER, ".", entry, corner) == [0, 5]


def test_9_3_a_tree_is_one_more_shard_but_no_height() -> None:
    tree = Landscape({(2, 0): "W", (1, 0): "WW"}, {(2, 0)}, None)
    plain = Landscape({(2, 0): "W", (1, 0): "W", (0, 0): "RW"}, set(), None)
    assert one_kind(purpose.COUNT_OF, "W", tree, plain) == [4, 3]
    assert one_kind(purpose.MOST_PAIRS, ".", tree, plain) == [5, 5]
    assert one_kind(purpose.MOST_SINGLES, "W", tree, plain) == [5, 5]
    assert one_kind(purpose.LONGEST_PATH, "W", tree, plain) == [5, 5]


def test_9_3_the_group_under_the_dreamer_counts_only_with_a_neighbour() -> None:
    alone = Landscape({(2, 0): "W", (4, 0): "W"}, set(), (2, 0))
    beside = Landscape({(2, 0): "W", (1, 0): "W"}, set(), (2, 0))
    mountain = Landscape({(2, 0): "RRG", (1, 0): "W", (0, 0): "W", (3, 0): "W"}, {(3, 0)}, (2, 0))
    assert one_kind(purpose.GROUPS_NEAR, "W", alone, beside, mountain) == [0, 2, 8]
