"""The table as one player sees it: the dreamworld, the own dreamscape and cards, and the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Lines
from rich.text import Text

from oneiros.cli.dreamscape import belongings, choices, open_cards, tracks
from oneiros.cli.dreamscape.landscape import Landscape
from oneiros.cli.dreamscape.world import World
from oneiros.cli.terminal import Glance
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.questions import FIRST_CARD, KEEP
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table.layout import EMERGENCE, OVER, SETTING_UP, TRAVEL
from oneiros.kernel.fact import NONE

# Below this width the dreamworld is a list.
NARROW: Final = 66
WIDEST_WORLD: Final = 120
# From these heights on there is room for the purposes and for pictures of cards at any time, for
# everything, and for lines between the slots.
MIDDLING: Final = 32
TALL: Final = 40
TALLEST: Final = 50
CARD: Final = 24
_GAP: Final = 2
# On a low screen pictures of cards may be a little higher than a dreamscape.
_HIGHEST: Final = 8
# Besides the cards to choose from there are the question, the list of them and the prompt.
_AROUND: Final = 6


class Board:
    """Draws what one seat may know of a table, for a screen of some size."""

    def __init__(self, glance: Glance) -> None:
        """Glance at a table as a viewer; an onlooker sees the first dreamscape."""
        self.words = glance.words
        self.screen = glance.screen
        self.table: Dreamscape = DREAMSCAPE.veil(glance.state, glance.viewer)
        self.player = max(glance.viewer, 0)
        self.low = glance.screen.height < MIDDLING
        # Cards that somebody looks at need the room of everything else.
        self.choosing = bool(self._cards())

    def draw(self, *, full: bool) -> RenderableType:
        """Draw what matters in this phase or, asked for or where there is room, everything."""
        table, words = self.table, self.words
        # So does the final scoring at the end.
        crowded = self.choosing or table.phase == OVER
        everything = full or (self.screen.height >= TALL and not crowded)
        parts: list[RenderableType] = [tracks.first_line(words, table)]
        if everything:
            parts.append(tracks.stock(words, table))
        if everything or (table.phase in (EMERGENCE, TRAVEL) and not crowded):
            parts.append(self.world())
        if everything or table.phase == SETTING_UP or not (self.low or crowded):
            parts += tracks.goals(words, table, full=False)
        parts.append(self.own(self.player, full=full))
        if everything or not self.choosing:
            parts += self._others(full=full)
        if full:
            parts.append(Text(words.say("dreamscape-legend"), "dim"))
        return Group(*parts)

    def world(self) -> Text:
        """Draw the dreamworld, or list it where there is little room."""
        width = min(self.screen.width, WIDEST_WORLD)
        world = World(self.words, self.table, self.player, width, plain=self.screen.plain)
        return world.draw() if self.screen.width >= NARROW else world.listed()

    def own(self, player: int, *, full: bool) -> RenderableType:
        """Draw a dreamscape with its player's cards beside it or below it."""
        table, words = self.table, self.words
        held = belongings.own(words, table, player)
        tallest = self.screen.height >= TALLEST
        landscape = Landscape(table, player, plain=self.screen.plain).draw(lines=tallest)
        room = self.screen.width - self._width(landscape)
        cards = [self._pictured(player, card) for card in table.open[player]]
        columns = min(max(room // (CARD + _GAP), 0), len(cards))
        beside = self._row([landscape, *cards[:columns]], room // max(columns, 1) - _GAP)
        if full or not self.low or not cards:
            return Group(held, beside, *cards[columns:])
        pictures = table.phase != TRAVEL and self._height(beside) <= _HIGHEST
        if columns == len(cards) and pictures:
            return Group(held, beside)
        lines = [open_cards.in_line(words, table, player, card) for card in table.open[player]]
        return Group(held, self._row([landscape, Text("\n").join(lines)], room - _GAP))

    def looked_at(self) -> list[RenderableType]:
        """Draw the cards that the player may keep, as many side by side as fit, or tell of them."""
        if not self.choosing:
            return []
        cards, width = self._cards(), self.screen.width
        columns = min(max(width // (CARD + _GAP), 1), len(cards))
        pictures = Lines.grid(padding=(0, _GAP, 0, 0))
        for _ in range(columns):
            pictures.add_column(max_width=width // columns - _GAP)
        for first in range(0, len(cards), columns):
            row = cards[first : first + columns]
            pictures.add_row(
                *(self._numbered(one, self._pictured(self.player, one)) for one in row)
            )
        taken = self._height(self.draw(full=False)) + _AROUND
        if taken + self._height(pictures) <= self.screen.height:
            return [pictures]
        table, player = self.table, self.player
        lines = (open_cards.in_line(self.words, table, player, card) for card in cards)
        return [self._numbered(card, line) for card, line in zip(cards, lines, strict=True)]

    def _others(self, *, full: bool) -> list[Text]:
        """Say what the other players have; where there is little room, without names of cards."""
        table, words = self.table, self.words
        others = [one for one in range(table.players) if one != self.player]
        names = full or not self.low or len(others) == 1
        lines = [belongings.summary(words, table, one, names=names) for one in others]
        if names:
            return lines
        packed = lines[:1]
        for line in lines[1:]:
            if packed[-1].cell_len + _GAP + line.cell_len <= self.screen.width:
                packed[-1].append(" " * _GAP).append_text(line)
            else:
                packed.append(line)
        return packed

    def _cards(self) -> list[int]:
        """List the cards of which the player may keep one now."""
        table, player = self.table, self.player
        if table.question not in (KEEP, FIRST_CARD) or player != table.seat:
            return []
        return [card for card in sorted(table.looked[player]) if card != NONE]

    def _numbered(self, card: int, shown: Text) -> Text:
        """Write the number that chooses a card before it."""
        number = choices.arrange(self.table.options).index(opt.KEEP | card) + 1
        return Text().append(f"[{number}] ", "bold").append_text(shown)

    def _pictured(self, player: int, card: int) -> Text:
        plain = self.screen.plain
        return open_cards.pictured(self.words, self.table, player, card, plain=plain)

    def _row(self, cells: Sequence[RenderableType], width: int) -> Lines:
        """Put a dreamscape and cards, none wider than a width, side by side."""
        row = Lines.grid(padding=(0, _GAP, 0, 0))
        row.add_column(no_wrap=True)
        for _ in cells[1:]:
            row.add_column(max_width=width)
        row.add_row(*cells)
        return row

    def _height(self, shown: RenderableType) -> int:
        """Count the lines that something takes on the screen."""
        return len(Console(width=self.screen.width).render_lines(shown))

    def _width(self, landscape: Lines) -> int:
        """Measure how wide a dreamscape is drawn."""
        widths = [column.width or 1 for column in landscape.columns]
        return sum(width + 1 for width in widths) + _GAP
