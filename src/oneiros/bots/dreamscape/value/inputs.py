"""A table as a flat list of small numbers, as a player knows it who has ended a creation.

Everything is told from the player's seat, and cards by what they show, not by their names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.value import holdings, lie
from oneiros.bots.dreamscape.value.page import Page
from oneiros.games.dreamscape.scoring import purpose, purposes
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.layout import KINDS, PHASES
from oneiros.games.dreamscape.vocabulary import CYCLES, LOCATIONS
from oneiros.kernel.bits import BIT, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.value.hopes import Hopes
    from oneiros.games.dreamscape.table.standing import Standing

_PURPOSES: Final = len(purpose.POINTS)
_MOST_PLAYERS: Final = 4

_GAME: Final = (_MOST_PLAYERS - 1) + 2 + CYCLES + len(PHASES) + _MOST_PLAYERS + 2 + KINDS + 3
_AIMS: Final = 5 * _PURPOSES + KINDS + 2
_DREAMWORLD: Final = LOCATIONS * (KINDS + 1) + 3 * KINDS + (LOCATIONS + 1) + 2
_OTHERS: Final = 2 + 5
INPUTS: Final[int] = _GAME + lie.SIZE + holdings.SIZE + _AIMS + _DREAMWORLD + _OTHERS


def inputs(table: Standing, player: i64, hopes: Hopes) -> list[int]:
    """Give all numbers."""
    page = Page()
    _game(page, table, player, hopes.outlook.left)
    lie.write(page, table, player, hopes.outlook.ground)
    holdings.write(page, table, player, hopes)
    _aims(page, table, player, hopes)
    _dreamworld(page, table, player)
    _others(page, table, player)
    return page.numbers


def _game(page: Page, table: Standing, player: i64, left: i64) -> None:
    """Say which game it is, how far it has gone, and what is left in it."""
    page.choice(table.players - 2, _MOST_PLAYERS - 1)
    page.number(1 if table.box.format.nightmare else 0)
    page.number(1 if table.box.format.simultaneous else 0)
    page.choice(left, CYCLES)
    page.choice(table.phase, len(PHASES))
    page.choice(table.order.index(player), _MOST_PLAYERS)
    page.number(table.pool)
    page.number(table.reserve)
    for number in table.bag:
        page.number(number)
    for level in range(1, 4):
        page.number(len(table.unseen[level]))


def _aims(page: Page, table: Standing, player: i64, hopes: Hopes) -> None:
    """Say for each kind of purpose: whether it counts, own measure, lead, and who is paid."""
    tiles: list[int] = [0] * _PURPOSES
    own: list[int] = [0] * _PURPOSES
    lead: list[int] = [0] * _PURPOSES
    paid: list[int] = [0] * _PURPOSES
    colours: list[int] = [0] * KINDS
    for place in range(len(table.purposes)):
        kind: i64 = table.purposes[place]
        measure = purposes.measure(table, player, place)
        best: i64 = -1
        for other in range(table.players):
            if other == player:
                continue
            theirs = purposes.measure(table, other, place)
            if best < 0 or (theirs < best if kind == purpose.LEAST_EMPTY else theirs > best):
                best = theirs
        tiles[kind] += 1
        own[kind] += measure
        lead[kind] += measure - best
        paid[kind] += 1 if measure >= best else 0
        colours[table.colours[place]] += 1
    for kind in range(_PURPOSES):
        page.number(tiles[kind])
        page.number(own[kind])
        page.lead(lead[kind])
        page.number(paid[kind])
    for number in colours:
        page.number(number)
    page.number((hopes.own - 100 * table.score[player]) // 50)
    page.number(hopes.rest // 50)


def _dreamworld(page: Page, table: Standing, player: i64) -> None:
    """Say what lies where, and how far from the Sleeper."""
    here: i64 = table.sleeper[player]
    near: list[int] = [0] * KINDS
    linked: list[int] = [0] * KINDS
    anywhere: list[int] = [0] * KINDS
    for location in range(1, LOCATIONS + 1):
        row = table.rows[location]
        page.choice(shards.first(row), KINDS)
        page.number(1 if location == here else 0)
        while row:
            kind: i64 = row & 7
            row >>= 3
            anywhere[kind] += 1
            if location == here:
                near[kind] += 1
            elif dreamworld.link_between(location, here) >= 0:
                linked[kind] += 1
    for kind in range(KINDS):
        page.number(near[kind])
        page.number(linked[kind])
        page.number(anywhere[kind])
    page.choice(table.nightmare, LOCATIONS + 1)
    page.number(count(table.links))
    red: i64 = 0
    for link in dreamworld.LINKS_OF[here]:
        if table.links & BIT[link]:
            red += 1
    page.number(red)


def _others(page: Page, table: Standing, player: i64) -> None:
    """Say how the others stand: the best of their points, and the most that one has of all else."""
    best: i64 = -1000
    trees: i64 = 0
    cards: i64 = 0
    built: i64 = 0
    filled: i64 = 0
    ahead: i64 = 0
    for other in range(table.players):
        if other == player:
            continue
        best = max(best, table.score[other])
        trees = max(trees, count(table.trees[other]))
        cards = max(cards, len(table.open[other]))
        built = max(built, len(table.pile[other]))
        filled = max(filled, count(table.filled[other]))
        if table.order.index(other) < table.order.index(player):
            ahead += 1
    page.lead((table.score[player] - best) // 2)
    page.number(trees)
    page.number(cards)
    page.number(built)
    page.number(filled)
    page.number(ahead)
