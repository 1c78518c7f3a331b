"""Odds are worked out in the processes in which bots think, so that nobody else waits for them."""

from __future__ import annotations

from typing import NamedTuple

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.state import State
from oneiros.registry.games import game
from oneiros.registry.named import Odds
from oneiros.server.protocol.messages import AskOdds
from oneiros.server.rooms import playing
from oneiros.server.rooms.room import Room


class Weighing(NamedTuple):
    """What is to be worked out: an option of a state that holds only what its seat may know."""

    game: str
    state: State
    option: int
    aim: str


class Declined(NamedTuple):
    """Why there are no odds: a refusal, in the parts of which one is made in another process."""

    key: str
    details: dict[str, object]


def weighing(room: Room, wish: AskOdds) -> Weighing:
    """Say what is to be worked out for a seat that is asked, or refuse."""
    state = playing.asking(room, wish.seat, wish.step, wish.cuts)
    if not room.game.aims:
        raise BadData("odds-none")
    ruleset = room.game.ruleset
    option = ruleset.read(state, room.game.spelled(state, wish.text))
    return Weighing(ruleset.name, ruleset.veil(state, wish.seat), option, wish.aim)


def weigh(order: Weighing) -> Odds | Declined:
    """Work the odds out."""
    try:
        return game(order.game).odds(order.state, order.option, order.aim)
    except Refusal as refusal:
        return Declined(refusal.key, refusal.details)
