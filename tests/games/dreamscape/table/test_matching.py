"""The matcher against one that tries every position, rotation and mirror image (6.1)."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from oneiros.games.dreamscape.cards import structure
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.format import Format
from oneiros.games.dreamscape.table.box import Box
from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.kernel.dice import Dice
from tests.games.dreamscape.invented import one
from tests.games.dreamscape.landscapes import Landscape, Place, lay, scattered

SHELF = files("oneiros.games.dreamscape").joinpath("cards")
SHIPPED = [
    card["structure"]
    for sheet in sorted(SHELF.iterdir(), key=lambda file: file.name)
    if sheet.name.endswith(".toml")
    for card in tomllib.loads(sheet.read_text("utf-8"))["card"]
]
# They differ from their mirror images, are symmetric, have holes, or are one slot only.
DRAWN = [
    *(["W@"], ["G* L@"], ["WR GL@ RR"], ["W . G", ". R@ ."], ["R .", "W L@"], ["G W R@"]),
    *(["W@ W", "W W"], [". W .", "W R@ W", ". W ."], ["G* . R@", "L W* ."], ["L G", "G L@"]),
]


def shown(picture: list[str]) -> Landscape:
    """Read a picture, the top row first, without the help of the rules."""
    found = Landscape({}, set(), None)
    for y, line in enumerate(reversed(picture)):
        for x, drawn in enumerate(line.split()):
            if drawn != ".":
                found.stacks[x, y] = drawn.rstrip("*@")
                if drawn.endswith("*"):
                    found.trees.add((x, y))
                if drawn.endswith("@"):
                    found = found._replace(dreamer=(x, y))
    return found


def moved(land: Landscape, by: Place) -> Landscape:
    """Move a landscape by columns and rows."""
    right, up = by
    return Landscape(
        {(x + right, y + up): stack for (x, y), stack in land.stacks.items()},
        {(x + right, y + up) for x, y in land.trees},
        None if land.dreamer is None else (land.dreamer[0] + right, land.dreamer[1] + up),
    )


def turned(land: Landscape) -> Landscape:
    """Turn a landscape by a quarter, so that its columns and rows count from 0 again."""
    dreamer = land.dreamer
    quarter = Landscape(
        {(y, -x): stack for (x, y), stack in land.stacks.items()},
        {(y, -x) for x, y in land.trees},
        None if dreamer is None else (dreamer[1], -dreamer[0]),
    )
    left, bottom = min(x for x, _ in quarter.stacks), min(y for _, y in quarter.stacks)
    return moved(quarter, (-left, -bottom))


def mirrored(land: Landscape) -> Landscape:
    """Give the mirror image; turning it afterwards gives every other one."""
    dreamer = land.dreamer
    return Landscape(
        {(y, x): stack for (x, y), stack in land.stacks.items()},
        {(y, x) for x, y in land.trees},
        None if dreamer is None else (dreamer[1], dreamer[0]),
    )


def orientations(card: Landscape, *, mirror_images: bool) -> list[Landscape]:
    """Give the four rotations and, if they count, those of the mirror image."""
    found = [card]
    for _ in range(3):
        found.append(turned(found[-1]))
    return found + orientations(mirrored(card), mirror_images=False) if mirror_images else found


def holds(land: Landscape, card: Landscape, size: Place, *, mirror_images: bool) -> bool:
    """6.1: look for a structure at every place of a dreamscape, in every orientation."""
    places = [(x, y) for x in range(size[0]) for y in range(size[1])]
    return any(
        is_at(land, way, place)
        for way in orientations(card, mirror_images=mirror_images)
        for place in places
    )


def is_at(land: Landscape, way: Landscape, by: Place) -> bool:
    """6.1: each shown stack exactly, trees only where shown, the Dreamer where shown."""
    for (x, y), stack in way.stacks.items():
        there = (x + by[0], y + by[1])
        if land.stacks.get(there) != stack:
            return False
        if (there in land.trees) != ((x, y) in way.trees):
            return False
        if (land.dreamer == there) != (way.dreamer == (x, y)):
            return False
    return True


def build(dice: Dice, card: Landscape, columns: int, rows: int) -> Landscape:
    """Make up a landscape into which a structure is built, often with one thing wrong."""
    land = scattered(dice, columns, rows, "GWRL")
    way = one(dice, orientations(card, mirror_images=dice.below(2) == 0))
    # Now and then a part of it sticks out.
    width, height = (max(place[n] for place in way.stacks) for n in (0, 1))
    over = dice.below(12) == 0
    across, up = max(1, columns - width + over), max(1, rows - height + over)
    way = moved(way, (dice.below(across), dice.below(up)))
    inside = [p for p in way.stacks if 0 <= p[0] < columns and 0 <= p[1] < rows]
    for place in inside:
        land.stacks[place] = way.stacks[place]
        land.trees.discard(place)
        if place in way.trees:
            land.trees.add(place)
    land = land._replace(dreamer=way.dreamer if way.dreamer in inside else None)
    return spoil(dice, land, inside) if inside and dice.below(2) else land


def spoil(dice: Dice, land: Landscape, inside: list[Place]) -> Landscape:
    """Change one thing, which may or may not matter to the structure."""
    place = one(dice, inside)
    stack = land.stacks[place]
    kind = dice.below(7)
    if kind == 0:
        land.stacks[place] = one(dice, "GWRL") + stack
    elif kind == 1:
        land.stacks[place] = stack + one(dice, "GWRL")
    elif kind == 2:
        land.stacks[place] = stack[::-1] if len(stack) > 1 else one(dice, "GWRL")
    elif kind == 3 and place != land.dreamer:
        land.trees.symmetric_difference_update({place})
    elif kind == 4:
        free = [where for where in land.stacks if where not in land.trees]
        land = land._replace(dreamer=one(dice, free) if free else None)
    elif kind == 5 and place != land.dreamer:
        del land.stacks[place]
        land.trees.discard(place)
    else:
        land = land._replace(dreamer=None)
    return land


@pytest.mark.parametrize("mirror_images", [False, True])
@pytest.mark.parametrize("size", [(5, 5), (3, 3), (7, 4), (3, 10)])
def test_6_1_a_card_is_matched_where_trying_everything_finds_it(
    size: tuple[int, int], *, mirror_images: bool
) -> None:
    columns, rows = size
    dice = Dice(columns * 100 + rows * 2 + mirror_images)
    rules = Format(2, mirrored=mirror_images, columns=columns, rows=rows)
    pictures = DRAWN + SHIPPED
    cards = [
        Card(str(number), level=1, points=1, power=1, structure=structure.read(picture))
        for number, picture in enumerate(pictures)
    ]
    box = Box(cards, rules)
    seen: Counter[bool] = Counter()
    for number, picture in enumerate(pictures):
        card = shown(picture)
        for _ in range(40 if number < len(DRAWN) else 12):
            land = build(dice, card, columns, rows)
            found = holds(land, card, size, mirror_images=mirror_images)
            table = lay(box, scattered(dice, columns, rows), land)
            assert is_matched(table, 1, number) == found, (picture, land)
            seen[found] += 1
    assert min(seen[True], seen[False]) > 200


def test_6_1_mirror_images_count_only_where_players_agree_on_it() -> None:
    card = Card("A", level=1, points=1, power=1, structure=structure.read(["R .", "W L@"]))
    drawn = shown(["R .", "W L@"])
    for mirror_images in (False, True):
        box = Box([card], Format(2, mirrored=mirror_images))
        assert is_matched(lay(box, moved(drawn, (1, 2))), 0, 0)
        assert is_matched(lay(box, moved(mirrored(drawn), (1, 2))), 0, 0) == mirror_images


def test_6_1_slots_that_a_card_does_not_show_are_free() -> None:
    picture = ["W . G", ". R@ ."]
    shelf = [Card("A", level=1, points=1, power=1, structure=structure.read(picture))]
    box = Box(shelf, Format(2))
    land = moved(shown(picture), (1, 1))
    assert is_matched(lay(box, land), 0, 0)
    for place in [(x, y) for x in range(5) for y in range(5) if (x, y) not in land.stacks]:
        for stack, trees in (("N", set()), ("WRG", {place}), ("M", set())):
            busy = land.copied()
            busy.stacks[place] = stack
            busy.trees.update(trees)
            assert is_matched(lay(box, busy), 0, 0)


def test_6_1_a_card_waits_for_the_dreamer() -> None:
    shelf = [Card("A", level=1, points=1, power=1, structure=structure.read(["W@"]))]
    box = Box(shelf, Format(2))
    land = Landscape({(2, 0): "W", (1, 0): "W"}, set(), None)
    assert not is_matched(lay(box, land), 0, 0)
    assert is_matched(lay(box, land._replace(dreamer=(1, 0))), 0, 0)
