"""What a seat may know as a row of bytes: what is hidden stays so (6.5, 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.encoding.rows import (
    ABOUT_ROW,
    ABOUT_STACK,
    OF_ROW,
    OF_STACK,
    put_row,
    put_stack,
)
from oneiros.games.dreamscape.phases import drawing
from oneiros.games.dreamscape.powers import frame, lake
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table.dreamworld import LINKS
from oneiros.games.dreamscape.table.layout import KINDS as PLACES
from oneiros.games.dreamscape.table.layout import PHASES
from oneiros.games.dreamscape.vocabulary import CYCLES, LAND, LEVELS, LOCATIONS, NIGHTMARE
from oneiros.kernel.bits import BIT, lowest
from oneiros.kernel.encoding import Part, offsets
from oneiros.kernel.fact import NONE
from oneiros.kernel.octets import put, put_counts, put_members

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.rows import Row
    from oneiros.games.dreamscape.table.table import Table

_KINDS: Final = NIGHTMARE
_DECKS: Final = len(LEVELS) - 1
_OWN: Final = 11
"""Numbers of a player besides Hands."""
_FROM_SEAT: Final = "the seat first, then the next ones"
_DRAWS: Final = (questions.KEEP, questions.FIRST_CARD, questions.CARD)


def parts(players: int, slots: int, cards: int) -> tuple[Part, ...]:
    """Name the parts of an observation."""
    return (
        Part("question", (len(questions.NAMES),), "what is asked, one of the names of questions"),
        Part("phase", (len(PHASES),), "the phase: set-up, emergence, travel, creation, last, over"),
        Part("cycle", (CYCLES + 1,), "the cycle, 0 before the first"),
        Part("asked", (players,), f"who is asked; {_FROM_SEAT}"),
        Part("active", (players,), f"who travels or creates; {_FROM_SEAT}"),
        Part("points", (1,), "action points left"),
        Part("left", (1,), "what is left of a power, or of the cards to be drawn"),
        Part("trees", (1,), "trees in the pool"),
        Part("reserve", (1,), "nightmare shards in the reserve"),
        Part("bag", (_KINDS,), "shards in the bag by kind, as far as the seat knows"),
        Part("decks", (_DECKS,), "cards in each deck"),
        Part(
            "harvested", (_KINDS + 1,), "shards looked at by kind, then those that others look at"
        ),
        Part("nightmare", (LOCATIONS,), "where Mr Nightmare is"),
        Part("links", (len(LINKS),), "the links with a nightmare shard"),
        Part("locations", (LOCATIONS, OF_ROW), f"for each location: {ABOUT_ROW}"),
        Part("arranged", (OF_ROW,), "the row that is being arranged, so far, in the same way"),
        Part(
            "purposes", (purpose.DRAWN, len(purpose.NAMES) + LAND), "kind and colour of the tiles"
        ),
        Part(
            "players",
            (players, _OWN),
            "score above 0 and below, marker counted from 1, whether it is flipped, free step, "
            "place in the pile of Sleepers counted from 1, shards set aside, cards looked at, open "
            f"cards, completed cards, whether there is a Dreamer; {_FROM_SEAT}",
        ),
        Part("hands", (players, _KINDS), f"shards in Hands by kind; {_FROM_SEAT}"),
        Part("covered", (players, _KINDS), f"the shard on the pile; {_FROM_SEAT}"),
        Part("drawing", (players, _DECKS), f"the deck that somebody draws from; {_FROM_SEAT}"),
        Part("sleepers", (players, LOCATIONS), f"where each Sleeper is; {_FROM_SEAT}"),
        Part("dreamers", (players, slots), f"where each Dreamer is; {_FROM_SEAT}"),
        Part("planted", (players, slots), f"the slots with trees; {_FROM_SEAT}"),
        Part("paid", (players, slots), f"mountains that pay no more; {_FROM_SEAT}"),
        Part("lands", (players, slots, OF_STACK), f"for each slot: {ABOUT_STACK}; {_FROM_SEAT}"),
        Part(
            "cards",
            (cards, _of_card(players)),
            f"for each card: open before whom, completed by whom ({_FROM_SEAT}), the kind of the "
            "shard stored on it, whether the seat looks at it, and its place under its deck "
            "counted from 1, if the seat knows it",
        ),
    )


def _of_card(players: int) -> int:
    return 2 * players + _KINDS + 2


class Observer:
    """Writes tables of one size."""

    def __init__(self, players: int, slots: int, cards: int) -> None:
        """Find where each part begins."""
        starts = offsets(parts(players, slots, cards))
        self._players: i64 = players
        self._slots: i64 = slots
        self._of_card: i64 = _of_card(players)
        self._blank = bytes(starts["cards"] + cards * _of_card(players))
        self._phase: i64 = starts["phase"]
        self._cycle: i64 = starts["cycle"]
        self._asked: i64 = starts["asked"]
        self._active: i64 = starts["active"]
        self._points: i64 = starts["points"]
        self._bag: i64 = starts["bag"]
        self._decks: i64 = starts["decks"]
        self._harvested: i64 = starts["harvested"]
        self._nightmare: i64 = starts["nightmare"]
        self._links: i64 = starts["links"]
        self._locations: i64 = starts["locations"]
        self._arranged: i64 = starts["arranged"]
        self._purposes: i64 = starts["purposes"]
        self._own: i64 = starts["players"]
        self._hands: i64 = starts["hands"]
        self._covered: i64 = starts["covered"]
        self._drawing: i64 = starts["drawing"]
        self._sleepers: i64 = starts["sleepers"]
        self._dreamers: i64 = starts["dreamers"]
        self._planted: i64 = starts["planted"]
        self._paid: i64 = starts["paid"]
        self._lands: i64 = starts["lands"]
        self._cards: i64 = starts["cards"]

    def write(self, table: Table, seat: i64, row: BytesWriter) -> None:
        """Write all parts: zeros first, then over them what is there."""
        start: i64 = len(row)
        row.write(self._blank)
        self._put_game(table, seat, row, start)
        self._put_world(table, seat, row, start)
        turn: i64 = 0
        while turn < self._players:
            player: i64 = (seat + turn) % self._players
            self._put_player(table, player, turn, row, start)
            self._put_land(table, player, turn, row, start)
            self._put_cards(table, player, turn, row, start + self._cards)
            turn += 1
        self._put_seen_cards(table, seat, row, start + self._cards)

    def _put_game(self, table: Table, seat: i64, row: BytesWriter, start: i64) -> None:
        players = self._players
        if table.seat >= 0:
            row[start + table.question] = 1
            row[start + self._asked + (table.seat - seat + players) % players] = 1
        if table.active >= 0:
            row[start + self._active + (table.active - seat + players) % players] = 1
        row[start + self._phase + table.phase] = 1
        row[start + self._cycle + table.cycle] = 1
        at = start + self._points
        put(row, at, table.points)
        put(row, at + 1, _left(table))
        put(row, at + 2, table.pool)
        put(row, at + 3, table.reserve)

    def _put_world(self, table: Table, seat: i64, row: BytesWriter, start: i64) -> None:
        bag = table.bag
        if table.harvested:
            # 7.4: only the active player sees it; for others it is still in the bag.
            bag, looked_at = _harvested(table, hidden=seat != table.active)
            put_counts(row, start + self._harvested, looked_at, 0, _KINDS)
        put_counts(row, start + self._bag, bag, 1, _KINDS)
        level: i64 = _DECKS
        while level:
            put(row, start + self._decks + level - 1, table.in_deck(level))
            level -= 1
        _put_choice(row, start + self._nightmare, table.nightmare)
        put_members(row, start + self._links, table.links)
        rows = table.rows
        location: i64 = LOCATIONS
        while location:
            put_row(row, start + self._locations + (location - 1) * OF_ROW, rows[location])
            location -= 1
        if table.seat >= 0 and table.question == questions.ARRANGE:
            put_row(row, start + self._arranged, lake.arranged(table))
        at = start + self._purposes
        for place, tile in enumerate(table.purposes):
            row[at + tile] = 1
            _put_choice(row, at + len(purpose.NAMES), table.colours[place])
            at += len(purpose.NAMES) + LAND

    def _put_player(
        self, table: Table, player: i64, turn: i64, row: BytesWriter, start: i64
    ) -> None:
        at = start + self._own + turn * _OWN
        score: i64 = table.score[player]
        put(row, at, score)
        put(row, at + 1, -score)
        put(row, at + 2, _place(table.order, player))
        put(row, at + 3, table.flipped >> player & 1)
        put(row, at + 4, table.free >> player & 1)
        put(row, at + 5, _place(table.lain, player))
        put(row, at + 6, table.aside[player])
        put(row, at + 7, len(table.looked[player]))
        put(row, at + 8, len(table.open[player]))
        put(row, at + 9, len(table.pile[player]))
        put(row, at + 10, 0 if table.dreamer[player] == NONE else 1)
        first = player * PLACES + 1
        put_counts(row, start + self._hands + turn * _KINDS, table.hands, first, first + _KINDS - 1)
        _put_choice(row, start + self._covered + turn * _KINDS, table.covered[player])
        _put_choice(row, start + self._drawing + turn * _DECKS, table.choosing[player])
        _put_choice(row, start + self._sleepers + turn * LOCATIONS, table.sleeper[player])

    def _put_land(self, table: Table, player: i64, turn: i64, row: BytesWriter, start: i64) -> None:
        slots = self._slots
        before = turn * slots
        at: i64 = table.dreamer[player]
        if at != NONE:
            row[start + self._dreamers + before + at] = 1
        put_members(row, start + self._planted + before, table.trees[player])
        if table.paid_rocks:
            put_members(row, start + self._paid + before, table.paid_mountains(player))
        stacks = table.stacks
        filled: i64 = table.filled[player]
        while filled:
            slot = lowest(filled)
            filled &= filled - 1
            stack = stacks[player * slots + slot]
            put_stack(row, start + self._lands + (before + slot) * OF_STACK, stack)

    def _put_cards(
        self, table: Table, player: i64, turn: i64, row: BytesWriter, start: i64
    ) -> None:
        """Put the cards before a player: open, with what is stored on them, and completed."""
        players = self._players
        for card in table.open[player]:
            at = start + card * self._of_card
            row[at + turn] = 1
            _put_choice(row, at + 2 * players, table.stored[card])
        for card in table.pile[player]:
            row[start + card * self._of_card + players + turn] = 1

    def _put_seen_cards(self, table: Table, seat: i64, row: BytesWriter, start: i64) -> None:
        """Put what only a seat knows: cards that it looks at, and where it has put some."""
        looked_at = start + 2 * self._players + _KINDS
        for card in table.looked[seat]:
            if card >= 0:
                row[looked_at + card * self._of_card] = 1
        known: i64 = table.known[seat]
        if known:
            for under in table.under:
                for place, card in enumerate(under):
                    if card >= 0 and known & BIT[card]:
                        put(row, looked_at + card * self._of_card + 1, place + 1)


def _put_choice(row: BytesWriter, at: i64, chosen: i64) -> None:
    """Put 1 for one of some, counted from 1; nothing for 0."""
    if chosen:
        row[at + chosen - 1] = 1


def _place(players: Row, player: i64) -> i64:
    """Give the place of a player in a row of some, counted from 1; 0 for one who is not there."""
    # From 0, because counting from elsewhere is not compiled.
    for place, one in enumerate(players):
        if one == player:
            return place + 1
    return 0


def _harvested(table: Table, *, hidden: bool) -> tuple[list[int], list[int]]:
    """Count what is in the bag as far as a seat knows, and what it has looked at, or others."""
    bag = table.bag[:]
    seen: list[int] = [0] * (_KINDS + 1)
    for kind in table.harvested:
        if hidden or kind == NONE:
            seen[_KINDS] += 1
            if kind != NONE:
                bag[kind] += 1
        else:
            seen[kind - 1] += 1
    return bag, seen


def _left(table: Table) -> i64:
    """Tell how often a power may still be used, or how many cards are still to be drawn."""
    question = table.question
    if table.seat >= 0:
        if question in (questions.TOWER, questions.GOLEM):
            return frame.left(table)
        if question in _DRAWS:
            return drawing.number(table)
    return 0
