"""The WebSocket of a table: one browser speaks and listens."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from oneiros.kernel.errors import Refusal
from oneiros.server.guests import Signature
from oneiros.server.limits import Bucket, Buckets, Rate
from oneiros.server.origin import same_origin
from oneiros.server.protocol.listener import Listener, encode
from oneiros.server.protocol.messages import AskTakeback, Resync, Try
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.open_room import OpenRoom
from oneiros.server.sockets.talk import hear, read, refused
from oneiros.storage import StorageRefusal

LOG: Final = logging.getLogger("oneiros.server")
# As fast as somebody who clicks in a hurry, or a program that answers every question.
SPEECH: Final = Rate(120, 40)
COMING: Final = Rate(300, 20)
"""How often somebody at an address may connect."""
DEAR: Final[dict[type, int]] = {Resync: 10, AskTakeback: 10, Try: 3}
"""What takes long counts as so many more messages: to tell or play all again, to look ahead."""
MOST_EXCESS: Final = 200
"""The number of messages beyond the limit that are refused before the connection is closed."""
POLICY: Final = 1008
# What sending and receiving raise when the other side is not there any more.
_GONE: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
AGAIN_LATER: Final = 1013
PATIENCE: Final = 20.0
"""The most seconds that a browser may take to read a message."""


class TableSocket:
    """Lets browsers connect to tables."""

    def __init__(self, hall: Hall, signature: Signature) -> None:
        """Stand between the network and the hall."""
        self._hall = hall
        self._signature = signature
        self._senders = Buckets(COMING)

    async def connect(self, socket: WebSocket) -> None:
        """Talk with one browser until it goes."""
        sender = socket.client.host if socket.client else ""
        if not same_origin(socket.headers) or not self._senders.take(sender):
            # Without having been accepted it is answered with 403.
            await socket.close(POLICY)
            return
        await socket.accept()
        listener = Listener(self._signature.read(socket.headers.get("cookie", "")))
        try:
            opened = await self._hall.room(socket.path_params["table"])
            try:
                await opened.welcome(listener)
                await _talk(socket, opened, listener)
            finally:
                await asyncio.shield(asyncio.create_task(opened.part(listener)))
        except Refusal as refusal:
            await _turn_away(socket, refusal)


async def _talk(socket: WebSocket, opened: OpenRoom, listener: Listener) -> None:
    speaking = asyncio.create_task(_speak(socket, listener))
    listening = asyncio.create_task(_listen(socket, opened, listener))
    try:
        await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (speaking, listening):
            task.cancel()
        for ended in await asyncio.gather(speaking, listening, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, _GONE):
                LOG.error("a connection broke", exc_info=ended)


async def _listen(socket: WebSocket, opened: OpenRoom, listener: Listener) -> None:
    bucket = Bucket(SPEECH)
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
            if not bucket.take():
                raise TooMuch("server-too-fast", most=SPEECH.per_second)
            message = read(came)
            if not bucket.take(DEAR.get(type(message), 0)):
                raise TooMuch("server-too-fast", most=SPEECH.per_second)
            await hear(opened, listener, message)
        except Refusal as refusal:
            excess += refusal.key == "server-too-fast"
            listener.tell(refused(game, refusal, came))
        if excess > MOST_EXCESS:
            await socket.close(POLICY)
            return


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Say why nobody can come in, and whether it is worth coming back."""
    again = isinstance(refusal, TooMuch | StorageRefusal)
    with suppress(*_GONE):
        await socket.send_text(encode(refused("", refusal)).decode())
        await socket.close(AGAIN_LATER if again else POLICY)


async def _speak(socket: WebSocket, listener: Listener) -> None:
    """Send what waits; a browser that is too slow is cut off and will ask for everything again."""
    while True:
        message = await listener.next()
        try:
            await asyncio.wait_for(socket.send_text(message.decode()), PATIENCE)
        except TimeoutError:
            listener.slow = True
        if listener.slow:
            await socket.close(AGAIN_LATER)
            return
