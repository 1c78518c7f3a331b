"""What a seat may know as a row of bytes: what is hidden stays so (6.5, 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.encoding.rows import ABOUT_ROW, ABOUT_STACK, OF_ROW, OF_STACK, Rows
from oneiros.games.dreamscape.phases import drawing
from oneiros.games.dreamscape.powers import frame, lake
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table.dreamworld import LINKS
from oneiros.games.dreamscape.table.layout import KINDS as PLACES
from oneiros.games.dreamscape.table.layout import PHASES
from oneiros.games.dreamscape.vocabulary import CYCLES, LAND, LEVELS, LOCATIONS, NIGHTMARE
from oneiros.kernel.bits import BIT, lowest
from oneiros.kernel.encoding import Part
from oneiros.kernel.fact import NONE
from oneiros.kernel.octets import capped, choices, counted, members, written

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.rows import Row
    from oneiros.games.dreamscape.table.table import Table

_KINDS: Final = NIGHTMARE
_DECKS: Final = len(LEVELS) - 1
_OWN: Final = 11
"""Numbers of a player besides Hands."""
_HALF: Final = 31
_FROM_SEAT: Final = "the seat first, then the next ones"
_DRAWS: Final = (questions.KEEP, questions.FIRST_CARD, questions.CARD)

_QUESTIONS: Final[list[bytes]] = choices(len(questions.NAMES))
_PHASE: Final[list[bytes]] = choices(len(PHASES))
_CYCLE: Final[list[bytes]] = choices(CYCLES + 1)
_KIND: Final[list[bytes]] = [bytes(_KINDS), *choices(_KINDS)]
_LOCATION: Final[list[bytes]] = [bytes(LOCATIONS), *choices(LOCATIONS)]
_PURPOSE: Final[list[bytes]] = choices(len(purpose.NAMES))
_COLOUR: Final[list[bytes]] = [bytes(LAND), *choices(LAND)]
_NOTHING_SEEN: Final = bytes(_KINDS + 1)
_LEVEL: Final[list[bytes]] = [bytes(_DECKS), *choices(_DECKS)]


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
    """Writes tables of one size, and remembers the stacks and rows that it has written."""

    def __init__(self, players: int, slots: int, cards: int) -> None:
        """Prepare what is often written."""
        self._players: i64 = players
        self._slots: i64 = slots
        self._rows = Rows()
        self._player: list[bytes] = choices(players)
        self._slot: list[bytes] = choices(slots)
        self._no_slots = bytes(slots)
        # So many bare slots at once.
        self._bare: list[bytes] = [bytes(number * OF_STACK) for number in range(slots + 1)]
        unknown = bytes(_of_card(players))
        self._cards: i64 = cards
        # So many cards at once of which nothing is known, and the last that was written of each.
        self._unknown: list[bytes] = [unknown * number for number in range(cards + 1)]
        self._known: list[bytes] = [unknown] * cards
        # A card by whose it is, open or completed, and by the kind stored on it.
        self._open: list[list[bytes]] = [
            [_card(players, player, kind) for kind in range(PLACES)] for player in range(players)
        ]
        self._completed: list[bytes] = [
            _card(players, players + player, 0) for player in range(players)
        ]
        looked = bytearray(unknown)
        looked[-2] = 1
        self._looked = bytes(looked)
        self._under_prefix = bytes(_of_card(players) - 1)

    def observe(self, table: Table, seat: i64) -> bytes:
        """Write all parts."""
        row: list[bytes] = []
        self._write_game(table, seat, row)
        self._write_world(table, seat, row)
        self._write_players(table, seat, row)
        self._write_lands(table, seat, row)
        self._write_cards(table, seat, row)
        return b"".join(row)

    def _from_seat(self, seat: i64, player: i64) -> i64:
        """Count a player from the seat on; chance and nobody come last."""
        if player < 0:
            return self._players
        return (player - seat + self._players) % self._players

    def _write_game(self, table: Table, seat: i64, row: list[bytes]) -> None:
        asked = table.seat >= 0
        row.append(_QUESTIONS[table.question if asked else len(questions.NAMES)])
        row.append(_PHASE[table.phase])
        row.append(_CYCLE[table.cycle])
        row.append(self._player[self._from_seat(seat, table.seat)])
        row.append(self._player[self._from_seat(seat, table.active)])

    def _write_world(self, table: Table, seat: i64, row: list[bytes]) -> None:
        row.append(
            written(
                capped(table.points)
                | capped(_left(table)) << 8
                | capped(table.pool) << 16
                | capped(table.reserve) << 24,
                4,
            )
        )
        bag = table.bag
        seen = _NOTHING_SEEN
        if table.harvested:
            # 7.4: only the active player sees it; for others it is still in the bag.
            bag, looked_at = _harvested(table, hidden=seat != table.active)
            seen = counted(looked_at, 0, _KINDS)
        row.append(counted(bag, 1, _KINDS))
        row.append(written(_decks(table), _DECKS))
        row.append(seen)
        row.append(_LOCATION[table.nightmare])
        row.append(members(table.links)[: len(LINKS)])
        rows = table.rows
        row += [self._rows.row(rows[location]) for location in range(1, LOCATIONS + 1)]
        arranging = table.seat >= 0 and table.question == questions.ARRANGE
        row.append(self._rows.row(lake.arranged(table) if arranging else 0))
        for place in range(purpose.DRAWN):
            if place < len(table.purposes):
                row.append(_PURPOSE[table.purposes[place]])
                row.append(_COLOUR[table.colours[place]])
            else:
                row.append(_PURPOSE[len(purpose.NAMES)])
                row.append(_COLOUR[0])

    def _write_players(self, table: Table, seat: i64, row: list[bytes]) -> None:
        players = self._players
        hands: list[bytes] = []
        covered: list[bytes] = []
        decks: list[bytes] = []
        sleepers: list[bytes] = []
        for turn in range(players):
            player: i64 = (seat + turn) % players
            score: i64 = table.score[player]
            flipped: i64 = table.flipped >> player & 1
            free: i64 = table.free >> player & 1
            row.append(
                written(
                    capped(score)
                    | capped(-score) << 8
                    | _place(table.order, player) << 16
                    | flipped << 24
                    | free << 32
                    | _place(table.lain, player) << 40
                    | capped(table.aside[player]) << 48,
                    7,
                )
            )
            dreams: i64 = 0 if table.dreamer[player] == NONE else 1
            row.append(
                written(
                    capped(len(table.looked[player]))
                    | capped(len(table.open[player])) << 8
                    | capped(len(table.pile[player])) << 16
                    | dreams << 24,
                    4,
                )
            )
            start = player * PLACES
            hands.append(counted(table.hands, start + 1, start + PLACES - 1))
            covered.append(_KIND[table.covered[player]])
            decks.append(_LEVEL[table.choosing[player]])
            sleepers.append(_LOCATION[table.sleeper[player]])
        row += hands
        row += covered
        row += decks
        row += sleepers

    def _write_lands(self, table: Table, seat: i64, row: list[bytes]) -> None:
        players = self._players
        slots = self._slots
        planted: list[bytes] = []
        paid: list[bytes] = []
        lands: list[bytes] = []
        stacks = table.stacks
        for turn in range(players):
            player: i64 = (seat + turn) % players
            at: i64 = table.dreamer[player]
            row.append(self._slot[slots if at == NONE else at])
            trees: i64 = table.trees[player]
            planted.append(members(trees)[:slots] if trees else self._no_slots)
            if table.paid_rocks:
                paid.append(members(table.paid_mountains(player))[:slots])
            else:
                paid.append(self._no_slots)
            start = player * slots
            filled: i64 = table.filled[player]
            after: i64 = 0
            while filled:
                slot = lowest(filled)
                filled &= filled - 1
                if slot > after:
                    lands.append(self._bare[slot - after])
                lands.append(self._rows.stack(stacks[start + slot]))
                after = slot + 1
            lands.append(self._bare[slots - after])
        row += planted
        row += paid
        row += lands

    def _write_cards(self, table: Table, seat: i64, row: list[bytes]) -> None:
        players = self._players
        cards = self._known
        told: i64 = 0
        known: i64 = table.known[seat]
        if known:
            for under in table.under:
                for place, card in enumerate(under):
                    if card >= 0 and known & BIT[card]:
                        cards[card] = self._under_prefix + written(capped(place + 1), 1)
                        told |= BIT[card]
        for turn in range(players):
            player: i64 = (seat + turn) % players
            opened = self._open[turn]
            for card in table.open[player]:
                cards[card] = opened[table.stored[card]]
                told |= BIT[card]
            for card in table.pile[player]:
                cards[card] = self._completed[turn]
                told |= BIT[card]
        for card in table.looked[seat]:
            if card >= 0:
                cards[card] = self._looked
                told |= BIT[card]
        # Sets are listed in two halves, since numbers are found below 32 only.
        after = self._join_cards(told & (BIT[_HALF] - 1), 0, 0, row)
        after = self._join_cards(told >> _HALF, _HALF, after, row)
        row.append(self._unknown[self._cards - after])

    def _join_cards(self, told: i64, first: i64, after: i64, row: list[bytes]) -> i64:
        """Append the cards of a set, counted from a first one, and those between them."""
        while told:
            card = first + lowest(told)
            told &= told - 1
            if card > after:
                row.append(self._unknown[card - after])
            row.append(self._known[card])
            after = card + 1
        return after


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


def _decks(table: Table) -> i64:
    """Count the cards in each deck, a byte for each."""
    packed: i64 = 0
    level: i64 = _DECKS
    while level:
        packed = packed << 8 | capped(table.in_deck(level))
        level -= 1
    return packed


def _left(table: Table) -> i64:
    """Tell how often a power may still be used, or how many cards are still to be drawn."""
    question = table.question
    if table.seat >= 0:
        if question in (questions.TOWER, questions.GOLEM):
            return frame.left(table)
        if question in _DRAWS:
            return drawing.number(table)
    return 0


def _card(players: int, place: int, kind: int) -> bytes:
    """Write a card at a place before a player, with the kind of the shard stored on it."""
    row = bytearray(_of_card(players))
    row[place] = 1
    if kind:
        row[2 * players + kind - 1] = 1
    return bytes(row)
