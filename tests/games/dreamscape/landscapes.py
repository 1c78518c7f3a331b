"""Landscapes as plain data, for judging by rules written a second time and in another way."""

from __future__ import annotations

from typing import NamedTuple

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table.box import Box
from oneiros.games.dreamscape.vocabulary import LETTERS
from oneiros.kernel.bits import BIT
from oneiros.kernel.dice import Dice

Place = tuple[int, int]


class Landscape(NamedTuple):
    """Stacks as letters from the bottom by (column, row), trees, and where the Dreamer stands."""

    stacks: dict[Place, str]
    trees: set[Place]
    dreamer: Place | None

    def copied(self) -> Landscape:
        """Give an equal landscape that shares nothing."""
        return Landscape(dict(self.stacks), set(self.trees), self.dreamer)


def scattered(dice: Dice, columns: int, rows: int, letters: str = "GWRLM") -> Landscape:
    """Make up a landscape, connected or not, with low and high stacks and perhaps a Dreamer."""
    made = Landscape({}, set(), None)
    share = 1 + dice.below(4)
    for place in [(x, y) for x in range(columns) for y in range(rows)]:
        if dice.below(4) < share:
            height = 1 + dice.below(5) // 3 + dice.below(5) // 4
            stack = "".join(letters[dice.below(len(letters))] for _ in range(height))
            made.stacks[place] = "N" if "N" in stack else stack
            if dice.below(4) == 0 and "N" not in stack:
                made.trees.add(place)
    free = [place for place in made.stacks if place not in made.trees]
    dreamer = free[dice.below(len(free))] if free and dice.below(6) else None
    return made._replace(dreamer=dreamer)


def lay(box: Box, land: Landscape, *others: Landscape) -> Dreamscape:
    """Put landscapes before the players of a table, from A on."""
    table = Dreamscape(box)
    columns = int(box.grid.columns)
    for player, one in enumerate((land, *others)):
        for (x, y), stack in one.stacks.items():
            slot = y * columns + x
            octal = "".join(str(LETTERS.index(letter)) for letter in stack)
            table.stacks[player * int(table.area) + slot] = int(octal, 8)
            table.filled[player] |= BIT[slot]
            table.reds[player] |= BIT[slot] if stack == "N" else 0
            table.trees[player] |= BIT[slot] if (x, y) in one.trees else 0
        if one.dreamer is not None:
            table.dreamer[player] = one.dreamer[1] * columns + one.dreamer[0]
    return table
