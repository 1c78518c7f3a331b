"""What a table is made of: the fields of a position and their copy.

No order of the bag or of a deck is kept anywhere: they are drawn from at random when somebody
draws (2.2, 2.3, 3.2), which nobody at a table could tell from shuffling before. Only cards put
under a deck have an order, and a card there is NONE where nobody knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.vocabulary import LOCATIONS
from oneiros.kernel.fact import NONE
from oneiros.kernel.procedures import Procedures
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.box import Box

# 3.1: the phases of a game.
SETTING_UP: Final = 0
EMERGENCE: Final = 1
TRAVEL: Final = 2
CREATION: Final = 3
LAST_CREATION: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "emergence", "travel", "creation", "last creation", "over")

KINDS: Final = 7
"""Places for the shards in Hands, by kind; place 0 stays empty."""


class Layout(Procedures):
    """The fields of one game of Dreamscape; what belongs to players is listed by player."""

    def __init__(self, box: Box, other: Layout | None = None) -> None:
        """Lay out an empty table, or all that another table of the same box holds."""
        super().__init__(other)
        players = box.format.players
        area = box.grid.area
        self.box = box
        self.players: i64 = players
        self.area: i64 = area
        if other is None:
            # The dreamscapes: stacks by player and slot, and sets of slots.
            self.stacks: list[int] = [0] * (players * area)
            self.filled: list[int] = [0] * players
            self.trees: list[int] = [0] * players
            self.reds: list[int] = [0] * players
            self.dreamer: list[int] = [NONE] * players
            # What else a player has.
            self.hands: list[int] = [0] * (players * KINDS)
            self.score: list[int] = [0] * players
            self.open: list[list[int]] = [[] for _ in range(players)]
            self.pile: list[list[int]] = [[] for _ in range(players)]
            self.aside: list[int] = [0] * players
            # Shards stored on open cards, by card, and on the piles, by player.
            self.stored: list[int] = [0] * len(box.cards)
            self.covered: list[int] = [0] * players
            # The dreamworld.
            self.rows: list[int] = [0] * (LOCATIONS + 1)
            self.sleeper: list[int] = [0] * players
            self.lain: list[int] = []
            self.nightmare: i64 = 0
            self.links: i64 = 0
            self.bag: list[int] = [*box.format.shards]
            self.reserve: i64 = self.bag[-1]
            self.bag[-1] = 0
            self.pool: i64 = box.format.trees
            # 2.3, 6.3: cards nobody has seen, and those put under each deck, the next one first.
            self.unseen: list[list[int]] = [deck[:] for deck in box.decks]
            self.under: list[list[int]] = [[] for _ in box.decks]
            self.known: list[int] = [0] * players
            # 2.2: the kinds of the purposes and their colours.
            self.purposes: list[int] = []
            self.colours: list[int] = []
            # Where in the game this is.
            self.cycle: i64 = 0
            self.phase: i64 = SETTING_UP
            self.order: list[int] = []
            self.active: i64 = NOBODY
            self.champions: i64 = 0
            # The travel or the creation under way.
            self.points: i64 = 0
            self.flipped: i64 = 0
            self.free: i64 = 0
            self.mountains: list[int] = [0] * players
            # Cards and shards that players are looking at.
            self.looked: list[list[int]] = [[] for _ in range(players)]
            self.harvested: list[int] = []
            # The level of the deck that each player draws from, or 0.
            self.choosing: list[int] = [0] * players
            # 5.11: the stacks of those who create at the same time but are not shown.
            self.parked: list[list[int]] = []
        else:
            self.stacks = other.stacks[:]
            self.filled = other.filled[:]
            self.trees = other.trees[:]
            self.reds = other.reds[:]
            self.dreamer = other.dreamer[:]
            self.hands = other.hands[:]
            self.score = other.score[:]
            self.open = [cards[:] for cards in other.open]
            self.pile = [cards[:] for cards in other.pile]
            self.aside = other.aside[:]
            self.stored = other.stored[:]
            self.covered = other.covered[:]
            self.rows = other.rows[:]
            self.sleeper = other.sleeper[:]
            self.lain = other.lain[:]
            self.nightmare = other.nightmare
            self.links = other.links
            self.bag = other.bag[:]
            self.reserve = other.reserve
            self.pool = other.pool
            self.unseen = [cards[:] for cards in other.unseen]
            self.under = [cards[:] for cards in other.under]
            self.known = other.known[:]
            self.purposes = other.purposes[:]
            self.colours = other.colours[:]
            self.cycle = other.cycle
            self.phase = other.phase
            self.order = other.order[:]
            self.active = other.active
            self.champions = other.champions
            self.points = other.points
            self.flipped = other.flipped
            self.free = other.free
            self.mountains = other.mountains[:]
            self.looked = [cards[:] for cards in other.looked]
            self.harvested = other.harvested[:]
            self.choosing = other.choosing[:]
            self.parked = [frames[:] for frames in other.parked]

    def shown(self) -> tuple[object, ...]:
        """Give what the facts tell: everything on the table and in the players' minds."""
        return (
            tuple(self.stacks),
            (tuple(self.filled), tuple(self.trees), tuple(self.reds), tuple(self.dreamer)),
            (tuple(self.hands), tuple(self.score), tuple(self.aside)),
            tuple([tuple(cards) for cards in self.open]),
            tuple([tuple(cards) for cards in self.pile]),
            (tuple(self.stored), tuple(self.covered)),
            (tuple(self.rows), tuple(self.sleeper), tuple(self.lain)),
            (self.nightmare, self.links, tuple(self.bag), self.reserve, self.pool),
            tuple([tuple(cards) for cards in self.unseen]),
            tuple([tuple(cards) for cards in self.under]),
            (tuple(self.known), tuple(self.purposes), tuple(self.colours)),
            (self.cycle, self.phase, tuple(self.order), self.active, self.champions),
            (self.points, self.flipped, self.free, tuple(self.mountains)),
            (tuple([tuple(cards) for cards in self.looked]), tuple(self.harvested)),
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
