"""The WebSocket of a table: one browser speaks and listens."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Final

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from oneiros.kernel.errors import Refusal
from oneiros.server import logs, metrics
from oneiros.server.crowd import MOST_AT_ADDRESS
from oneiros.server.guests import Signature
from oneiros.server.limits import Bucket, Buckets, Rate
from oneiros.server.origin import same_origin
from oneiros.server.protocol.listener import Listener, encode
from oneiros.server.protocol.messages import (
    Answer,
    AskHint,
    AskMotive,
    AskOdds,
    AskTakeback,
    AskThreats,
    Earlier,
    Resync,
    Say,
    Try,
)
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.senders import Senders
from oneiros.server.sockets.talk import hear, read, refused
from oneiros.server.sockets.wire import WRITE
from oneiros.storage import StorageRefusal

LOG: Final = logging.getLogger("oneiros.server")
# As fast as somebody who clicks in a hurry, or a program that answers every question.
SPEECH: Final = Rate(120, 40)
GUEST_SPEECH: Final = Rate(240, 80)
"""How much a guest may say over all connections."""
ADDRESS_SPEECH: Final = Rate(1200, 400)
"""How much may be said over all connections from an address, such as that of a school."""
COMING: Final = Rate(300, 20)
"""How often somebody at an address may connect, and how often a guest."""
DEAR: Final[dict[type, int]] = {
    AskHint: 40,
    AskMotive: 40,
    Resync: 10,
    AskTakeback: 10,
    AskOdds: 9,
    AskThreats: 9,
    Try: 3,
    Earlier: 1,
}
"""What takes long counts as so many more messages: to tell or play all again, to look ahead."""
MOST_EXCESS: Final = 200
"""The number of messages beyond the limit that are refused before the connection is closed."""
POLICY: Final = 1008
# What sending and receiving raise when the other side is not there any more.
_GONE: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
AGAIN_LATER: Final = 1013
RESTART: Final = 1012
PATIENCE: Final = 20.0
"""The most seconds that a browser may take to read a message."""


class TableSocket:
    """Lets browsers connect to tables."""

    def __init__(self, hall: Hall, signature: Signature, senders: Senders) -> None:
        """Stand between the network and the hall."""
        self._hall = hall
        self._signature = signature
        self._senders = senders
        self._coming = Buckets(COMING)
        self._guests = Buckets(GUEST_SPEECH)
        self._addresses = Buckets(ADDRESS_SPEECH)
        # How many connections each sender has.
        self._open: Counter[str] = Counter()

    async def connect(self, socket: WebSocket) -> None:
        """Talk with one browser until it goes."""
        logs.begin("socket")
        sender = self._senders.of(socket)
        guest = self._signature.read(socket.headers.get("cookie", ""))
        if not same_origin(socket):
            # Without having been accepted it is answered with 403.
            await socket.close(POLICY)
            return
        often = not self._coming.take([sender] if guest is None else [sender, guest])
        # Behind a proxy, only here is it known who connects.
        if often or self._open[sender] >= MOST_AT_ADDRESS:
            said = "There are too many connections from your address, or they come too fast."
            await socket.send_denial_response(PlainTextResponse(said, 429, {"Retry-After": "5"}))
            return
        self._open[sender] += 1
        try:
            await self._serve(socket, sender, Listener(guest, sender))
        finally:
            self._open[sender] -= 1
            if not self._open[sender]:
                del self._open[sender]

    async def _serve(self, socket: WebSocket, sender: str, listener: Listener) -> None:
        await socket.accept()
        listener.write = socket.scope.get("extensions", {}).get(WRITE, {}).get("now")
        try:
            opened = await self._hall.room(socket.path_params["table"], listener.who)
            try:
                await opened.welcome(listener)
                LOG.info("connected", extra=logs.fields(table=opened.room.id))
                await self._talk(socket, sender, opened, listener)
            finally:
                for work in (listener.weighing, listener.fearing, listener.advising):
                    if work is not None:
                        work.cancel()
                LOG.info("disconnected", extra=logs.fields(table=opened.room.id))
                await asyncio.shield(asyncio.create_task(opened.part(listener)))
        except Refusal as refusal:
            await _turn_away(socket, refusal)

    async def _talk(
        self, socket: WebSocket, sender: str, opened: OpenRoom, listener: Listener
    ) -> None:
        bucket = Bucket(SPEECH)
        guests = [] if listener.guest is None else [listener.guest]

        def take(count: int) -> None:
            """Count messages of this connection, this guest and this address, or refuse."""
            if not bucket.take(count):
                raise TooMuch("server-too-fast", most=SPEECH.per_second)
            if not self._guests.take(guests, count):
                raise TooMuch("server-too-fast", most=GUEST_SPEECH.per_second)
            if not self._addresses.take([sender], count):
                raise TooMuch("server-too-fast", most=ADDRESS_SPEECH.per_second)

        await _both(_speak(socket, listener), _listen(socket, opened, listener, take))


async def _both(*sides: Coroutine[None, None, None]) -> None:
    """Speak and listen until one of the two ends."""
    speaking, listening = (asyncio.create_task(one) for one in sides)
    try:
        await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (speaking, listening):
            task.cancel()
        for ended in await asyncio.gather(speaking, listening, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, _GONE):
                LOG.error("a connection broke", exc_info=ended)


async def _listen(
    socket: WebSocket, opened: OpenRoom, listener: Listener, take: Callable[[int], None]
) -> None:
    excess = 0
    game = opened.room.game.ruleset.name
    while True:
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] == "websocket.disconnect":
            return
        came = event.get("text") or event.get("bytes") or ""
        try:
            take(1)
            message = read(came)
            if type(message) in DEAR:
                take(DEAR[type(message)])
            begun = perf_counter()
            await hear(opened, listener, message)
            if isinstance(message, (Answer, Say)):
                metrics.ANSWER_SECONDS.observe(perf_counter() - begun)
                metrics.ANSWERS_OF_PEOPLE.inc()
        except Refusal as refusal:
            metrics.count_refusal(refusal)
            excess += refusal.key == "server-too-fast"
            listener.tell(refused(game, refusal, came))
        if excess > MOST_EXCESS:
            await socket.close(POLICY)
            return


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Say why nobody can come in, and whether it is worth coming back."""
    metrics.count_refusal(refusal)
    again = isinstance(refusal, TooMuch | StorageRefusal)
    with suppress(*_GONE):
        await socket.send_text(encode(refused("", refusal)).decode())
        await socket.close(AGAIN_LATER if again else POLICY)


async def _speak(socket: WebSocket, listener: Listener) -> None:
    """Send what waits; a browser that is too slow is cut off and will ask for everything again."""
    while True:
        message = await listener.next()
        if listener.ended:
            # Whoever has the new cookie is let in with it, others as onlookers.
            await socket.close(AGAIN_LATER)
            return
        if not message:
            await socket.close(RESTART, "the server stops; come back in a moment")
            return
        try:
            # Where it could be ended at the very moment of being done, wait_for would go on.
            async with asyncio.timeout(PATIENCE):
                await socket.send_text(message.decode())
        except TimeoutError:
            listener.slow = True
        if listener.slow:
            await socket.close(AGAIN_LATER)
            return
