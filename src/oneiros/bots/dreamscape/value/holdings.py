"""What a player holds in small numbers: shards, open cards with what they lack, and decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import GRASS, LEVELS, MOVEMENT, POWERS
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.plan import Plan
    from oneiros.bots.dreamscape.value.hopes import Hopes
    from oneiros.bots.dreamscape.value.page import Page
    from oneiros.games.dreamscape.table.standing import Standing

_CARDS: Final = 4
"""So many open cards are told one by one, those that lack least first."""
_OPEN: Final = 7
_SHORT: Final = 10
_WALKS: Final = 5
_FAR: Final = 8
_UNPLANNED: Final = 99
"""What a card lacks that cannot be built as the land lies."""

_OWN: Final = KINDS + 1 + _OPEN + 2 + len(POWERS) + 2 + _WALKS
_CARD: Final = 2 + len(LEVELS) + len(POWERS) + _SHORT + (MOVEMENT - GRASS + 1) + 3
_DECKS: Final = (len(LEVELS) - 1) * (_FAR + 1)
SIZE: Final[int] = _OWN + _CARDS * _CARD + _SHORT + _DECKS


class _Open:
    """An open card, the plan chosen for it, and how many shards it lacks."""

    def __init__(self, card: i64, plan: Plan | None, short: i64) -> None:
        self.card: i64 = card
        self.plan = plan
        self.short: i64 = short


def write(page: Page, table: Standing, player: i64, hopes: Hopes) -> None:
    """Write what is in Hands or comes back, the open cards, and how near the decks are."""
    outlook = hopes.outlook
    total: i64 = 0
    for number in hopes.hands:
        page.number(number)
        total += number
    page.number(total)
    page.choice(len(outlook.cards), _OPEN)
    page.number(outlook.holders)
    page.number(len(table.pile[player]))
    top = table.top_of_pile(player)
    page.choice(0 if top == NONE else table.box.power[top], len(POWERS))
    page.number(1 if table.covered[player] else 0)
    page.number(table.score[player] // 4)
    for gain in outlook.stroll:
        page.number(gain // 50)
    _cards(page, table, _opened(hopes))
    for level in range(1, len(LEVELS)):
        near: list[int] = [0] * _FAR
        for lacking in hopes.lacking[level]:
            near[min(lacking, _FAR - 1)] += 1
        for number in near:
            page.number(number)
        page.number(hopes.drawn[level] // 50)


def _opened(hopes: Hopes) -> list[_Open]:
    """Give the open cards, those that lack least first."""
    outlook = hopes.outlook
    found: list[_Open] = []
    for place in range(len(outlook.cards)):
        plan = outlook.chosen[place]
        short: i64 = _UNPLANNED
        if plan is not None:
            short = outlook.shortage(plan, hopes.hands, tower=False)
        found.append(_Open(outlook.cards[place], plan, short))
    found.sort(key=_order)
    return found


def _order(one: _Open) -> int:
    return one.short * 100 + one.card


def _cards(page: Page, table: Standing, opened: list[_Open]) -> None:
    """Tell the first open cards one by one, and the points of all by what they lack."""
    points: list[int] = [0] * _SHORT
    for place in range(len(opened)):
        one = opened[place]
        points[min(one.short, _SHORT - 1)] += table.box.points[one.card]
        if place < _CARDS:
            _card(page, table, one)
    page.gap(_CARD * max(_CARDS - len(opened), 0))
    for number in points:
        page.number(number)


def _card(page: Page, table: Standing, one: _Open) -> None:
    page.number(1)
    page.number(table.box.points[one.card])
    page.choice(table.box.level[one.card], len(LEVELS))
    page.choice(table.box.power[one.card], len(POWERS))
    page.choice(one.short, _SHORT)
    plan = one.plan
    if plan is None:
        page.gap(MOVEMENT - GRASS + 4)
        return
    for kind in range(GRASS, MOVEMENT + 1):
        page.number(plan.needs[kind])
    page.number(plan.planting)
    page.number(plan.fillers)
    page.number(plan.size)
