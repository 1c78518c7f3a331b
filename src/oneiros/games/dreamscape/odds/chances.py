"""How likely it is that a draw brings something, by counting what may come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from oneiros.games.dreamscape.odds.counting import some_of
from oneiros.games.dreamscape.odds.naming import trouble
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.games.dreamscape.views.nearest import nearest, not_held
from oneiros.games.dreamscape.vocabulary import LOCATIONS, POWERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape
    from oneiros.games.dreamscape.odds.draws import CardDraw, Refill, ShardDraw


class CardHelp(NamedTuple):
    """What a draw of shards may do for an open card."""

    card: int
    helps: float
    """That something comes which the card lacks and Hands do not hold."""
    enough: float
    """That nothing is lacking in Hands any more; only where the shards go into Hands."""


class CardChances(NamedTuple):
    """What may be among the cards that are drawn."""

    powers: list[float]
    """By power, that a card gives it."""
    ready: float
    """That Hands hold everything that a card lacks, with nothing in its way."""
    matched: float
    """6.3: that a card shows what is built already, so that it completes at once."""


class LocationChances(NamedTuple):
    """What may come to a location: by kind, that it comes, and that it becomes the key."""

    location: int
    comes: int
    """How many shards come."""
    kinds: list[float]
    keys: list[float]


def of_shards(draw: ShardDraw) -> list[float]:
    """Give by kind the chance that it is among the shards drawn."""
    return _some(draw.bag, draw.number)


def of_helps(table: Dreamscape, player: i64, draw: ShardDraw) -> list[CardHelp]:
    """Tell what a draw may do for each open card that lacks something, by its nearest way."""
    total = sum(draw.bag)
    found: list[CardHelp] = []
    for card in table.open[player]:
        near = nearest(table, player, card)
        if near is None:
            continue
        lacking = not_held(table, player, near.lacks)
        if sum(lacking) == 0:
            continue
        wanted = sum([draw.bag[kind] for kind in range(KINDS) if lacking[kind]])
        helps = some_of(wanted, total, draw.number)
        alone = draw.held and draw.number == 1 and sum(lacking) == 1
        found.append(CardHelp(card, helps, helps if alone else 0.0))
    return found


def of_cards(table: Dreamscape, player: i64, draw: CardDraw) -> CardChances:
    """Tell what may be among the cards drawn."""
    powers: list[float] = [0.0] * len(POWERS)
    for power in range(1, len(POWERS)):
        having = [card for card in draw.unseen + draw.sure if table.box.power[card] == power]
        powers[power] = _one_of(draw, having)
    every = draw.unseen + draw.sure
    return CardChances(
        powers,
        _one_of(draw, [card for card in every if trouble(table, player, card) <= 0]),
        _one_of(draw, [card for card in every if is_matched(table, player, card)]),
    )


def of_refill(refill: Refill) -> list[LocationChances]:
    """Tell what may come to each location that would be filled.

    A shard for one location is as likely to be of a kind as any other that comes.
    """
    found: list[LocationChances] = []
    for location in range(1, LOCATIONS + 1):
        number: i64 = refill.numbers[location]
        if number:
            keys = _some(refill.bag, 1) if refill.bare[location] else [0.0] * KINDS
            found.append(LocationChances(location, number, _some(refill.bag, number), keys))
    return found


def _some(bag: list[int], number: i64) -> list[float]:
    total = sum(bag)
    return [some_of(count, total, number) for count in bag]


def _one_of(draw: CardDraw, wanted: list[int]) -> float:
    """Give the chance that one of some cards is drawn."""
    for card in draw.sure:
        if card in wanted:
            return 1.0
    among = len([card for card in draw.unseen if card in wanted])
    return some_of(among, len(draw.unseen), draw.number)
