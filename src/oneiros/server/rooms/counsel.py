"""What a guest may ask about a game: odds, threats, a hint, why a bot did something.

All of it is worked out elsewhere, and the room waits for nothing of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

from oneiros.registry.named import Threats
from oneiros.server.protocol.listener import Listener
from oneiros.server.protocol.messages import (
    AskHint,
    AskMotive,
    AskOdds,
    AskThreats,
    Hint,
    Motive,
    OddsOf,
    ThreatsOf,
)
from oneiros.server.refusals import Forbidden
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.foreseeing import OddsOrder, ThreatsOrder, odds_order, threats_order
from oneiros.server.rooms.hinting import (
    HintOrder,
    MotiveOrder,
    hint_order,
    motive_order,
)
from oneiros.server.rooms.origins import origin_is_secret
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.thinking import Thinkers

T = TypeVar("T")
_Feared = dict[int, asyncio.Task[Threats]]


class Look(Protocol):
    """Looks at a room while nothing in it waits to be written."""

    def __call__(self, shown: Callable[[Room], T]) -> Awaitable[T]:
        """Give what is seen there."""


class Counsel:
    """Answers what guests ask about one room, at which it looks anew each time."""

    def __init__(self, archive: Archive, thinkers: Thinkers) -> None:
        """Begin with nothing asked."""
        self._archive = archive
        self._thinkers = thinkers
        # The threats at the newest moment that somebody asked about, by seat.
        self._feared: tuple[tuple[int, int], _Feared] = ((-1, -1), {})

    async def odds(self, look: Look, listener: Listener, wish: AskOdds) -> OddsOf:
        """Tell what an answer of a guest's seat may come to."""

        def asked(room: Room) -> OddsOrder:
            room.own(listener.guest, wish.seat)
            return odds_order(room, wish)

        found = await self._thinkers.odds(await look(asked), listener.who)
        return OddsOf(wish.seat, wish.step, wish.cuts, wish.text, wish.aim, found)

    async def threats(self, look: Look, listener: Listener, wish: AskThreats) -> ThreatsOf:
        """Tell what threatens a guest's seat; at one step it is worked out once."""

        def asked(room: Room) -> ThreatsOrder:
            room.own(listener.guest, wish.seat)
            return threats_order(room, wish)

        order = await look(asked)
        moment = (wish.step, wish.cuts)
        if self._feared[0] != moment:
            self._feared = (moment, {})
        known = self._feared[1]
        working = known.get(wish.seat)
        if working is None:
            working = asyncio.create_task(self._thinkers.threats(order, listener.who))
            known[wish.seat] = working
            working.add_done_callback(partial(_forget_failed, known, wish.seat))
        # Whoever leaves does not end it for others who wait for the same.
        found = await asyncio.shield(working)
        return ThreatsOf(wish.seat, wish.step, wish.cuts, found.threats)

    async def hint(self, look: Look, listener: Listener, wish: AskHint) -> Hint:
        """Advise a guest's seat."""

        def asked(room: Room) -> HintOrder:
            room.own(listener.guest, wish.seat)
            return hint_order(room, wish)

        found = await self._thinkers.advise(await look(asked), listener.who)
        return Hint(wish.seat, wish.step, wish.cuts, found.advice)

    async def motive(self, look: Look, listener: Listener, wish: AskMotive) -> Motive:
        """Tell a guest why a bot did something."""

        def asked(room: Room) -> MotiveOrder:
            room.own(listener.guest, wish.seat)
            return motive_order(room, wish)

        order = await look(asked)
        if await origin_is_secret(self._archive, order.setup):
            raise Forbidden("advice-off", why="origin")
        found = await self._thinkers.advise(order, listener.who)
        return Motive(found.seat, found.step, wish.step, wish.cuts, found.advice)


def _forget_failed(known: _Feared, seat: int, done: asyncio.Task[Threats]) -> None:
    """Let threats be worked out again that could not be."""
    if done.cancelled() or done.exception() is not None:
        del known[seat]
