"""The WebSocket protocol of uvicorn, cutting off clients that do not read or talk too much."""

from __future__ import annotations

import asyncio
import struct
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Opcode
from websockets.protocol import OPEN

from oneiros.server.crowd import PATIENCE, Crowd, Timed
from oneiros.server.sockets.frames import Frames

WRITE: Final = "oneiros.write"
"""The extension of ASGI by which a text is sent at once: to everybody who is told the same."""
_SHORT, _LONG = 126, 1 << 16
_TEXT: Final = 0x80 | Opcode.TEXT
MOST_UNHEARD: Final = 4
"""So many messages of a peer may wait for the application before no more are read."""
MOST_UNREAD: Final = 8 * 1024 * 1024
"""So many bytes may wait for a peer."""


class Wire(WebSocketsSansIOProtocol, Timed):
    """Closing waits until everything is read, so a peer that never reads is not closed but cut."""

    def __init__(
        self,
        config: Config,
        server_state: Crowd,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Begin with nothing read."""
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Frames(config.ws_max_size, self.logger)
        self._crowd = server_state
        self._host = ""
        # When it is cut, unless it has got on by then.
        self._due: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._crowd.enter(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let somebody go."""
        super().connection_lost(exc)
        self._crowd.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """Read on; a request that cannot be read is answered and ends the connection."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is none ends the connection.

        Reading stops only when some messages wait: to stop it for each is dearer than reading it.
        """
        came, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": came})
        else:
            try:
                text = came.decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA, "text is UTF-8")
                self.handle_parser_exception()
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """Let the application write without waiting, besides what every server offers."""
        self.scope.setdefault("extensions", {})[WRITE] = {"now": self.now}
        await super().run_asgi()

    def now(self, message: bytes) -> bool:
        """Send a text, written already, unless it would have to wait or comes too late."""
        ready = self.handshake_complete and self.conn.state is OPEN and self.writable.is_set()
        if not ready or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_head(len(message)) + message)
        return True

    def keepalive_timeout(self) -> None:
        """End a connection whose other side does not answer, without waiting for it to read."""
        super().keepalive_timeout()
        self._cut()

    def shutdown(self) -> None:
        """End with the server."""
        super().shutdown()
        if not self.writable.is_set():
            self._cut()

    def handle_ping(self) -> None:
        """Answer a ping, unless too many answers wait to be read already."""
        transport = self.transport
        if transport.get_write_buffer_size() > MOST_UNREAD:
            self._cut()
        else:
            super().handle_ping()

    def check(self, moment: float) -> None:
        """Cut what has neither begun nor ended in time."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self._due = None
        elif self._due is None:
            self._due = moment + PATIENCE
        elif moment > self._due:
            self._cut()

    def _cut(self) -> None:
        transport = self.transport
        if isinstance(transport, asyncio.Transport):
            transport.abort()


def _head(length: int) -> bytes:
    """Begin a frame that is a whole text, as RFC 6455 says (5.2)."""
    if length < _SHORT:
        return struct.pack("!BB", _TEXT, length)
    if length < _LONG:
        return struct.pack("!BBH", _TEXT, _SHORT, length)
    return struct.pack("!BBQ", _TEXT, _SHORT + 1, length)
