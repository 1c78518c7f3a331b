"""Odds and threats are worked out where bots think, so that nobody else waits for them."""

from __future__ import annotations

from typing import NamedTuple

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.state import State
from oneiros.registry.games import game
from oneiros.registry.named import Odds, Threats
from oneiros.server.protocol.messages import AskOdds, AskThreats
from oneiros.server.rooms import playing
from oneiros.server.rooms.room import Room


class OddsOrder(NamedTuple):
    """What is to be worked out: an option of a state that holds only what its seat may know."""

    game: str
    state: State
    option: int
    aim: str


class ThreatsOrder(NamedTuple):
    """Whose threats are to be worked out, of a state that holds only what that seat may know."""

    game: str
    state: State
    seat: int


class Declined(NamedTuple):
    """Why there are none: a refusal, in the parts of which one is made in another process."""

    key: str
    details: dict[str, object]


def odds_order(room: Room, wish: AskOdds) -> OddsOrder:
    """Say what is to be worked out for a seat that is asked, or refuse."""
    state = playing.asking(room, wish.seat, wish.step, wish.cuts)
    if not room.game.aims:
        raise BadData("odds-none")
    ruleset = room.game.ruleset
    option = ruleset.read(state, room.game.spelled(state, wish.text))
    return OddsOrder(ruleset.name, ruleset.veil(state, wish.seat), option, wish.aim)


def threats_order(room: Room, wish: AskThreats) -> ThreatsOrder:
    """Say whose threats are to be worked out, or refuse."""
    state = playing.standing(room, wish.step, wish.cuts)
    ruleset = room.game.ruleset
    return ThreatsOrder(ruleset.name, ruleset.veil(state, wish.seat), wish.seat)


def threats(order: ThreatsOrder) -> Threats | Declined:
    """Work the threats out."""
    try:
        return game(order.game).threats(order.state, order.seat)
    except Refusal as refusal:
        return Declined(refusal.key, refusal.details)


def odds(order: OddsOrder) -> Odds | Declined:
    """Work the odds out."""
    try:
        return game(order.game).odds(order.state, order.option, order.aim)
    except Refusal as refusal:
        return Declined(refusal.key, refusal.details)
