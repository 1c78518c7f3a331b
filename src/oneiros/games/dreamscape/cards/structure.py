"""What a dreamcard shows: stacks on relative slots, perhaps trees, and the Dreamer (6.1).

The picture of a structure is a list of rows, the top one first, its slots parted by blanks:
`.` is a slot that is not shown, `WR` water under rock, `G*` grass with a tree, `L@` land with the
Dreamer. Columns grow to the right and rows upwards, both from 0.
"""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.grid import FILES
from oneiros.games.dreamscape.vocabulary import LETTERS, MOVEMENT
from oneiros.kernel.errors import BadData

WIDEST: Final = len(FILES)
HIGHEST: Final = 12
MOST: Final = 25
_HIDDEN: Final = "."
_TREE: Final = "*"
_DREAMER: Final = "@"
_SHOWN: Final = LETTERS[1 : MOVEMENT + 1]


class Structure:
    """6.1: stacks as (column, row, stack), trees and the Dreamer as (column, row)."""

    def __init__(
        self,
        stacks: list[tuple[int, int, int]],
        trees: list[tuple[int, int]],
        dreamer: tuple[int, int],
    ) -> None:
        """Move the structure so that columns and rows count from 0, and put it in order."""
        left = min([column for column, _, _ in stacks])
        bottom = min([row for _, row, _ in stacks])
        self.stacks = sorted([(column - left, row - bottom, one) for column, row, one in stacks])
        self.trees = sorted([(column - left, row - bottom) for column, row in trees])
        self.dreamer = (dreamer[0] - left, dreamer[1] - bottom)

    def __reduce__(
        self,
    ) -> tuple[
        type[Structure],
        tuple[list[tuple[int, int, int]], list[tuple[int, int]], tuple[int, int]],
    ]:
        """Pickle what it is made of."""
        return Structure, (self.stacks, self.trees, self.dreamer)

    def width(self) -> int:
        """Tell how many columns it takes."""
        return max([column for column, _, _ in self.stacks]) + 1

    def height(self) -> int:
        """Tell how many rows it takes."""
        return max([row for _, row, _ in self.stacks]) + 1

    def turned(self) -> Structure:
        """Turn it by a quarter to the right."""
        column, row = self.dreamer
        return Structure(
            [(y, -x, stack) for x, y, stack in self.stacks],
            [(y, -x) for x, y in self.trees],
            (row, -column),
        )

    def mirrored(self) -> Structure:
        """Give its mirror image, left for right."""
        column, row = self.dreamer
        return Structure(
            [(-x, y, stack) for x, y, stack in self.stacks],
            [(-x, y) for x, y in self.trees],
            (-column, row),
        )

    def turnings(self, *, mirror_images: bool = False) -> list[tuple[int, bool, Structure]]:
        """6.1: list its different rotations, each with its quarter turns to the right.

        Where mirror images are wanted, a turned one may then be mirrored, too.
        """
        found: list[tuple[int, bool, Structure]] = []
        known: set[str] = set()
        turned = self
        for quarter in range(4):
            images = [(False, turned)]
            if mirror_images:
                images.append((True, turned.mirrored()))
            for mirrored, one in images:
                text = one.text()
                if text not in known:
                    known.add(text)
                    found.append((quarter, mirrored, one))
            turned = turned.turned()
        return found

    def rotations(self, *, mirror_images: bool = False) -> list[Structure]:
        """6.1: give the different ones among its four rotations and, if wanted, mirror images."""
        return [one for _, _, one in self.turnings(mirror_images=mirror_images)]

    def canonical(self, *, mirror_images: bool = False) -> str:
        """Give a text that is the same for all rotations and different for all else."""
        return min([one.text() for one in self.rotations(mirror_images=mirror_images)])

    def anchored(self) -> list[tuple[int, int, int, bool]]:
        """List (columns and rows from the Dreamer, stack, tree), the Dreamer's own slot first."""
        column, row = self.dreamer
        found = [(x - column, y - row, stack, (x, y) in self.trees) for x, y, stack in self.stacks]
        own = [one for one in found if one[0] == 0 and one[1] == 0]
        return own + [one for one in found if one[0] != 0 or one[1] != 0]

    def counted(self) -> list[int]:
        """Tell how many shards of each kind it shows; a tree is none."""
        found = [0] * len(LETTERS)
        for _, _, stack in self.stacks:
            for kind in shards.listed(stack):
                found[kind] += 1
        return found

    def picture(self) -> list[str]:
        """Draw it in letters, the top row first, with straight columns."""
        slots = [[_HIDDEN] * self.width() for _ in range(self.height())]
        for column, row, stack in self.stacks:
            slots[row][column] = shards.written(stack)
        for column, row in self.trees:
            slots[row][column] += _TREE
        column, row = self.dreamer
        slots[row][column] += _DREAMER
        widths = [
            max([len(slots[y][x]) for y in range(self.height())]) for x in range(self.width())
        ]
        slots.reverse()
        return [
            " ".join([text.ljust(width) for text, width in zip(line, widths, strict=True)]).rstrip()
            for line in slots
        ]

    def text(self) -> str:
        """Draw it as one text, for telling structures apart."""
        return "\n".join(self.picture())


def read(picture: list[str]) -> Structure:
    """Read a picture, or refuse it with the slot at fault."""
    rows = [line.split() for line in picture]
    rows.reverse()
    widest = max([len(row) for row in rows]) if rows else 0
    if len(rows) > WIDEST or widest > WIDEST:
        raise BadData("structure-too-wide", most=WIDEST)
    stacks: list[tuple[int, int, int]] = []
    trees: list[tuple[int, int]] = []
    dreamers: list[tuple[int, int]] = []
    for y, row in enumerate(rows):
        if len(row) != widest:
            raise BadData("structure-ragged", came=" ".join(row), expected=widest)
        for x, token in enumerate(row):
            if token == _HIDDEN:
                continue
            letters = token
            if token[-1] == _TREE:
                trees.append((x, y))
                letters = token[:-1]
            elif token[-1] == _DREAMER:
                dreamers.append((x, y))
                letters = token[:-1]
            stacks.append((x, y, _stack(letters, token)))
    if len(stacks) > MOST:
        raise BadData("structure-too-many", came=len(stacks), most=MOST)
    if len(dreamers) != 1:
        raise BadData("structure-dreamers", came=len(dreamers))
    return Structure(stacks, trees, dreamers[0])


def _stack(letters: str, token: str) -> int:
    """Read a stack from the bottom; refuse a letter that stands for no shard of a card."""
    if not letters or any(letter not in _SHOWN for letter in letters):
        raise BadData("structure-token", came=token, expected=" ".join(_SHOWN))
    if len(letters) > HIGHEST:
        raise BadData("structure-too-high", came=token, most=HIGHEST)
    return shards.of([LETTERS.index(letter) for letter in letters])
