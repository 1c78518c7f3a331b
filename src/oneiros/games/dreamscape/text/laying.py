"""Laying out a position in the middle of a game from a sheet (docs/scenarios-dreamscape.md)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import procedures
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import creation, cycle, together, travel
from oneiros.games.dreamscape.scoring import purpose
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.layout import CREATION, EMERGENCE, KINDS, LAST_CREATION, TRAVEL
from oneiros.games.dreamscape.table.rows import Row, without
from oneiros.games.dreamscape.table.table import ACTION_POINTS
from oneiros.games.dreamscape.text import marks
from oneiros.games.dreamscape.text.sheet import Sheet, kind_named
from oneiros.games.dreamscape.vocabulary import (
    CYCLES,
    LAND,
    LETTERS,
    LEVELS,
    LOCATIONS,
    NIGHTMARE,
    SEATS,
)
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.errors import BadData
from oneiros.kernel.fact import NONE
from oneiros.kernel.nearest import nearest

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.box import Box

GAME_FIELDS: Final = (
    *("cycle", "phase", "points", "order", "lain", "ended", "purposes", "bag", "trees"),
    *("row", "links", "mr_nightmare", "reserve", "decks", "under"),
)
PLAYER_FIELDS: Final = (
    *("score", "hands", "sleeper", "land", "cards", "pile", "covered", "aside"),
    *("flipped", "free_step", "mountains", "stood", "knows"),
)
_LOCATION_NAMES: Final = ("1", "2", "3", "4", "5", "6")
_PHASE: Final = re.compile(r"(travel|creation|last creation) ([ABCD])")
_WHOLE: Final = {"emergence": cycle.EMERGE, "closing": cycle.CLOSE, "scoring": cycle.SCORE}
_MOST: Final = 999


def lay_out(box: Box, sheet: Sheet) -> Dreamscape:
    """Lay out everything a sheet says; `begin` goes on from there, if all could be read."""
    table = Dreamscape(box)
    try:
        _lay(table, sheet)
    except BadData:
        # What does not fit together may only follow from what could not be read.
        if not sheet.refusals.noted:
            raise
    return table


def _lay(table: Dreamscape, sheet: Sheet) -> None:
    table.cycle = sheet.number("cycle", 2, 1, CYCLES)
    table.order = _players(table, sheet, "order", _all(table))
    for number, player in enumerate(table.order, 1):
        own = sheet.below(SEATS[player], PLAYER_FIELDS)
        table.sleeper[player] = own.number("sleeper", number, 1, LOCATIONS)
        _lay_player(table, player, own)
    _lay_dreamworld(table, sheet)
    _lay_decks(table, sheet)
    _lay_purposes(table, sheet)
    _lay_bag(table, sheet)


def begin(table: Dreamscape, sheet: Sheet) -> None:
    """Go on to the first question of the phase that a sheet names."""
    points = sheet.number("points", ACTION_POINTS, 0, ACTION_POINTS)
    said = sheet.text("phase", "travel A")
    parsed = _PHASE.fullmatch(said)
    player = SEATS.index(parsed[2]) if parsed else NONE
    if player >= table.players or (parsed is None and said not in _WHOLE):
        expected = "travel A, creation B, last creation A, emergence, closing, scoring"
        sheet.refusals.note(sheet.refuse("phase", expected))
    sheet.refusals.check()
    place = table.order.index(player) if parsed else 0
    later_first = table.order[place:] + table.order[:place] if said[0] == "t" else table.order
    table.lain = _players(table, sheet, "lain", later_first, some=True)
    _check_marks(table, sheet, said)
    if "points" in sheet.fields and said[0] != "t":
        raise sheet.refuse("points", "phase = travel")
    if parsed is None:
        _enter_whole(table, said)
    elif parsed[1] == "travel":
        table.phase = TRAVEL
        table.points = points
        table.active = player
        cycle.enter(table, cycle.TRAVEL, place + 1)
        travel.enter(table, player, _read_stood(table, sheet, player))
    else:
        _enter_creation(table, sheet, player, last=parsed[1] != "creation")
    table.advance()


def _check_marks(table: Dreamscape, sheet: Sheet, said: str) -> None:
    """5.7, 5.8, 3.4: only who creates has free steps and paid mountains, who acts a way gone."""
    for player in range(table.players):
        together_now = "creation" in said and table.box.format.simultaneous
        own = sheet.below(SEATS[player], PLAYER_FIELDS)
        marks.check(table, sheet, own, player, acts=together_now or said[-1] == SEATS[player])


def _enter_whole(table: Dreamscape, said: str) -> None:
    table.phase = EMERGENCE
    if said == "emergence":
        # The cycle before it is over.
        table.cycle -= 1
    cycle.enter(table, _WHOLE[said], 0)


def _enter_creation(table: Dreamscape, sheet: Sheet, player: int, *, last: bool) -> None:
    """5.11: at the same time, all who have not ended are asked."""
    place = table.order.index(player)
    table.phase = LAST_CREATION if last else CREATION
    table.active = player
    step = cycle.LAST if last else cycle.CREATE
    if not table.box.format.simultaneous:
        cycle.enter(table, step, place + 1)
        creation.enter(table, player, _read_stood(table, sheet, player))
        return
    ended = _players(table, sheet, "ended", table.order[:place], some=True)
    cycle.enter(table, step, table.players)
    table.call(procedures.TOGETHER, 1 if last else 0)
    stood = [_read_stood(table, sheet, one) for one in range(table.players)]
    together.enter(table, player, [one for one in table.order if one not in ended], stood)


def _read_stood(table: Dreamscape, sheet: Sheet, player: int) -> int:
    return marks.read_stood(table, player, sheet.below(SEATS[player], PLAYER_FIELDS))


def _all(table: Dreamscape) -> Row:
    return tuple(range(int(table.players)))


def _players(
    table: Dreamscape, sheet: Sheet, name: str, default: Row, *, some: bool = False
) -> Row:
    """Read seats in an order; all of them, unless some are enough."""
    words = sheet.text(name, " ".join([SEATS[player] for player in default])).split()
    known = [word for word in words if word in SEATS[: table.players]]
    complete = some or len(words) == table.players
    if len(set(known)) != len(words) or not complete:
        raise sheet.refuse(name, " ".join(SEATS[: table.players]))
    return tuple([SEATS.index(word) for word in words])


def _lay_player(table: Dreamscape, player: int, own: Sheet) -> None:
    table.score[player] = own.number("score", 0, -_MOST, _MOST)
    table.aside[player] = own.number("aside", 0, 0, 25)
    for kind in own.shards("hands"):
        table.hands[player * KINDS + kind] += 1
    _lay_land(table, player, own)
    for said in own.texts("cards"):
        with own.refusals:
            _lay_card(table, player, said, own)
    for name in own.texts("pile"):
        with own.refusals:
            card = _card(table, name, own.where("pile"))
            _take_card(table, card, own.where("pile"))
            table.pile[player] = (*table.pile[player], card)
            table.known[player] |= BIT[card]
    table.covered[player] = own.kind("covered")
    if table.covered[player] and not table.pile[player]:
        raise own.refuse("covered", "pile")
    if table.covered[player] == NIGHTMARE:
        raise own.refuse("covered", "G W R L M")
    for name in own.texts("knows"):
        with own.refusals:
            table.known[player] |= BIT[_card(table, name, own.where("knows"))]
    if own.switch("flipped"):
        table.flipped |= BIT[player]
    if own.switch("free_step"):
        if table.dreamer[player] == NONE:
            raise own.refuse("free_step", "land = @")
        table.free |= BIT[player]
    marks.lay_paid(table, player, own)


def _lay_card(table: Dreamscape, player: int, said: str, own: Sheet) -> None:
    """Lay out an open card, with a shard stored on it where one is named."""
    name, _, stored = said.partition("=")
    card = _card(table, name.strip(), own.where("cards"))
    _take_card(table, card, own.where("cards"))
    table.open[player] = (*table.open[player], card)
    table.stored[card] = kind_named(stored.strip().lower(), own.where("cards")) if stored else 0
    if table.stored[card] == NIGHTMARE:
        raise own.refuse("cards", "G W R L M")
    table.known[player] |= BIT[card]


def _lay_land(table: Dreamscape, player: int, own: Sheet) -> None:
    """Read a picture of the dreamscape, its bottom row last; rows above may be left out."""
    lines = [line.split() for line in own.texts("land")]
    grid = table.box.grid
    if len(lines) > grid.rows or any(len(line) != grid.columns for line in lines):
        raise own.refuse("land", f"≤ {grid.rows} × {grid.columns}")
    lines.reverse()
    for row, line in enumerate(lines):
        for column, shown in enumerate(line):
            if shown != ".":
                with own.refusals:
                    _lay_stack(table, player, row * int(grid.columns) + column, shown, own)


def _lay_stack(table: Dreamscape, player: int, slot: int, token: str, own: Sheet) -> None:
    letters = token.rstrip("*@")
    marks = token[len(letters) :]
    if not letters or marks not in ("", "*", "@") or letters.strip(LETTERS[1:]):
        raise BadData("structure-token", path=own.where("land"), came=token, expected="G W R L M N")
    if LETTERS[NIGHTMARE] in letters and (len(letters) > 1 or marks == "*"):
        raise BadData("scenario-red-stack", path=own.where("land"), came=token)
    table.stacks[player * table.area + slot] = shards.of([LETTERS.index(one) for one in letters])
    table.filled[player] |= BIT[slot]
    if LETTERS[NIGHTMARE] in letters:
        table.reds[player] |= BIT[slot]
    if marks == "*":
        table.trees[player] |= BIT[slot]
    if marks == "@":
        if table.dreamer[player] != NONE:
            raise BadData("structure-dreamers", path=own.where("land"), came=2)
        table.dreamer[player] = slot


def _card(table: Dreamscape, name: str, path: str) -> int:
    names = [card.name for card in table.box.cards]
    if name not in names:
        near = nearest(name, names)
        raise BadData("dreamcard-unknown", path=path, came=name[:80], near=near)
    return names.index(name)


def _take_card(table: Dreamscape, card: int, path: str) -> None:
    level = table.box.level[card]
    deck = table.unseen[level]
    if card not in deck:
        raise BadData("scenario-card-twice", path=path, card=table.box.cards[card].name)
    table.unseen[level] = without(deck, card)


def _lay_dreamworld(table: Dreamscape, sheet: Sheet) -> None:
    rows = sheet.below("row", _LOCATION_NAMES)
    for name in rows.fields:
        table.rows[int(name)] = shards.of(rows.shards(name))
    nightmare = table.box.format.nightmare
    for name in sheet.text("links").split():
        link = dreamworld.link_named(name)
        if link < 0 or not nightmare:
            raise sheet.refuse("links", "1-2 1-4 2-3 2-5 3-6 4-5 5-6, nightmare = true")
        table.links |= BIT[link]
    if nightmare:
        table.nightmare = sheet.number("mr_nightmare", dreamworld.NIGHTMARE_LAIR, 1, LOCATIONS)
    elif "mr_nightmare" in sheet.fields:
        raise sheet.refuse("mr_nightmare", "nightmare = true")


def _lay_decks(table: Dreamscape, sheet: Sheet) -> None:
    """A deck in full has its order; cards under a deck come after all that are not named."""
    whole, under = sheet.below("decks", LEVELS[1:]), sheet.below("under", LEVELS[1:])
    for level in range(1, len(LEVELS)):
        name = LEVELS[level]
        for listed in (whole, under):
            for said in listed.texts(name):
                if said == "?":
                    table.under[level] = (*table.under[level], NONE)
                    continue
                with listed.refusals:
                    card = _card(table, said, listed.where(name))
                    if table.box.level[card] != level:
                        raise listed.refuse(name, name)
                    _take_card(table, card, listed.where(name))
                    table.under[level] = (*table.under[level], card)
        if name in whole.fields:
            table.unseen[level] = ()


def _lay_purposes(table: Dreamscape, sheet: Sheet) -> None:
    for said in sheet.texts("purposes"):
        name, _, colour = said.partition(" ")
        if name not in purpose.NAMES:
            raise sheet.refuse("purposes", " ".join(purpose.NAMES))
        kind = purpose.NAMES.index(name)
        shard = kind_named(colour, sheet.where("purposes")) if colour else 0
        if purpose.has_colour(kind) != (1 <= shard <= LAND) or (shard > LAND):
            raise sheet.refuse("purposes", "most-shards, most-of water")
        table.purposes = (*table.purposes, kind)
        table.colours = (*table.colours, shard)


def _lay_bag(table: Dreamscape, sheet: Sheet) -> None:
    """The bag holds what a sheet says, or all shards that are nowhere else; so do the trees."""
    left = [*table.box.format.shards]
    for kind in _elsewhere(table):
        left[kind] -= 1
    planted = sum([len(numbers(trees)) for trees in table.trees])
    table.pool = sheet.number("trees", table.box.format.trees - planted, 0, 12)
    if "bag" in sheet.fields:
        table.bag = [0] * KINDS
        for kind in sheet.shards("bag"):
            table.bag[kind] += 1
    else:
        table.bag = [*left[:NIGHTMARE], 0]
    for kind in range(1, KINDS):
        if left[kind] < 0 or table.bag[kind] > left[kind]:
            most = table.box.format.shards[kind]
            raise BadData("scenario-shards", path="bag", kind=LETTERS[kind], most=most)
    rest = left[NIGHTMARE] - table.bag[NIGHTMARE]
    table.reserve = sheet.number("reserve", rest, 0, rest)


def _elsewhere(table: Dreamscape) -> list[int]:
    """List every shard that is neither in the bag nor in the reserve."""
    found: list[int] = []
    for shard_row in [*table.stacks, *table.rows]:
        found += shards.listed(shard_row)
    for player in range(table.players):
        for kind in range(1, KINDS):
            found += [kind] * table.hands[player * KINDS + kind]
        found += [NIGHTMARE] * table.aside[player]
    found += [NIGHTMARE] * len(numbers(table.links))
    return found + [kind for kind in [*table.stored, *table.covered, *table.colours] if kind]
