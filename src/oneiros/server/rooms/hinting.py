"""Hints and motives: where they are given, and what is thought about for them.

They are thought about in the processes in which bots think, so that nobody else waits for them.
"""

from __future__ import annotations

from typing import NamedTuple

from oneiros.kernel.dice import derived_seed
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.log import Answer
from oneiros.kernel.ruleset import Setup
from oneiros.kernel.state import NOBODY, State
from oneiros.registry import advice
from oneiros.registry.advice import Go
from oneiros.registry.games import game
from oneiros.registry.named import Advice
from oneiros.server.protocol.messages import AskHint, AskMotive
from oneiros.server.refusals import Forbidden, Untimely
from oneiros.server.rooms import playing
from oneiros.server.rooms.foreseeing import Declined
from oneiros.server.rooms.room import Room
from oneiros.words.portable import PORTABLE


class HintOrder(NamedTuple):
    """A question to be thought about: a state that holds only what its seat may know."""

    game: str
    state: State
    seed: int


class Advised(NamedTuple):
    """What was thought, about which seat, and of a motive the step of its first answer."""

    advice: Advice
    seat: int
    step: int = 0


class MotiveOrder(NamedTuple):
    """Answers of a bot to be thought about, and the seat by whose knowledge that is done."""

    game: str
    setup: Setup
    answers: tuple[Answer, ...]
    go: Go
    step: int
    viewer: int
    seed: int


def hint_order(room: Room, wish: AskHint) -> HintOrder:
    """Say what is to be thought about for a seat that is asked, or refuse."""
    _check(room)
    state = playing.asking(room, wish.seat, wish.step, wish.cuts)
    ruleset = room.game.ruleset
    seed = derived_seed("hint", room.id, wish.step, wish.cuts)
    return HintOrder(ruleset.name, ruleset.veil(state, wish.seat), seed)


def motive_order(room: Room, wish: AskMotive) -> MotiveOrder:
    """Say what is to be thought about for somebody who wonders about a bot, or refuse.

    After the game everybody may ask.
    """
    if room.status == "playing":
        _check(room)
    playing.check_cuts(room, wish.cuts)
    match, setup = room.match, room.setup
    if match is None or setup is None:
        raise Untimely("server-sowing")
    go = advice.go_at(match.answers, wish.step)
    if room.seats[go.seat].kind != "bot":
        raise Forbidden("advice-not-a-bot", seat=room.names[go.seat])
    mine = room.seats_of(room.seats[wish.seat].guest_id)
    # Several people at one screen see together what onlookers see.
    viewer = wish.seat if len(mine) == 1 else NOBODY
    seed = derived_seed("motive", room.id, go.step, room.cuts)
    answers = tuple(match.answers[: go.step])
    return MotiveOrder(room.game.ruleset.name, setup, answers, go, wish.step, viewer, seed)


def advise(order: HintOrder | MotiveOrder) -> Advised | Declined:
    """Think."""
    try:
        return _hint(order) if isinstance(order, HintOrder) else _motive(order)
    except Refusal as refusal:
        return Declined(refusal.key, refusal.details)


def _hint(order: HintOrder) -> Advised:
    found = advice.hint(game(order.game), PORTABLE, order.state, order.seed)
    return Advised(found, order.state.seat)


def _motive(order: MotiveOrder) -> Advised:
    played = game(order.game)
    parts = advice.decided(played, order.setup, order.answers, order.go, order.viewer)
    go, state = [one for one in parts if one.go.step <= order.step][-1]
    if state is None:
        raise BadData("advice-secret")
    found = advice.motive(played, PORTABLE, state, go.options, order.seed)
    return Advised(found, go.seat, go.step)


def stands(room: Room, wish: AskHint) -> bool:
    """Tell whether the question of a hint is still asked."""
    try:
        playing.asking(room, wish.seat, wish.step, wish.cuts)
    except Refusal:
        return False
    return True


def _check(room: Room) -> None:
    if room.barred:
        raise Forbidden("advice-off", why=room.barred)
