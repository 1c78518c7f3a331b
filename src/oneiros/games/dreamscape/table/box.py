"""What a game is played with and what never changes: format, grid, cards and where they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table.grid import Grid
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.cards.card import Card
    from oneiros.games.dreamscape.cards.structure import Structure
    from oneiros.games.dreamscape.format import Format
    from oneiros.games.dreamscape.table.rows import Row

MOST_CARDS: Final = 62
"""Cards are numbered by bits of a set."""
MIRRORED: Final = 4
"""Added to the quarter turns of a picture that is mirrored, left for right, when it is turned."""


class Box:
    """The components of one game; every table of it shares them."""

    def __init__(self, cards: list[Card], rules: Format) -> None:
        """Sort the cards into decks and work out every place where each of them can be built."""
        self.format = rules
        self.grid = Grid(rules.columns, rules.rows)
        # 1.1, 2.4: what the bag, the reserve and the pool of trees hold at first.
        self.bag: list[int] = [*rules.shards[:-1], 0]
        self.reserve: i64 = rules.shards[-1]
        self.trees: i64 = rules.trees
        self.cards = cards
        self.points: list[int] = [card.points for card in cards]
        self.power: list[int] = [card.power for card in cards]
        self.level: list[int] = [card.level for card in cards]
        self.decks: list[Row] = [
            tuple([number for number, card in enumerate(cards) if card.level == level])
            for level in range(4)
        ]
        # By card and slot of the Dreamer: each way to build it there, as `_fit` writes it, and how
        # the picture is turned for that: by quarters to the right, with MIRRORED if then mirrored.
        self.fits: list[list[list[int]]] = []
        self.turns: list[list[int]] = []
        for card in cards:
            turned = card.structure.turnings(mirror_images=rules.mirrored)
            for slot in range(self.grid.area):
                fits: list[list[int]] = []
                turns: list[int] = []
                for quarter, mirrored, one in turned:
                    fit = _fit(one, slot, self.grid)
                    if fit:
                        fits.append(fit)
                        turns.append(quarter + (MIRRORED if mirrored else 0))
                self.fits.append(fits)
                self.turns.append(turns)

    def __reduce__(self) -> tuple[type[Box], tuple[list[Card], Format]]:
        """Pickle cards and format, from which the rest follows."""
        return Box, (self.cards, self.format)


def _fit(structure: Structure, dreamer: int, grid: Grid) -> list[int]:
    """Write a structure with the Dreamer on a slot: slots shown, trees, then each slot and stack.

    It is empty where the structure does not fit into the grid.
    """
    columns, rows = int(grid.columns), int(grid.rows)
    shown, trees = 0, 0
    fit: list[int] = [0, 0]
    for across, up, stack, tree in structure.anchored():
        column, row = dreamer % columns + across, dreamer // columns + up
        if not (0 <= column < columns and 0 <= row < rows):
            return []
        slot = row * columns + column
        shown |= BIT[slot]
        if tree:
            trees |= BIT[slot]
        fit.append(slot)
        fit.append(stack)
    fit[0] = shown
    fit[1] = trees
    return fit
