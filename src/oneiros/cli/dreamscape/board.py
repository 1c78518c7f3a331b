"""The table as one player sees it: the dreamworld, the own dreamscape and cards, and the others."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Lines
from rich.text import Text

from oneiros.cli.dreamscape import belongings, tracks
from oneiros.cli.dreamscape.landscape import Landscape
from oneiros.cli.dreamscape.world import World
from oneiros.cli.game import Look
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.layout import CREATION, LAST_CREATION, SETTING_UP
from oneiros.games.dreamscape.questions import FIRST_CARD, KEEP
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.fact import NONE

# Below this width the dreamworld is a list.
NARROW: Final = 66
WIDEST_WORLD: Final = 120
# From this height on there is room for the purposes, and for lines between the slots.
TALL: Final = 40
CARD: Final = 24
_GAP: Final = 2


class Board:
    """Draws what one seat may know of a table, for a screen of some size."""

    def __init__(self, look: Look) -> None:
        """Look at a table through the eyes of a seat; an onlooker sees the first dreamscape."""
        self.words = look.words
        self.screen = look.screen
        self.table: Dreamscape = DREAMSCAPE.veil(look.state, look.seat)
        self.player = max(look.seat, 0)
        self.tall = look.screen.height >= TALL

    def draw(self, *, full: bool) -> RenderableType:
        """Draw what matters in this phase or, asked for or where there is room, everything."""
        table, words = self.table, self.words
        everything = full or self.tall
        parts: list[RenderableType] = [tracks.first_line(words, table)]
        if everything:
            parts.append(tracks.stock(words, table))
        if everything or table.phase not in (SETTING_UP, CREATION, LAST_CREATION):
            parts.append(self.world())
        if everything or table.phase == SETTING_UP:
            parts += tracks.goals(words, table, full=False)
        parts.append(self.own(self.player, lines=everything))
        others = [one for one in range(table.players) if one != self.player]
        parts += [belongings.summary(words, table, one) for one in others]
        if full:
            parts.append(Text(words.say("dreamscape-legend"), "dim"))
        return Group(*parts)

    def world(self) -> Text:
        """Draw the dreamworld, or list it where there is little room."""
        width = min(self.screen.width, WIDEST_WORLD)
        world = World(self.words, self.table, width, plain=self.screen.plain)
        return world.draw() if self.screen.width >= NARROW else world.listed()

    def own(self, player: int, *, lines: bool) -> RenderableType:
        """Draw a dreamscape with its player's cards beside it or below it."""
        table, words, plain = self.table, self.words, self.screen.plain
        held = belongings.line(words, table, player)
        landscape = Landscape(table, player, plain=plain).draw(lines=lines)
        cards: list[Text] = [
            belongings.open_card(words, table, player, card, plain=plain)
            for card in table.open[player]
        ]
        done = belongings.pile(words, table, player)
        beside = Lines.grid(padding=(0, _GAP, 0, 0))
        beside.add_column(no_wrap=True)
        columns = max((self.screen.width - self._width(landscape)) // (CARD + _GAP), 0)
        for _ in cards[:columns]:
            beside.add_column(max_width=CARD if len(cards) > 1 else None)
        beside.add_row(landscape, *cards[:columns])
        below = [*cards[columns:], *([done] if done is not None else [])]
        return Group(held, beside, *below)

    def looked_at(self) -> list[RenderableType]:
        """Draw the cards that the player may keep, as many side by side as fit."""
        table, player = self.table, self.player
        cards = [card for card in sorted(table.looked[player]) if card != NONE]
        if table.question not in (KEEP, FIRST_CARD) or player != table.seat or not cards:
            return []
        plain = self.screen.plain
        drawn = [
            belongings.open_card(self.words, table, player, card, plain=plain) for card in cards
        ]
        columns = max(self.screen.width // (CARD + _GAP), 1)
        side_by_side = Lines.grid(padding=(0, _GAP, 0, 0))
        for _ in drawn[:columns]:
            side_by_side.add_column(width=CARD)
        for first in range(0, len(drawn), columns):
            side_by_side.add_row(*drawn[first : first + columns])
        return [side_by_side]

    def _width(self, landscape: Lines) -> int:
        """Measure how wide a dreamscape is drawn."""
        widths = [column.width or 1 for column in landscape.columns]
        return sum(width + 1 for width in widths) + _GAP
