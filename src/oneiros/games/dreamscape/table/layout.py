"""What a table is made of: the fields of a position and their copy.

No order of the bag or of a deck is kept anywhere: they are drawn from at random when somebody
draws (2.2, 2.3, 3.2), which nobody at a table could tell from shuffling before. Only cards put
under a deck have an order, and a card there is NONE where nobody knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.vocabulary import LOCATIONS, VERSION
from oneiros.kernel.fact import NONE
from oneiros.kernel.procedures import Procedures
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.box import Box
    from oneiros.games.dreamscape.table.rows import Row

# 3.1: the phases of a game.
SETTING_UP: Final = 0
EMERGENCE: Final = 1
TRAVEL: Final = 2
CREATION: Final = 3
LAST_CREATION: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "emergence", "travel", "creation", "last creation", "over")
OF_A_CYCLE: Final = (EMERGENCE, TRAVEL, CREATION)
"""3.1: what every cycle goes through."""
AFTER_ALL: Final = (LAST_CREATION, OVER)
"""8.1: what follows the last cycle."""

KINDS: Final = 7
"""Places for the shards in Hands, by kind; place 0 stays empty."""


class Layout(Procedures):
    """The fields of one game of Dreamscape; what belongs to players is listed by player."""

    def __init__(self, box: Box, other: Layout | None = None) -> None:
        """Lay out an empty table, or all that another table of the same box holds."""
        super().__init__(other)
        players = box.format.players
        area = box.grid.area
        self.box: Box = box
        self.players: i64 = players
        self.area: i64 = area
        # Named with their type: a bare number before `else` would make objects of both, compiled.
        zero: i64 = 0
        nobody: i64 = NOBODY
        setting_up: i64 = SETTING_UP
        # The dreamscapes: stacks by player and slot, and sets of slots.
        self.stacks: list[int] = [0] * (players * area) if other is None else other.stacks[:]
        self.filled: list[int] = [0] * players if other is None else other.filled[:]
        self.trees: list[int] = [0] * players if other is None else other.trees[:]
        self.reds: list[int] = [0] * players if other is None else other.reds[:]
        self.dreamer: list[int] = [NONE] * players if other is None else other.dreamer[:]
        # What else a player has.
        self.hands: list[int] = [0] * (players * KINDS) if other is None else other.hands[:]
        self.score: list[int] = [0] * players if other is None else other.score[:]
        self.open: list[Row] = _empty(players) if other is None else other.open[:]
        self.pile: list[Row] = _empty(players) if other is None else other.pile[:]
        self.aside: list[int] = [0] * players if other is None else other.aside[:]
        # Shards stored on open cards, by card, and on the piles, by player.
        self.stored: list[int] = [0] * len(box.cards) if other is None else other.stored[:]
        self.covered: list[int] = [0] * players if other is None else other.covered[:]
        # The dreamworld.
        self.rows: list[int] = [0] * (LOCATIONS + 1) if other is None else other.rows[:]
        self.sleeper: list[int] = [0] * players if other is None else other.sleeper[:]
        self.lain: Row = () if other is None else other.lain
        self.nightmare: i64 = zero if other is None else other.nightmare
        self.links: i64 = zero if other is None else other.links
        self.bag: list[int] = (box.bag if other is None else other.bag)[:]
        self.reserve: i64 = box.reserve if other is None else other.reserve
        self.pool: i64 = box.trees if other is None else other.pool
        # 2.3, 6.3: cards nobody has seen, and those put under each deck, the next one first.
        self.unseen: list[Row] = (box.decks if other is None else other.unseen)[:]
        self.under: list[Row] = _empty(len(box.decks)) if other is None else other.under[:]
        self.known: list[int] = [0] * players if other is None else other.known[:]
        # 2.2: the kinds of the purposes and their colours.
        self.purposes: Row = () if other is None else other.purposes
        self.colours: Row = () if other is None else other.colours
        # Where in the game this is.
        self.cycle: i64 = zero if other is None else other.cycle
        self.phase: i64 = setting_up if other is None else other.phase
        self.order: Row = () if other is None else other.order
        self.active: i64 = nobody if other is None else other.active
        self.champions: i64 = zero if other is None else other.champions
        # The travel or the creation under way.
        self.points: i64 = zero if other is None else other.points
        self.flipped: i64 = zero if other is None else other.flipped
        self.free: i64 = zero if other is None else other.free
        # 5.8: the rocks with which mountains have paid, as `mountains` writes them.
        self.paid_rocks: Row = () if other is None else other.paid_rocks
        # Cards and shards that players are looking at.
        self.looked: list[Row] = _empty(players) if other is None else other.looked[:]
        self.harvested: Row = () if other is None else other.harvested
        # The level of the deck that each player draws from, or 0.
        self.choosing: list[int] = [0] * players if other is None else other.choosing[:]
        # 5.11: the stacks of those who create at the same time but are not shown.
        self.parked: list[list[int]] = [] if other is None else _copied(other.parked)

    def __getnewargs__(self) -> tuple[Box]:
        """Begin an unpickled table with its box; its fields follow."""
        return (self.box,)

    def rules_version(self) -> int:
        """Give the version of these rules."""
        return VERSION

    def shown(self) -> tuple[object, ...]:
        """Give what the facts tell: everything on the table and in the players' minds."""
        return (
            tuple(self.stacks),
            (tuple(self.filled), tuple(self.trees), tuple(self.reds), tuple(self.dreamer)),
            (tuple(self.hands), tuple(self.score), tuple(self.aside)),
            tuple(self.open),
            tuple(self.pile),
            (tuple(self.stored), tuple(self.covered)),
            (tuple(self.rows), tuple(self.sleeper), self.lain),
            (self.nightmare, self.links, tuple(self.bag), self.reserve, self.pool),
            tuple(self.unseen),
            tuple(self.under),
            (tuple(self.known), self.purposes, self.colours),
            (self.cycle, self.phase, self.order, self.active, self.champions),
            (self.points, self.flipped, self.free, self.paid_rocks),
            (tuple(self.looked), self.harvested),
            tuple(self.choosing),
        )

    def frozen(self) -> tuple[object, ...]:
        """Give everything that distinguishes this table from another of the same box."""
        return (
            self.shown(),
            (self.seat, self.question, tuple(self.options)),
            (tuple(self.stack), tuple([tuple(frames) for frames in self.parked])),
        )

    def winner(self) -> i64:
        """Name the player who won the finished game alone, or NOBODY for a shared victory."""
        if self.champions & (self.champions - 1):
            return NOBODY
        player: i64 = 0
        while player < self.players:
            if self.champions >> player & 1:
                return player
            player += 1
        return NOBODY


def _empty(number: int) -> list[Row]:
    return [()] * number


def _copied(lists: list[list[int]]) -> list[list[int]]:
    return [one[:] for one in lists]
