"""The dreamworld as a picture: 1 2 3 over 4 5 6, with rows, Sleepers, links and nightmares."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from oneiros.cli.dreamscape import colours
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.vocabulary import LETTERS, NIGHTMARE, POWERS, SEATS
from oneiros.kernel.bits import BIT, numbers
from oneiros.words import Words

ROWS: Final = ((1, 2, 3), (4, 5, 6))
# The links between the locations of a row have to fit between them.
_LINK: Final = 3
WIDE_CELL: Final = 32


class World:
    """The six locations as one player may see them."""

    def __init__(
        self, words: Words, table: Dreamscape, player: int, width: int, *, plain: bool
    ) -> None:
        """Choose between short and whole names by the width; keys are those of a player."""
        self.words = words
        self.table = table
        self.player = player
        self.cell = (width - (len(ROWS[0]) - 1) * _LINK) // len(ROWS[0])
        self.wide = self.cell >= WIDE_CELL
        self.across, self.down, self.taken = ("-", "|", "<") if plain else ("─", "│", "◂")

    def draw(self) -> Text:
        """Draw two rows of locations, names above shards, and the links between them."""
        upper, lower = ([*self._names(row), *self._shards(row)] for row in ROWS)
        return Text("\n").join([*upper, self._between(), *lower])

    def listed(self) -> Text:
        """Where there is no room for a picture, list the locations."""
        lines = []
        for location in (one for row in ROWS for one in row):
            line = self._name(location).append(": ").append_text(self._row(location))
            lines.append(line)
        red = ", ".join(dreamworld.link_name(link) for link in numbers(self.table.links))
        if red:
            lines.append(Text(self.words.say("dreamscape-world-links", links=red)))
        return Text("\n").join(lines)

    def _is(self, link: int) -> bool:
        """Tell whether a nightmare shard lies on a link."""
        return bool(self.table.links & BIT[link])

    def _names(self, row: tuple[int, ...]) -> list[Text]:
        cells = [colours.padded(self._name(location), self.cell) for location in row]
        return [Text(" " * _LINK).join(cells)]

    def _name(self, location: int) -> Text:
        """Name a location, and say who sleeps there, the topmost first, and who haunts it."""
        key = f"power-{POWERS[location]}" + ("" if self.wide else "-short")
        name = Text().append(f"{location} ", "bold").append(self.words.say(key))
        for player in self._sleepers(location):
            name.append(" ").append_text(colours.seat(player, SEATS[player]))
        if self.table.nightmare == location:
            name.append(" ").append(self.words.say("dreamscape-world-nightmare"), "bold red")
        return name

    def _sleepers(self, location: int) -> list[int]:
        lain = self.table.lain[::-1]
        others = [player for player in range(self.table.players) if player not in lain]
        return [one for one in (*lain, *others) if self.table.sleeper[one] == location]

    def _shards(self, row: tuple[int, ...]) -> list[Text]:
        line = Text()
        for place, location in enumerate(row):
            if place:
                line.append_text(self._link(row[place - 1], location))
            line.append_text(colours.padded(self._row(location), self.cell))
        return [line]

    def _row(self, location: int) -> Text:
        """Write a row with its key in brackets, bold where the player holds it, and its end."""
        shown = self.table.rows[location]
        if not shown:
            return Text(self.words.say("dreamscape-world-empty"), "dim")
        first, *others = (Text(LETTERS[kind], colours.KINDS[kind]) for kind in shards.listed(shown))
        held = self.table.held(self.player, shards.listed(shown)[0])
        style = "bold" if held else "dim"
        key = Text().append("[", style).append_text(first).append("]", style)
        return Text(" ").join([key, *others]).append(self.taken, "bold")

    def _link(self, one: int, other: int) -> Text:
        link = dreamworld.link_between(one, other)
        if self._is(link):
            red = Text(LETTERS[NIGHTMARE], colours.KINDS[NIGHTMARE])
            return Text(self.across).append_text(red).append(self.across)
        return Text(self.across * _LINK, "dim")

    def _between(self) -> Text:
        line = Text()
        for place, (upper, lower) in enumerate(zip(*ROWS, strict=True)):
            line.append(" " * (_LINK if place else 0))
            link = dreamworld.link_between(upper, lower)
            mark = Text(self.down, "dim")
            if self._is(link):
                mark = Text(LETTERS[NIGHTMARE], colours.KINDS[NIGHTMARE])
            line.append_text(colours.padded(Text(" ").append_text(mark), self.cell))
        return line
